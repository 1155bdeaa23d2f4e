import type { Split } from '../../../analysis/index.ts';
import type { Seat } from '../../../kit/index.ts';

/** What made the difference between somebody and whoever he is held against, part by part: they add up to it. */
export interface Why {
  readonly seat: Seat;
  readonly other: Seat;
  /** Of the result: below 0 he lost. */
  readonly difference: number;
  readonly parts: readonly { readonly part: 'start' | 'luck' | 'own' | 'others' | 'rest'; readonly value: number }[];
  /** The same without the luck, and how sure that is (one standard deviation). */
  readonly without: number;
  readonly deviation: number;
}

/** So many deviations, and nobody need doubt it. */
const SURE = 2;

/** Of somebody against the best other seat. Null where nobody else rode. */
export function whyOf(splits: readonly Split[], seat: Seat): Why | null {
  const own = splits.find((split) => split.seat === seat);
  const rivals = splits.filter((split) => split.seat !== seat);
  const other = rivals.reduce<Split | undefined>(
    (best, split) => (best === undefined || split.result > best.result ? split : best),
    undefined,
  );
  if (own === undefined || other === undefined) return null;
  // what happened to all is in neither: of start and the rest only what one had more than the other
  const parts = (['start', 'luck', 'own', 'others', 'rest'] as const).map((part) => ({ part, value: own[part] - other[part] }));
  return {
    seat,
    other: other.seat,
    difference: own.result - other.result,
    parts: parts.filter(({ part, value }) => part !== 'start' || Math.abs(value) >= 0.05),
    without: own.result - own.luck - (other.result - other.luck),
    deviation: Math.hypot(own.deviation, other.deviation),
  };
}

/** Whether one of them surely was ahead but for the luck. */
export const isTold = ({ without, deviation }: Why): boolean => Math.abs(without) > SURE * deviation;
