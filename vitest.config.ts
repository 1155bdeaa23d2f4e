import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser, findShell } from './scripts/browser.mjs';
import { COMPILED_FILES, nativeModules } from './test/native/compile.mjs';

/**
 * `npm test` runs all projects but `slow` and `browser`; `npm run test:all` runs every project.
 *
 * - `rules`: tests of the rules and of the table.
 * - `unit`: other tests in plain Node.
 * - `alone`, `mocked`: tests that replace a module or a global, each file in a process of its own.
 * - `slow`: `*.slow.test.ts`, whole random races, processes, servers under load, bots that search.
 * - `smoke`: one race of each game in a real browser, on the built page in `dist/web`.
 * - `browser`: all other tests in a browser.
 */

const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());

const RULE_FOLDERS = `{${['kit', 'course', 'scenario', 'games', 'table', ...GAMES.map(({ name }) => name)].join(',')}}`;
const RULES = [`test/${RULE_FOLDERS}/*.test.ts`, `test/${RULE_FOLDERS}/!(bots|web)/**/*.test.ts`];
const SLOW = ['test/**/*.slow.test.ts'];
const IN_BROWSER = ['test/{browser,smoke}/**'];

/** Files that replace a module or a global, which the next file in the same process would meet. */
const REPLACING = filesThatContain(/\bvi\.(mock|stubGlobal|stubEnv)\(|open-session|loadOfPage/);
/** Files that mock a module below the page. Only Vitest's own modules can be mocked, so these run without `nativeModules`. */
const MOCKED = filesThatContain(/\bvi\.mock\('[./]*\/src\/(?!web\/)/);

/** @param pattern matches the text of a test file */
function filesThatContain(pattern: RegExp): string[] {
  const folder = new URL('test/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  return files.filter((path) => pattern.test(readFileSync(new URL(path, folder), 'utf8'))).map((path) => `test/${path}`);
}

const browser = findBrowser();
if (browser === undefined)
  process.once('exit', () =>
    console.error('Not run: the browser tests. No Chromium was found; set WINDSCHATTEN_BROWSER to the path of one.'),
  );

/** Tests wait for programs and timers, so one worker more than there are cores keeps the cores busy. */
const NODE_WORKERS = availableParallelism() + 1;

const NODE: TestProjectInlineConfiguration['test'] = {
  setupFiles: ['test/native/traces.mjs', 'test/seeded-bytes.mjs'],
  server: { deps: { external: [COMPILED_FILES] } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: NODE_WORKERS,
};

/** Pages are waited for even more. Each worker has one browser for all its files (test/browser/chromium.ts). */
const BROWSER: TestProjectInlineConfiguration['test'] = {
  server: { deps: { external: [COMPILED_FILES] } },
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  maxWorkers: availableParallelism() + 2,
  sequence: { groupOrder: 1 },
  isolate: false,
  env: { WINDSCHATTEN_BROWSER: browser ?? '', WINDSCHATTEN_SHELL: findShell() ?? '' },
};

const plugins = [nativeModules()];

export default defineConfig({
  test: {
    coverage: { provider: 'custom', customProviderModule: 'test/native/coverage.mjs', include: ['src/{kit,games,table}/**/*.ts'] },
    projects: [
      { plugins, test: { ...NODE, name: 'rules', include: RULES, exclude: SLOW, isolate: false } },
      {
        plugins,
        test: {
          ...NODE,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...IN_BROWSER, ...RULES, ...REPLACING, ...SLOW],
          isolate: false,
        },
      },
      { plugins, test: { ...NODE, name: 'slow', include: SLOW, exclude: REPLACING, isolate: false } },
      {
        plugins: [nativeModules(), svelte({ configFile: false })],
        test: { ...NODE, name: 'alone', include: REPLACING, exclude: [...IN_BROWSER, ...RULES, ...MOCKED] },
      },
      { test: { ...NODE, name: 'mocked', include: MOCKED } },
      // beside the tests in Node, which leave a core half idle; projects that run together need the same number of workers
      {
        plugins,
        test: {
          ...BROWSER,
          name: 'smoke',
          include: browser === undefined ? [] : ['test/smoke/*.test.ts'],
          maxWorkers: NODE_WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      { plugins, test: { ...BROWSER, name: 'browser', include: browser === undefined ? [] : ['test/browser/**/*.test.ts'] } },
    ],
  },
});
