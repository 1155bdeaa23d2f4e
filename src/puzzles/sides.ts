import type { AnyPuzzleSide } from './side.ts';

/** The games with puzzles, one line a game. */
const sides: Readonly<Record<string, () => Promise<AnyPuzzleSide>>> = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).side,
  ausreisser: async () => (await import('./ausreisser/index.ts')).side,
};

export const puzzledIds: readonly string[] = Object.keys(sides);

/** What a game adds to puzzles; undefined if it has none. */
export const loadPuzzleSide = async (game: string): Promise<AnyPuzzleSide | undefined> =>
  Object.hasOwn(sides, game) ? sides[game]!() : undefined;
