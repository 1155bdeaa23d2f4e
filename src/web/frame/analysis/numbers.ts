import { formatTenth } from '../../lib/figures.ts';

/** Rounds to a tenth of a point, the precision of the estimates. Never returns `-0`. */
export const toTenth = (value: number): number => Math.round(10 * value) / 10 + 0;

/** With a sign, and a typographic minus. */
export function signed(value: number): string {
  const tenth = toTenth(value);
  return `${tenth > 0 ? '+' : ''}${formatTenth(tenth)}`;
}

/** The uncertainty of a figure, at least a tenth. */
export const formatDeviation = (deviation: number): string => formatTenth(Math.max(0.1, toTenth(deviation)));

/** With a sign and the uncertainty. */
export const plusMinus = (value: number, deviation: number): string => `${signed(value)} ± ${formatDeviation(deviation)}`;
