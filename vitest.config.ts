import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findBrowser, findShell } from './scripts/browser.mjs';
import { COMPILED_FILES, nativeRooms } from './test/native/compile.mjs';

const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/**
 * The floors of rules, but for a game's page and for its bots, who ride whole races through the rules: much work that says little of what their tests go
 * through. These tests touch no world that a test before them could have left otherwise.
 */
const FLOORS = `{${['kit', 'course', 'scenario', 'games', 'table', ...GAMES.map(({ name }) => name)].join(',')}}`;
const RULES = [`test/${FLOORS}/*.test.ts`, `test/${FLOORS}/!(bots|web)/**/*.test.ts`];

/** One more than there are cores: programs, databases that are stopped and clocks that run out are waited for. The same for all that may run in one go. */
const WORKERS = availableParallelism() + 1;

/** Put something in the place of a module or of something global, which a file after them would meet. */
const REPLACING = testsWith(/\bvi\.(mock|stubGlobal|stubEnv)\(|open-session|loadOfPage/);
/** Put something in the place of a module below the page: only Vitest's own modules can be replaced, so that these are run by it alone. */
const REPLACING_ROOMS = testsWith(/\bvi\.mock\('[./]*\/src\/(?!web\/)/);

/** @param {RegExp} what stands in their text */
function testsWith(what: RegExp): string[] {
  const folder = new URL('test/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  return files.filter((path) => what.test(readFileSync(new URL(path, folder), 'utf8'))).map((path) => `test/${path}`);
}

/** For what rides races: see test/native/compile.mjs. */
const NATIVE = { plugins: [nativeRooms()] };
const BY_NODE = { server: { deps: { external: [COMPILED_FILES] } } };

/** Whole files that take long on one worker, the longest first: begun first, so that no core idles at the end. The rest in vitest's own order. */
const LONG = [
  ...['tour', 'served', 'ausreisser', 'newer-languages', 'online', 'phone', 'languages', 'analysis', 'reifenbreite', 'online-four'],
  ...['online-stages', 'other-engines', 'around', 'online-people', 'online-languages', 'kill', 'third-game', 'screens', 'saved'],
].map((name) => `/test/browser/${name}.test.ts`);

/** As LONG, of the tests that need no browser. */
const LONG_BELOW = [
  ...['server/resume', 'cli/process', 'server/crash', 'server/store', 'server/leak', 'cli/looking', 'scenario/every-position'],
  ...['scripts/at-once', 'server/load', 'architecture/package', 'cli/programs/riding', 'architecture/boundaries'],
  ...['reifenbreite/random-play', 'reifenbreite/referee', 'table/told-text', 'table/seat', 'ausreisser/random-play', 'ausreisser/forged'],
].map((name) => `/test/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = [...LONG, ...LONG_BELOW];
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = long.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? long.length : found;
    };
    const sorted = await super.sort(files);
    // a worker is kept only for a next file of its own project
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const turn = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return sorted.sort((a, b) => turn(a) - turn(b) || rank(a) - rank(b));
  }
}

/**
 * `rules`: the rule floors, whose coverage is told; `unit`: all else that runs in plain Node and leaves nothing behind, servers too. In both a worker keeps what it has loaded for
 * its next file. `alone`: what puts something in the place of something else, each file in a process of its own; `replacing`: so too, with sources that Vitest has compiled.
 * `browser`: rides the built page (dist/web) in a real Chromium.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'custom', customProviderModule: 'test/native/coverage.mjs', include: ['src/**/*.ts'] },
    projects: [
      {
        ...NATIVE,
        test: {
          ...BY_NODE,
          name: 'rules',
          setupFiles: ['test/native/traces.mjs'],
          include: RULES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
      {
        ...NATIVE,
        test: {
          ...BY_NODE,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...RULES, ...REPLACING],
          setupFiles: ['test/native/traces.mjs', 'test/seeded-bytes.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
      {
        plugins: [nativeRooms(), svelte({ configFile: false })],
        test: {
          ...BY_NODE,
          name: 'alone',
          include: REPLACING,
          exclude: ['test/browser/**', ...RULES, ...REPLACING_ROOMS],
          setupFiles: ['test/native/traces.mjs', 'test/seeded-bytes.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'replacing',
          include: REPLACING_ROOMS,
          setupFiles: ['test/seeded-bytes.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        ...NATIVE,
        test: {
          ...BY_NODE,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // a busy machine is slow, not wrong
          expect: { poll: { timeout: 60_000 } },
          // two more than there are cores: fewer leave these idle for a third of the time, waiting for pages; each has one browser for all its files (test/browser/chromium.ts)
          maxWorkers: availableParallelism() + 2,
          isolate: false,
          env: {
            WINDSCHATTEN_BROWSER: process.env['WINDSCHATTEN_BROWSER'] ?? findBrowser() ?? '',
            WINDSCHATTEN_SHELL: findShell() ?? '',
          },
        },
      },
    ],
  },
});
