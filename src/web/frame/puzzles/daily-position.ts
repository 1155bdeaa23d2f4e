import { dailyOf } from '../../../puzzles/index.ts';
import type { AnyGame } from '../../../kit/index.ts';
import { bookOf, puzzleOf, type Files } from './shelf.ts';
import { opened } from './solving.svelte.ts';

/** The puzzle of a day and its position. Null: there is none, or it cannot be opened. @param time in ms since 1970 */
export async function dailyPosition(
  game: AnyGame,
  files: Files,
  time: number,
): Promise<{ readonly theme: string; readonly state: unknown } | null> {
  const day = dailyOf(await bookOf(files), time);
  const puzzle = day && (await puzzleOf(files, day));
  const open = puzzle && opened(game, puzzle);
  return open ? { theme: puzzle.theme, state: open.seen } : null;
}
