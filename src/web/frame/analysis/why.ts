import type { Cause, Split } from '../../../analysis/index.ts';
import type { Facts, Seat } from '../../../kit/index.ts';

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

/** One reason for the difference: what a rider's luck, or the mistakes in its decisions, did to it, and the entry that did most. */
export interface WhyReason extends Pick<Cause, 'kind' | 'seat'> {
  readonly rider: Facts | null;
  readonly value: number;
  readonly n: number;
  readonly swing: number;
}

/** Reasons that a reader gets, each of at least this many points. */
const MAX_REASONS = 3;
const MIN_REASON_POINTS = 1;

/** The causes that made the difference between two seats, in its direction and the greatest first. Together with the other parts they add up to it. */
export function reasonsOf(
  causes: readonly Cause[],
  { seat, other, difference }: Pick<Why, 'seat' | 'other' | 'difference'>,
): readonly WhyReason[] {
  const sign = difference < 0 ? -1 : 1;
  const between = (effect: readonly number[]): number => effect[seat]! - effect[other]!;
  return causes
    .flatMap(({ kind, seat: owner, rider, effect, worst, best }) => {
      const moments = [worst, best].flatMap((swing) => (swing === null ? [] : [{ n: swing.n, swing: between(swing.effect) }]));
      const most = moments.reduce<{ n: number; swing: number } | null>(
        (found, each) => (found === null || sign * each.swing > sign * found.swing ? each : found),
        null,
      );
      const value = between(effect);
      return most === null || sign * value < MIN_REASON_POINTS ? [] : [{ kind, seat: owner, rider, value, ...most }];
    })
    .sort((a, b) => sign * (b.value - a.value))
    .slice(0, MAX_REASONS);
}

/** Whether one of the two was certainly ahead without the luck. */
export const isSignificant = ({ without, deviation }: Why): boolean => Math.abs(without) > SIGNIFICANCE_Z * deviation;
