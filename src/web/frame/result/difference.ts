import type { FinalRank, Seat } from '../../../kit/index.ts';

/** Says in a few sentences what separated the winner of a race from the runner-up. */

/** A value that two seats can be compared by: points won, spaces ridden, crashes. */
export interface Measure<Kind extends string> {
  readonly kind: Kind;
  readonly winner: number;
  readonly second: number;
  /** Whether a larger or a smaller value is better. */
  readonly better: 'more' | 'less';
}

/** A sentence, and the number of the entry that shows it; null: no single entry does. */
export interface ToldDifference {
  readonly sentence: string;
  readonly at: number | null;
}

/** Returns a game's differences between two seats. Names by seat. */
export type DifferencesOf<Result> = (result: Result, winner: Seat, second: Seat, names: readonly string[]) => readonly ToldDifference[];

/** The winner and the runner-up; null if several share the first place, or there is no second. */
export function firstTwo(standings: readonly FinalRank[]): { readonly winner: Seat; readonly second: Seat } | null {
  const table = [...standings].sort((a, b) => a.rank - b.rank);
  const [winner, second] = table;
  if (winner === undefined || second === undefined || second.rank === winner.rank) return null;
  return { winner: winner.seat, second: second.seat };
}

/** The winner's lead as a share of the sum of both values; 0 or less: no lead. */
const shareAhead = <Kind extends string>({ winner, second, better }: Measure<Kind>): number =>
  ((better === 'more' ? winner - second : second - winner) / Math.max(1, winner + second)) * Math.min(1, (winner + second) / 4);

/** The measures with the largest leads of the winner, at most `count`. Ties and measures that favour the other are left out. */
export const largest = <Kind extends string>(all: readonly Measure<Kind>[], count: number): readonly Measure<Kind>[] =>
  all
    .filter((each) => shareAhead(each) > 0)
    .sort((a, b) => shareAhead(b) - shareAhead(a))
    .slice(0, count);
