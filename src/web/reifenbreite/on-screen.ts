import type { Component } from 'svelte';
import type { GameOnScreen } from '../game-on-screen.ts';
import { withWords } from '../lib/words.svelte.ts';
import { BOT_STEP_MS } from './setup/bot-step.ts';

/** What the page knows of Um Reifenbreite before its screens are loaded. */
export const onScreen: GameOnScreen = {
  id: 'reifenbreite',
  sections: 'UR',
  pages: ['setup', 'board-workshop', 'print-pieces', 'guide', 'courses', 'scenarios', 'sheet'],
  learn: [
    { page: 'guide', label: 'guide' },
    { page: 'scenarios', label: 'scenes' },
  ],
  workshop: [
    { page: 'courses', label: 'courses' },
    { page: 'sheet', label: 'sheet' },
    { page: 'print-pieces', label: 'pieces' },
  ],
  builder: 'board-workshop',
  companion: true,
  botStepMs: BOT_STEP_MS,
  card: () => withWords(import('./setup/Card.svelte'), 'reifenbreite/card'),
  // TypeScript knows only the default export of a Svelte module
  poster: async () => ({ default: ((await import('./setup/Card.svelte')) as unknown as { readonly Poster: Component }).Poster }),
  quickTable: async () => (await import('./setup/quick.ts')).quickTable(),
  load: async () => (await withWords(import('./index.ts'), 'reifenbreite/card')).screens,
};
