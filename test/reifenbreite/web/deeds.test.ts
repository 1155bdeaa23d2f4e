import { describe, expect, test } from 'vitest';
import { riderNumber, type Config, type View } from '../../../src/games/reifenbreite/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { playBack } from '../../../src/table/index.ts';
import { deedsOfManager, SOURCES } from '../../../src/web/reifenbreite/result/deeds.ts';
import { resultOf } from '../../../src/web/reifenbreite/result/result.ts';
import { teamOfNumber } from '../../../src/web/reifenbreite/draw/team-of-number.ts';
import { recordedRace } from '../../games/recorded.ts';

const RACES = ['034-everything-professional-two', 'giro-d-italia', 'stages-1', '001-everything-basic-two', 'tour-de-france'];

describe.each(RACES)('the deeds of the teams in %s', (name) => {
  const race = recordedRace(`reifenbreite/${name}`);
  const view = race.game.view(playBack(race), NO_SEAT) as View;
  const { deeds } = resultOf(race);
  const events = race.entries.flatMap(
    (entry) => entry.events as readonly { type: string; length: number; breakaway: boolean; rider: number; cards: readonly number[] }[],
  );
  const all = (of: (each: (typeof deeds)[number]) => number): number => deeds.reduce((sum, each) => sum + of(each), 0);

  test('points by source add up to the final table (UR 8, 15, 15.1 and 17)', () => {
    for (const { seat, points } of race.standings) {
      const own = deedsOfManager(deeds, seat).points;
      expect(SOURCES.reduce((sum, source) => sum + own[source], 0)).toBe(points);
    }
  });

  test('every breakaway, follow, fall and seven is counted for one team', () => {
    const count = (type: string): number => events.filter((event) => event.type === type).length;
    expect(all(({ falls }) => falls)).toBe(count('fell'));
    expect(all(({ sevens }) => sevens)).toBe(count('chance-drawn'));
    expect(all(({ slipstream }) => slipstream)).toBe(events.reduce((sum, { type, length }) => sum + (type === 'followed' ? length : 0), 0));
    expect(all(({ breakaways }) => breakaways)).toBe(events.filter(({ type, breakaway }) => type === 'played-cards' && breakaway).length);
    expect(deeds.map(({ team }) => team)).toEqual(view.teams.map(({ team }) => team));
  });

  test('energy cards left are those dealt, without those played and lost, with those taken back (UR 4.3, 6 and 7)', () => {
    const { stages } = race.config as Config;
    const dealt = stages.reduce((sum, { cards }) => sum + cards.reduce((all, each) => all + each, 0), 0);
    for (const { team, cardsLeft } of deeds) {
      const own = events.filter(({ rider }) => rider >= 0 && teamOfNumber(riderNumber(rider)) === team);
      const count = (type: string): number => own.filter((event) => event.type === type).length;
      const played = own.reduce((sum, { type, cards }) => sum + (type === 'played-cards' ? cards.length : 0), 0);
      expect(cardsLeft, team).toBe(dealt - played - count('card-lost') + count('card-taken'));
    }
  });

  test.each(['costliest', 'best'] as const)(
    'the %s round of a team is as the moves of all teams say, and before the first finish',
    (which) => {
      const events = race.entries.flatMap(({ n, events: each }) =>
        (each as readonly { type: string; length: number; rider: number; round: number }[]).map((event) => ({ n, ...event })),
      );
      for (const { team, [which]: special } of deeds) {
        if (special === null) continue;
        const end = events.findIndex(({ type, n }) => type === 'round-began' && n === special.at);
        const start = events.findLastIndex(({ type }, i) => type === 'round-began' && i < end);
        expect(events[start]!.round, team).toBe(special.round);
        const sinceTheStart = events.slice(
          events.findLastIndex(({ type, round }, i) => type === 'round-began' && round === 1 && i <= start),
          end,
        );
        expect(sinceTheStart.some(({ type }) => type === 'finished')).toBe(false);
        const rode = (whose: string): number =>
          events
            .slice(start, end)
            .filter(({ type, rider }) => (type === 'moved' || type === 'followed') && teamOfNumber(riderNumber(rider)) === whose)
            .reduce((sum, { length }) => sum + length, 0);
        const others = deeds.filter((other) => other.team !== team).map((other) => rode(other.team));
        const ahead = rode(team) - others.reduce((a, b) => a + b, 0) / others.length;
        expect(special.spaces, team).toBe(Math.round(which === 'best' ? ahead : -ahead));
      }
      expect(deeds.some(({ [which]: special }) => special !== null)).toBe(true);
    },
  );

  test('the largest crash of a team is at its entry', () => {
    for (const { team, crash, falls } of deeds) {
      if (crash === null) continue;
      expect(crash.riders).toBeLessThanOrEqual(falls);
      const fallen = race.entries[crash.at - 1]!.events.filter((event) => (event as { type: string }).type === 'fell');
      expect(fallen.length, team).toBeGreaterThanOrEqual(crash.riders);
    }
  });
});
