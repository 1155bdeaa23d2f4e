import type { GameOnScreen } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';

/** What the page knows of Der Ausreißer before its screens are loaded. */
export const onScreen: GameOnScreen = {
  id: 'ausreisser',
  sections: 'DA',
  pages: ['stages', 'first-stage', 'scenes'],
  learn: [
    { page: 'first-stage', label: 'guide' },
    { page: 'scenes', label: 'scenes' },
  ],
  workshop: [],
  card: () => withWords(import('./setup/Card.svelte'), 'ausreisser/card'),
  poster: async () => ({ default: (await import('./setup/Card.svelte')).Poster }),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await withWords(import('./index.ts'), 'ausreisser/card')).screens,
};
