import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';

/** `unit`: everything that runs in plain Node. `browser`: rides the built page (dist/web) in a real Chromium. */
export default defineConfig({
  test: {
    coverage: { include: ['src/**/*.ts'] },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          testTimeout: 60_000,
          // its own choice is one fewer, which on two cores is one file at a time
          maxWorkers: availableParallelism(),
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
          // two at once: more only wait for each other on two cores; each has one browser for all its files (test/browser/chromium.ts)
          maxWorkers: 2,
          isolate: false,
          env: { WINDSCHATTEN_BROWSER: process.env['WINDSCHATTEN_BROWSER'] ?? findBrowser() ?? '' },
        },
      },
    ],
  },
});
