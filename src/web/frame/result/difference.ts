import type { FinalRank, Seat } from '../../../kit/index.ts';

/** What made the difference between the winner of a race and who came next, in a few sentences. */

/** Something that two seats can be compared by: points won, spaces ridden, falls. */
export interface Measure<Kind extends string> {
  readonly kind: Kind;
  readonly winner: number;
  readonly second: number;
  /** Whether to have more of it is good. */
  readonly better: 'more' | 'less';
}

/** A sentence, and the entry of the race that shows it; null: the whole race does. */
export interface ToldDifference {
  readonly sentence: string;
  readonly at: number | null;
}

/** A game's differences between two seats, from what its result shows; names by seat. */
export type DifferencesOf<Result> = (result: Result, winner: Seat, second: Seat, names: readonly string[]) => readonly ToldDifference[];

/** Who has won and who came next; null where several share the first place, or nobody came next. */
export function firstTwo(standings: readonly FinalRank[]): { readonly winner: Seat; readonly second: Seat } | null {
  const table = [...standings].sort((a, b) => a.rank - b.rank);
  const [winner, second] = table;
  if (winner === undefined || second === undefined || second.rank === winner.rank) return null;
  return { winner: winner.seat, second: second.seat };
}

/** By what share of all that both have of it the winner is ahead; 0 or less: he is not. */
const shareAhead = <Kind extends string>({ winner, second, better }: Measure<Kind>): number =>
  ((better === 'more' ? winner - second : second - winner) / Math.max(1, winner + second)) * Math.min(1, (winner + second) / 4);

/** That in which the winner was most ahead of the other, `count` at most; what is level or speaks for the other is left out. */
export const largest = <Kind extends string>(all: readonly Measure<Kind>[], count: number): readonly Measure<Kind>[] =>
  all
    .filter((each) => shareAhead(each) > 0)
    .sort((a, b) => shareAhead(b) - shareAhead(a))
    .slice(0, count);
