import type { GameScreens } from '../game-on-screen.ts';
import { text, withWords } from '../lib/words.svelte.ts';
import { bookPages } from './learn/rulebook.ts';
import { titlesOf } from './titles.ts';

/** The screens of Um Reifenbreite, each fetched when somebody goes there. */
export const screens: GameScreens = {
  titles: titlesOf,
  screens: {
    setup: () => withWords(import('./setup/Setup.svelte'), 'problems'),
    race: () => withWords(import('./Race.svelte'), 'around', 'bots', 'events', 'refusals', 'problems'),
    result: () => withWords(import('./result/Result.svelte'), 'around', 'problems'),
    sheet: () => withWords(import('./result/Sheet.svelte'), 'around', 'problems'),
    courses: () => withWords(import('./learn/Courses.svelte'), 'around'),
    guide: () => withWords(import('./learn/Guide.svelte'), 'around', 'guide', 'events', 'refusals'),
    scenarios: () => withWords(import('./learn/Scenario.svelte'), 'around', 'rules', 'events', 'refusals', 'actions', 'decisions'),
  },
  rulebook: bookPages,
  gallery: { page: 'scenarios', title: () => text('rules', 'scenarios') ?? '', load: () => import('./learn/Gallery.svelte') },
};
