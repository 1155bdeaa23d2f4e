import { describe, expect, test } from 'vitest';
import { createRandom, type AnyGame, type Deeds } from '../../src/kit/index.ts';
import { formatRecord, playSealed, rowsOf, type Race } from '../../src/table/index.ts';
import { countDeeds } from '../../src/games/index.ts';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { setUp } from '../reifenbreite/setups.ts';

/** What brings the jerseys of a season, against a count of its own from the text of the record. */

function ridden<C>(game: Parameters<typeof playSealed>[0], config: C, seed: string): Race {
  const random = createRandom(seed);
  return playSealed(game, config, seed, (_seat, _seen, choices) => choices[random.below(choices.length)]!);
}
const deedsOf = (race: Race): Promise<readonly Deeds[]> =>
  countDeeds(
    race.game,
    race.config,
    race.entries.flatMap(({ events }) => events),
  );
const none = (seats: number): { sprints: number; climbs: number; breakaways: number }[] =>
  Array.from({ length: seats }, () => ({ sprints: 0, climbs: 0, breakaways: 0 }));
/** B and E are the tops of the two mountains. */
const MOUNTAINS = ['B', 'E'];
const NUMBERS: Readonly<Record<string, number>> = { red: 2, blue: 3, black: 4, green: 5 };

describe.each([
  ['tour-de-france', 'professional', 'two teams', 1],
  ['giro-d-italia', 'professional', 'two teams each', 2],
  ['paris-roubaix', 'basic', 'four teams', 1],
] as const)('UR 6.1, 14, 15: %s, %s, %s, %i races', (course, rules, table, stages) => {
  test('every race, and something of each kind in three', async () => {
    const { config } = setUp(course, rules, table, stages);
    const managers = config.setup.managers.map(({ teams }) => teams.map((team) => NUMBERS[team]));
    const seatOf = (rider: string): number => managers.findIndex((teams) => teams.includes(Math.floor(Number(rider) / 10)));
    const all: ReturnType<typeof none> = [];
    for (const seed of ['a', 'b', 'c']) {
      const race = ridden(reifenbreite as unknown as AnyGame, config, `${course}/${seed}`);
      const counted = none(managers.length);
      for (const part of formatRecord(race).split('\n  race-began ')) {
        const out = [...part.matchAll(/^ {2}disqualified rider=(\d+)/gm)].map(([, rider]) => rider);
        for (const [, rider = '', line = '', points] of part.matchAll(/^ {2}sprinted rider=(\d+) line=\d+:(\w+) rank=\d points=(\d+)/gm)) {
          if (out.includes(rider)) continue;
          const own = counted[seatOf(rider)]!;
          own.sprints += Number(points);
          own.climbs += MOUNTAINS.includes(line) ? Number(points) : 0;
        }
        for (const [, rider = ''] of part.matchAll(/^ {2}played-cards rider=(\d+) .*breakaway=yes/gm)) counted[seatOf(rider)]!.breakaways++;
      }
      expect(await deedsOf(race)).toEqual(counted.map((own, seat) => ({ seat, ...own })));
      all.push(...counted);
    }
    const hasSprints = rules === 'professional';
    expect(all.some(({ sprints }) => sprints > 0)).toBe(hasSprints);
    expect(all.some(({ climbs }) => climbs > 0)).toBe(hasSprints);
    expect(all.some(({ breakaways }) => breakaways > 0)).toBe(true);
  });
});

test.each([2, 4, 6])('DA 3.2, 4.1, 4.2: %i riders', async (riders) => {
  const race = ridden(ausreisser as unknown as AnyGame, configOf(riders, 2), `${riders}`);
  const counted = none(riders);
  const text = formatRecord(race);
  for (const [, rider, spurts] of text.matchAll(/^ {2}laid rider=(\d) .*spurts=(\d)/gm))
    counted[Number(rider) - 1]!.sprints += Number(spurts);
  for (const [, rider] of text.matchAll(/^ {2}hill-laid rider=(\d)/gm)) counted[Number(rider) - 1]!.climbs++;
  for (const [, rider] of text.matchAll(/^ {2}took-lead rider=(\d)/gm)) counted[Number(rider) - 1]!.breakaways++;
  expect(await deedsOf(race)).toEqual(counted.map((own, seat) => ({ seat, ...own })));
  for (const deed of ['sprints', 'climbs', 'breakaways'] as const) expect(counted.some((own) => own[deed] > 0)).toBe(true);
});

test('members get the deeds of their seats, bots and guests none', () => {
  const standings = [
    { seat: 2, rank: 1, points: 50 },
    { seat: 0, rank: 2, points: 40 },
    { seat: 1, rank: 3, points: 30 },
  ];
  const deeds = [0, 1, 2].map((seat) => ({ seat, sprints: 10 * seat, climbs: seat, breakaways: 7 - seat }));
  const members = ['Anna', 'Ben', 'Cleo'].map((name) => ({ id: name.toLowerCase(), name, team: '' }));
  const rows = rowsOf({ standings, deeds, names: ['anna', ' Ben ', 'bot:easy'] }, members, [{ member: 'cleo', substitute: 'ben' }]);
  expect(rows).toEqual([
    { member: 'anna', place: 1, points: 40, for: '', sprints: 0, climbs: 0, breakaways: 7 },
    { member: 'ben', place: 2, points: 30, for: 'cleo', sprints: 10, climbs: 1, breakaways: 6 },
  ]);
  expect(rowsOf({ standings, deeds: [], names: ['anna'] }, members, [])).toMatchObject([{ sprints: 0, climbs: 0, breakaways: 0 }]);
});
