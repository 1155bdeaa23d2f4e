import type { WinChances } from './evaluation.ts';

/**
 * How steeply the chance to win falls with the distance in points, relative to their standard deviation. The
 * maximum likelihood value over the races that the evaluations were fitted on.
 */
const STEEPNESS = 0.75;

/**
 * Chances to win from the expected points and their standard deviation.
 * @param spread 0 at the end, when the most points win
 */
export function chancesToWin(points: ArrayLike<number>, spread: number): WinChances {
  const all = Array.from(points);
  const most = Math.max(...all);
  const scale = STEEPNESS * spread;
  const shares = all.map((one) => (one === most ? 1 : scale > 0 ? Math.exp((one - most) / scale) : 0));
  const sum = shares.reduce((a, b) => a + b, 0);
  return { win: shares.map((share) => share / sum), spread };
}
