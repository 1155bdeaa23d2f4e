import {
  CHANCE,
  carryOut,
  createRandom,
  fail,
  NOBODY,
  ok,
  shortWayOf,
  type AnyGame,
  type FinalRank,
  type Problem,
  type Random,
  type Result,
  type Seat,
} from '../../kit/index.ts';
import type { AnyBot } from '../../bots/index.ts';
import { createManyRandoms } from './chance.ts';
import type { Tell } from './requests.ts';

/** Races of one set-up, side by side, that a program steps through by numbers of options. They go the short way; what nobody has a choice in, chance, and the seats of the house are ridden between two questions. */
export interface Batch {
  readonly races: number;
  readonly seats: number;
  /** Options and answers of chance that were played so far. */
  readonly played: number;
  /** In each of these races the option of this number. What is wrong with one number leaves all as it was. */
  step(races: readonly number[], choose: readonly unknown[]): Result<readonly Over[], Problem>;
  /** Begins these races anew. @param seeds one for each; left out: the next of the batch's own */
  reset(races: readonly number[], seeds: readonly string[] | undefined): void;
  asked(races: readonly number[], tell: readonly Tell[]): Asked;
}

/** A race has come to its end. */
export interface Over {
  readonly race: number;
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rewards: readonly number[];
}

/** Where races stand, by race. */
export interface Asked {
  /** The seat that is asked; -1: the race is over. */
  readonly seat: readonly Seat[];
  /** How many options it has. */
  readonly count: readonly number[];
  readonly options?: readonly (readonly string[])[];
  readonly view?: readonly unknown[];
}

export interface BatchOptions {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly races: number;
  readonly seed: string;
  /** [seat] null: the program rides. */
  readonly bots: readonly (AnyBot | null)[];
  readonly again: boolean;
}

const OVER = -1;
/** Races that end without a question, one after another, before it is given up to begin anew. */
const MOST_BEGUN = 100;

interface RaceOn {
  state: unknown;
  /** How often it was begun. */
  run: number;
  readonly below: Random['below'];
  /** [seat] of the bots of the house. */
  numbers: readonly (Random | null)[];
  seat: Seat;
  /** Those of the question; none where the race is over. */
  options: readonly unknown[];
}

const NONE: readonly unknown[] = [];

export function createBatch({ game, config, races, seed, bots, again }: BatchOptions): Batch {
  const way = shortWayOf(game);
  const seats = game.seats(config).length;
  const first = game.start(config);
  const chance = createManyRandoms(races);
  let played = 0;
  const all = Array.from({ length: races }, (_, race): RaceOn => {
    const below = (n: number): number => chance.below(race, n);
    const on: RaceOn = { state: game.start(config), run: 0, below, numbers: [], seat: OVER, options: NONE };
    begin(on, race);
    return on;
  });

  function begin(on: RaceOn, race: number, ownSeed = `${seed}/${race}/${on.run + 1}`): void {
    // in the same place, so that races which are stepped through together lie together
    if (game.short === undefined) on.state = game.start(config);
    else game.short.copyInto(on.state, first);
    on.run++;
    chance.begin(race, ownSeed);
    on.numbers = bots.map((bot, seat) => (bot === null ? null : createRandom(ownSeed, seat)));
    goOn(on);
  }

  /** To the next question that the program has a choice in, or to the end. */
  function goOn(on: RaceOn): void {
    const { state } = on;
    for (;;) {
      const seat = game.turn(state);
      if (seat === NOBODY) {
        on.seat = OVER;
        on.options = NONE;
        return;
      }
      if (seat === CHANCE) way.play(state, way.draw(state, on.below));
      else {
        const bot = bots[seat] ?? null;
        // a list of its own: the one of the short way is another race's by the next line
        const options = game.choices(state);
        if (options.length > 1 && bot === null) {
          on.options = options;
          on.seat = seat;
          return;
        }
        if (bot === null) way.play(state, options[0]);
        else ridden(on, seat, bot);
      }
      played++;
    }
  }

  function ridden({ state, numbers }: RaceOn, seat: Seat, bot: AnyBot): void {
    const seen = game.hide(state, seat);
    const action = bot.choose(seen, game.choices(seen), numbers[seat]!);
    if (game.choices(state).includes(action)) way.play(state, action);
    else if (!carryOut(game, state, seat, action).ok) throw new Error(`${bot.name} chose what is not allowed`);
  }

  /** Null: all are numbers of options. */
  function wrongChoice(which: readonly number[], choose: readonly unknown[]): Problem | null {
    if (choose.length !== which.length)
      return { code: 'ride-choices', at: 'choose', facts: { expected: which.length, found: choose.length } };
    for (let i = 0; i < which.length; i++) {
      const count = all[which[i]!]!.options.length;
      const chosen = choose[i];
      if (count === 0) continue;
      if (typeof chosen !== 'number' || !Number.isInteger(chosen) || chosen < 0 || chosen >= count)
        return {
          code: 'ride-choice',
          at: `choose[${i}]`,
          facts: { race: which[i]!, most: count - 1, found: JSON.stringify(chosen).slice(0, 60) },
        };
    }
    return null;
  }

  return {
    races,
    seats,
    get played() {
      return played;
    },
    step(which, choose) {
      const wrong = wrongChoice(which, choose);
      if (wrong !== null) return fail(wrong);
      const over: Over[] = [];
      for (let i = 0; i < which.length; i++) {
        const race = which[i]!;
        const on = all[race]!;
        if (on.options.length === 0) continue;
        way.play(on.state, on.options[choose[i] as number]);
        played++;
        goOn(on);
        // a race in which the program has nothing to choose is over as it begins
        for (let begun = 0; on.seat === OVER && begun < MOST_BEGUN; begun++) {
          over.push(overOf(race, game.standings(on.state), seats));
          if (!again) break;
          begin(on, race);
        }
      }
      return ok(over);
    },
    reset(which, seeds) {
      which.forEach((race, i) => {
        begin(all[race]!, race, seeds?.[i]);
      });
    },
    asked(which, tell) {
      const on = which.map((race) => all[race]!);
      return {
        seat: on.map(({ seat }) => seat),
        count: on.map(({ options }) => options.length),
        ...(tell.includes('options')
          ? { options: on.map(({ state, options }) => options.map((option) => game.actions.format(state, option))) }
          : {}),
        ...(tell.includes('view')
          ? { view: on.map(({ state, seat }) => (seat === OVER ? null : game.view(game.hide(state, seat), seat))) }
          : {}),
      };
    },
  };
}

/** By seat. The reward is the share of the others who came in behind, less the share of those before: 1 for who has won alone, -1 for the last, 0 in sum. */
function overOf(race: number, standings: readonly FinalRank[], seats: number): Over {
  const line = (seat: Seat): FinalRank => standings.find((one) => one.seat === seat)!;
  const lines = Array.from({ length: seats }, (_, seat) => line(seat));
  const reward = ({ rank }: FinalRank): number =>
    lines.reduce((sum, other) => sum + Math.sign(other.rank - rank), 0) / Math.max(1, seats - 1);
  return { race, points: lines.map(({ points }) => points), ranks: lines.map(({ rank }) => rank), rewards: lines.map(reward) };
}
