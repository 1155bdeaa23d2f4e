import {
  CHANCE,
  decideAndApply,
  createRandom,
  fail,
  NO_SEAT,
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
import type { AnyLearning } from '../command-side.ts';
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
  /** Plays an option in each of these races, by its number. An invalid number changes nothing. */
  step(races: readonly number[], choose: readonly unknown[]): Result<readonly Over[], Problem>;
  /** Plays several options in a row in each of these races. Each number of its list, modulo the number of options, is an option. Numbers after the end of a race are ignored. */
  walk(races: readonly number[], choose: readonly unknown[]): Result<readonly Over[], Problem>;
  /** Restarts these races. @param seeds one for each; left out: the batch's next seeds */
  reset(races: readonly number[], seeds: readonly string[] | undefined): void;
  /** @param viewer whose view and numbers; left out: of the seat that decides */
  questions(races: readonly number[], tell: readonly Tell[], viewer?: Seat): RaceQuestions;
  /** Gives these races the positions of others of this batch, and goes on with new luck. @param as draws what this seat may not know anew */
  fork(races: readonly number[], from: readonly number[], seeds: readonly string[] | undefined, as: Seat | undefined): void;
  /** Gives these races positions, and goes on with new luck. */
  load(races: readonly number[], states: readonly unknown[], seeds: readonly string[] | undefined): void;
}

/** The result of a finished race. */
export interface Over {
  readonly race: number;
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rewards: readonly number[];
}

/** The open questions, by race. */
export interface RaceQuestions {
  /** The seat that decides; -1: the race is over. */
  readonly seat: readonly Seat[];
  /** The number of its options. */
  readonly count: readonly number[];
  readonly options?: readonly (readonly string[])[];
  readonly view?: readonly unknown[];
  /** The positions as numbers, race after race. Valid until the next questions. */
  readonly numbers?: Int16Array;
  /** The ids of all options, race after race. Valid until the next questions. */
  readonly actions?: Int16Array;
  /** The points that each seat has scored since the last reply that told them. */
  readonly rewards?: readonly (readonly number[])[];
  /** The text of each position, to `load` it. */
  readonly state?: readonly string[];
}

export interface BatchOptions {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly races: number;
  readonly seed: string;
  /** [seat] null: the program plays. */
  readonly bots: readonly (AnyBot | null)[];
  readonly again: boolean;
  /** Positions as numbers; undefined if the game has none. */
  readonly learning: AnyLearning | undefined;
}

const OVER = -1;
/** How many races in a row may end without a question before the batch stops restarting. */
const MAX_RESTARTS = 100;

/**
 * Arrays by race, because with thousands of races separate objects would miss the processor's caches.
 * `asks` and `counts`: the seat that decides, and the number of its options; 0 if the race is over.
 */
interface Races {
  readonly states: unknown[];
  readonly asks: Int8Array;
  readonly counts: Uint32Array;
  /** The options of the question. */
  readonly lists: (readonly unknown[])[];
  /** Copies of options whose list the game reuses. */
  readonly optionCopies: unknown[][];
  /** How often each race was started. */
  readonly runs: Uint32Array;
  /** [race][seat] of our own bots. */
  readonly numbers: (readonly (Random | null)[])[];
}

const NONE: readonly unknown[] = [];
const NO_NUMBERS: readonly number[] = [];
/** The largest number in a walk. JavaScript engines store it as a small integer. */
const MAX_NUMBER = 0x3fff_ffff;
const isCounted = (number: unknown): boolean =>
  typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX_NUMBER;
const shown = (found: unknown): string => JSON.stringify(found).slice(0, 60);

export function createBatch({ game, config, races, seed, bots, again, learning }: BatchOptions): Batch {
  const unchecked = uncheckedPlayOf(game);
  const seats = game.seats(config).length;
  const first = game.start(config);
  const chance = createManyRandoms(races);
  let played = 0;
  /** Written again for each reply. */
  let all = new Int16Array(0);
  let ids = new Int16Array(0);
  /** [race] the points of the last reply that told them. */
  const scoredBefore: (readonly number[] | undefined)[] = [];
  /** The race whose dice roll. One function for all races, because calls of many different functions are slow. */
  let rolling = 0;
  const below = (n: number): number => chance.below(rolling, n);
  const { states, asks, counts, lists, optionCopies, runs, numbers }: Races = {
    states: Array.from({ length: races }, () => game.start(config)),
    asks: new Int8Array(races).fill(OVER),
    counts: new Uint32Array(races),
    lists: Array.from({ length: races }, () => NONE),
    optionCopies: Array.from({ length: races }, () => []),
    runs: new Uint32Array(races),
    numbers: Array.from({ length: races }, () => []),
  };
  for (let race = 0; race < races; race++) begin(race);

  function begin(race: number, ownSeed = `${seed}/${race}/${runs[race]! + 1}`): void {
    // in place, so that races which are played together lie together in memory
    if (game.unchecked === undefined) states[race] = game.start(config);
    else game.unchecked.copyInto(states[race], first);
    scoredBefore[race] = undefined;
    goOn(race, ownSeed);
  }

  /** Goes on from the race's position with the luck of a seed. */
  function goOn(race: number, ownSeed = `${seed}/${race}/${runs[race]! + 1}`): void {
    runs[race]!++;
    chance.begin(race, ownSeed);
    if (bots.some((bot) => bot !== null)) numbers[race] = bots.map((bot, seat) => (bot === null ? null : createRandom(ownSeed, seat)));
    playOn(race, NO_NUMBERS);
  }

  function place(race: number, state: unknown): void {
    if (game.unchecked === undefined) states[race] = game.copy(state);
    else game.unchecked.copyInto(states[race], state);
    scoredBefore[race] = learning?.scored(state);
  }

  /** The position, or one that agrees with it if it is what a seat sees, because chance cannot draw from hidden cards. */
  function completed(state: unknown, ownSeed: string): unknown {
    if (game.determinize === undefined) return state;
    const text = game.formatState(state);
    const seen = [game.turn(state), ...bots.keys(), NO_SEAT].find((seat) => game.formatState(game.hide(state, seat)) === text);
    return seen === undefined ? state : game.determinize(state, seen, createRandom(ownSeed, seats, 2));
  }

  /** Plays to the next question with a choice for which the program has given no number, or to the end. */
  function playOn(race: number, numbersAhead: readonly number[]): void {
    const state = states[race];
    rolling = race;
    // the first number answered the open question
    let next = 1;
    for (;;) {
      const seat = game.turn(state);
      if (seat === NO_SEAT) return waitFor(race, OVER, 0, NONE);
      if (seat === CHANCE) unchecked.play(state, unchecked.draw(state, below));
      else {
        const bot = bots[seat] ?? null;
        if (bot === null) {
          const { items, count, isImmutable } = unchecked.options(state);
          if (count === 1) unchecked.play(state, items[0]);
          else if (next < numbersAhead.length) unchecked.play(state, items[numbersAhead[next++]! % count]);
          else return waitFor(race, seat, count, isImmutable ? items : copyOptions(optionCopies[race]!, items, count));
        } else playBot(race, seat, bot);
      }
      played++;
    }
  }

  function waitFor(race: number, seat: Seat, count: number, list: readonly unknown[]): void {
    asks[race] = seat;
    counts[race] = count;
    lists[race] = list;
  }

  function playBot(race: number, seat: Seat, bot: AnyBot): void {
    const state = states[race];
    const seen = game.hide(state, seat);
    const action = bot.choose(seen, game.choices(seen), numbers[race]![seat]!);
    if (game.choices(state).includes(action)) unchecked.play(state, action);
    else if (!decideAndApply(game, state, seat, action).ok) throw new Error(`${bot.name} chose what is not allowed`);
  }

  /** Null if all are numbers of options. */
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

  /** Null if all are lists of whole numbers. */
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
        facts: { race: which[i]!, most: MAX_NUMBER, found: shown(found) },
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
    fork(which, from, seeds, as) {
      // copied first, because a race may be in both lists
      const copies = from.map((race, i) => {
        if (as === undefined || game.determinize === undefined) return game.copy(states[race]);
        const random = createRandom(seeds?.[i] ?? `${seed}/${which[i]!}/${runs[which[i]!]! + 1}`, as, 2);
        return game.determinize(game.hide(states[race], as), as, random);
      });
      this.load(which, copies, seeds);
    },
    load(which, positions, seeds) {
      which.forEach((race, i) => {
        place(race, completed(positions[i], seeds?.[i] ?? `${seed}/${race}/${runs[race]! + 1}`));
        goOn(race, seeds?.[i]);
      });
    },
    questions(which, tell, viewer) {
      return {
        seat: numbersOf(asks, which),
        count: numbersOf(counts, which),
        ...(tell.includes('options') ? { options: which.map(textsOf) } : {}),
        ...(tell.includes('view') ? { view: which.map((race) => viewOf(race, viewer)) } : {}),
        ...(tell.includes('numbers') && learning !== undefined ? numbersAndActions(which, learning, viewer) : {}),
        ...(tell.includes('rewards') && learning !== undefined ? { rewards: which.map((race) => rewardsOf(race, learning)) } : {}),
        ...(tell.includes('state') ? { state: which.map((race) => game.formatState(states[race])) } : {}),
      };
    },
  };

  /** Answers the open question. A finished race does not change. */
  function answer(race: number, option: number, numbersAhead: readonly number[], over: Over[]): void {
    if (counts[race] === 0) return;
    unchecked.play(states[race], lists[race]![option]);
    played++;
    playOn(race, numbersAhead);
    // a race without choices for the program ends as soon as it starts
    for (let restarts = 0; asks[race] === OVER && restarts < MAX_RESTARTS; restarts++) {
      over.push(overOf(race, game.standings(states[race]), seats));
      if (!again) break;
      begin(race);
    }
  }

  function textsOf(race: number): string[] {
    return Array.from({ length: counts[race]! }, (_, i) => game.actions.format(states[race], lists[race]![i]));
  }

  function viewOf(race: number, viewer = asks[race] === OVER ? undefined : asks[race]!): unknown {
    return viewer === undefined ? null : game.view(game.hide(states[race], viewer), viewer);
  }

  function numbersAndActions(which: readonly number[], side: AnyLearning, viewer?: Seat) {
    const size = side.size(config);
    let options = 0;
    for (const race of which) options += counts[race]!;
    if (all.length < which.length * size) all = new Int16Array(which.length * size);
    if (ids.length < options) ids = new Int16Array(2 * options);
    let at = 0;
    let next = 0;
    for (const race of which) {
      const state = states[race];
      const seat = viewer ?? (asks[race] === OVER ? NO_SEAT : asks[race]!);
      side.write(state, seat, all, at);
      at += size;
      const list = lists[race]!;
      const count = counts[race]!;
      for (let option = 0; option < count; option++) ids[next++] = side.actionId(state, list[option] as never);
    }
    return { numbers: all.subarray(0, at), actions: ids.subarray(0, next) };
  }

  function rewardsOf(race: number, side: AnyLearning): readonly number[] {
    const now = side.scored(states[race]);
    const before = scoredBefore[race];
    scoredBefore[race] = now;
    return now.map((points, seat) => points - (before?.[seat] ?? 0));
  }
}

/** Pushes one by one, because `JSON.stringify` is twice as fast for such an array as for one from `map`. */
function numbersOf(by: { readonly [race: number]: number }, which: readonly number[]): number[] {
  const numbers: number[] = [];
  for (const race of which) numbers.push(by[race]!);
  return numbers;
}

function copyOptions(target: unknown[], list: readonly unknown[], count: number): readonly unknown[] {
  for (let i = 0; i < count; i++) target[i] = list[i];
  return target;
}

/** The result by seat. The reward is the share of the others ranked behind, less the share of those ranked before: 1 for a sole winner, -1 for the last, 0 in sum. */
function overOf(race: number, standings: readonly FinalRank[], seats: number): Over {
  const line = (seat: Seat): FinalRank => standings.find((one) => one.seat === seat)!;
  const lines = Array.from({ length: seats }, (_, seat) => line(seat));
  const reward = ({ rank }: FinalRank): number =>
    lines.reduce((sum, other) => sum + Math.sign(other.rank - rank), 0) / Math.max(1, seats - 1);
  return { race, points: lines.map(({ points }) => points), ranks: lines.map(({ rank }) => rank), rewards: lines.map(reward) };
}
