import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALIBRATED, loadCalibration, PARTS } from '../../src/analysis/index.ts';

/** `docs/figures.md` repeats the calibrations that the page shows, and each calibration has ten bins for every part of the race. */

const figures = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');
/** The cells behind the first ones of the table row that begins with `head`. */
function row(...head: readonly string[]): readonly number[] {
  const cellsOf = (line: string): readonly string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const found = figures.split('\n').find((line) => head.every((cell, i) => cellsOf(line)[i] === cell));
  return cellsOf(found ?? '')
    .slice(head.length)
    .map(Number);
}

describe.each(['reifenbreite', 'ausreisser'] as const)('%s', (game) => {
  test.each(game === 'ausreisser' ? (['medium', 'mixed'] as const) : CALIBRATED)('%s', async (field) => {
    const { races, results, deviation, withoutLuck, said: saidOfAll, parts, riders } = (await loadCalibration(game, field))!;
    const call = `${game} ${races}${field === 'medium' ? '' : ` --${field}`}`;
    expect(Object.keys(parts)).toEqual(PARTS);
    for (const [part, { expectations, off, said, expected, got, chance, won }] of Object.entries(parts)) {
      expect(row(call, part), `${call} ${part}`).toEqual([expectations, off, said]);
      for (const bins of [expected, got, chance, won]) expect(bins).toHaveLength(10);
    }
    expect(row(call, `${results}`), call).toEqual([deviation, withoutLuck, saidOfAll]);
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
