import { describe, expect, test } from 'vitest';
import { courseOf, reifenbreite, type Config, type View } from '../../../src/games/reifenbreite/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { createClock, createReplay, createSeat } from '../../../src/table/index.ts';
import { Journeys } from '../../../src/web/reifenbreite/draw/journeys.ts';
import { highlightsOf } from '../../../src/web/reifenbreite/log/highlights.ts';
import { recordedRace } from '../../games/recorded.ts';

/** All highlights of a recorded race, after every entry. */
function highlightsIn(name: string, people: readonly number[] = []) {
  const race = recordedRace(`reifenbreite/${name}`);
  const config = race.config as Config;
  const clock = createClock(
    () => 0,
    () => () => undefined,
  );
  const replay = createReplay(reifenbreite, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: 0 });
  const journeys = new Journeys();
  const link = replay.link(NO_SEAT);
  const seat = createSeat(reifenbreite, config, NO_SEAT, link.news(0), { look: journeys.look });
  link.watch((news) => seat.receive(news));
  const names = reifenbreite.seats(config).map((each) => each.name);
  const found: { readonly n: number; readonly of: ReturnType<typeof highlightsOf>[number]; readonly view: View }[] = [];
  for (let n = 1; n <= replay.length; n++) {
    const before = seat.log.length;
    // the ways of the first news are not of this step
    const known = n === 1 ? null : journeys.take();
    expect(known === null || known.length === 0).toBe(true);
    replay.seek(n);
    const ways = journeys.take();
    const recent = seat.log.slice(before);
    const view = seat.view();
    const step = { race: { view, recent, people, names }, course: courseOf(seat.state), ways };
    for (const of of highlightsOf(step)) found.push({ n, of, view });
  }
  return { found, log: seat.log };
}

const RACES = ['034-everything-professional-two', 'giro-d-italia', 'stages-1'];

describe.each(RACES)('%s', (name) => {
  const { found, log } = highlightsIn(name, [0]);
  const keys = (key: string) => found.filter(({ of }) => of.words.key === `highlight.${key}`);
  const shown = (type: string): number =>
    found.reduce((sum, { of }) => sum + of.events.filter((event) => event.named.type === type).length, 0);

  test('every event with a highlight is shown once', () => {
    for (const type of ['fell', 'dismounted', 'card-lost', 'sprinted', 'jersey', 'finished', 'photographed', 'disqualified', 'race-ended'])
      expect(shown(type), type).toBe(log.filter((event) => event.named.type === type).length);
  });

  test('each stage has one winner of the road and one beginning of its last stretch', () => {
    const stages = log.filter(({ named }) => named.type === 'race-ended').length;
    expect(keys('win')).toHaveLength(stages);
    expect(keys('last')).toHaveLength(stages);
    expect(keys('race').length + keys('race-shared').length).toBe(stages);
  });

  test('a highlight is own if it is about an own rider, or about all', () => {
    for (const { of, view } of found) {
      const managers = of.riders.map((number) => view.riders.find(({ rider }) => rider === number)?.manager);
      if (managers.includes(0)) expect(of.own).toBe(true);
      else if (of.own) expect(['highlight.race', 'highlight.race-shared', 'highlight.jersey']).toContain(of.words.key);
    }
  });

  test('the first rider over a climb is ahead of all who did not move in the step', () => {
    for (const { of, view, n } of keys('mountain')) {
      const [number] = of.riders;
      const first = view.riders.find(({ rider }) => rider === number)!;
      const moved = log.filter((event) => event.n === n).flatMap(({ named }) => ('rider' in named ? [named.rider] : []));
      for (const rider of view.riders)
        if (!moved.includes(rider.rider) && rider.status === 'riding') expect(rider.place).toBeLessThan(first.place);
    }
  });
});

test('some recorded race has a first rider over a climb', () => {
  expect(RACES.some((name) => highlightsIn(name).found.some(({ of }) => of.words.key === 'highlight.mountain'))).toBe(true);
});

test('the jury draws its photo cards one by one, each shown with the riders who hold it (UR 14)', () => {
  const { found, log } = highlightsIn('055-track-cheating-pairs');
  const drawn = found.filter(({ of }) => of.words.key.startsWith('highlight.jury'));
  const races = log.filter(({ named }) => named.type === 'race-ended').length;
  expect(drawn).toHaveLength(2 * races);
  // each in a step of its own
  expect(new Set(drawn.map(({ n }) => n)).size).toBe(drawn.length);
  const shown = drawn.flatMap(({ of }) => of.riders);
  const out = log.flatMap(({ named }) => (named.type === 'disqualified' ? [named.rider] : []));
  expect(shown.toSorted()).toEqual(out.toSorted());
  for (const { of } of drawn) expect(of.words.key.endsWith('none')).toBe(of.riders.length === 0);
});
