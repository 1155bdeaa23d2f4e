import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What was on screen is there after the browser was killed: a few kills here, 200 by hand (`npm run kill:browser`). */

const SCRIPT = fileURLToPath(new URL('../../scripts/kill-browser.mjs', import.meta.url));
const KILLS = 3;

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], (_, out, errors) =>
      done({ code: child.exitCode ?? -1, said: out + errors }),
    );
  });

test('the page, killed three times: nothing that was shown is lost', async () => {
  const { code, said } = await run('--kills', String(KILLS), '--pace', 'fast', '--seed', 'ci');
  expect(said).toMatch(new RegExp(`kills ${KILLS}, entries shown [1-9]\\d*, lost 0 .*races broken 0`));
  expect(code).toBe(0);
}, 600_000);

test('where it is shown and not kept, the loss is counted', async () => {
  const { code, said } = await run('--kills', '1', '--seed', 'ci', '--bare', '--forgets');
  expect(said).toMatch(/lost [1-9]/);
  expect(code).toBe(1);
});
