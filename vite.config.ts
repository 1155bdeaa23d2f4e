import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';
import { rulebook } from './scripts/rulebook/plugin.ts';

/** The page: `src/web` to `dist/web`. The base is relative, so the folder can be served from anywhere. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [svelte(), rulebook(join(import.meta.dirname, 'content')), offline()],
  // the manifest says which files a screen is made of: .size-limit.mjs reads it
  build: { outDir: '../../dist/web', emptyOutDir: true, manifest: true },
  // in chunks like the page: a game's bots think without the other game's script
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] } },
});
