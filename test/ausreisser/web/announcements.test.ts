import { expect, test } from 'vitest';
import { logOf } from '../../../src/table/index.ts';
import { selectAnnouncements, type Priority } from '../../../src/web/frame/race/announcements.ts';
import { announcementsOf } from '../../../src/web/ausreisser/log/announcements.ts';
import type { RaceEvent } from '../../../src/web/ausreisser/race-session.ts';
import { ridersOf } from '../../../src/web/ausreisser/log/kinds.ts';
import { recordedRace } from '../../games/recorded.ts';

const isMine = ({ event }: RaceEvent): boolean => ridersOf(event).includes(0);
const RESULTS = ['led', 'took-lead', 'sheltered', 'dropped', 'kept-up', 'lost', 'won-back'];

test.each(['four-mixed', 'six-last-card', 'spurt-last-wind'])(
  '%s: every own move is announced, and those of others in at most two sentences',
  (name) => {
    const lines: RaceEvent[] = [];
    const race = recordedRace(`ausreisser/${name}`);
    logOf(race, (event) => lines.push(event as RaceEvent));
    const mine = lines.filter((event) => RESULTS.includes(event.named.type) && isMine(event));
    expect(mine.length).toBeGreaterThan(3);
    for (const hearing of ['full', 'brief'] as const) {
      const selected = selectAnnouncements(announcementsOf(lines, [0]), hearing).selected.map(({ event }) => event);
      expect(selected.filter((event) => mine.includes(event))).toEqual(mine);
    }
    const others = lines.filter((event) => RESULTS.includes(event.named.type) && !isMine(event));
    for (const event of others) {
      const step = lines.filter(({ n }) => n === event.n);
      expect(announcementsOf(step, [0]).filter(({ rank }) => rank !== 'own').length).toBeLessThanOrEqual(2);
    }
  },
);

test('own announcements first, then the lead, then other news; the rest is counted', () => {
  const announcements: { readonly rank: Priority; readonly what: string }[] = [
    ...Array.from({ length: 8 }, (_, i) => ({ rank: 'other' as const, what: `other ${i}` })),
    { rank: 'news', what: 'a fall' },
    { rank: 'lead', what: 'first lead' },
    { rank: 'lead', what: 'second lead' },
    { rank: 'lead', what: 'third lead' },
    { rank: 'own', what: 'mine' },
  ];
  const [full, brief] = [selectAnnouncements(announcements, 'full'), selectAnnouncements(announcements, 'brief')];
  expect(full.selected.map(({ what }) => what)).toEqual(['mine', 'second lead', 'third lead', 'a fall', 'other 7']);
  expect(full.more).toBe(8);
  expect(brief.selected.map(({ what }) => what)).toEqual(['mine', 'second lead', 'third lead', 'a fall']);
  expect(brief.more).toBe(0);
});
