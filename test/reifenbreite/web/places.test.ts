import { describe, expect, test } from 'vitest';
import { playBack } from '../../../src/table/index.ts';
import type { View } from '../../../src/games/reifenbreite/index.ts';
import { resultOf } from '../../../src/web/reifenbreite/result/result.ts';
import { recordedRace } from '../../games/recorded.ts';

describe.each(['001-everything-basic-two', '020-everything-advanced-pairs'])('places over the rounds of %s', (name) => {
  const race = recordedRace(`reifenbreite/${name}`);
  const stages = resultOf(race).places;
  const view = race.game.view(playBack(race), 0) as View;

  test('every column orders all riders once, from the start over every round to the end', () => {
    const riders = view.riders.map(({ rider }) => rider).sort();
    for (const { columns, orders } of stages) {
      expect(columns.slice(0, 2)).toEqual(['start', 1]);
      expect(columns.at(-1)).toBe('end');
      expect(columns.slice(1, -1)).toEqual(Array.from({ length: columns.length - 2 }, (_, i) => i + 1));
      for (const order of orders) expect([...order].sort()).toEqual(riders);
    }
  });

  test('the last column of the last race is the order of finishing (UR 18)', () => {
    const finished = [...view.riders].filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
    expect(stages.at(-1)!.orders.at(-1)!.slice(0, finished.length)).toEqual(finished.map(({ rider }) => rider));
  });
});
