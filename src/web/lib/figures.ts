import { currentLanguage } from './words.svelte.ts';

/** Formats numbers for the reader's language, with a true minus sign. Formatters are reused because creating one is slow. */

const makers = new Map<string, Intl.NumberFormat>();

function formatter(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currentLanguage()} ${kind}`;
  let made = makers.get(key);
  if (made === undefined) makers.set(key, (made = new Intl.NumberFormat(currentLanguage(), options)));
  return made;
}

const MINUS = '−';
const withMinus = (text: string): string => text.replace('-', MINUS);

/** `12`, `3.7`: at most one decimal. */
export const formatNumber = (value: number): string => withMinus(formatter('number', { maximumFractionDigits: 1 }).format(value));

/** `12.0`, `3.7`: exactly one decimal. */
export const formatTenth = (value: number): string =>
  withMinus(formatter('tenth', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value));

/** @param share in percent, 0 to 100; formatted without decimals */
export const formatPercent = (share: number): string => formatter('share', { style: 'percent' }).format(share / 100);
