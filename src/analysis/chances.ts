import type { FinalRank } from '../kit/index.ts';
import type { WinChances } from './evaluation.ts';

/**
 * How steeply the chance to win falls with the distance in points, relative to their standard deviation. The
 * maximum likelihood value over the races that the evaluations were fitted on.
 */
const STEEPNESS = 0.75;

/**
 * Chances to win from the expected points and their standard deviation.
 * @param spread above 0
 */
export const chancesToWin = (points: ArrayLike<number>, spread: number): WinChances => ({
  win: linkedChances(points, spread, STEEPNESS, 0),
  spread,
});

/**
 * The same with a fitted link.
 * @param steepness the distance, in standard deviations, at which the chance is a third
 * @param evenShare the share of the chance that all seats have alike, however far apart they are
 */
export function linkedChances(points: ArrayLike<number>, spread: number, steepness: number, evenShare: number): number[] {
  const all = Array.from(points);
  const most = Math.max(...all);
  const shares = all.map((one) => Math.exp((one - most) / (steepness * spread)));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => evenShare / all.length + ((1 - evenShare) * share) / sum);
}

/** The chances at the end: the first rank wins, and seats that share it share the win. Level points may have been decided by the rules. */
export function chancesAtEnd(standings: readonly FinalRank[]): WinChances {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const win: number[] = [];
  for (const { seat, rank } of standings) win[seat] = rank === 1 ? 1 / winners : 0;
  return { win, spread: 0 };
}
