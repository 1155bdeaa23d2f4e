import { text } from '../../lib/words.svelte.ts';

/** The name of a puzzle theme: the game's own, or the one all games share. */
export const themeText = (game: string, theme: string): string =>
  text(`${game}/screen`, `theme-${theme}`) ?? text('puzzles', `theme-${theme}`) ?? theme;
