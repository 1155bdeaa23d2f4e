import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeText } from '../../src/cli/files.ts';
import { root, windschatten as call } from '../cli/call.ts';

const record = join(root, 'records/reifenbreite/023-everything-classic-two.record');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-bad-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function windschatten(args: readonly string[]) {
  const run = await call(...args);
  expect(run.err).not.toMatch(/^ +at /m);
  return run;
}
function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SIMULATE = ['simulate', '--course', 'criterium', '--bots', 'random,random', '--races', '2', '--records'];

describe('files', () => {
  test.each(['replay', 'verify', 'position'])('%s: invalid UTF-8 is reported with line and column', async (command) => {
    const path = file('latin.record', Buffer.from('windschatten-record 1\ngame x\xff 1\n', 'latin1'));
    expect(await windschatten([command, path])).toEqual({
      out: '',
      err: `${path}:2:7: The text is not UTF-8 here. (file-not-utf8)\n`,
      exit: 1,
    });
  });
  test.each([['replay'], ['course', 'check'], ['course', '--board']])('%s %s: a folder, and a missing file', async (...command) => {
    expect(await windschatten([...command, folder])).toMatchObject({ out: '', err: expect.stringContaining('EISDIR'), exit: 2 });
    expect(await windschatten([...command, join(folder, 'none')])).toMatchObject({
      out: '',
      err: expect.stringContaining('ENOENT'),
      exit: 2,
    });
  });
  test.runIf(existsSync('/dev/zero'))('a device that never ends', async () => {
    expect(await windschatten(['course', 'check', '/dev/zero'])).toMatchObject({
      err: expect.stringContaining('(file-too-big)'),
      exit: 1,
    });
  });
  test('control characters of a file are escaped', async () => {
    const { err } = await windschatten(['replay', file('esc.record', 'windschatten-record 1\ngame \u001b[2J\u0007 1\n')]);
    expect(err).toContain('“\\u001b[2J\\u0007”');
  });
  test('position: a damaged record ends with 1 and the place, after its valid beginning', async () => {
    const path = file('cut.record', readFileSync(record, 'utf8').slice(0, 3000));
    const { out, err, exit } = await windschatten(['position', path, '--json']);
    expect(exit).toBe(1);
    expect(err).toMatch(/cut\.record:\d+:\d+: /);
    expect(JSON.parse(out)).toMatchObject({ format: 'windschatten-position' });
  });
  test('arguments may follow --', async () => {
    expect((await windschatten(['verify', '--', record])).exit).toBe(0);
  });
});

describe('where records are written', () => {
  test('a folder that cannot be created', async () => {
    const path = file('in-the-way', '');
    expect(await windschatten([...SIMULATE, path])).toMatchObject({ out: '', err: expect.stringContaining('(file-unwritable)'), exit: 2 });
    expect(await windschatten([...SIMULATE, join(path, 'below')])).toMatchObject({
      err: expect.stringContaining('(file-unwritable)'),
      exit: 2,
    });
    expect(readFileSync(path, 'utf8')).toBe('');
  });
  test.runIf(existsSync('/proc/self'))('a folder of the system fails at once', async () => {
    expect(await windschatten([...SIMULATE, '/proc/windschatten/records'])).toMatchObject({
      err: expect.stringContaining('(file-unwritable)'),
      exit: 2,
    });
  });
  test('a record that cannot be written ends the command and leaves no unfinished file', async () => {
    const records = join(folder, 'records-1');
    mkdirSync(join(records, 'race-000002.record'), { recursive: true });
    const { err, exit } = await windschatten([...SIMULATE, records, '--force']);
    expect(err).toMatch(/race-000002\.record: .*\(file-unwritable\)/);
    expect(exit).toBe(2);
    expect(readdirSync(records).sort()).toEqual(['race-000001.record', 'race-000002.record']);
  });
  test('existing records are kept, and no record is written beside them; --force replaces them', async () => {
    const records = join(folder, 'kept');
    mkdirSync(records);
    const [second, other] = [join(records, 'race-000002.record'), join(records, 'race-000003.record')];
    writeFileSync(second, 'mine');
    writeFileSync(other, 'mine, too');
    const { out, err, exit } = await windschatten([...SIMULATE, records]);
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(err).toContain(second);
    expect(err).toMatch(/^windschatten: --records: .*--force.* \(records-there\)\n$/);
    expect(readdirSync(records)).toHaveLength(2);
    expect(readFileSync(second, 'utf8')).toBe('mine');
    expect((await windschatten([...SIMULATE, records, '--force'])).exit).toBe(0);
    expect(readFileSync(second, 'utf8')).toMatch(/^windschatten-record /);
    expect(readFileSync(other, 'utf8')).toBe('mine, too');
  });
  test('a file created in the meantime is kept, too', () => {
    const path = file('between', 'mine');
    expect(() => writeText(path, 'theirs', 'kept')).toThrow('file-there');
    expect(readFileSync(path, 'utf8')).toBe('mine');
    writeText(path, 'theirs', 'replaced');
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });
});
