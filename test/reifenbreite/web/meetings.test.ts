import { expect, test } from 'vitest';
import { reifenbreite, type Config } from '../../../src/games/reifenbreite/index.ts';
import { createClock, createReplay, createSeat } from '../../../src/table/index.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/reifenbreite/learn/meetings.ts';
import { recordedRace } from '../../games/recorded.ts';
import { catalogue } from '../../games/words.ts';

/** What is new to the first manager in a recorded race, in order. */
function metIn(name: string): readonly string[] {
  const race = recordedRace(`reifenbreite/${name}`);
  const clock = createClock(
    () => 0,
    () => () => undefined,
  );
  const replay = createReplay(reifenbreite, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: 0 });
  const link = replay.link(0);
  const seat = createSeat(reifenbreite, race.config as Config, 0, link.news(0));
  link.watch((news) => seat.receive(news));
  const met = Array.from({ length: replay.length }, (_, i) => {
    const before = seat.log.length;
    replay.seek(i + 1);
    const { state } = seat;
    const pending = reifenbreite.pending(state);
    const position = {
      recent: seat.log.slice(before),
      view: seat.view(),
      pending,
      choices: reifenbreite.choices(state),
      hasQuestion: pending.seat === 0,
    };
    return meetingsOf(position).map(({ id }) => id);
  });
  return [...new Set(met.flat())];
}

test('the recorded races meet every topic, and every topic has its words', () => {
  const met = new Set(['034-everything-professional-two', 'giro-d-italia', 'stages-1'].flatMap(metIn));
  expect([...MEETINGS].filter((id) => !met.has(id))).toEqual([]);
  const words = Object.keys(catalogue('reifenbreite', 'en', 'meetings'));
  expect(words.sort()).toEqual(MEETINGS.flatMap((id) => [`name.${id}`, `what.${id}`]).sort());
});

test('the simplest rules have no surfaces and no chase car', () => {
  const basic = recordedRace('reifenbreite/stages-1').config as Config;
  const rules = { ...basic.setup.rules, level: 'basic', cheating: false };
  const me = { rider: 21, surface: 'uphill', surfaceChange: -2 };
  const race = {
    ...{ recent: [], hasQuestion: true, choices: [{ type: 'roll' }] },
    pending: { seat: 0, kind: 'turn', facts: { rider: 21 } },
    view: { setup: { ...basic.setup, rules }, riders: [me] },
  } as unknown as Parameters<typeof meetingsOf>[0];
  expect(meetingsOf(race).map(({ id }) => id)).toEqual(['roll']);
});

test('how a rider moves comes before everything else on his first turn', () => {
  const met = metIn('034-everything-professional-two');
  expect(met.indexOf('roll')).toBe(0);
  expect(met.indexOf('roll')).toBeLessThan(met.indexOf('move'));
});
