import { bindBook, parseMine } from '../../../puzzles/index.ts';
import type { Files } from './shelf.ts';

/** In bytes. A search of a hundred races has about a tenth of it. */
export const MAX_PUZZLE_FILE = 20_000_000;
const MAX_PUZZLES = 100_000;

/**
 * The puzzles of a search (docs/formats/puzzles.md) in the form of the page's own files. Null if the text is no
 * search of this game or has no puzzle.
 */
export function readPuzzleFile(text: string, game: string): Files | null {
  const search = parseMine(text);
  if (!search.ok || search.value.head.game !== game) return null;
  const themes = [...new Set(search.value.races.flatMap(({ puzzles }) => puzzles.map(({ theme }) => theme)))];
  const { book, pages } = bindBook(search.value, { themes, rules: 0, most: MAX_PUZZLES, isTold: () => true });
  if (pages.length === 0) return null;
  const files: Record<string, () => Promise<unknown>> = { '/puzzles/book.json': () => Promise.resolve(book) };
  for (const page of pages) files[`/puzzles/${page.theme}.json`] = () => Promise.resolve(page);
  return files;
}
