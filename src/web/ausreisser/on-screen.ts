import type { Component } from 'svelte';
import type { GameOnScreen } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';

/** What the page knows of Der Ausreißer before its screens are loaded. */
export const onScreen: GameOnScreen = {
  id: 'ausreisser',
  sections: 'DA',
  pages: ['stages', 'stage-pieces', 'first-stage', 'scenes'],
  learn: [
    { page: 'first-stage', label: 'guide' },
    { page: 'scenes', label: 'scenes' },
  ],
  workshop: [{ page: 'stage-pieces', label: 'pieces' }],
  companion: true,
  card: () => withWords(import('./setup/Card.svelte'), 'ausreisser/card'),
  // TypeScript knows only the default export of a Svelte module
  poster: async () => ({ default: ((await import('./setup/Card.svelte')) as unknown as { readonly Poster: Component }).Poster }),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await withWords(import('./index.ts'), 'ausreisser/card')).screens,
};
