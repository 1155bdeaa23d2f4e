import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** `npm run new-game NAME`, in a copy of the repository. */

const ROOT = join(import.meta.dirname, '../..');
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'windschatten-new-game-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of stdout.split('\0')) if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const newGame = (...args: readonly string[]) => run('scripts/new-game.mjs', ...args);

test.each([
  [[], 'give a name'],
  [['Kermesse'], 'give a name'],
  [['reifenbreite'], 'src/games/reifenbreite exists already'],
  [['kermesse', 'Kermesse', 'UR'], 'reifenbreite has the sections UR'],
  [['board'], '“board” occurs in src/web/'],
])('%j is refused in a sentence, and nothing is written', (args, sentence) => {
  const { status, stderr } = newGame(...args);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(sentence) });
  expect(existsSync(join(copy, 'src/games/kermesse'))).toBe(false);
});

test('its files and lists pass the compiler, the rules of the new game their tests', () => {
  const { status, stdout } = newGame('kermesse');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Kermesse is src/games/kermesse') });
  for (const list of ['src/games/index.ts', 'src/bots/index.ts', 'src/web/games.ts', 'package.json'])
    expect(readFileSync(join(copy, list), 'utf8'), list).toContain('/kermesse/');
  const types = run('node_modules/@typescript/native-preview/bin/tsc', '-b', '.');
  expect({ status: types.status, output: types.stdout }).toEqual({ status: 0, output: '' });
  const rules = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', 'test/kermesse');
  expect({ status: rules.status, output: rules.status === 0 ? '' : rules.stdout }).toEqual({ status: 0, output: '' });
  const page = run('node_modules/svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.page.json', '--fail-on-warnings', '--tsgo');
  expect({ status: page.status, output: page.status === 0 ? '' : page.stdout }).toEqual({ status: 0, output: '' });
  // limits that hold for the words of all games together leave space for its own
  const words = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/architecture/banned-words.test.ts');
  expect({ status: words.status, output: words.status === 0 ? '' : words.stdout }).toEqual({ status: 0, output: '' });
}, 240_000);
