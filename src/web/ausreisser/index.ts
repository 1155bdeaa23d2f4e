import { bookPages } from 'virtual:rulebook/ausreisser';
import forms from '../../../content/house/words/forms-ausreisser.json';
import type { GameScreens } from '../game-screens.ts';
import { withWords } from '../lib/words.svelte.ts';
import { titlesOf } from './titles.ts';

/** The screens of Der Ausreißer, each fetched when somebody goes there. */
export const screens: GameScreens = {
  titles: titlesOf,
  words: { catalogue: 'ausreisser', forms },
  screens: {
    stages: () => withWords(import('./screens/Setup.svelte'), 'ausreisser', 'ausreisser-screen', 'problems'),
    race: () => withWords(import('./screens/Race.svelte'), 'ausreisser', 'ausreisser-screen', 'around', 'refusals', 'problems'),
    result: () => withWords(import('./screens/Result.svelte'), 'ausreisser', 'ausreisser-screen', 'around', 'problems'),
  },
  rulebook: bookPages,
};
