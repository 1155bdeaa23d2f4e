import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/puzzles.json');
export type PuzzlesKey = BaseKey<keyof English>;

/** A sentence that the puzzles of all games have in common. */
export const say = (key: PuzzlesKey, facts: Facts = {}): string => text('puzzles', key, facts) ?? key;

/** A word that a game's puzzles are sorted by: its own, else everybody's. */
export const sayTheme = (game: string, theme: string): string =>
  text(`${game}/screen`, `theme-${theme}`) ?? text('puzzles', `theme-${theme}`) ?? theme;
