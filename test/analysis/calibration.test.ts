import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCalibration } from '../../src/analysis/index.ts';

/** What the page tells of how honest the evaluations are is what stands in the decision, and both are ten bins by part of the race. */

const decision = readFileSync(join(import.meta.dirname, '../../docs/decisions/0024-the-race-understood.md'), 'utf8');
const TITLES = { reifenbreite: '_Um Reifenbreite_, `node', ausreisser: '_Der Ausreißer_, `node' } as const;

test.each(['reifenbreite', 'ausreisser'] as const)('%s', async (game) => {
  const { races, results, deviation, withoutLuck, parts } = (await loadCalibration(game))!;
  const from = decision.indexOf(TITLES[game]);
  expect(from).toBeGreaterThan(0);
  const text = decision.slice(from);
  expect(text).toContain(`${races} `);
  const row = (head: string): readonly number[] => {
    const line = text.split('\n').find((each) => each.startsWith(`| ${head}`));
    return (line ?? '')
      .split('|')
      .slice(2, -1)
      .map((cell) => Number(cell) + 0);
  };
  expect(parts.map(({ part }) => part)).toEqual(['early', 'middle', 'late']);
  for (const { part, expectations, off, said, expected, got, chance, won } of parts) {
    expect(row(part + ' ')).toEqual(expect.arrayContaining([expectations, off, said]));
    expect(row(`${part}, points expected`)).toEqual(expected);
    expect(row(`${part}, points got`)).toEqual(got);
    expect(row(`${part}, chance to win, %`)).toEqual(chance);
    expect(row(`${part}, won, %`)).toEqual(won);
    for (const bins of [expected, got, chance, won]) expect(bins).toHaveLength(10);
  }
  expect(decision).toContain(`from ${deviation.toFixed(1)} to ${withoutLuck.toFixed(1)}`);
  expect(decision).toContain(`${results} results`);
});

test('a game that nobody judges has none', async () => {
  expect(await loadCalibration('no-such-game')).toBeUndefined();
});
