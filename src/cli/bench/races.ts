import {
  F,
  get,
  phaseOf,
  placeOf,
  reachFrom,
  reifenbreite,
  type Action,
  type Config,
  type Event,
  type State,
} from '../../games/reifenbreite/index.ts';
import { CHANCE, NOBODY, type Outcome } from '../../kit/index.ts';
import { setupFrom } from '../simulate/setup.ts';
import { createContent } from '../files.ts';

/** What is measured on: the longest course by all rules, four teams. */
export const COURSE = 'tour-de-france';
export const RULES = 'professional';

export function benchConfig(): Config {
  const setup = setupFrom({ courses: [COURSE], rules: RULES, bots: ['random', 'random', 'random', 'random'], teams: 1 });
  const config = reifenbreite.configure(setup, createContent());
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/** Marsaglia's xorshift with 32 bits: the cheapest thing that rolls dice, so that the game is measured and not its dice. */
export const RANDOM = 'xorshift32';

export function createCheapRandom(seed: number): (n: number) => number {
  let x = seed | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) / 0x100000000) * n);
  };
}

/** Rides one random race after another: through the same choices, outcomes, decide and evolve that everybody uses. */
export interface RandomRaces {
  readonly state: State;
  /** One action of a seat or of chance; a new race where one is over. */
  act(): void;
}

/** @param told hears every event; null where races are timed, since to count would cost, too */
export function randomRaces(config: Config, below: (n: number) => number, told: ((event: Event) => void) | null): RandomRaces {
  let state = reifenbreite.start(config);
  return {
    get state() {
      return state;
    },
    act() {
      const seat = reifenbreite.turn(state);
      if (seat === NOBODY) {
        state = reifenbreite.start(config);
        return;
      }
      const action = seat === CHANCE ? draw(reifenbreite.outcomes(state), below) : pick(reifenbreite.choices(state), below);
      const decided = reifenbreite.decide(state, seat, action);
      if (!decided.ok) throw new Error(`an option was refused: ${decided.refusal.code}`);
      for (const event of decided.events) {
        reifenbreite.evolve(state, event);
        told?.(event);
      }
    },
  };
}

const HAS_MOVED: ReadonlySet<Event['type']> = new Set(['moved', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const);

/** What is counted in races: riders' moves (a rider had his move of a round, in whatever way) and races begun and ridden to their end. */
export interface Counted {
  moves: number;
  races: number;
}

/** The same actions again, counted. */
export function countRaces(config: Config, below: (n: number) => number, acts: number): Counted {
  const counted: Counted = { moves: 0, races: 0 };
  const races = randomRaces(config, below, (event) => {
    if (HAS_MOVED.has(event.type)) counted.moves++;
    if (event.type === 'race-ended') counted.races++;
  });
  for (let i = 0; i < acts; i++) races.act();
  return counted;
}

const pick = (options: readonly Action[], below: (n: number) => number): Action => options[below(options.length)]!;

/** The list that was asked last, where all its weights are one: the dice, mostly. */
let even: readonly Outcome<Action>[] = [];

function draw(outcomes: readonly Outcome<Action>[], below: (n: number) => number): Action {
  if (outcomes === even) return outcomes[below(outcomes.length)]!.action;
  let sum = 0;
  for (const { weight } of outcomes) sum += weight;
  if (sum === outcomes.length) even = outcomes;
  let left = below(sum);
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new Error('nothing drawn');
}

/** A question that the search over the road is asked in a race: these riders, this place, these points. */
export interface ReachCase {
  readonly state: State;
  readonly from: number;
  readonly points: number;
}

/** The searches of moves that come up in random races, from their whole length: who rides, from where, with how many points. */
export function sampleCases(config: Config, below: (n: number) => number, wanted: number): readonly ReachCase[] {
  const cases: ReachCase[] = [];
  const races = randomRaces(config, below, null);
  while (cases.length < wanted) {
    for (let skip = 1 + below(400); skip > 0; skip--) races.act();
    while (phaseOf(races.state) !== 'move') races.act();
    const { state } = races;
    cases.push({ state: reifenbreite.copy(state), from: placeOf(state, get(state, F.rider)), points: get(state, F.points) });
  }
  return cases;
}

/** Asks all questions once; the sum keeps an engine from leaving the calls out. Neighbours differ, so that no answer is remembered. */
export function askAll(cases: readonly ReachCase[]): number {
  let found = 0;
  for (const { state, from, points } of cases) found += reachFrom(state, from, points).count;
  return found;
}
