import type { Seat } from '../../kit/index.ts';

/** Somebody had a program tell him the best options before he decided: kept with the race, so that a result can say how it was come by. */
export interface Hint {
  readonly seat: Seat;
  /** The number of the entry it was asked for: the one that followed, or would have. */
  readonly n: number;
}

/** With one more; asked for twice before the same decision it counts once. */
export const withHint = (hints: readonly Hint[], hint: Hint): readonly Hint[] =>
  hints.some(({ seat, n }) => seat === hint.seat && n === hint.n) ? hints : [...hints, hint];

/** The entries after `to` are void. What was seen stays seen: a hint for one of them counts for what is decided in its stead. */
export const hintsAfterTakeBack = (hints: readonly Hint[], to: number): readonly Hint[] =>
  hints.reduce<readonly Hint[]>((kept, { seat, n }) => withHint(kept, { seat, n: Math.min(n, to + 1) }), []);

/** How many each seat has taken, by seat. */
export const hintCounts = (hints: readonly Hint[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => hints.filter((hint) => hint.seat === seat).length);

/** `hint seat 0`, on a line of its own before the entry it was asked for. */
export const formatHint = ({ seat }: Hint): string => `hint seat ${seat}`;
export const HINT = /^hint seat (\d{1,2})$/;
