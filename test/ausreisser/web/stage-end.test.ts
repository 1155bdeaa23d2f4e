import { expect, test } from 'vitest';
import { ausreisser, type Config } from '../../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { createClock, createReplay, createSeat } from '../../../src/table/index.ts';
import { stageEndOf } from '../../../src/web/ausreisser/result/stage-end.ts';
import { recordedRace } from '../../games/recorded.ts';

/** The end of a stage as the page shows it. */

const race = recordedRace('ausreisser/six-stage-wins');
const config = race.config as Config;
const clock = createClock(
  () => 0,
  () => () => undefined,
);
const replay = createReplay(ausreisser, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: race.entries.length });
const seat = createSeat(ausreisser, config, NO_SEAT, replay.link(NO_SEAT).news(0));
const names = ausreisser.seats(config).map(({ name }) => name);
const model = {
  eyes: NO_SEAT,
  session: { game: ausreisser, names, stateAt: ({ n, index }: { n: number; index: number }) => seat.at(n, index) },
} as unknown as Parameters<typeof stageEndOf>[0];
const ends = seat.log.filter(({ event }) => event.type === 'stage-ended');

test('riders are where they came in, with the minutes that their points come from', () => {
  expect(ends.length).toBeGreaterThan(1);
  for (const [i, event] of ends.entries()) {
    const { moment, follows } = stageEndOf(model, [event])!;
    expect(follows).toBe(i < ends.length - 1);
    const points = event.event.type === 'stage-ended' ? event.event.points : [];
    for (const { rider, group, minutes } of moment.view.riders) {
      expect(points[rider]).toBe(group === 'yellow' ? 1 : 0 - minutes);
      expect(group === 'dropped').toBe(minutes > 0);
    }
    expect(moment.view.riders.some(({ minutes }) => minutes > 0)).toBe(true);
    expect(moment.view.stages.at(-1)).toEqual(points);
  }
});

test('the totals are those with the stage', () => {
  for (const event of ends)
    for (const { rider, total } of stageEndOf(model, [event])!.moment.view.riders)
      expect(total).toBe(stageEndOf(model, [event])!.moment.view.stages.reduce((sum, points) => sum + points[rider]!, 0));
});

test('no stage has ended: nothing', () => {
  expect(stageEndOf(model, [])).toBeNull();
});
