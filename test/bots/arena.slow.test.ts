import { describe, expect, test } from 'vitest';
import { arenaFigures, racesOfBlock, playBlock, type ArenaRace, type BlockResult } from '../../src/bots/index.ts';
import { botByName } from './all.ts';
import { estimateMean, estimateShare, studentT } from '../../src/bots/arena/statistics.ts';
import { reifenbreite as game, TEAMS, type Config } from '../../src/games/reifenbreite/index.ts';
import { createRandom, NO_SEAT, type FinalRank } from '../../src/kit/index.ts';
import { createMatch } from '../../src/table/index.ts';
import { content } from '../games/content.ts';

function configure(course: string, rules: string): Config {
  const config = game.configure({ stages: [course], rules, managers: TEAMS.map((team) => ({ name: team, teams: [team] })) }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/** Rides a race of the arena with bots by name; `spy` is shown every decision. */
function riding(config: Config, names: readonly string[]): (race: ArenaRace) => readonly FinalRank[] {
  const bots = names.map((name) => botByName('reifenbreite', name)!);
  return ({ seed, entrants }) => {
    const match = createMatch(game, config, { sealed: { seed } });
    const numbers = bots.map((_, entrant) => createRandom(seed, entrant));
    for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
      const entrant = entrants[seat]!;
      const seen = match.stateFor(seat);
      const result = match.act({ seat, action: bots[entrant]!.choose(seen, game.choices(seen), numbers[entrant]!) as never });
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    }
    return game.standings(match.state);
  };
}

function fight(config: Config, names: readonly string[], blocks: number): BlockResult[] {
  const ride = riding(config, names);
  return Array.from({ length: blocks }, (_, i) => playBlock('arena test', i + 1, names.length, ride));
}

describe('statistics', () => {
  test.each([
    [1, 12.706],
    [9, 2.262],
    [30, 2.042],
    [35, 2.042],
    [399, 1.98],
    [5000, 1.962],
  ])("Student's t for %i degrees of freedom is %f", (degrees, t) => {
    expect(studentT(degrees)).toBe(t);
  });

  test('a mean: 1 2 3 4 gives 2.5, and 3.182 standard errors either way', () => {
    const { mean, low, high } = estimateMean([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(high - mean).toBeCloseTo(3.182 * Math.sqrt(5 / 3 / 4), 6);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  test('a single value has an infinite interval', () => {
    expect(estimateMean([5])).toEqual({ mean: 5, low: -Infinity, high: Infinity });
  });

  test("Wilson's interval: all of 100 won is at least 96 %, none of 100 at most 4 %", () => {
    expect(estimateShare(new Array<number>(100).fill(1)).low).toBeCloseTo(0.963, 3);
    expect(estimateShare(new Array<number>(100).fill(0)).high).toBeCloseTo(0.037, 3);
  });
});

describe('blocks', () => {
  test('every bot has every seat once, with the same seed', () => {
    const races = racesOfBlock('s', 3, 4);
    expect(new Set(races.map(({ seed }) => seed))).toEqual(new Set(['s/3']));
    for (let seat = 0; seat < 4; seat++) expect(races.map(({ entrants }) => entrants[seat]!).sort()).toEqual([0, 1, 2, 3]);
  });

  test('a shared first place counts in part', () => {
    const table: FinalRank[] = [0, 1].map((seat) => ({ seat, rank: 1, points: 10 }));
    expect(playBlock('s', 1, 2, () => table).entrants).toEqual([
      { points: 10, wins: 0.5 },
      { points: 10, wins: 0.5 },
    ]);
  });

  test('the rotations cancel the advantage of a seat', () => {
    const byseat = (): FinalRank[] => [40, 30, 20, 10].map((points, seat) => ({ seat, rank: seat + 1, points }));
    const figures = arenaFigures(
      ['a', 'b', 'b', 'b'],
      [1, 2, 3].map((block) => playBlock('s', block, 4, byseat)),
    );
    expect(figures.difference).toEqual({ mean: 0, low: 0, high: 0 });
    expect(figures.bots.map(({ wins }) => wins.mean)).toEqual([0.25, 0.25]);
    expect(figures.bots.map(({ ahead }) => ahead)).toEqual([0, 0].map(() => ({ mean: 0, low: 0, high: 0 })));
  });

  test('ahead: all of one name against all others, block by block; null without others', () => {
    const block = (block: number, points: readonly number[]): BlockResult => ({
      block,
      entrants: points.map((sum) => ({ points: sum, wins: 0 })),
    });
    const results = [block(1, [10, 4, 12, 6]), block(2, [30, 22, 28, 20])];
    const { bots } = arenaFigures(['a', 'b', 'a', 'b'], results);
    expect(bots.map(({ bot, ahead }) => [bot, ahead?.mean])).toEqual([
      ['a', 7],
      ['b', -7],
    ]);
    expect(arenaFigures(['a', 'a', 'a', 'a'], results).bots.map(({ ahead }) => ahead)).toEqual([null]);
  });
});

describe('races', () => {
  const config = configure('paris-roubaix', 'classic');

  test('a bot against itself: the interval holds 0, though each has random numbers of its own', () => {
    const results = fight(config, ['random', 'random', 'random', 'random'], 15);
    const { difference } = arenaFigures(['a', 'b', 'c', 'd'], results);
    expect(difference.high).toBeGreaterThan(difference.low);
    expect(difference.low).toBeLessThanOrEqual(0);
    expect(difference.high).toBeGreaterThanOrEqual(0);
  });

  test('easy against itself: the interval holds 0', () => {
    const { difference } = arenaFigures(['a', 'b', 'c', 'd'], fight(config, ['easy', 'easy', 'easy', 'easy'], 8));
    expect(difference.low).toBeLessThanOrEqual(0);
    expect(difference.high).toBeGreaterThanOrEqual(0);
  });

  test('the figures do not depend on the order of the blocks and repeat from the same seed', () => {
    const names = ['easy', 'random', 'random', 'random'];
    const results = fight(config, names, 3);
    const figures = arenaFigures(names, results);
    expect(arenaFigures(names, [...results].reverse())).toEqual(figures);
    expect(arenaFigures(names, fight(config, names, 3))).toEqual(figures);
  });

  test('medium is better than easy', () => {
    const names = ['medium', 'easy', 'easy', 'easy'];
    expect(arenaFigures(names, fight(config, names, 2)).difference.mean).toBeGreaterThan(0);
  });
});
