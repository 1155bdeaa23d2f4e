import forms from '../../../content/ausreisser/words/forms.json';
import type { GameScreens } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';
import { bookPages } from './learn/rulebook.ts';
import { titlesOf } from './titles.ts';

/** The screens of Der Ausreißer, each fetched when somebody goes there. */
export const screens: GameScreens = {
  titles: titlesOf,
  words: { catalogue: 'ausreisser/race', forms },
  screens: {
    stages: () => withWords(import('./setup/Setup.svelte'), 'ausreisser/race', 'ausreisser/screen', 'problems'),
    race: () => withWords(import('./Race.svelte'), 'ausreisser/race', 'ausreisser/screen', 'around', 'refusals', 'problems'),
    result: () => withWords(import('./result/Result.svelte'), 'ausreisser/race', 'ausreisser/screen', 'around', 'problems'),
  },
  rulebook: bookPages,
};
