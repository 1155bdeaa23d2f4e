import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALIBRATED, loadCalibration, PARTS } from '../../src/analysis/index.ts';

/** `docs/figures.md` repeats the calibrations that the page shows, and each calibration has ten bins for every part of the race. */

const figures = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** The cells behind the first one of every table row that begins with `head`, in order. */
const rowsOf = (head: string): readonly (readonly string[])[] =>
  figures
    .split('\n')
    .map(cellsOf)
    .filter(([first]) => first === head)
    .map((cells) => cells.slice(1));

describe.each(['reifenbreite', 'ausreisser'] as const)('%s', (game) => {
  test.each(game === 'ausreisser' ? (['medium', 'mixed'] as const) : CALIBRATED)('%s', async (field) => {
    const { races, results, deviation, withoutLuck, said: saidOfAll, parts, riders } = (await loadCalibration(game, field))!;
    const call = `${game} ${races}${field === 'medium' ? '' : ` --${field}`}`;
    expect(Object.keys(parts)).toEqual(PARTS);
    for (const { expected, got, chance, won } of Object.values(parts))
      for (const bins of [expected, got, chance, won]) expect(bins).toHaveLength(10);
    expect(rowsOf(call)).toEqual([
      Object.values(parts).map(({ off, said }) => `${off}, ${said}`),
      [deviation, withoutLuck, saidOfAll].map(String),
    ]);
    if (field === 'medium') {
      expect(riders).toEqual([]);
      return;
    }
    // every bot that a person may choose as an opponent is among them
    expect(riders.map(({ bot }) => bot)).toEqual(expect.arrayContaining(['easy', 'medium', game === 'ausreisser' ? 'expert' : 'hard']));
    expect(riders.reduce((sum, { seats }) => sum + seats, 0)).toBe(results);
  });
});

test('a game without an evaluation has no calibration', async () => {
  expect(await loadCalibration('no-such-game', 'medium')).toBeUndefined();
});
