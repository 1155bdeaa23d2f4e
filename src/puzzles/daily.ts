import { DIFFICULTIES, type Difficulty } from './puzzle.ts';
import type { Book } from './book.ts';

const DAY = 86_400_000;
/** A prime, so that neighbouring days are far apart and every puzzle has its day before one repeats. */
const STRIDE = 7919;

/**
 * The puzzle of a day, the same for all players, by its theme and its index in it. Null if there is none.
 * @param time in ms
 */
export function dailyOf({ themes }: Book, time: number): { readonly theme: string; readonly index: number } | null {
  const piles = Object.entries(themes).map(([theme, counts]) => ({ theme, count: counts.reduce((sum, n) => sum + n, 0) }));
  const all = piles.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  let index = (Math.floor(time / DAY) * STRIDE) % all;
  for (const { theme, count } of piles) {
    if (index < count) return { theme, index };
    index -= count;
  }
  return null;
}

/** A day by its number, to count days in a row. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

export const countOf = ({ themes }: Book, theme: string, difficulty: Difficulty | null): number =>
  DIFFICULTIES.reduce((sum, each) => sum + (difficulty === null || each === difficulty ? (themes[theme]?.[each - 1] ?? 0) : 0), 0);
