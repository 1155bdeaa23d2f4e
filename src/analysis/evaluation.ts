import type { Facts, Reason } from '../kit/index.ts';

/** Whatever is judged of a position in points: by seat. */
export type BySeat = readonly number[];

/** Who of several may still win, and how far the points may be off. */
export interface WinChances {
  /** The chance to win, by seat; they add up to 1. */
  readonly win: BySeat;
  /** Deviation of the points in the end from what is expected, for one seat. */
  readonly spread: number;
}

/** An option held against what was chosen, by imagined races under the same luck. */
export interface Compared<Action> {
  readonly action: Action;
  /** Points that it brings more than what was chosen, by seat, against the mean of all seats: they add up to nothing. */
  readonly gain: BySeat;
  /** Standard error of the gain of the seat that decides. */
  readonly deviation: number;
  /** Imagined races. */
  readonly races: number;
}

/**
 * How one game's positions are judged once all is known. Pure: the same position gives the same answer everywhere, with no clock and no luck but what comes from a seed.
 */
export interface Evaluation<State, Action> {
  /** Raised with every change by which a race would be judged otherwise: what was kept of another version is worked out anew. */
  readonly version: number;
  /**
   * The points of the final table that each seat may expect; those it has, once the game is over. Where chance answers next it is the mean over all answers, by their weights.
   * @param after the action that led here; null at the start
   */
  value(s: State, after: Action | null, into: Float64Array): void;
  winChances(s: State, points: ArrayLike<number>): WinChances;
  /**
   * Other options than the chosen one that may have been better for the seat that decides, by what it could see, with what each brings. None where nothing is to be judged.
   * @param seed of the imagined races: of the whole race analysed, so that neighbours meet the same luck
   */
  compare(s: State, chosen: Action, seed: number): readonly Compared<Action>[];
  /** How many cards the action spends that could have been kept for later; 0 of chance and where nothing is spent. What keeps them all is among what `compare` holds against it, and looked at as long as the chosen one. */
  spends(s: State, action: Action): number;
  /** What a swift rider would do where somebody decides: so a way that nobody rode is ridden on, to be looked at. */
  rideOn(s: State): Action;
  /** Whether somebody's place in the race is another one: a picture of `now` shows something else than one of `before`. */
  moved(before: State, now: State): boolean;
  /** Why whoever decides would take the option, in a word. */
  why(s: State, action: Action): Reason | null;
  /** What was decided there, in a word of the game's: `move`. Points are told by it. */
  kind(s: State, chosen: Action): string;
  /** Whose die, card or decision it is, as names know him (`rider: 23`); null where seats say it. */
  rider(s: State): Facts | null;
}

/** One whose game the holder does not know; every `Evaluation<...>` is one. */
export type AnyEvaluation = Evaluation<unknown, unknown>;
