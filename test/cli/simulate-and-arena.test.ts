import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME, json, RACE, windschatten } from './call.ts';

/** `simulate` and `arena` play races of bots on one thread. `process.slow.test.ts` tests several threads. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-cli-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('simulate', () => {
  test('prints JSON that fits its schema, the same for the same seed', async () => {
    const one = await json('simulation', 'simulate', ...RACE, '--races', '5', '--json');
    expect(await json('simulation', 'simulate', ...RACE, '--races', '5', '--json')).toEqual(one);
    expect(one).toMatchObject({ races: 5, seed: '007', bots: ['easy', 'random'] });
    const other = await json('simulation', 'simulate', ...RACE.slice(0, -1), '8', '--races', '5', '--json');
    expect(other['perTeam']).not.toEqual(one['perTeam']);
  });

  test('race i is the same alone and among others', async () => {
    const [alone, three] = [join(folder, 'alone'), join(folder, 'three')];
    await windschatten('simulate', ...RACE, '--records', alone);
    await windschatten('simulate', ...RACE, '--races', '3', '--records', three);
    expect(readdirSync(three).sort()).toEqual(['race-000001.record', 'race-000002.record', 'race-000003.record']);
    expect(readFileSync(join(three, 'race-000001.record'), 'utf8')).toBe(readFileSync(join(alone, 'race-000001.record'), 'utf8'));
  });

  test('without --json the report goes to standard output', async () => {
    const { out, err, exit } = await windschatten('simulate', ...RACE);
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toContain('paris-roubaix, 1 race, seed 007');
    expect(out).not.toMatch(/\{\{|\$t\(|reifenbreite[.:]/);
  });

  test('UR 7: accepts other numbers of some chance cards', async () => {
    const found = await json('simulation', 'simulate', ...RACE, '--deck', 'fall=0,gain=5', '--json');
    expect((found['setup'] as { deck: object }).deck).toMatchObject({ fall: 0, gain: 5, lose: 2 });
    expect(found['chanceCards']).toMatchObject({ fall: 0 });
  });

  test('UR 4, UR 17: accepts two managers with two teams each, and several stages', async () => {
    const found = await json(
      'simulation',
      'simulate',
      '--course',
      'criterium,paris-roubaix',
      '--bots',
      'easy,easy',
      '--teams',
      '2',
      '--json',
    );
    const managers = (found['setup'] as { managers: { teams: string[] }[] }).managers.map(({ teams }) => teams);
    expect(managers).toEqual([
      ['red', 'black'],
      ['blue', 'green'],
    ]);
    expect(found['stages']).toBe(2);
    expect(found['perTeam']).toHaveLength(4);
  });
});

describe('simulate, Der Ausreißer', () => {
  test('prints JSON that fits its schema, and seats the bots in turn', async () => {
    const one = await json('simulation', 'simulate', ...GAME, '--races', '9', '--workers', '1', '--json');
    expect(one).toMatchObject({ game: 'ausreisser', races: 9, stages: 18, bots: ['easy', 'random', 'easy', 'random'] });
    expect(one['perRider']).toMatchObject([{ rider: 'easy 1' }, { rider: 'random 2' }, { rider: 'easy 3' }, { rider: 'random 4' }]);
  });

  test('DA 1: accepts names, two to six riders and the simple game, whose stages have exactly 84 - 6n turns', async () => {
    const simple = ['--rules', 'simple', '--stages', '1', '--races', '3', '--json'];
    for (const riders of ['Anna,Ben', 'A,B,C,D,E,F']) {
      const found = await json('simulation', 'simulate', '--game', 'ausreisser', '--bots', 'easy,random', '--riders', riders, ...simple);
      const names = riders.split(',');
      const turns = 84 - 6 * names.length;
      expect(found).toMatchObject({ turnsPerStage: { least: turns, mean: turns, most: turns }, setup: { riders: names, game: 'simple' } });
    }
  });

  test.each([
    ['en', '4 riders, 2 stages, all cards, 2 races, seed 007'],
    ['de', '4 Fahrer, 2 Etappen, alle Karten, 2 Rennen, Startwert 007'],
    ['cs', 'Cyklistů 4, 2 etapy, všechny karty, 2 závody, semínko 007'],
  ])('reports in words of the requested language: %s', async (language, head) => {
    const { out, err, exit } = await windschatten('simulate', ...GAME, '--races', '2', '--lang', language);
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toContain(head);
    expect(out).not.toMatch(/\{\{|\$t\(|ausreisser[.:]/);
  });
});

describe('arena', () => {
  test.each([
    ['reifenbreite', ['--course', 'criterium', '--bots', 'easy,random,random']],
    ['ausreisser', ['--game', 'ausreisser', '--bots', 'easy,random', '--riders', '6', '--stages', '1']],
  ])('%s: prints JSON that fits its schema', async (id, args) => {
    const one = await json('arena', 'arena', ...args, '--blocks', '5', '--workers', '1', '--json');
    const seats = (one['bots'] as string[]).length;
    expect(one).toMatchObject({ game: id, blocks: 5, races: 5 * seats, perBot: [{ bot: 'easy' }, { bot: 'random' }] });
  });

  test('gives null as the interval of a single block', async () => {
    const found = await json('arena', 'arena', '--game', 'ausreisser', '--bots', 'easy,random', '--stages', '1', '--blocks', '1', '--json');
    expect(found['difference']).toMatchObject({ low: null, high: null });
  });

  test('reports in words of three languages', async () => {
    for (const language of ['en', 'de', 'cs']) {
      const { out, err, exit } = await windschatten('arena', ...GAME, '--blocks', '2', '--workers', '1', '--lang', language);
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out).not.toMatch(/\{\{|\$t\(|ausreisser[.:]/);
      expect(out).toContain('2 easy');
    }
  });
});
