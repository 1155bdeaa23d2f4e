import type { GameOnScreen } from '../../../src/web/game-on-screen.ts';

/** What the page knows of the toy game before loading it. */
export const onScreen: GameOnScreen = {
  id: 'toy',
  sections: 'TG',
  pages: ['toys'],
  learn: [],
  workshop: [],
  card: () => import('./setup/Card.svelte'),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await import('./index.ts')).screens,
};
