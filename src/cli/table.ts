import stringWidth from 'string-width';
import type { Io } from './io.ts';

const GAP = '  ';

/** Formats a table without lines, so that it can be copied. Column widths are those on a terminal, in any script. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[], { colours }: Pick<Io, 'colours'>): string {
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => stringWidth(row[column] ?? ''))));
  const padded = (cells: readonly string[]): string[] =>
    cells.map((cell, column) => cell + ' '.repeat(widths[column]! - stringWidth(cell)));
  return [padded(heads).map(colours.bold), ...rows.map(padded)].map((cells) => cells.join(GAP)).join('\n');
}
