import type { Look } from './looks.ts';

/** The dashes and gaps that distinguish lines in addition to their colours. */
export const STROKES: Readonly<Record<Look, string>> = {
  red: '',
  blue: '9 3',
  black: '2 3',
  green: '12 3 2 3',
  violet: '5 3',
  orange: '14 4 6 4',
};
