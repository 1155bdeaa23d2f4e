import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const program = join(root, 'dist/command/main.js');
const record = join(root, 'records/reifenbreite/023-everything-classic-two.record');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-bad-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ENV = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' };
function windschatten(args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: ENV,
    timeout: 60_000,
  });
  expect(stderr).not.toMatch(/^ +at /m);
  return { out: stdout, said: stderr, exit: status };
}
const shell = (command: string) => spawnSync('sh', ['-c', command], { encoding: 'utf8', env: ENV, timeout: 60_000 });
function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SIMULATE = ['simulate', '--course', 'criterium', '--bots', 'random,random', '--races', '2', '--records'];

describe('files', () => {
  test.each(['replay', 'verify', 'position'])('%s: bytes that are no UTF-8 have line and column', (command) => {
    const path = file('latin.record', Buffer.from('windschatten-record 1\ngame x\xff 1\n', 'latin1'));
    expect(windschatten([command, path])).toEqual({ out: '', said: `${path}:2:7: The text is not UTF-8 here. (file-not-utf8)\n`, exit: 1 });
  });
  test.each([['replay'], ['course', 'check'], ['course', '--board']])('%s %s: a folder, a file that is not there', (...command) => {
    expect(windschatten([...command, folder])).toMatchObject({ out: '', said: expect.stringContaining('EISDIR'), exit: 2 });
    expect(windschatten([...command, join(folder, 'none')])).toMatchObject({ out: '', said: expect.stringContaining('ENOENT'), exit: 2 });
  });
  test.runIf(existsSync('/dev/zero'))('a device that never ends', () => {
    expect(windschatten(['course', 'check', '/dev/zero'])).toMatchObject({ said: expect.stringContaining('(file-too-big)'), exit: 1 });
  });
  test('control characters of a file are shown, not done', () => {
    const { said } = windschatten(['replay', file('esc.record', 'windschatten-record 1\ngame \u001b[2J\u0007 1\n')]);
    expect(said).toContain('“\\u001b[2J\\u0007”');
  });
  test('position: a damaged record ends with 1 and the place, after its valid beginning', () => {
    const path = file('cut.record', readFileSync(record, 'utf8').slice(0, 3000));
    const { out, said, exit } = windschatten(['position', path, '--json']);
    expect(exit).toBe(1);
    expect(said).toMatch(/cut\.record:\d+:\d+: /);
    expect(JSON.parse(out)).toMatchObject({ format: 'windschatten-position' });
  });
  test.runIf(existsSync('/dev/stdin'))('position: a pipe is read once', () => {
    const scenario = join(root, 'content/scenarios/figure-06.scenario');
    const { stderr, status } = shell(`cat '${scenario}' | '${process.execPath}' '${program}' position /dev/stdin --json`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });
  test('behind -- stand arguments', () => {
    expect(windschatten(['verify', '--', record]).exit).toBe(0);
  });
});

describe('where records are written', () => {
  test('a folder that cannot be made', () => {
    const path = file('in-the-way', '');
    expect(windschatten([...SIMULATE, path])).toMatchObject({ out: '', said: expect.stringContaining('(file-unwritable)'), exit: 2 });
    expect(windschatten([...SIMULATE, join(path, 'below')])).toMatchObject({ said: expect.stringContaining('(file-unwritable)'), exit: 2 });
    expect(readFileSync(path, 'utf8')).toBe('');
  });
  test.runIf(existsSync('/proc/self'))('a folder of the system: no waiting for ever', () => {
    expect(windschatten([...SIMULATE, '/proc/windschatten/records'])).toMatchObject({
      said: expect.stringContaining('(file-unwritable)'),
      exit: 2,
    });
  });
  test.each([1, 2])('a record that cannot be written ends it all, on %i threads, and leaves nothing unfinished', (workers) => {
    const records = join(folder, `records-${workers}`);
    mkdirSync(join(records, 'race-000002.record'), { recursive: true });
    const { said, exit } = windschatten([...SIMULATE, records, '--force', '--workers', String(workers)]);
    expect(said).toMatch(/race-000002\.record: .*\(file-unwritable\)/);
    expect(exit).toBe(2);
    expect(readdirSync(records).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});

describe('standard output', () => {
  test('whoever has seen enough may go', () => {
    const { stdout, stderr, status } = shell(`'${process.execPath}' '${program}' replay '${record}' --json | head -1`);
    expect({ stdout, stderr, status }).toEqual({ stdout: '{\n', stderr: '', status: 0 });
  });
  test.runIf(existsSync('/dev/full'))('a full disk is told in a line, with 2', () => {
    const { stderr, status } = shell(`'${process.execPath}' '${program}' course --json > /dev/full`);
    expect(stderr).toMatch(/^windschatten: ENOSPC[^\n]*\n$/);
    expect(status).toBe(2);
  });
});
