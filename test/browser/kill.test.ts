import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SEED } from './seed.ts';

/**
 * What was on screen survives a kill of the browser. This file kills at each kind of moment once at each pace;
 * `npm run kill:browser` kills 200 times. Both tests mostly wait for browsers to start and end, so they run concurrently.
 */

const SCRIPT = fileURLToPath(new URL('../../tools/kill-browser.mjs', import.meta.url));

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], (_, out, errors) =>
      done({ code: child.exitCode ?? -1, output: out + errors }),
    );
  });

test.concurrent('the page, killed at both paces, while bots play and right after the last action, loses nothing that was shown', async () => {
  const { code, output } = await run('--kills', '4', '--moments', 'bots,end', '--seed', `ci ${SEED}`);
  for (const pace of ['normal', 'fast'])
    for (const moment of [String.raw`an entry \(\d+\), bots ride`, 'the end'])
      expect(output).toMatch(new RegExp(`^${pace} +killed after ${moment} +shown`, 'm'));
  expect(output).toMatch(/^kills 4, entries shown [1-9]\d*, lost 0 .*races broken 0/m);
  expect(code).toBe(0);
}, 600_000);

test.concurrent('counts a loss if the page shows what it has not stored', async () => {
  const { code, output } = await run('--kills', '1', '--seed', 'ci', '--bare', '--forgets');
  expect(output).toMatch(/lost [1-9]/);
  expect(code).toBe(1);
});
