import type { GameOnScreen } from './game-on-screen.ts';
import type { Facts } from '../kit/index.ts';
import { gameIds, scenarioIds } from '../games/index.ts';
import { puzzledIds } from '../puzzles/index.ts';
import * as games from './games.ts';
import { text } from './lib/words.svelte.ts';

/** The games of the page, in the order in which they are offered. */
export const gamesOnScreen: readonly GameOnScreen[] = Object.values(games).sort((a, b) => gameIds.indexOf(a.id) - gameIds.indexOf(b.id));

/** A text about a game from its `card.json`, for the home page, the top bar and lists. */
export const cardText = (game: string, key: string, facts: Facts = {}): string => text(`${game}/card`, key, facts) ?? '';

export const gameOnScreen = (id: string): GameOnScreen | undefined => gamesOnScreen.find((game) => game.id === id);
/** The games that have puzzles. */
export const gamesWithPuzzles: readonly GameOnScreen[] = gamesOnScreen.filter(({ id }) => puzzledIds.includes(id));
/** The games that have a position editor. */
export const gamesWithPositions: readonly GameOnScreen[] = gamesOnScreen.filter(({ id }) => scenarioIds.includes(id));
/** The games that have a companion for the real table. */
export const gamesWithCompanion: readonly GameOnScreen[] = gamesOnScreen.filter(({ companion }) => companion === true);
export const gameOfPage = (page: string): GameOnScreen | undefined => gamesOnScreen.find(({ pages }) => pages.includes(page));
/** The game of a section (`UR 5.4`) or a page of the rules (`ur-5-4`). A name without a prefix belongs to the first game. */
export const gameOfSection = (section: string): GameOnScreen =>
  gamesOnScreen.find(({ sections }) => section.toUpperCase().startsWith(sections)) ?? gamesOnScreen[0]!;
