import type { TableConstructorOptions } from 'cli-table3';
import type { Io } from './io.ts';

const NO_LINES = Object.fromEntries(
  ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right', 'left', 'left-mid']
    .concat(['mid', 'mid-mid', 'right', 'right-mid'])
    .map((name) => [name, '']),
);

/** Tables without rules: columns are enough, and they survive being pasted. */
export const plainTable = ({ watched }: Io): TableConstructorOptions => ({
  chars: { ...NO_LINES, middle: '  ' },
  style: { 'padding-left': 0, 'padding-right': 0, head: watched ? ['bold'] : [], border: [], compact: true },
});
