import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiled, environment, GAME, jsonOf, program, RACE, root, spawned, windschatten } from './call.ts';

/** Tests that need a process of their own, for threads, pipes and exit codes. Other tests call `main` in this process. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-process-'));
  compiled();
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const record = join(root, 'records/reifenbreite/023-everything-classic-two.record');

describe('two threads give the same result as one', () => {
  test.each([
    ['simulation', ['simulate', ...RACE, '--races', '9']],
    ['simulation', ['simulate', ...GAME, '--races', '9']],
    ['arena', ['arena', '--course', 'criterium', '--bots', 'easy,random,random', '--blocks', '5']],
    ['arena', ['arena', '--game', 'ausreisser', '--bots', 'easy,random', '--riders', '6', '--stages', '1', '--blocks', '5']],
  ])('%s: %j', async (schema, args) => {
    const two = spawned(...args, '--workers', '2', '--json');
    jsonOf(schema, two);
    expect(two).toEqual(await windschatten(...args, '--workers', '1', '--json'));
  });

  test('two threads write the same records, and a record that cannot be written ends the command without unfinished files', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    expect(spawned('simulate', ...RACE, '--races', '3', '--workers', '2', '--records', two).exit).toBe(0);
    await windschatten('simulate', ...RACE, '--races', '3', '--records', one);
    expect(readdirSync(two)).toEqual(readdirSync(one));
    const blocked = join(folder, 'blocked');
    mkdirSync(join(blocked, 'race-000002.record'), { recursive: true });
    const { err, exit } = spawned('simulate', ...RACE, '--races', '40', '--workers', '2', '--records', blocked, '--force');
    expect(err).toMatch(/race-000002\.record: .*\(file-unwritable\)/);
    expect(exit).toBe(2);
    expect(readdirSync(blocked).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});

describe('the process', () => {
  const shell = (command: string) => spawnSync('sh', ['-c', command], { encoding: 'utf8', env: environment, timeout: 60_000 });

  test('ends with the code of the command', () => {
    expect(spawned('verify', record)).toMatchObject({ err: '', exit: 0 });
    expect(spawned('verify', join(root, 'package.json'))).toMatchObject({ out: '', exit: 1 });
    expect(spawned('sing')).toMatchObject({ out: '', exit: 2 });
  });

  test('ends quietly when the reader closes the pipe early', () => {
    const { stdout, stderr, status } = shell(`'${process.execPath}' '${program}' replay '${record}' --json | head -1`);
    expect({ stdout, stderr, status }).toEqual({ stdout: '{\n', stderr: '', status: 0 });
  });

  test.runIf(existsSync('/dev/full'))('ends with one line and exit code 2 on a full disk', () => {
    const { stderr, status } = shell(`'${process.execPath}' '${program}' course --json > /dev/full`);
    expect(stderr).toMatch(/^windschatten: ENOSPC[^\n]*\n$/);
    expect(status).toBe(2);
  });

  test.runIf(existsSync('/dev/stdin'))('reads a pipe once for position', () => {
    const scenario = join(root, 'content/reifenbreite/scenarios/figure-06.scenario');
    const { stderr, status } = shell(`cat '${scenario}' | '${process.execPath}' '${program}' position /dev/stdin --json`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test('prints figures of bench that fit the schema', () => {
    const found = jsonOf('bench', spawned('bench', '--json', '--seconds', '1'));
    expect(found['heap_growth_bytes_per_million_moves']).toBeLessThanOrEqual(1_000_000);
    expect(found['ausreisser_heap_growth_bytes_per_million_moves']).toBeLessThanOrEqual(1_000_000);
  }, 180_000);
});

describe('an incomplete build ends with exit code 3', () => {
  test.each([
    ['empty', ''],
    ['cut in the middle of a word', 'const verify = asy'],
    ['importing a missing file', "import { nothing } from './none.js';\n"],
    ['importing a missing name', "import { nothing } from './part.js';\nnothing();\n"],
    ['never finishing', 'await new Promise(() => undefined);\n'],
    ['throwing', "throw new Error('half');\n"],
  ])('%s: 3', (_, main) => {
    const home = mkdtempSync(join(folder, 'half-'));
    for (const sub of ['bin', 'scripts', 'dist/command']) mkdirSync(join(home, sub), { recursive: true });
    cpSync(program, join(home, 'bin/windschatten.mjs'));
    writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(home, 'scripts/setup.mjs'),
      'export const checkEnvironment = () => undefined;\nexport const ensureCode = () => undefined;\n',
    );
    writeFileSync(join(home, 'dist/command/part.js'), 'export const other = 1;\n');
    writeFileSync(join(home, 'dist/command/main.js'), main);
    const { stdout, status } = spawnSync(process.execPath, [join(home, 'bin/windschatten.mjs'), 'verify', record], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 3 });
  });
});
