import type { Chances } from '../../../games/reifenbreite/index.ts';
import { currentLanguage } from '../../lib/words.svelte.ts';
import { say } from '../say.ts';
import { percent } from './odds.ts';

/** Figures as the reader's language writes them. A formatter is dear to make and cheap to use. */

const makers = new Map<string, Intl.NumberFormat>();

function formatter(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currentLanguage()} ${kind}`;
  let made = makers.get(key);
  if (made === undefined) makers.set(key, (made = new Intl.NumberFormat(currentLanguage(), options)));
  return made;
}

export const formatShare = (share: number): string => formatter('share', { style: 'percent' }).format(percent(share) / 100);

export const formatMean = (mean: number): string => formatter('mean', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);

/** So large a number below the line is still said as it is. */
const PLAIN = 10;

/** A share as people say it: 1 in 3, 5 in 9; what does not go so evenly is said about so. */
export function sayChances({ hits, of }: Chances): string {
  if (of <= PLAIN) return say('chances', { hits, of });
  const near = Array.from({ length: PLAIN - 1 }, (_, i) => i + 2)
    .map((below) => ({ hits: Math.round((hits / of) * below), of: below }))
    .filter((each) => each.hits > 0 && each.hits < each.of)
    .reduce((best, each) => (Math.abs(each.hits / each.of - hits / of) < Math.abs(best.hits / best.of - hits / of) ? each : best));
  return say('chances-about', { ...near });
}
