import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { fileGroups } from './scripts/chunks.mjs';
import { letters } from './scripts/letters.mjs';
import { licences } from './scripts/licences.mjs';
import { offline } from './scripts/offline.mjs';
import { contentPolicy, words } from './scripts/page-plugins.mjs';
import { rulebook } from './scripts/rulebook/plugin.ts';
import { CONTENT_POLICY, formatPolicy } from './src/server/policy.ts';

const licencesOf = licences();

/** Every source that a screen may begin with. */
const beginnings = (): string[] =>
  ['web', 'games'].flatMap((floor) =>
    readdirSync(join(import.meta.dirname, 'src', floor), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

/** The page, out of `src/web`. The base is relative, so the folder can be served from anywhere. */
export default defineConfig({
  root: 'src/web',
  base: './',
  resolve: { alias: { 'd3-transition': join(import.meta.dirname, 'scripts/no-transitions.mjs') } },
  plugins: [
    svelte(),
    letters(),
    rulebook(join(import.meta.dirname, 'content')),
    words(),
    contentPolicy(formatPolicy(CONTENT_POLICY)),
    licencesOf.page,
    offline(),
  ],
  build: {
    // of a build by hand: scripts/setup.mjs builds aside and puts what is finished into dist/web, which may be being served
    outDir: '../../dist/by-hand/web',
    emptyOutDir: true,
    // the manifest says which files a screen is made of: .size-limit.mjs reads it
    manifest: true,
    // a picture inside a script or a style would need a policy of its own
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/web/index.html', 'src/web/404.html'],
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups(beginnings()) } },
      // whoever asks at a room's door for one thing does not wait for all that is behind it
      treeshake: { moduleSideEffects: [{ test: /src\/(?!web\/main\.ts).*\.ts$/, sideEffects: false }] },
      checks: { bundlerTimings: false },
    },
  },
  // in chunks like the page: a game's bots think without the other game's script
  worker: { format: 'es', plugins: () => [licencesOf.worker], rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { fs: { allow: ['../..'] } },
});
