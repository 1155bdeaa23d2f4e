import {
  CHANCE,
  decideAndApply,
  createRandom,
  fail,
  NOBODY,
  ok,
  uncheckedPlayOf,
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

/**
 * Races of one set-up at the same time, in which a program chooses by the number of an option. They use unchecked play. Between two questions chance, our own bots and
 * moves without a choice are played.
 */
export interface Batch {
  readonly races: number;
  readonly seats: number;
  /** Options and answers of chance that were played so far. */
  readonly played: number;
  /** In each of these races the option of this number. What is wrong with one number leaves all as it was. */
  step(races: readonly number[], choose: readonly unknown[]): Result<readonly Over[], Problem>;
  /** In each of these races as many options in a row as its list holds numbers, each by what is left of the number when the options are counted off over and over; what is left of a list at the end of a race is passed over. */
  walk(races: readonly number[], choose: readonly unknown[]): Result<readonly Over[], Problem>;
  /** Begins these races anew. @param seeds one for each; left out: the next of the batch's own */
  reset(races: readonly number[], seeds: readonly string[] | undefined): void;
  asked(races: readonly number[], tell: readonly Tell[]): RacesAsked;
}

/** A race has come to its end. */
export interface Over {
  readonly race: number;
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rewards: readonly number[];
}

/** Where races stand, by race. */
export interface RacesAsked {
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

/**
 * By race, in arrays: with thousands of races every object that is looked at on the way comes from far away.
 * `asks` and `counts`: whose question it is, and how many options it has; none where the race is over.
 */
interface Races {
  readonly states: unknown[];
  readonly asks: Int8Array;
  readonly counts: Uint32Array;
  /** The options of the question. */
  readonly lists: (readonly unknown[])[];
  /** Room to keep options in whose list is used again by the next race. */
  readonly kept: unknown[][];
  /** How often each was begun. */
  readonly runs: Uint32Array;
  /** [race][seat] of our own bots. */
  readonly numbers: (readonly (Random | null)[])[];
}

const NONE: readonly unknown[] = [];
const NO_NUMBERS: readonly number[] = [];
/** Numbers of a walk: such as an engine keeps without a detour. */
const MOST_NUMBER = 0x3fff_ffff;
const isCounted = (number: unknown): boolean =>
  typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MOST_NUMBER;
const shown = (found: unknown): string => JSON.stringify(found).slice(0, 60);

export function createBatch({ game, config, races, seed, bots, again }: BatchOptions): Batch {
  const way = uncheckedPlayOf(game);
  const seats = game.seats(config).length;
  const first = game.start(config);
  const chance = createManyRandoms(races);
  let played = 0;
  /** Whose dice roll: one function for all races, since each of so many would be called by a detour. */
  let rolling = 0;
  const below = (n: number): number => chance.below(rolling, n);
  const { states, asks, counts, lists, kept, runs, numbers }: Races = {
    states: Array.from({ length: races }, () => game.start(config)),
    asks: new Int8Array(races).fill(OVER),
    counts: new Uint32Array(races),
    lists: Array.from({ length: races }, () => NONE),
    kept: Array.from({ length: races }, () => []),
    runs: new Uint32Array(races),
    numbers: Array.from({ length: races }, () => []),
  };
  for (let race = 0; race < races; race++) begin(race);

  function begin(race: number, ownSeed = `${seed}/${race}/${runs[race]! + 1}`): void {
    // in the same place, so that races which are stepped through together lie together
    if (game.unchecked === undefined) states[race] = game.start(config);
    else game.unchecked.copyInto(states[race], first);
    runs[race]!++;
    chance.begin(race, ownSeed);
    if (bots.some((bot) => bot !== null)) numbers[race] = bots.map((bot, seat) => (bot === null ? null : createRandom(ownSeed, seat)));
    goOn(race, NO_NUMBERS);
  }

  /** To the next question that the program has a choice in and no number for, or to the end. */
  function goOn(race: number, numbersAhead: readonly number[]): void {
    const state = states[race];
    rolling = race;
    // the first was for the question that waited
    let next = 1;
    for (;;) {
      const seat = game.turn(state);
      if (seat === NOBODY) return waitFor(race, OVER, 0, NONE);
      if (seat === CHANCE) way.play(state, way.draw(state, below));
      else {
        const bot = bots[seat] ?? null;
        if (bot === null) {
          const { items, count, isImmutable } = way.options(state);
          if (count === 1) way.play(state, items[0]);
          else if (next < numbersAhead.length) way.play(state, items[numbersAhead[next++]! % count]);
          else return waitFor(race, seat, count, isImmutable ? items : keep(kept[race]!, items, count));
        } else ridden(race, seat, bot);
      }
      played++;
    }
  }

  function waitFor(race: number, seat: Seat, count: number, list: readonly unknown[]): void {
    asks[race] = seat;
    counts[race] = count;
    lists[race] = list;
  }

  function ridden(race: number, seat: Seat, bot: AnyBot): void {
    const state = states[race];
    const seen = game.hide(state, seat);
    const action = bot.choose(seen, game.choices(seen), numbers[race]![seat]!);
    if (game.choices(state).includes(action)) way.play(state, action);
    else if (!decideAndApply(game, state, seat, action).ok) throw new Error(`${bot.name} chose what is not allowed`);
  }

  /** Null: all are numbers of options. */
  function wrongChoice(which: readonly number[], choose: readonly unknown[]): Problem | null {
    if (choose.length !== which.length)
      return { code: 'ride-choices', at: 'choose', facts: { expected: which.length, found: choose.length } };
    for (let i = 0; i < which.length; i++) {
      const count = counts[which[i]!]!;
      const chosen = choose[i];
      if (count === 0) continue;
      if (typeof chosen !== 'number' || !Number.isInteger(chosen) || chosen < 0 || chosen >= count)
        return {
          code: 'ride-choice',
          at: `choose[${i}]`,
          facts: { race: which[i]!, most: count - 1, found: shown(chosen) },
        };
    }
    return null;
  }

  /** Null: all are lists of whole numbers. */
  function wrongWalk(which: readonly number[], choose: readonly unknown[]): Problem | null {
    if (choose.length !== which.length)
      return { code: 'ride-choices', at: 'choose', facts: { expected: which.length, found: choose.length } };
    for (let i = 0; i < which.length; i++) {
      const list = choose[i];
      const wrong = Array.isArray(list) ? list.findIndex((number) => !isCounted(number)) : -1;
      if (Array.isArray(list) && wrong < 0) continue;
      const found: unknown = Array.isArray(list) ? list[wrong] : list;
      return {
        code: 'ride-numbers',
        at: wrong < 0 ? `choose[${i}]` : `choose[${i}][${wrong}]`,
        facts: { race: which[i]!, most: MOST_NUMBER, found: shown(found) },
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
      for (let i = 0; i < which.length; i++) answer(which[i]!, choose[i] as number, NO_NUMBERS, over);
      return ok(over);
    },
    walk(which, choose) {
      const wrong = wrongWalk(which, choose);
      if (wrong !== null) return fail(wrong);
      const over: Over[] = [];
      for (let i = 0; i < which.length; i++) {
        const numbersAhead = choose[i] as readonly number[];
        if (numbersAhead.length > 0) answer(which[i]!, numbersAhead[0]! % counts[which[i]!]!, numbersAhead, over);
      }
      return ok(over);
    },
    reset(which, seeds) {
      which.forEach((race, i) => {
        begin(race, seeds?.[i]);
      });
    },
    asked(which, tell) {
      return {
        seat: numbersOf(asks, which),
        count: numbersOf(counts, which),
        ...(tell.includes('options') ? { options: which.map(textsOf) } : {}),
        ...(tell.includes('view') ? { view: which.map(viewOf) } : {}),
      };
    },
  };

  /** The question that waits. A race that is over stays where it is. */
  function answer(race: number, option: number, numbersAhead: readonly number[], over: Over[]): void {
    if (counts[race] === 0) return;
    way.play(states[race], lists[race]![option]);
    played++;
    goOn(race, numbersAhead);
    // a race in which the program has nothing to choose is over as it begins
    for (let begun = 0; asks[race] === OVER && begun < MOST_BEGUN; begun++) {
      over.push(overOf(race, game.standings(states[race]), seats));
      if (!again) break;
      begin(race);
    }
  }

  function textsOf(race: number): string[] {
    return Array.from({ length: counts[race]! }, (_, i) => game.actions.format(states[race], lists[race]![i]));
  }

  function viewOf(race: number): unknown {
    const seat = asks[race]!;
    return seat === OVER ? null : game.view(game.hide(states[race], seat), seat);
  }
}

/** Grown one by one: a list without holes is written as JSON twice as fast as one that `map` has made. */
function numbersOf(by: { readonly [race: number]: number }, which: readonly number[]): number[] {
  const numbers: number[] = [];
  for (const race of which) numbers.push(by[race]!);
  return numbers;
}

function keep(room: unknown[], list: readonly unknown[], count: number): readonly unknown[] {
  for (let i = 0; i < count; i++) room[i] = list[i];
  return room;
}

/** By seat. The reward is the share of the others who came in behind, less the share of those before: 1 for who has won alone, -1 for the last, 0 in sum. */
function overOf(race: number, standings: readonly FinalRank[], seats: number): Over {
  const line = (seat: Seat): FinalRank => standings.find((one) => one.seat === seat)!;
  const lines = Array.from({ length: seats }, (_, seat) => line(seat));
  const reward = ({ rank }: FinalRank): number =>
    lines.reduce((sum, other) => sum + Math.sign(other.rank - rank), 0) / Math.max(1, seats - 1);
  return { race, points: lines.map(({ points }) => points), ranks: lines.map(({ rank }) => rank), rewards: lines.map(reward) };
}
