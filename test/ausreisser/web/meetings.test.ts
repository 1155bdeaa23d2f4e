import { expect, test } from 'vitest';
import { ausreisser, type Config } from '../../../src/games/ausreisser/index.ts';
import { createClock, createReplay, createSeat } from '../../../src/table/index.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/ausreisser/learn/meetings.ts';
import { recordedRace } from '../../games/recorded.ts';
import { catalogue } from '../../games/words.ts';

/** Needs a hand without a speed card; none of the recorded races has one. */
const RARE = ['discard'];

test('the recorded races meet every topic but the rare one, and every topic has its words', () => {
  const met = new Set(['three-easy', 'four-mixed'].flatMap((name) => metIn(name)));
  expect(MEETINGS.filter((id) => !met.has(id) && !RARE.includes(id))).toEqual([]);
  const words = Object.keys(catalogue('ausreisser', 'en', 'meetings'));
  expect(words.sort()).toEqual(MEETINGS.flatMap((id) => [`name.${id}`, `what.${id}`]).sort());
});

test('a covered hand gives no topic', () => {
  const race = { recent: [], pending: { seat: 0, kind: 'lay', facts: { rider: 'Anna', tempo: 40, hill: false } } } as const;
  const hand = [{ card: 'hill', count: 1, brings: null }];
  expect(meetingsOf({ ...race, hasQuestion: true, view: { hand } }).map(({ id }) => id)).toEqual(['lay', 'hill-held']);
  expect(meetingsOf({ ...race, hasQuestion: true, view: { hand: null } }).map(({ id }) => id)).toEqual(['lay']);
  expect(meetingsOf({ ...race, hasQuestion: false, view: { hand } })).toEqual([]);
});

/** What is new to the first rider in a recorded race. */
function metIn(name: string): readonly string[] {
  const race = recordedRace(`ausreisser/${name}`);
  const clock = createClock(
    () => 0,
    () => () => undefined,
  );
  const replay = createReplay(ausreisser, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: 0 });
  const link = replay.link(0);
  const seat = createSeat(ausreisser, race.config as Config, 0, link.news(0));
  link.watch((news) => seat.receive(news));
  return Array.from({ length: replay.length }, (_, i) => {
    const before = seat.log.length;
    replay.seek(i + 1);
    const pending = ausreisser.pending(seat.state);
    const position = { recent: seat.log.slice(before), view: seat.view(), pending, hasQuestion: pending.seat === 0 };
    return meetingsOf(position).map(({ id }) => id);
  }).flat();
}
