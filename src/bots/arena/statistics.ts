/** A mean with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Student's t at 97.5 % for 1, 2, 3 ... degrees of freedom. Beyond the table the row before is used, which makes
 * intervals slightly too wide.
 */
const T_TABLE = [
  ...[12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131],
  ...[2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042],
] as const;
const T_BEYOND: readonly (readonly [degrees: number, t: number])[] = [
  [30, 2.042],
  [40, 2.021],
  [60, 2.0],
  [120, 1.98],
  [1000, 1.962],
];

export function studentT(degrees: number): number {
  if (degrees <= T_TABLE.length) return T_TABLE[degrees - 1] ?? Infinity;
  let t = 0;
  for (const [from, value] of T_BEYOND) if (degrees >= from) t = value;
  return t;
}

/** The mean of independent values and its interval by Student's t. A single value has an infinite interval. */
export function estimateMean(values: readonly number[]): Interval {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, low: -Infinity, high: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const half = studentT(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: mean - half, high: mean + half };
}

const Z = 1.96;

/**
 * Wilson's interval of a share, from independent trials that may each be won in part. Unlike Student's it does not collapse if all trials are
 * won. Parts vary less than whole wins, so it is never too narrow.
 */
export function estimateShare(shares: readonly number[]): Interval {
  const n = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / n;
  const z2 = (Z * Z) / n;
  const centre = (mean + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((mean * (1 - mean)) / n + z2 / (4 * n))) / (1 + z2);
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
