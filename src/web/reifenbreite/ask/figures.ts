import { currentLanguage } from '../../lib/words.svelte.ts';
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
