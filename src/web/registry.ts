import type { Component } from 'svelte';
import type { Facts } from '../kit/index.ts';
import type { GameScreens } from './game-on-screen.ts';
import { text, withWords } from './lib/words.svelte.ts';

/** What the page knows of its games: their names and pages. Everything else comes with a game's own screens, when somebody goes there. */

export interface GameOnScreen {
  readonly id: string;
  /** What its sections of the rules begin with: `UR`. */
  readonly sections: string;
  /** Addresses that belong to it alone. */
  readonly pages: readonly string[];
  /** Those of them that the bar at the top leads to; labels are keys of its `card.json`. */
  readonly bar: readonly { readonly page: string; readonly label: string }[];
  /** How it presents itself on the home page. */
  card(): Promise<{ default: Component }>;
  load(): Promise<GameScreens>;
}

/** The games on screen, in the order of the home page. One folder, one line. */
export const gamesOnScreen: readonly GameOnScreen[] = [
  {
    id: 'reifenbreite',
    sections: 'UR',
    pages: ['setup', 'guide', 'courses', 'scenarios', 'sheet'],
    bar: [{ page: 'courses', label: 'bar-courses' }],
    card: () => withWords(import('./reifenbreite/setup/Card.svelte'), 'reifenbreite/card'),
    load: async () => (await withWords(import('./reifenbreite/index.ts'), 'reifenbreite/card')).screens,
  },
  {
    id: 'ausreisser',
    sections: 'DA',
    pages: ['stages'],
    bar: [],
    card: () => withWords(import('./ausreisser/setup/Card.svelte'), 'ausreisser/card'),
    load: async () => (await withWords(import('./ausreisser/index.ts'), 'ausreisser/card')).screens,
  },
];

/** What a game says of itself on the home page, in the bar and in lists: a text of its `card.json`. */
export const cardText = (game: string, key: string, facts: Facts = {}): string => text(`${game}/card`, key, facts) ?? '';

export const gameOnScreen = (id: string): GameOnScreen | undefined => gamesOnScreen.find((game) => game.id === id);
export const gameOfPage = (page: string): GameOnScreen | undefined => gamesOnScreen.find(({ pages }) => pages.includes(page));
/** Whose rules a section (`UR 5.4`) or a page's name (`ur-5-4`) belongs to; a name without a section is the first game's. */
export const gameOfSection = (section: string): GameOnScreen =>
  gamesOnScreen.find(({ sections }) => section.toUpperCase().startsWith(sections)) ?? gamesOnScreen[0]!;
