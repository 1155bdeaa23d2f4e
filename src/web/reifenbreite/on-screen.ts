import type { GameOnScreen } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';

/** Um Reifenbreite, as the page knows it before anybody has gone there. */
export const onScreen: GameOnScreen = {
  id: 'reifenbreite',
  sections: 'UR',
  pages: ['setup', 'guide', 'courses', 'scenarios', 'sheet'],
  bar: [{ page: 'courses', label: 'bar-courses' }],
  card: () => withWords(import('./setup/Card.svelte'), 'reifenbreite/card'),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await withWords(import('./index.ts'), 'reifenbreite/card')).screens,
};
