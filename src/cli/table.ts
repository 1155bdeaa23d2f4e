import stringWidth from 'string-width';
import type { Io } from './io.ts';

const GAP = '  ';

/** A table without rules: columns are enough, and they survive being pasted. Widths are those on a terminal, whatever the script. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[], { colours }: Pick<Io, 'colours'>): string {
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => stringWidth(row[column] ?? ''))));
  const padded = (cells: readonly string[]): string[] =>
    cells.map((cell, column) => cell + ' '.repeat(widths[column]! - stringWidth(cell)));
  return [padded(heads).map(colours.bold), ...rows.map(padded)].map((cells) => cells.join(GAP)).join('\n');
}
