import type { GameScreens } from '../../../src/web/game-on-screen.ts';
import { withWords } from '../../../src/web/lib/words.svelte.ts';
import { bookPages } from './learn/rulebook.ts';
import { titlesOf } from './titles.ts';

/** The screens of the toy game, each loaded on demand. */
export const screens: GameScreens = {
  titles: titlesOf,
  words: { catalogue: 'toy/race', forms: {} },
  screens: {
    toys: () => withWords(import('./setup/Setup.svelte'), 'problems'),
    race: () => withWords(import('./Race.svelte'), 'around', 'refusals'),
    result: () => withWords(import('./result/Result.svelte'), 'around', 'problems'),
  },
  seededRace: async () => (await import('./setup/seeded-race.ts')).seededRace,
  rulebook: bookPages,
};
