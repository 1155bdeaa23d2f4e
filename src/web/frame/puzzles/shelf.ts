import { readBook, readPage, type Book, type Difficulty, type PagePuzzle, type Puzzle, type ThemePage } from '../../../puzzles/index.ts';

/** The files of a game's puzzles, by path. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>;

const fileAt = (files: Files, name: string): (() => Promise<unknown>) | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/puzzles/${name}.json`))?.[1];

const pages = new Map<Files, Map<string, Promise<ThemePage>>>();

/** The index of all puzzles. */
export async function bookOf(files: Files): Promise<Book> {
  return readBook(await fileAt(files, 'book')?.());
}

/** The puzzles of one theme. */
export function pageOf(files: Files, theme: string): Promise<ThemePage> {
  const known = pages.get(files) ?? new Map<string, Promise<ThemePage>>();
  pages.set(files, known);
  let page = known.get(theme);
  if (page === undefined) {
    page = Promise.resolve(fileAt(files, theme)?.()).then(readPage);
    // a failed request is tried again
    page.catch(() => known.delete(theme));
    known.set(theme, page);
  }
  return page;
}

/** A puzzle with the page it stands on. */
export interface ShelfPuzzle extends Puzzle {
  /** `hill.33-52`: its address, and its key in the stored progress. */
  readonly name: string;
  readonly difficulty: Difficulty;
}

const onShelf = ({ theme, setups }: ThemePage, puzzle: PagePuzzle): ShelfPuzzle => ({
  ...puzzle,
  name: `${theme}.${puzzle.id}`,
  theme,
  setup: setups[puzzle.setup] ?? {},
});

/** The puzzle at an address; null if there is none. */
export async function puzzleAt(files: Files, { themes }: Book, name: string): Promise<ShelfPuzzle | null> {
  const [theme = '', id = ''] = name.split('.');
  if (!Object.hasOwn(themes, theme)) return null;
  const page = await pageOf(files, theme);
  const puzzle = page.puzzles.find((each) => each.id === id);
  return puzzle === undefined ? null : onShelf(page, puzzle);
}

export async function puzzleOf(files: Files, at: { readonly theme: string; readonly index: number }): Promise<ShelfPuzzle | null> {
  const page = await pageOf(files, at.theme);
  const puzzle = page.puzzles[at.index];
  return puzzle === undefined ? null : onShelf(page, puzzle);
}

/** The chosen theme; null for all. */
export interface PuzzleFilter {
  readonly theme: string | null;
  readonly difficulty: 1 | 2 | 3 | null;
}

/**
 * The next puzzle that was not tried yet: themes take turns after the present one, the easiest puzzle of each
 * first. Null if all were tried.
 */
export async function nextOf(
  files: Files,
  { themes }: Book,
  wish: PuzzleFilter,
  tried: Readonly<Record<string, boolean>>,
  now: string,
): Promise<ShelfPuzzle | null> {
  const chosenThemes = Object.keys(themes).filter((theme) => wish.theme === null || theme === wish.theme);
  const after = chosenThemes.indexOf(now.split('.')[0] ?? '') + 1;
  for (const theme of [...chosenThemes.slice(after), ...chosenThemes.slice(0, after)]) {
    if ((themes[theme] ?? []).every((count, i) => count === 0 || (wish.difficulty !== null && i + 1 !== wish.difficulty))) continue;
    const page = await pageOf(files, theme);
    const next = page.puzzles.find(
      ({ id, difficulty }) =>
        (wish.difficulty === null || difficulty === wish.difficulty) && !Object.hasOwn(tried, `${theme}.${id}`) && `${theme}.${id}` !== now,
    );
    if (next) return onShelf(page, next);
  }
  return null;
}
