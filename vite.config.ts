import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The page: `src/web` to `dist/web`. The base is relative, so the folder can be served from anywhere. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [svelte()],
  build: { outDir: '../../dist/web', emptyOutDir: true },
  server: { fs: { allow: ['../..'] } },
});
