import { expect, test } from 'vitest';
import { ausreisser, type Config, type Event } from '../../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { createClock, createReplay, createSeat } from '../../../src/table/index.ts';
import { highlightsOf } from '../../../src/web/ausreisser/log/highlights.ts';
import { recordedRace } from '../../games/recorded.ts';

const race = recordedRace('ausreisser/three-easy');
const config = race.config as Config;
const names = ausreisser.seats(config).map(({ name }) => name);

/** All highlights of the race, after every entry. */
function all(people: readonly number[]) {
  const clock = createClock(
    () => 0,
    () => () => undefined,
  );
  const replay = createReplay(ausreisser, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: 0 });
  const link = replay.link(NO_SEAT);
  const seat = createSeat(ausreisser, config, NO_SEAT, link.news(0));
  link.watch((news) => seat.receive(news));
  const found = Array.from({ length: replay.length }, (_, i) => {
    const before = seat.log.length;
    replay.seek(i + 1);
    return highlightsOf({ recent: seat.log.slice(before), view: seat.view(), names, people });
  }).flat();
  return { found, log: seat.log };
}

const { found, log } = all([0]);
const count = (key: string): number => found.filter(({ words }) => words.key === `highlight.${key}`).length;

test('every new leader, every rider dropped, every hill and every stage is shown once', () => {
  const events = (type: string): number => log.filter((event) => event.named.type === type).length;
  expect(count('jersey')).toBe(events('took-lead'));
  expect(count('dropped')).toBe(events('dropped'));
  expect(count('hill')).toBe(events('hill-laid'));
  expect(count('stage-end')).toBe(events('stage-ended'));
  expect(count('last')).toBe(events('stage-ended'));
  expect(count('jersey') * count('dropped') * count('hill')).toBeGreaterThan(0);
});

test('riders are seats, and the title has their names', () => {
  for (const { words, riders } of found.filter(({ words: { key } }) => key !== 'highlight.last'))
    expect(words.facts['rider']).toBe(names[riders[0]!]);
  expect(new Set(found.flatMap(({ riders }) => riders))).toEqual(new Set(names.keys()));
});

test('a highlight is own for everyone it is about; taking the lead is about both riders', () => {
  for (const { words, own, riders, events } of found) {
    if (words.key === 'highlight.jersey')
      expect(own).toBe(riders.includes(0) || (events[0]!.event as Event & { type: 'took-lead' }).from === 0);
    if (words.key === 'highlight.dropped') expect(own).toBe(riders.includes(0));
    if (words.key === 'highlight.stage-end') expect(own).toBe(true);
  }
  expect(
    all([])
      .found.filter(({ own }) => own)
      .every(({ words }) => words.key === 'highlight.stage-end'),
  ).toBe(true);
});
