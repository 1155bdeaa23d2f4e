import type { Board } from '../../../course/index.ts';
import { tWorkshop } from '../t.ts';
import type { Statement } from './edits.ts';
import { codeOf, linesOf, readPiece } from './statements.ts';

/** What lists and announcements say of a statement. */
export function describe(text: string, line: number): string {
  const code = codeOf(linesOf(text)[line - 1] ?? '');
  const piece = readPiece(code);
  if (piece?.shape.kind === 'straight') return tWorkshop('piece-straight', { count: piece.shape.rows }) + paintOf(piece.coats);
  if (piece?.shape.kind === 'bend') {
    const { hand, angle, inner, outer } = piece.shape;
    return tWorkshop(`piece-${hand}`, { angle, counts: `${inner}/${outer}` }) + paintOf(piece.coats);
  }
  const [word = '', name = ''] = code.split(/\s+/);
  if (word === 'line' || word === 'start' || word === 'to') return tWorkshop(`item-${word}`, { name });
  return code;
}

function paintOf(coats: NonNullable<ReturnType<typeof readPiece>>['coats']): string {
  const surfaces = [...new Set(coats.map(({ surface }) => surface))].filter((surface) => surface !== 'asphalt');
  return surfaces.map((surface) => `, ${tWorkshop(`surface-${surface}`)} ${numbersOf(coats, surface)}`).join('');
}
const numbersOf = (coats: NonNullable<ReturnType<typeof readPiece>>['coats'], surface: string): string =>
  coats.flatMap((coat) => (coat.surface === surface ? [coat.number] : [])).join(' ');

/** Where a statement stands: its road in brackets, if the board has several. */
export const roadOf = (board: Board, { road }: Statement): string => (board.roads.length > 1 ? ` (${board.roads[road]?.name})` : '');
