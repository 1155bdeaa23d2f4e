import type { GameOnScreen } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';

/** What the page knows of Der Ausreißer before its screens are loaded. */
export const onScreen: GameOnScreen = {
  id: 'ausreisser',
  sections: 'DA',
  pages: ['stages', 'first-stage', 'scenes'],
  bar: [],
  card: () => withWords(import('./setup/Card.svelte'), 'ausreisser/card'),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await withWords(import('./index.ts'), 'ausreisser/card')).screens,
};
