import { CHANCE, NO_SEAT, decideAndApply, uncheckedPlayOf, type AnyGame, type Outcome } from '../../kit/index.ts';
import type { AnyCommandSide } from '../command-side.ts';
import { createContent, readText } from '../files.ts';
import { orFail } from '../failure.ts';
import { gameById, sideOf } from '../registry.ts';

/** A game, and what is measured in it. */
export interface MeasuredGame {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly side: AnyCommandSide['bench'];
  readonly setup: Readonly<Record<string, unknown>>;
}

/**
 * Null if the game has no command side, which says what to measure.
 * @param boardFile a board whose first course is measured instead, in a game with boards; empty: none
 */
export function measuredGame(id: string, boardFile = ''): MeasuredGame | null {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const side = sideOf(id)?.bench;
  if (side === undefined) return null;
  const setup = boardFile === '' ? side.setup : (side.setupOn?.(readText(boardFile)) ?? side.setup);
  return { game, config: orFail(game.configure(setup, createContent()), boardFile === '' ? null : boardFile), side, setup };
}

/** Marsaglia's xorshift with 32 bits. It is so cheap that the measurement is of the game and not of its dice. */
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

/** Plays one random race after another by checked play. */
export interface RandomRaces {
  readonly state: unknown;
  /** Plays one action of a seat or of chance, or starts a new race if one is over. */
  act(): void;
}

/** Random races by unchecked play, without events. A game without unchecked play uses checked play under the same names. */
export function shortRandomRaces({ game, config }: MeasuredGame, below: (n: number) => number): Pick<RandomRaces, 'act'> {
  const unchecked = uncheckedPlayOf(game);
  const first = game.start(config);
  let state = game.start(config);
  return {
    act() {
      const seat = game.turn(state);
      if (seat === NO_SEAT) {
        if (game.unchecked === undefined) state = game.start(config);
        else game.unchecked.copyInto(state, first);
      } else if (seat === CHANCE) unchecked.play(state, unchecked.draw(state, below));
      else {
        const { items, count } = unchecked.options(state);
        unchecked.play(state, items[below(count)]);
      }
    },
  };
}

interface Listener {
  event(event: unknown): void;
  raceEnded(): void;
}

/** @param listener receives every event; null while races are timed, because counting takes time too */
export function randomRaces({ game, config }: MeasuredGame, below: (n: number) => number, listener: Listener | null): RandomRaces {
  let state = game.start(config);
  return {
    get state() {
      return state;
    },
    act() {
      const seat = game.turn(state);
      if (seat === NO_SEAT) {
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

/** The number of moves and of finished races. */
export interface RaceCounts {
  moves: number;
  races: number;
}

/** Plays the same actions again, and counts them. */
export function countRaces(measured: MeasuredGame, below: (n: number) => number, acts: number): RaceCounts {
  const counted: RaceCounts = { moves: 0, races: 0 };
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

/** The last list of outcomes whose weights were all 1, usually those of the dice. */
let evenOutcomes: readonly Outcome<unknown>[] = [];

function draw(outcomes: readonly Outcome<unknown>[], below: (n: number) => number): unknown {
  if (outcomes === evenOutcomes) return outcomes[below(outcomes.length)]!.action;
  let sum = 0;
  for (const { weight } of outcomes) sum += weight;
  if (sum === outcomes.length) evenOutcomes = outcomes;
  let left = below(sum);
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new Error('nothing drawn');
}

/** Positions of random races, each a separate copy, and the arguments they give the measured call. */
export interface Sample {
  readonly states: readonly unknown[];
  readonly cases: readonly unknown[];
}

export function samplePositions(measured: MeasuredGame, below: (n: number) => number, wanted: number): Sample {
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
