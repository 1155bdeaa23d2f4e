import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { json, root } from '../call.ts';

/** The two bots in docs/bots.md play whole races without a fault, and better than chance. */

const python = spawnSync('python3', ['--version']).status === 0;
const NO_FAULT = { defaults: 0, late: 0, illegal: 0, error: 0, absent: 0, stray: 0, died: 0, killed: 0 };
/** Long enough that no bot is late on a busy machine. */
const CLOCK = ['--clock', '60000', '--workers', '1', '--json'];

interface Arena {
  readonly programs: readonly Readonly<Record<string, number>>[];
  readonly difference: { readonly low: number };
}

async function rides(...args: readonly string[]): Promise<void> {
  const { programs, difference } = (await json('arena', 'arena', ...args, ...CLOCK)) as unknown as Arena;
  for (const program of programs) {
    expect(program).toMatchObject(NO_FAULT);
    expect(program['asked']).toBeGreaterThan(100);
  }
  expect(difference.low).toBeGreaterThan(0);
}

const example = (name: string): string => join(root, 'examples', name);

test('examples/bot.ts, in Der Ausreißer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windschatten-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Node 20 does not strip types, so the bot is compiled as docs/bots.md says
  const [, command] = /npx (tsc [^]+?bot\.ts)/.exec(readFileSync(join(root, 'docs/bots.md'), 'utf8'))!;
  const [tsc, ...args] = command!
    .replace(/--outDir \S+/, `--outDir ${folder}`)
    .replace('\\\n', '')
    .split(/ +/);
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin', tsc!), args, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const bots = `exec:${process.execPath} ${join(folder, 'bot.js')},random`;
  await rides('--game', 'ausreisser', '--stages', '1', '--bots', bots, '--blocks', '12');
});

// without a python3 the report of the tests says that this one was left out
describe.skipIf(!python)('where there is a python3', () => {
  test('examples/bot.py, in Um Reifenbreite', async () => {
    await rides('--course', 'criterium', '--bots', `exec:python3 ${example('bot.py')},random`, '--blocks', '6');
  });

  test('examples/bot.py, in a game of which it knows nothing', async () => {
    const args = ['--game', 'ausreisser', '--stages', '1', '--bots', `exec:python3 ${example('bot.py')},random`];
    const { programs } = (await json('simulation', 'simulate', ...args, ...CLOCK)) as unknown as Arena;
    expect(programs[0]).toMatchObject(NO_FAULT);
  });
});
