import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBook, readPage, type PagePuzzle } from '../../src/puzzles/index.ts';

/** The puzzles in content/. */

const json = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/${game}/puzzles/${file}.json`), 'utf8'));

export const bookOf = (game: string): ReturnType<typeof readBook> => readBook(json(game, 'book'));

export const pageOf = (game: string, theme: string): ReturnType<typeof readPage> => readPage(json(game, theme));

/** The first matching puzzle, and its name in an address. */
export function findPuzzle(game: string, like: (puzzle: PagePuzzle) => boolean): { readonly name: string; readonly puzzle: PagePuzzle } {
  for (const theme of Object.keys(bookOf(game).themes)) {
    const puzzle = pageOf(game, theme).puzzles.find(like);
    if (puzzle) return { name: `${theme}.${puzzle.id}`, puzzle };
  }
  throw new Error(`no such puzzle of ${game}`);
}
