import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findBrowser } from './scripts/browser.mjs';

const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/**
 * The floors of rules, but for a game's page and for its bots, who ride whole races through the rules: much work that says little of what their tests go
 * through. These tests touch no world that a test before them could have left otherwise.
 */
const FLOORS = `{${['kit', 'course', 'scenario', 'games', 'table', ...GAMES.map(({ name }) => name)].join(',')}}`;
const RULES = [`test/${FLOORS}/*.test.ts`, `test/${FLOORS}/!(bots|web)/**/*.test.ts`];

/** One more than there are cores: programs, databases that are stopped and clocks that run out are waited for. The same for all that may run in one go. */
const WORKERS = availableParallelism() + 1;

/** Serve, start processes and keep files. */
const SERVING = ['test/server/**/*.test.ts', 'test/scripts/**/*.test.ts'];
/** Put something in the place of a module or of something global, which a file after them would meet. */
const REPLACING = readdirSync(new URL('test', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) =>
    /\bvi\.(mock|stubGlobal|stubEnv)\(|open-session|loadOfPage/.test(readFileSync(new URL(`test/${path}`, import.meta.url), 'utf8')),
  )
  .map((path) => `test/${path}`);

/** Whole files that take long on one worker: begun first, so that no core idles at the end. The rest in vitest's own order. */
const LONG = ['tour', 'languages', 'ausreisser', 'kill', 'third-game'].map((name) => `/test/browser/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * `rules`: the rule floors, whose coverage is told; `unit`: all else that runs in plain Node and leaves nothing behind. In both a worker keeps what it has loaded for
 * its next file. `alone`: each file in a process of its own. `browser`: rides the built page (dist/web) in a real Chromium.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: { include: ['src/**/*.ts'] },
    projects: [
      {
        test: {
          name: 'rules',
          include: RULES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...RULES, ...SERVING, ...REPLACING],
          setupFiles: ['test/seeded-bytes.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: [...SERVING, ...REPLACING],
          exclude: ['test/browser/**', ...RULES],
          setupFiles: ['test/seeded-bytes.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // a busy machine is slow, not wrong
          expect: { poll: { timeout: 60_000 } },
          // two more than there are cores: fewer leave these idle for a third of the time, waiting for pages; each has one browser for all its files (test/browser/chromium.ts)
          maxWorkers: availableParallelism() + 2,
          isolate: false,
          env: { WINDSCHATTEN_BROWSER: process.env['WINDSCHATTEN_BROWSER'] ?? findBrowser() ?? '' },
        },
      },
    ],
  },
});
