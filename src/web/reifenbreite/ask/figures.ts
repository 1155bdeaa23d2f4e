import type { Fraction } from '../../../games/reifenbreite/index.ts';
import { formatPercent } from '../../lib/figures.ts';
import { tScreen } from '../t.ts';
import { percent } from './odds.ts';

export const formatShare = (share: number): string => formatPercent(percent(share));

/** The largest denominator that is said as it is. */
const PLAIN = 10;

/** A share as people say it: 1 in 3, 5 in 9. A share with a larger denominator is rounded to one of these and marked as *about*. */
export function sayChances({ hits, of }: Fraction): string {
  if (of <= PLAIN) return tScreen('chances', { hits, of });
  const near = Array.from({ length: PLAIN - 1 }, (_, i) => i + 2)
    .map((below) => ({ hits: Math.round((hits / of) * below), of: below }))
    .filter((each) => each.hits > 0 && each.hits < each.of)
    .reduce((best, each) => (Math.abs(each.hits / each.of - hits / of) < Math.abs(best.hits / best.of - hits / of) ? each : best));
  return tScreen('chances-about', { ...near });
}
