import type { Split } from '../../../analysis/index.ts';
import type { Seat } from '../../../kit/index.ts';

/** The difference between one seat and the seat it is compared with, part by part. The parts add up to it. */
export interface Why {
  readonly seat: Seat;
  readonly other: Seat;
  /** The difference in the result; negative if the seat lost. */
  readonly difference: number;
  readonly parts: readonly { readonly part: 'start' | 'luck' | 'own' | 'others' | 'rest'; readonly value: number }[];
  /** The difference without luck, and its standard deviation. */
  readonly without: number;
  readonly deviation: number;
}

/** Differences beyond this many standard deviations are shown as certain. */
const SIGNIFICANCE_Z = 2;

/** Compares a seat with the best other seat. Returns null if there is no other. */
export function whyOf(splits: readonly Split[], seat: Seat): Why | null {
  const own = splits.find((split) => split.seat === seat);
  const rivals = splits.filter((split) => split.seat !== seat);
  const other = rivals.reduce<Split | undefined>(
    (best, split) => (best === undefined || split.result > best.result ? split : best),
    undefined,
  );
  if (own === undefined || other === undefined) return null;
  // what happened to all seats is in neither; of `start` and `rest` only the difference counts
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

/** Whether one of the two was certainly ahead without the luck. */
export const isSignificant = ({ without, deviation }: Why): boolean => Math.abs(without) > SIGNIFICANCE_Z * deviation;
