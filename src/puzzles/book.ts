import * as v from 'valibot';
import type { Reason } from '../kit/index.ts';
import type { MinedRace } from './mine-race.ts';
import type { MineText } from './mine-text.ts';
import { difficultyOf, type Difficulty, type Puzzle } from './puzzle.ts';
import { BOOK, bookSchema, THEME, themeSchema } from './schemas.ts';

/** The index of a game's puzzles: `content/GAME/puzzles/book.json` (docs/formats/puzzles.md). */
export type Book = v.InferOutput<typeof bookSchema>;
/** The puzzles of one theme: `content/GAME/puzzles/THEME.json`. */
export type ThemePage = Omit<v.InferOutput<typeof themeSchema>, 'puzzles'> & { readonly puzzles: readonly PagePuzzle[] };
/** `setup`: the index of its set-up in the page. */
export type PagePuzzle = Omit<Puzzle, 'setup' | 'theme'> & {
  readonly setup: number;
  readonly difficulty: Difficulty;
  readonly reason: Reason;
};

/** Throw if a file is invalid, because the files are our own. */
export const readBook = (data: unknown): Book => v.parse(bookSchema, data);
export const readPage = (data: unknown): ThemePage => v.parse(themeSchema, data) as ThemePage;

export interface Bound {
  readonly book: Book;
  readonly pages: readonly ThemePage[];
}

/**
 * The parameters of a book: its game's themes, the version of its rules, the number of puzzles a theme, and a
 * filter.
 */
export interface Binding {
  readonly themes: readonly string[];
  readonly rules: number;
  /** The most certain puzzles of each difficulty in turn. */
  readonly most: number;
  /** Whether the reason distinguishes the best option from Medium's choice. */
  readonly isTold: (puzzle: Puzzle) => boolean;
}

/** Makes a book from the results of mining. */
export function bindBook({ head, races }: MineText, { themes, rules, most, isTold }: Binding): Bound {
  const found = races.flatMap(({ puzzles }) => puzzles);
  const all = found.filter(isTold);
  const pages = themes.map((theme) =>
    pageOf(
      head.game,
      theme,
      chosen(
        all.filter((puzzle) => puzzle.theme === theme),
        most,
      ),
    ),
  );
  const kept = pages.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const counts = (page: ThemePage): [number, number, number] => {
    const of = (difficulty: Difficulty): number => page.puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length;
    return [of(1), of(2), of(3)];
  };
  const book: Book = {
    ...{ format: BOOK, version: 1, game: head.game, rules, seed: head.seed, effort: head.effort },
    races: races.length,
    decisions: races.reduce((sum, { decisions }) => sum + decisions, 0),
    refused: { ...refusedIn(races), 'same-reason': found.length - all.length },
    'left-out': all.length - kept,
    themes: Object.fromEntries(pages.map((page) => [page.theme, counts(page)])),
  };
  return { book, pages: pages.filter(({ puzzles }) => puzzles.length > 0) };
}

export function refusedIn(races: readonly MinedRace[]): Record<string, number> {
  const refused: Record<string, number> = {};
  for (const race of races) for (const [code, n] of Object.entries(race.refused)) refused[code] = (refused[code] ?? 0) + n;
  return refused;
}

function chosen(puzzles: readonly Puzzle[], most: number): readonly Puzzle[] {
  const order = [...puzzles].sort((a, b) => b.bound - a.bound || byId(a, b));
  const piles = ([1, 2, 3] as const).map((difficulty) => order.filter((puzzle) => difficultyOf(puzzle) === difficulty));
  const kept: Puzzle[] = [];
  for (let i = 0; kept.length < most && piles.some((pile) => i < pile.length); i++)
    for (const pile of piles) if (i < pile.length && kept.length < most) kept.push(pile[i]!);
  return kept;
}

function pageOf(game: string, theme: string, puzzles: readonly Puzzle[]): ThemePage {
  const setups: Puzzle['setup'][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (setup: Puzzle['setup']): number => {
    const text = JSON.stringify(setup);
    const known = numbers.get(text) ?? setups.push(setup) - 1;
    numbers.set(text, known);
    return known;
  };
  const inOrder = [...puzzles].sort((a, b) => difficultyOf(a) - difficultyOf(b) || byId(a, b));
  const entries = inOrder.map(({ setup, theme: _, ...puzzle }) => ({
    ...puzzle,
    setup: numberOf(setup),
    difficulty: difficultyOf(puzzle),
  }));
  return { format: THEME, version: 1, game, theme, setups, puzzles: entries };
}

function byId({ id: a }: Puzzle, { id: b }: Puzzle): number {
  const [raceA = 0, atA = 0] = a.split('-').map(Number);
  const [raceB = 0, atB = 0] = b.split('-').map(Number);
  return raceA - raceB || atA - atB;
}

/** One puzzle a line, so that differences are readable. */
export function formatPage({ setups, puzzles, ...head }: ThemePage): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  return `${JSON.stringify(head).slice(0, -1)},"setups":[${lines(setups)}],"puzzles":[${lines(puzzles)}]}\n`;
}
export const formatBook = (book: Book): string => `${JSON.stringify(book, null, 2)}\n`;
