import { currentLanguage } from './words.svelte.ts';

/** Numbers as the reader's language writes them, with a true minus. A formatter is dear to make and cheap to use. */

const makers = new Map<string, Intl.NumberFormat>();

function formatter(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currentLanguage()} ${kind}`;
  let made = makers.get(key);
  if (made === undefined) makers.set(key, (made = new Intl.NumberFormat(currentLanguage(), options)));
  return made;
}

const MINUS = '−';
const withMinus = (text: string): string => text.replace('-', MINUS);

/** `12`, `3.7`: no more than a tenth. */
export const formatNumber = (value: number): string => withMinus(formatter('number', { maximumFractionDigits: 1 }).format(value));

/** `12.0`, `3.7`. */
export const formatTenth = (value: number): string =>
  withMinus(formatter('tenth', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value));

/** @param share of a hundred, in whole percent */
export const formatPercent = (share: number): string => formatter('share', { style: 'percent' }).format(share / 100);
