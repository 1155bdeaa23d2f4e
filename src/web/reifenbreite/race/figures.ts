import { currentLanguage } from '../../lib/words.svelte.ts';
import { percent } from './odds.ts';

/** Figures as the reader's language writes them. */

export const formatShare = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(percent(share) / 100);

export const formatMean = (mean: number): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);
