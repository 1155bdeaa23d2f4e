import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { playBack } from '../../../src/table/index.ts';
import { resultOf } from '../../../src/web/ausreisser/result/result.ts';
import { recordedRace } from '../../games/recorded.ts';

describe.each(['six-stage-wins', 'two-five-stages'])('minutes over the rounds of %s', (name) => {
  const race = recordedRace(`ausreisser/${name}`);
  const stages = resultOf(race).minutes;
  const view = race.game.view(playBack(race), NO_SEAT) as View;

  test('every stage has columns for its start, where all are level, its rounds and its end', () => {
    expect(stages).toHaveLength(view.stages.length);
    for (const { columns, minutes } of stages) {
      expect(columns).toEqual(['start', ...columns.slice(1, -1).map((_, i) => i + 1), 'end']);
      expect(minutes[0]).toEqual(view.riders.map(() => 0));
    }
  });

  test('the end of a stage: 1 point for yellow, one less for every minute (DA 5)', () => {
    for (const [i, { minutes, leaders }] of stages.entries()) {
      const points = minutes.at(-1)!.map((of, seat) => (seat === leaders.at(-1) ? 1 : 0 - of));
      expect(points).toEqual(view.stages[i]);
    }
  });
});
