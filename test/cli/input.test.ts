import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { content } from '../games/content.ts';
import { json, RACE, windschatten } from './call.ts';

/** Input files of every kind: byte order marks, UTF-16, a board of your own, a folder that is resumed. */

const folder = mkdtempSync(join(tmpdir(), 'windschatten-input-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const BOARD = content.read('reifenbreite/boards/criterium.board')!;
const swapped = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${BOARD}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${BOARD}`, 'utf16le')],
  ['UTF-16, big end first', swapped(BOARD)],
  ['UTF-16 without a byte order mark', Buffer.from(BOARD, 'utf16le')],
])('a file in %s is read', async (_, bytes) => {
  const file = join(folder, 'one.board');
  writeFileSync(file, bytes);
  const { err, exit } = await windschatten('course', 'check', file);
  expect({ err, exit }).toEqual({ err: '', exit: 0 });
});

test.each([
  ['little end first', 'utf16le', ''],
  ['little end first, with a byte order mark', 'utf16le', '\uFEFF'],
  ['big end first', 'swapped', ''],
])('of a record in UTF-16 (%s) that ends within a sign the beginning is read', async (_, order, mark) => {
  const records = join(folder, `cut-${order}-${mark.length}`);
  await windschatten('simulate', ...RACE, '--records', records);
  const name = join(records, 'race-000001.record');
  const bytes = Buffer.from(mark + readFileSync(name, 'utf8'), 'utf16le');
  const file = join(records, 'cut.record');
  writeFileSync(file, (order === 'swapped' ? bytes.swap16() : bytes).subarray(0, 801));
  for (const command of ['verify', 'position', 'replay']) expect((await windschatten(command, file)).err).not.toMatch(/record-not-one/);
});

test('bots race on a board of your own', async () => {
  const file = join(folder, 'mine.board');
  writeFileSync(file, BOARD.replace('board criterium', 'board mine').replace('course criterium', 'course round'));
  const call = ['simulate', '--board', file, '--bots', 'random,random'];
  const found = await json('simulation', ...call, '--json');
  expect(found['setup']).toMatchObject({ stages: [{ course: 'round' }] });
  expect((await windschatten(...call, '--course', 'criterium')).err).toMatch(/“criterium”, only round/);
  writeFileSync(file, 'board mine "Mine"\nroad nowhere');
  expect((await windschatten(...call)).err).toMatch(/^windschatten:\d+:\d+: --board: /);
});

test('an interrupted run is resumed: the same report and the same records', async () => {
  const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')];
  const call = ['simulate', ...RACE, '--workers', '1', '--json'];
  const expected = await json('simulation', ...call, '--races', '4', '--records', whole);
  await windschatten(...call, '--races', '2', '--records', parts);
  writeFileSync(join(parts, 'race-000003.record.0123abcd.unfinished'), 'windschatten-rec');
  expect(await json('simulation', ...call, '--races', '4', '--records', parts, '--resume')).toEqual(expected);
  expect(readdirSync(parts).sort()).toEqual(readdirSync(whole).sort());
  for (const name of readdirSync(whole)) expect(readFileSync(join(parts, name), 'utf8')).toBe(readFileSync(join(whole, name), 'utf8'));
  const other = await windschatten('simulate', ...RACE, '--seed', 'other', '--races', '4', '--records', parts, '--resume');
  expect(other).toMatchObject({
    exit: 1,
    out: '',
    err: expect.stringMatching(/race-000001\.record: .*\(records-of-another-run\)/) as string,
  });
});

test('a module of your own is seated as a bot', async () => {
  const file = join(folder, 'last.mjs');
  writeFileSync(file, 'export default { choose: (seen, choices) => choices.at(-1) };');
  const call = ['simulate', '--game', 'ausreisser', '--bots', `module:${file},easy`, '--races', '2'];
  const found = await json('simulation', ...call, '--json');
  expect(found['setup']).toMatchObject({ riders: ['module:last.mjs 1', 'easy 2'] });
  writeFileSync(join(folder, 'empty.mjs'), 'export const nothing = 1;');
  const empty = await windschatten('simulate', '--game', 'ausreisser', '--bots', `module:${folder}/empty.mjs,easy`);
  expect(empty).toMatchObject({ exit: 2, err: expect.stringContaining('(module-bot)') as string });
});
