import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SEED } from './seed.ts';

/** What was on screen is there after the browser was killed: each kind of moment once at each pace here, 200 kills by hand (`npm run kill:browser`). Both tests wait for browsers that start and end, so they go at once. */

const SCRIPT = fileURLToPath(new URL('../../tools/kill-browser.mjs', import.meta.url));

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], (_, out, errors) =>
      done({ code: child.exitCode ?? -1, output: out + errors }),
    );
  });

test.concurrent('the page, killed at both paces, while bots ride and right after the last action: nothing that was shown is lost', async () => {
  const { code, output } = await run('--kills', '4', '--moments', 'bots,end', '--seed', `ci ${SEED}`);
  for (const pace of ['normal', 'fast'])
    for (const moment of [String.raw`an entry \(\d+\), bots ride`, 'the end'])
      expect(output).toMatch(new RegExp(`^${pace} +killed after ${moment} +shown`, 'm'));
  expect(output).toMatch(/^kills 4, entries shown [1-9]\d*, lost 0 .*races broken 0/m);
  expect(code).toBe(0);
}, 600_000);

test.concurrent('where it is shown and not kept, the loss is counted', async () => {
  const { code, output } = await run('--kills', '1', '--seed', 'ci', '--bare', '--forgets');
  expect(output).toMatch(/lost [1-9]/);
  expect(code).toBe(1);
});
