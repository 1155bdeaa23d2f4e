import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/games/reifenbreite/index.ts';
import { NOBODY } from '../../../src/kit/index.ts';
import { playBack } from '../../../src/table/index.ts';
import { deedsOf, deedsOfManager, SOURCES } from '../../../src/web/reifenbreite/result/deeds.ts';
import { recordedRace } from '../../games/recorded.ts';

const RACES = ['034-everything-professional-two', 'giro-d-italia', 'stages-1', '001-everything-basic-two', 'tour-de-france'];

describe.each(RACES)('what the teams did in %s', (name) => {
  const race = recordedRace(`reifenbreite/${name}`);
  const view = race.game.view(playBack(race), NOBODY) as View;
  const deeds = deedsOf(race);
  const events = race.entries.flatMap((entry) => entry.events as readonly { type: string; length: number; breakaway: boolean }[]);
  const all = (of: (each: (typeof deeds)[number]) => number): number => deeds.reduce((sum, each) => sum + of(each), 0);

  test('points by source add up to the final table (UR 8, 15, 15.1 and 17)', () => {
    for (const { seat, points } of race.standings) {
      const own = deedsOfManager(deeds, seat).points;
      expect(SOURCES.reduce((sum, source) => sum + own[source], 0)).toBe(points);
    }
  });

  test('every act is some team’s', () => {
    const count = (type: string): number => events.filter((event) => event.type === type).length;
    expect(all(({ falls }) => falls)).toBe(count('fell'));
    expect(all(({ sevens }) => sevens)).toBe(count('chance-drawn'));
    expect(all(({ slipstream }) => slipstream)).toBe(events.reduce((sum, { type, length }) => sum + (type === 'followed' ? length : 0), 0));
    expect(all(({ breakaways }) => breakaways)).toBe(events.filter(({ type, breakaway }) => type === 'played-cards' && breakaway).length);
    expect(deeds.map(({ team }) => team)).toEqual(view.teams.map(({ team }) => team));
  });

  test('the worst fall of a team is where it says', () => {
    for (const { team, crash, falls } of deeds) {
      if (crash === null) continue;
      expect(crash.riders).toBeLessThanOrEqual(falls);
      const fallen = race.entries[crash.at - 1]!.events.filter((event) => (event as { type: string }).type === 'fell');
      expect(fallen.length, team).toBeGreaterThanOrEqual(crash.riders);
    }
  });
});
