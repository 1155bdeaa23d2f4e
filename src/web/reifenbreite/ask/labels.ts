import type { WhereIs } from '../../../games/reifenbreite/index.ts';
import type { Target } from './targets.ts';
import { tScreen } from '../t.ts';

/** A space in words, without its name: lane, and the rider it is next to. */
export const sayWhere = ({ lane, next, other }: WhereIs): string => tScreen(`decide.where-${next}`, { lane, other: other ?? '' });

/** The label of a space for screen readers. */
export function targetLabel({
  where,
  row,
  lane,
  length,
  lines,
  finish,
}: Pick<Target, 'where' | 'row' | 'lane' | 'length' | 'lines' | 'finish'>): string {
  if (length === 0) return tScreen('decide.target-dot', { row, lane });
  const words = { length, where: sayWhere(where) };
  if (finish) return tScreen('decide.target-finish', words);
  if (lines.length > 0) return tScreen('decide.target-lines', { ...words, lines: lines.join(', ') });
  return tScreen('decide.target', words);
}
