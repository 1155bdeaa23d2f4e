import { bookPages } from 'virtual:rulebook/reifenbreite';
import type { GameScreens } from '../game-screens.ts';
import { withWords } from '../lib/words.svelte.ts';
import { titlesOf } from './titles.ts';

/** The screens of Um Reifenbreite, each fetched when somebody goes there. */
export const screens: GameScreens = {
  titles: titlesOf,
  screens: {
    setup: () => withWords(import('./screens/Setup.svelte'), 'problems'),
    race: () => withWords(import('./screens/Race.svelte'), 'around', 'bots', 'events', 'refusals', 'problems'),
    result: () => withWords(import('./screens/Result.svelte'), 'around', 'problems'),
    sheet: () => withWords(import('./screens/Sheet.svelte'), 'around', 'problems'),
    courses: () => withWords(import('./screens/Courses.svelte'), 'around'),
    guide: () => withWords(import('./screens/Guide.svelte'), 'around', 'guide', 'events', 'refusals'),
    scenarios: () => withWords(import('./screens/Scenario.svelte'), 'around', 'rules', 'events', 'refusals', 'actions', 'decisions'),
  },
  rulebook: bookPages,
  gallery: () => import('./scenes/Gallery.svelte'),
};
