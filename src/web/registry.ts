import type { GameOnScreen } from './game-on-screen.ts';
import type { Facts } from '../kit/index.ts';
import { gameIds, scenarioIds } from '../games/index.ts';
import { puzzledIds } from '../puzzles/index.ts';
import * as games from './games.ts';
import { text } from './lib/words.svelte.ts';

/** The games on screen, in the order in which people are offered them. */
export const gamesOnScreen: readonly GameOnScreen[] = Object.values(games).sort((a, b) => gameIds.indexOf(a.id) - gameIds.indexOf(b.id));

/** What a game says of itself on the home page, in the bar and in lists: a text of its `card.json`. */
export const cardText = (game: string, key: string, facts: Facts = {}): string => text(`${game}/card`, key, facts) ?? '';

export const gameOnScreen = (id: string): GameOnScreen | undefined => gamesOnScreen.find((game) => game.id === id);
/** The games that have puzzles. */
export const gamesWithPuzzles: readonly GameOnScreen[] = gamesOnScreen.filter(({ id }) => puzzledIds.includes(id));
/** The games that have a position editor: whose positions can be written down. */
export const gamesWithPositions: readonly GameOnScreen[] = gamesOnScreen.filter(({ id }) => scenarioIds.includes(id));
export const gameOfPage = (page: string): GameOnScreen | undefined => gamesOnScreen.find(({ pages }) => pages.includes(page));
/** Whose rules a section (`UR 5.4`) or a page's name (`ur-5-4`) belongs to; a name without either, as addresses once were, is the first game's. */
export const gameOfSection = (section: string): GameOnScreen =>
  gamesOnScreen.find(({ sections }) => section.toUpperCase().startsWith(sections)) ?? gamesOnScreen[0]!;
