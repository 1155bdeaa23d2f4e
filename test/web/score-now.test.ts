import { expect, test } from 'vitest';
import { loadOfPage } from './open-session.ts';

type ScoreModule = typeof import('../../src/web/frame/race/score-now.svelte.ts');

const standings = (...points: readonly number[]) => points.map((each, seat) => ({ seat, rank: 1, points: each }));

test('the score if the race ended now, with what the last step that changed it has changed', async () => {
  const { ScoreNow } = (await loadOfPage('/src/web/frame/race/score-now.svelte.ts')) as unknown as ScoreModule;
  const now = new ScoreNow();
  now.update(null);
  expect([now.points(0), now.change(0)]).toEqual([null, 0]);
  now.update(standings(50, 40));
  expect([now.points(0), now.change(0)]).toEqual([50, 0]);
  now.update(standings(45, 45));
  now.update(standings(45, 45));
  expect([0, 1].map((seat) => [now.points(seat), now.change(seat)])).toEqual([
    [45, -5],
    [45, 5],
  ]);
});
