import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { fileGroups } from './build/chunks.mjs';
import { compress } from './build/compress.mjs';
import { contentPolicy, htmlWords } from './build/html.mjs';
import { licences } from './build/licences.mjs';
import { offline } from './build/offline.mjs';
import { rulebook } from './build/rulebook/plugin.ts';
import { subsetFonts } from './build/subset-fonts.mjs';
import { CONTENT_POLICY, formatPolicy } from './src/server/policy.ts';

const inRoot = (path: string): string => join(import.meta.dirname, path);
const { page: pageLicences, worker: workerLicences } = licences();

/** All modules that a screen may begin with. */
const modules = (): string[] =>
  ['src/web', 'src/games'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

/** The page, from `src/web`. Its addresses are relative, so that any folder of any server can hold it. */
export default defineConfig({
  root: 'src/web',
  base: './',
  resolve: { alias: { 'd3-transition': inRoot('build/no-transitions.mjs'), 'd3-interpolate': inRoot('build/no-transitions.mjs') } },
  plugins: [
    svelte(),
    subsetFonts(),
    rulebook(inRoot('content')),
    htmlWords(),
    contentPolicy(formatPolicy(CONTENT_POLICY)),
    pageLicences,
    offline(),
    compress(),
  ],
  build: {
    // for `npx vite build`; `npm run build` names a folder of its own and then moves the result to dist/web, which a server may be using
    outDir: inRoot('dist/by-hand/web'),
    emptyOutDir: true,
    // .size-limit.mjs reads from it which files a screen loads
    manifest: true,
    // the content policy allows no picture inside a script or a style
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [inRoot('src/web/index.html'), inRoot('src/web/404.html')],
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups(modules()) } },
      // an import of one name from an index.ts does not load the other modules that it exports
      treeshake: { moduleSideEffects: [{ test: /src\/(?!web\/main\.ts).*\.ts$/, sideEffects: false }] },
      checks: { bundlerTimings: false },
    },
  },
  // in chunks like the page, so that the bots of one game load no script of the other
  worker: { format: 'es', plugins: () => [workerLicences], rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { fs: { allow: ['../..'] } },
});
