import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { json, root } from '../call.ts';

/** The bots in docs/bots.md play whole races without a fault, and better than chance. Their heads say how they do against Easy. */

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
const BOTS = [
  ['ausreisser', ['--game', 'ausreisser', '--stages', '1'], '12'],
  ['reifenbreite', ['--course', 'criterium'], '6'],
] as const;

test.each(BOTS)('examples/%s-bot.ts', async (game, race, blocks) => {
  const folder = mkdtempSync(join(tmpdir(), 'windschatten-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Node 20 does not strip types, so the bot is compiled as docs/bots.md says
  const [, command] = /npx (tsc [^]+?-bot\.ts)/.exec(readFileSync(join(root, 'docs/bots.md'), 'utf8'))!;
  const [tsc, ...args] = command!
    .replace(/--outDir \S+/, `--outDir ${folder}`)
    .replace('\\\n', '')
    .replace(/examples\/\w+-bot/, `examples/${game}-bot`)
    .split(/ +/);
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin', tsc!), args, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await rides(...race, '--bots', `exec:${process.execPath} ${join(folder, `${game}-bot.js`)},random`, '--blocks', blocks);
});

// without a python3 the report of the tests says that this one was left out
test.skipIf(!python).each(BOTS)('examples/%s_bot.py', async (game, race, blocks) => {
  await rides(...race, '--bots', `exec:python3 ${example(`${game}_bot.py`)},random`, '--blocks', blocks);
});

test.each(['ausreisser_bot.py', 'ausreisser-bot.ts', 'reifenbreite_bot.py', 'reifenbreite-bot.ts'])(
  'examples/%s has fewer than 80 lines',
  (name) => {
    expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThan(80);
  },
);
