import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';

/** The page: `src/web` to `dist/web`. The base is relative, so the folder can be served from anywhere. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [svelte(), offline()],
  build: { outDir: '../../dist/web', emptyOutDir: true },
  server: { fs: { allow: ['../..'] } },
});
