import { describe, expect, test } from 'vitest';
import { loadBots } from '../../src/bots/index.ts';
import type { AnyCommandSide, FinishedRace } from '../../src/cli/command-side.ts';
import { commandSides } from '../../src/cli/sides.ts';
import { addTally, newTally, type Tally } from '../../src/cli/tally.ts';
import { gameIds, loadGames } from '../../src/games/index.ts';
import { createRandom, NO_SEAT, type AnyGame } from '../../src/kit/index.ts';
import { createMatch } from '../../src/table/index.ts';
import { content } from '../games/content.ts';

/** The command side of each game keeps the contract of all games, and its counts add up. */

const gameById = await loadGames();
const GAMES = await Promise.all(
  Object.entries(commandSides).map(async ([id, side]) => [id, gameById(id)!, side, (await loadBots(id))('easy')!] as const),
);

/** The fewest options that make a race. */
const MINIMAL_OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reifenbreite: { course: 'criterium', rules: 'professional' },
  ausreisser: { stages: '2', riders: '4' },
};

const request = (options: Readonly<Record<string, string>>, ...bots: readonly string[]) => ({
  value: (name: string) => options[name],
  fileText: (name: string) => options[name],
  bots,
});

function configure(game: AnyGame, setup: unknown): unknown {
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

interface Counted {
  readonly tally: Tally;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly races: readonly FinishedRace<unknown, unknown>[];
}

/** Plays races with the bot Easy on all seats, and counts them. */
function playAndCount(id: string, seeds: readonly string[]): Counted {
  const [, game, side, easy] = GAMES.find(([name]) => name === id)!;
  const set = side.setUp(request(MINIMAL_OPTIONS[id]!, 'easy', 'easy'), content);
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const config = configure(game, set.value.setup);
  const races = seeds.map((seed) => {
    const match = createMatch(game, config, { sealed: { seed } });
    const random = createRandom(seed, 0);
    for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
      const known = match.stateFor(seat);
      const result = match.act({ seat, action: easy.choose(known, game.choices(known), random) });
      if (!result.ok) throw new Error(result.refusal.code);
    }
    return match.race('opened');
  });
  const tally = newTally();
  for (const race of races) count(side, tally, race);
  return { tally, setup: game.setupOf(config), bots: set.value.bots, races };
}

function count(side: AnyCommandSide, tally: Tally, race: FinishedRace<unknown, unknown>): void {
  tally.races++;
  side.counting.add(tally, race);
}

test('the command sides are those of listed games, in the same order', () => {
  expect(Object.keys(commandSides)).toEqual(gameIds.filter((id) => Object.hasOwn(commandSides, id)));
});

describe.each(GAMES)('%s', (id, game, side) => {
  test('a set-up made of options is accepted by the game, with a bot for every seat', () => {
    const set = side.setUp(request(MINIMAL_OPTIONS[id]!, 'easy', 'random'), content);
    if (!set.ok) throw new Error(JSON.stringify(set.error));
    expect(game.seats(configure(game, set.value.setup))).toHaveLength(set.value.bots.length);
  });

  test('all faults of the options are reported at once, each with its option', () => {
    const options = Object.fromEntries(Object.keys(side.options).map((option) => [option, '?=?']));
    const set = side.setUp(request(options, 'easy'), content);
    expect(set.ok).toBe(false);
    if (set.ok) return;
    expect(set.error.length).toBeGreaterThanOrEqual(Object.keys(side.options).length);
    for (const { at, facts } of set.error) expect(at === '' ? facts : at).toBeTruthy();
  });

  test('races counted by several workers give the same sums as races counted by one', () => {
    const { races, tally } = playAndCount(id, ['1', '2', '3']);
    const parts = races.map((race) => {
      const part = newTally();
      count(side, part, race);
      return part;
    });
    const sum = newTally();
    for (const part of [...parts].reverse()) addTally(sum, part);
    expect(sum).toEqual(tally);
  });

  test('heads and rows of a report have the same length, and its JSON contains no NaN or infinity', () => {
    const counted = playAndCount(id, ['4']);
    const { tables, lines } = side.counting.report(counted);
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toHaveLength(heads.length);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(side.counting.figures(counted))).not.toContain('null');
  });

  test('the standard race of bench can be played, and its measured call runs on a copy of the state', () => {
    const { bench } = side;
    const config = configure(game, bench.setup);
    const random = createRandom('bench', 0);
    const state = game.start(config);
    const cases: unknown[] = [];
    for (let actions = 0; cases.length < 3 && actions < 5000; actions++) {
      if (bench.caseOf(state) !== null) cases.push(bench.caseOf(game.copy(state)));
      const seat = game.turn(state);
      const options = seat < 0 ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
      const decided = game.decide(state, seat, options[random.below(options.length)]);
      if (decided.ok) for (const event of decided.events) game.evolve(state, event);
    }
    expect(bench.callAll(cases)).toBeGreaterThan(0);
    expect(new Set(Object.values(bench.names)).size).toBe(Object.keys(bench.names).length);
  });
});

test('figures of bench have different names in all games', () => {
  const names = Object.values(commandSides).flatMap(({ bench }) => [
    ...Object.values<string>({ ...bench.names }),
    ...Object.keys(bench.about),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

describe('counts of Der Ausreißer', () => {
  const { tally, races, setup, bots } = playAndCount('ausreisser', ['a', 'b', 'c']);
  const all = tally.groups['all']!;

  test('DA 5: each stage has one yellow jersey, and points are yellow jerseys minus minutes', () => {
    expect(all).toMatchObject({ stages: 6, yellow: 6, ridden: 24, races: 12 });
    const points = races.flatMap(({ standings }) => standings.map((final) => final.points));
    expect(points.reduce((a, b) => a + b, 0)).toBe(all['yellow']! - all['minutes']!);
    expect(all['points']).toBe(all['yellow']! - all['minutes']!);
  });

  test('a stage has 84 - 6n to 99 - 6n turns', () => {
    const { turnsPerStage } = commandSides['ausreisser']!.counting.figures({ tally, setup, bots }) as { turnsPerStage: object };
    expect(turnsPerStage).toMatchObject({ least: expect.any(Number), most: expect.any(Number) });
    for (const turns of Object.keys(tally.groups['turns']!).map(Number)) {
      expect(turns).toBeGreaterThanOrEqual(60);
      expect(turns).toBeLessThanOrEqual(75);
    }
  });

  test('the counts of the seats add up to those of all', () => {
    for (const [name, sum] of Object.entries(all)) {
      if (name === 'stages') continue;
      const seats = [0, 1, 2, 3].map((seat) => tally.groups[`seat-${seat}`]![name] ?? 0);
      expect(
        seats.reduce((a, b) => a + b, 0),
        name,
      ).toBe(sum);
    }
  });
});

describe('counts of Um Reifenbreite', () => {
  const { tally, races } = playAndCount('reifenbreite', ['a', 'b', 'c']);
  const all = tally.groups['all']!;

  test('UR 8, 17: every rider who finished has a place, and every team gets its points once', () => {
    // two teams of four in three races
    expect(all['finished']).toBe(24);
    expect(all['places']).toBe(3 * 36);
    const points = races.flatMap(({ standings }) => standings.map((final) => final.points));
    const teams = ['red', 'blue'].map((team) => tally.groups[team]!);
    expect(teams.reduce((sum, team) => sum + team['managerPoints']!, 0)).toBe(points.reduce((a, b) => a + b, 0));
    expect(teams.map((team) => team['races'])).toEqual([3, 3]);
    expect(tally.groups['black']).toBeUndefined();
  });

  test('UR 7: the kinds of chance cards add up to the cards drawn, and a die rolled for a card is no roll for points', () => {
    const kinds = Object.values(tally.groups['chance-cards'] ?? {}).reduce((a, b) => a + b, 0);
    expect(kinds).toBe(all['chanceCards'] ?? 0);
    expect(all['sevens']).toBeGreaterThanOrEqual(kinds);
  });

  test('the counts of the teams add up to those of all', () => {
    for (const [name, sum] of Object.entries(all)) {
      if (name === 'stages' || name === 'rounds') continue;
      expect((tally.groups['red']![name] ?? 0) + (tally.groups['blue']![name] ?? 0), name).toBe(sum);
    }
  });
});
