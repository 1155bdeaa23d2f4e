import type { Facts, Reason } from '../kit/index.ts';

/** Points by seat. */
export type BySeat = readonly number[];

/** Chances to win, and the uncertainty of the points. */
export interface WinChances {
  /** The chance to win, by seat; the sum is 1. */
  readonly win: BySeat;
  /** Standard deviation of one seat's final points. */
  readonly spread: number;
}

/** An alternative compared with the choice, by imagined races under the same luck. */
export interface Compared<Action> {
  readonly action: Action;
  /** Points above the choice, by seat, compared with the mean of all seats; the sum is 0. */
  readonly gain: BySeat;
  /** Standard error of the deciding seat's gain. */
  readonly deviation: number;
  /** Imagined races. */
  readonly races: number;
}

/**
 * Evaluates the positions of one game once everything is known. It is deterministic: no clock, and no randomness except from a seed.
 */
export interface Evaluation<State, Action> {
  /** Raise it with every change of the results, so that stored analyses of another version are computed again. */
  readonly version: number;
  /**
   * The expected points of the final table for each seat; at the end the actual ones. If chance answers next, it is the mean over all answers.
   * @param after the action that led here; null at the start
   */
  value(s: State, after: Action | null, into: Float64Array): void;
  winChances(s: State, points: ArrayLike<number>): WinChances;
  /**
   * Alternatives that may have been better for the deciding seat, by what it could see, and their gains. Empty if there is nothing to compare.
   * @param seed of the imagined races, one for the whole race, so that neighbouring entries have the same luck
   */
  compare(s: State, chosen: Action, seed: number): readonly Compared<Action>[];
  /**
   * How many cards the action spends that could have been kept; 0 for chance and for actions without cards. The
   * option that keeps all of them is among those of `compare`, with as many races as the choice.
   */
  spends(s: State, action: Action): number;
  /** The move of a fast policy, to play on from a position that did not occur. */
  rolloutMove(s: State): Action;
  /** Whether a rider has another place, so that a drawing of `now` differs from one of `before`. */
  moved(before: State, now: State): boolean;
  /** The reason for the option, as a code; its difference from the chosen one where both have the same reason. */
  why(s: State, action: Action, chosen: Action): Reason | null;
  /** The kind of decision, as a word of the game such as `move`. Points are grouped by it. */
  kind(s: State, chosen: Action): string;
  /**
   * The rider that a die, card or decision concerns, as names identify it (`rider: 23`); null where the seat says
   * it.
   */
  rider(s: State): Facts | null;
}

/** The evaluation of any game. */
export type AnyEvaluation = Evaluation<unknown, unknown>;
