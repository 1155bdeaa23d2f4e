import { describe, expect, test } from 'vitest';
import { RIDER_COUNT, riderNumber } from '../../../src/games/reifenbreite/index.ts';
import { logOf } from '../../../src/table/index.ts';
import { selectAnnouncements } from '../../../src/web/frame/race/announcements.ts';
import { announcementsOf } from '../../../src/web/reifenbreite/log/announcements.ts';
import { isAbout } from '../../../src/web/reifenbreite/log/kinds.ts';
import type { RaceEvent } from '../../../src/web/reifenbreite/race-session.ts';
import { recordedRace } from '../../games/recorded.ts';
import { raceEvent } from './race-event.ts';

test('a move is one sentence with its followers, without its dice', () => {
  const step = [
    raceEvent(1, 'rolled', { rider: 21, dice: [1, 2], total: 3 }),
    raceEvent(2, 'moved', { rider: 21, from: 'A1.1', to: 'A4.1', length: 3 }),
    raceEvent(2, 'crossed', { rider: 21, line: { number: 1, name: 'A' } }),
    raceEvent(3, 'followed', { rider: 31, leader: 21, from: 'A0.1', to: 'A3.1', length: 3 }),
    raceEvent(4, 'followed', { rider: 41, leader: 31, from: 'S9.1', to: 'A2.1', length: 3 }),
  ];
  expect(announcementsOf(step, [])).toHaveLength(1);
  expect(announcementsOf(step, [])[0]!.rank).toBe('other');
  // an own rider who follows makes it an own announcement
  expect(announcementsOf(step, [41])[0]!.rank).toBe('own');
});

test('a crash is one sentence however many riders fall', () => {
  const crash = [21, 31, 41, 22].map((rider, index) => ({ ...raceEvent(7, 'fell', { rider, by: 21 }), index }));
  expect(announcementsOf(crash, []).map(({ rank }) => rank)).toEqual(['news']);
  expect(announcementsOf(crash, [22]).map(({ rank }) => rank)).toEqual(['own']);
  expect(announcementsOf([...crash, raceEvent(9, 'fell', { rider: 51, by: 51 })], [])).toHaveLength(2);
});

describe.each(['001-everything-basic-two', '034-everything-professional-two', '045-track-professional-four'])('in %s', (name) => {
  const race = recordedRace(`reifenbreite/${name}`);
  const lines: RaceEvent[] = [];
  logOf(race, (event) => lines.push(event as RaceEvent));
  const own = Array.from({ length: RIDER_COUNT / 4 }, (_, rider) => riderNumber(rider));
  /** Whether an event is about an own rider. */
  const isOwn = (event: RaceEvent): boolean => own.some((rider) => isAbout(event, rider));

  test('no announcement about own riders is left out, however much was skipped', () => {
    for (let from = 0; from < lines.length; from += 60) {
      const stretch = lines.slice(from, from + 60);
      const announcements = announcementsOf(stretch, own);
      const mine = announcements.filter(({ rank }) => rank === 'own');
      const { selected } = selectAnnouncements(announcements, 'full');
      expect(selected.slice(0, mine.length)).toEqual(mine);
      expect(selectAnnouncements(announcements, 'brief').selected.slice(0, mine.length)).toEqual(mine);
      const moves = stretch.filter(
        (event) => ['moved', 'sprinted', 'finished', 'dismounted', 'blocked'].includes(event.named.type) && isOwn(event),
      );
      if (moves.length > 0) expect(mine.length).toBeGreaterThan(0);
      // at most five announcements are about others
      expect(selected.length - mine.length).toBeLessThanOrEqual(5);
    }
  });

  test('a move of another rider is announced once, without its dice', () => {
    for (const n of new Set(lines.map((event) => event.n))) {
      const step = lines.filter((event) => event.n === n);
      const announcements = announcementsOf(step, []).map(({ events }) => events[0]!.named.type);
      const isMove = (type: string): boolean => type === 'moved' || type === 'finished';
      expect(announcements.filter(isMove).length).toBeLessThanOrEqual(step.filter(({ named }) => isMove(named.type)).length);
      for (const prepares of ['rolled', 'total', 'crossed', 'stayed']) expect(announcements).not.toContain(prepares);
    }
  });
});
