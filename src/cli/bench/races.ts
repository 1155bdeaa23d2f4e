import { CHANCE, NOBODY, decideAndApply, uncheckedPlayOf, type AnyGame, type Outcome } from '../../kit/index.ts';
import type { AnyCommandSide } from '../command-side.ts';
import { createContent } from '../files.ts';
import { gameById, sideOf } from '../registry.ts';

/** A game with what is measured of it. */
export interface Measured {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly side: AnyCommandSide['bench'];
}

/** Null: the game has no command side, which says what to measure. */
export function measuredGame(id: string): Measured | null {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const side = sideOf(id)?.bench;
  if (side === undefined) return null;
  const config = game.configure(side.setup, createContent());
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return { game, config: config.value, side };
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
  readonly state: unknown;
  /** One action of a seat or of chance; a new race where one is over. */
  act(): void;
}

/** Random races by unchecked play, without events. A game without unchecked play uses checked play under the same names. */
export function shortRandomRaces({ game, config }: Measured, below: (n: number) => number): Pick<RandomRaces, 'act'> {
  const way = uncheckedPlayOf(game);
  const first = game.start(config);
  let state = game.start(config);
  return {
    act() {
      const seat = game.turn(state);
      if (seat === NOBODY) {
        if (game.unchecked === undefined) state = game.start(config);
        else game.unchecked.copyInto(state, first);
      } else if (seat === CHANCE) way.play(state, way.draw(state, below));
      else {
        const { items, count } = way.options(state);
        way.play(state, items[below(count)]);
      }
    },
  };
}

interface Listener {
  event(event: unknown): void;
  raceEnded(): void;
}

/** @param listener hears every event; null where races are timed, since to count would cost, too */
export function randomRaces({ game, config }: Measured, below: (n: number) => number, listener: Listener | null): RandomRaces {
  let state = game.start(config);
  return {
    get state() {
      return state;
    },
    act() {
      const seat = game.turn(state);
      if (seat === NOBODY) {
        listener?.raceEnded();
        state = game.start(config);
        return;
      }
      const action = seat === CHANCE ? draw(game.outcomes(state), below) : pick(game.choices(state), below);
      const decided = decideAndApply(game, state, seat, action);
      if (!decided.ok) throw new Error(`an option was refused: ${decided.refusal.code}`);
      if (listener) for (const event of decided.events) listener.event(event);
    },
  };
}

/** What is counted in races: moves, and races ridden to their end. */
export interface Moves {
  moves: number;
  races: number;
}

/** The same actions again, counted. */
export function countRaces(measured: Measured, below: (n: number) => number, acts: number): Moves {
  const counted: Moves = { moves: 0, races: 0 };
  const races = randomRaces(measured, below, {
    event(event) {
      if (measured.side.isMove(event)) counted.moves++;
    },
    raceEnded() {
      counted.races++;
    },
  });
  for (let i = 0; i < acts; i++) races.act();
  return counted;
}

const pick = (options: readonly unknown[], below: (n: number) => number): unknown => options[below(options.length)]!;

/** The list that was asked last, where all its weights are one: the dice, mostly. */
let even: readonly Outcome<unknown>[] = [];

function draw(outcomes: readonly Outcome<unknown>[], below: (n: number) => number): unknown {
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

/** Positions of random races and the questions they put to the bare call, each in a copy of its own. */
export interface Sample {
  readonly states: readonly unknown[];
  readonly cases: readonly unknown[];
}

export function samplePositions(measured: Measured, below: (n: number) => number, wanted: number): Sample {
  const { game, side } = measured;
  const states: unknown[] = [];
  const cases: unknown[] = [];
  const races = randomRaces(measured, below, null);
  while (cases.length < wanted) {
    for (let skip = 1 + below(400); skip > 0; skip--) races.act();
    while (side.caseOf(races.state) === null) races.act();
    const state = game.copy(races.state);
    states.push(state);
    cases.push(side.caseOf(state));
  }
  return { states, cases };
}
