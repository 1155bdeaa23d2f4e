import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatMineHead } from '../../src/puzzles/index.ts';
import { fits, windschatten } from '../cli/call.ts';

/** `windschatten puzzles`: the same seeds find the same, whenever it is stopped and gone on with. */

const GAME = ['--game', 'ausreisser', '--seed', 'mining'];
const folder = (): string => mkdtempSync(join(tmpdir(), 'puzzles-'));
/** A search that looks so briefly that it is done in seconds: what it finds is worth little. */
const HASTY = { options: 2, within: 6, screen: 6, promising: 0, deep: 24, surely: 12, least: 0, check: 8, second: 0 };
function begun(seed = 'mining'): string {
  const file = join(folder(), 'mine');
  writeFileSync(file, formatMineHead({ game: 'ausreisser', seed, effort: HASTY }));
  return file;
}

test('a search stopped in the middle of a race and resumed finds the same as an uninterrupted one', async () => {
  const [whole, parts] = [begun(), begun()];
  const { exit, err, out } = await windschatten('puzzles', whole, '--races', '2');
  expect(exit, err).toBe(0);
  expect(out).toMatch(/^\d+ puzzles in 2 races with \d+ decisions/);
  await windschatten('puzzles', parts, '--races', '1');
  appendFileSync(parts, '{"race":1,"decis');
  await windschatten('puzzles', parts, '--races', '1');
  expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));

  // no further races: the puzzles found are reported and made into a book
  const report = await windschatten('puzzles', parts, '--json');
  expect(fits('puzzle-search', JSON.parse(report.out))).toEqual([]);
  const { puzzles, refused } = JSON.parse(report.out) as { puzzles: object[]; refused: Record<string, number> };
  expect(puzzles.length).toBeGreaterThan(0);
  expect(refused['medium-is-right']).toBeGreaterThan(0);
  const book = join(folder(), 'book');
  expect(await windschatten('puzzles', parts, '--book', book, '--most', '1')).toMatchObject({ exit: 0 });
  const read = JSON.parse(readFileSync(join(book, 'book.json'), 'utf8')) as {
    themes: Record<string, number[]>;
    'left-out': number;
    refused: Record<string, number>;
  };
  expect(fits('puzzles', read)).toEqual([]);
  const kept = Object.entries(read.themes).filter(([, counts]) => counts.some((n) => n > 0));
  expect(kept.length + read['left-out'] + read.refused['same-reason']!).toBe(puzzles.length);
  for (const [theme] of kept) expect(fits('puzzles', JSON.parse(readFileSync(join(book, `${theme}.json`), 'utf8')))).toEqual([]);
});

test('recorded races are searched, each once, from the view of the deciding seat; a damaged one changes nothing', async () => {
  const RECORDS = join(import.meta.dirname, '../../records');
  const file = begun();
  const records = folder();
  for (const name of ['ausreisser/two-medium', 'ausreisser/spurt-short', 'reifenbreite/criterium'])
    copyFileSync(join(RECORDS, `${name}.record`), join(records, `${name.split('/')[1]!}.record`));
  const { exit, err } = await windschatten('puzzles', file, '--records', records);
  expect(exit, err).toBe(0);
  const lines = (): { race: number; record?: string; decisions: number; puzzles: { id: string; state: string }[] }[] =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as ReturnType<typeof lines>[number]);
  expect(lines().map(({ race, record }) => [race, record])).toEqual([
    [0, 'spurt-short.record'],
    [1, 'two-medium.record'],
  ]);
  expect(lines()[1]!.decisions).toBeGreaterThan(20);
  const found = lines().flatMap(({ puzzles }) => puzzles);
  expect(found.length).toBeGreaterThan(0);
  // cards hidden from the deciding seat are hidden in the puzzle
  for (const { state } of found) expect(state).toContain('-1');
  const before = readFileSync(file, 'utf8');
  await windschatten('puzzles', file, '--records', join(records, 'two-medium.record'));
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(join(records, 'zz.record'), readFileSync(join(records, 'two-medium.record'), 'utf8').replace(/lay \d\d/, 'lay 99'));
  const damaged = await windschatten('puzzles', file, '--records', records);
  expect(damaged.exit).toBe(1);
  expect(damaged.err).toContain('zz.record');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await windschatten('puzzles', file, '--records', join(records, 'none'))).not.toMatchObject({ exit: 0 });
});

test('a new search uses the defaults of the game', async () => {
  const file = join(folder(), 'mine');
  expect(await windschatten('puzzles', file, ...GAME, '--least', '1.5')).toMatchObject({ exit: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'ausreisser', seed: 'mining', effort: { least: 1.5, screen: 48 } });
});

test('an invalid file, another seed and another game are refused, and nothing is changed', async () => {
  const file = begun();
  const before = readFileSync(file, 'utf8');
  expect(await windschatten('puzzles', file, '--seed', 'another')).toMatchObject({ exit: 2 });
  expect(await windschatten('puzzles', file, '--game', 'reifenbreite')).toMatchObject({ exit: 2 });
  expect(readFileSync(file, 'utf8')).toBe(before);
  const wrong = `${before}{"race":0,"decisions":-1,"refused":{},"puzzles":[]}\n`;
  writeFileSync(file, wrong);
  const { exit, err } = await windschatten('puzzles', file, '--races', '1');
  expect(exit).toBe(1);
  expect(err).toContain(`${file}:2: decisions: `);
  expect(readFileSync(file, 'utf8')).toBe(wrong);
  expect(await windschatten('puzzles', join(folder(), 'new'))).toMatchObject({ exit: 2 });
  expect(await windschatten('puzzles', join(folder(), 'new'), '--game', 'chess')).toMatchObject({ exit: 2 });
  expect(await windschatten('puzzles', join(folder(), 'new'), ...GAME, '--least', '-1')).toMatchObject({ exit: 2 });
});
