import { drawLayout, type Drawing } from '../../../board-art/index.ts';
import { checkBoard, layOpen, layOut, readUnfinished, type Board, type Gap, type Layout } from '../../../course/index.ts';
import type { Problem } from '../../../kit/index.ts';
import { hiddenLandmarks } from './landmarks.ts';

/** A board's text as the workshop shows it: also one that is unfinished. */
export interface ReadBoard {
  readonly text: string;
  readonly board: Board;
  readonly layout: Layout;
  readonly drawing: Drawing;
  /** Where the road stays open. */
  readonly gaps: readonly Gap[];
}

/**
 * Reads a text and draws what it says so far.
 * @param how `draw` finds only the problems of reading; `check` all of them
 * @returns `shown` null where nothing can be drawn
 */
export function readBoard(
  text: string,
  how: 'draw' | 'check',
): { readonly shown: ReadBoard | null; readonly problems: readonly Problem[] } {
  const { board, problems } = readUnfinished(text);
  if (board === undefined) return { shown: null, problems };
  const closed = problems.length === 0 ? layOut(board) : null;
  const layout: Layout & { readonly gaps?: readonly Gap[] } = closed?.ok === true ? closed.value : layOpen(board);
  const shown = { text, board, layout, gaps: layout.gaps ?? [], drawing: drawLayout(layout) };
  if (problems.length > 0 || how === 'draw') return { shown, problems };
  return { shown, problems: [...checkBoard(board), ...hiddenLandmarks(board, layout)] };
}
