import type { Analysis, KeyMoment } from '../../../analysis/index.ts';

/**
 * Keeps the identity of objects that did not change, so that only new ones are drawn. Redrawing everything would
 * delay taps.
 */
export function reuseUnchanged(next: Analysis, before: Analysis | null): Analysis {
  if (before === null) return next;
  const { points, win, spread } = before;
  const keyOf = ({ kind, n }: KeyMoment): string => `${kind} ${n}`;
  const known = new Map([...before.mistakes, ...before.moments].map((moment) => [keyOf(moment), moment]));
  const same = (moments: readonly KeyMoment[]): readonly KeyMoment[] => moments.map((moment) => known.get(keyOf(moment)) ?? moment);
  return { ...next, points, win, spread, mistakes: same(next.mistakes), moments: same(next.moments) };
}
