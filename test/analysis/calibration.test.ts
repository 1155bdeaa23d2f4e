import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALIBRATED, loadCalibration, PARTS } from '../../src/analysis/index.ts';

/** What the page tells of how honest the evaluations are is what stands in the decision, and both are ten bins by part of the race. */

const decision = readFileSync(join(import.meta.dirname, '../../docs/decisions/0024-race-analysis.md'), 'utf8');
const from = (title: string): string => {
  const at = decision.indexOf(title);
  expect(at, title).toBeGreaterThan(0);
  return decision.slice(at);
};
const rowIn =
  (text: string) =>
  (head: string): readonly number[] => {
    const line = text.split('\n').find((each) => each.startsWith(`| ${head}`));
    return (line ?? '')
      .split('|')
      .slice(2, -1)
      .flatMap((cell) => cell.split('±').map((number) => Number(number) + 0));
  };
const TITLES = { reifenbreite: '_Um Reifenbreite_,', ausreisser: '_Der Ausreißer_,' } as const;

describe.each(['reifenbreite', 'ausreisser'] as const)('%s', (game) => {
  test.each(game === 'ausreisser' ? (['medium', 'mixed'] as const) : CALIBRATED)('%s', async (field) => {
    const { races, results, deviation, withoutLuck, said: saidOfAll, parts, riders } = (await loadCalibration(game, field))!;
    const text = from(`${TITLES[game]} ${field === 'medium' ? '' : `${field}, `}\`node`);
    expect(text).toContain(`${races} `);
    const row = rowIn(text);
    expect(Object.keys(parts)).toEqual(PARTS);
    for (const [part, { expectations, off, said, expected, got, chance, won }] of Object.entries(parts)) {
      expect(row(part + ' ')).toEqual(expect.arrayContaining([expectations, off, said]));
      expect(row(`${part}, points expected`)).toEqual(expected);
      expect(row(`${part}, points got`)).toEqual(got);
      expect(row(`${part}, chance to win, %`)).toEqual(chance);
      expect(row(`${part}, won, %`)).toEqual(won);
      for (const bins of [expected, got, chance, won]) expect(bins).toHaveLength(10);
    }
    if (field === 'medium') {
      expect(riders).toEqual([]);
      expect(decision).toContain(`from ${deviation.toFixed(1)} to ${withoutLuck.toFixed(1)}`);
      expect(decision).toContain(`${results} results`);
      return;
    }
    expect(text).toContain(`of ${results} results to ${withoutLuck} of ${deviation}; the page says ${saidOfAll}.`);
    // whoever a person may set against himself is among them
    expect(riders.map(({ bot }) => bot)).toEqual(expect.arrayContaining(['easy', 'medium', game === 'ausreisser' ? 'expert' : 'hard']));
    expect(riders.reduce((sum, { seats }) => sum + seats, 0)).toBe(results);
    for (const { bot, seats, missed } of riders)
      expect(row(`${bot} `)).toEqual([seats, ...missed.flatMap(({ mean, within }) => [mean, within])]);
  });
});

test('a game that nobody judges has none', async () => {
  expect(await loadCalibration('no-such-game', 'medium')).toBeUndefined();
});
