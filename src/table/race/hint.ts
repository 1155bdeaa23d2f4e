import type { Seat } from '../../kit/index.ts';

/** A player was shown the best options by a program before a decision. It is stored with the race, so that a result can say that it was reached with help. */
export interface Hint {
  readonly seat: Seat;
  /** The number of the entry that the decision makes, or would have made. */
  readonly n: number;
}

/** Adds a hint. A second one before the same decision does not count. */
export const withHint = (hints: readonly Hint[], hint: Hint): readonly Hint[] =>
  hints.some(({ seat, n }) => seat === hint.seat && n === hint.n) ? hints : [...hints, hint];

/** The hints after a take-back to entry `to`. A hint for an entry that is void counts for the decision that is made instead, because the player has seen it. */
export const hintsAfterTakeBack = (hints: readonly Hint[], to: number): readonly Hint[] =>
  hints.reduce<readonly Hint[]>((kept, { seat, n }) => withHint(kept, { seat, n: Math.min(n, to + 1) }), []);

/** How many hints each seat has taken, by seat. */
export const hintCounts = (hints: readonly Hint[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => hints.filter((hint) => hint.seat === seat).length);

/** `hint seat 0`, on a line of its own before the entry it belongs to. */
export const formatHint = ({ seat }: Hint): string => `hint seat ${seat}`;
export const HINT = /^hint seat (\d{1,2})$/;
