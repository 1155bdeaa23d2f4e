import { formatTenth } from '../../lib/figures.ts';

/** To a tenth of a point: more is not known. Never `-0`. */
export const toTenth = (value: number): number => Math.round(10 * value) / 10 + 0;

/** With its sign, and a true minus. */
export function signed(value: number): string {
  const tenth = toTenth(value);
  return `${tenth > 0 ? '+' : ''}${formatTenth(tenth)}`;
}

/** How far a figure may be off: nothing is surer than a tenth. */
export const formatDeviation = (deviation: number): string => formatTenth(Math.max(0.1, toTenth(deviation)));

/** With its sign and how far it may be off. */
export const plusMinus = (value: number, deviation: number): string => `${signed(value)} ± ${formatDeviation(deviation)}`;
