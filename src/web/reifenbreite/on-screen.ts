import type { GameOnScreen } from '../game-on-screen.ts';

/** Um Reifenbreite, as the page knows it before anybody has gone there. */
export const onScreen: GameOnScreen = {
  id: 'reifenbreite',
  sections: 'UR',
  pages: ['setup', 'guide', 'courses', 'scenarios', 'sheet'],
  bar: [{ page: 'courses', label: 'app.courses' }],
  counts: 'round',
  card: () => import('./setup/Card.svelte'),
  load: async () => (await import('./index.ts')).screens,
};
