import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { gameIds } from '../../src/games/index.ts';
import { CHANCE_KINDS } from '../../src/games/reifenbreite/index.ts';

/** The command line as people and programs meet it: run as a process of its own, looked at from outside. */

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let record = '';
/** Of Der Ausreißer. */
let game = '';

interface Run {
  readonly out: string;
  readonly said: string;
  readonly exit: number | null;
}

function windschatten(...args: readonly string[]): Run {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'dist/command/main.js'), ...args], {
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 28,
  });
  return { out: stdout, said: stderr, exit: status };
}

/** The JSON a command prints, which must fit its published schema. */
function json(schema: string, ...args: readonly string[]): Record<string, unknown> {
  const { out, said, exit } = windschatten(...args);
  expect(said).toBe('');
  expect(exit).toBe(0);
  const value = JSON.parse(out) as Record<string, unknown>;
  expect(fits(schema, value)).toEqual([]);
  return value;
}

/** What is wrong with it by its published schema. */
function fits(schema: string, value: unknown): unknown {
  const published = JSON.parse(readFileSync(join(root, `docs/schema/${schema}.schema.json`), 'utf8')) as object;
  const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(published);
  return validate(value) ? [] : validate.errors;
}

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const GAME = ['--game', 'ausreisser', '--bots', 'easy,random', '--riders', '4', '--stages', '2', '--seed', '007'];
const RACE = ['--course', 'paris-roubaix', '--rules', 'professional', '--bots', 'easy,random', '--seed', '007'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-cli-'));
  // compiles what is not compiled yet
  const ready = spawnSync(process.execPath, [join(root, 'bin/windschatten.mjs'), '--version'], { encoding: 'utf8' });
  if (ready.status !== 0) throw new Error(ready.stderr);
  const records = join(folder, 'records');
  windschatten('simulate', ...RACE, '--races', '2', '--records', records);
  record = join(records, 'race-000001.record');
  windschatten('simulate', ...GAME, '--races', '1', '--records', join(folder, 'games'));
  game = join(folder, 'games', 'race-000001.record');
}, 180_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('simulate', () => {
  test('prints JSON by its schema, the same for the same seed and for any number of workers', () => {
    const one = json('simulation', 'simulate', ...RACE, '--races', '9', '--workers', '1', '--json');
    const two = json('simulation', 'simulate', ...RACE, '--races', '9', '--workers', '2', '--json');
    expect(two).toEqual(one);
    expect(one).toMatchObject({ races: 9, seed: '007', bots: ['easy', 'random'] });
    const other = json('simulation', 'simulate', ...RACE.slice(0, -1), '8', '--races', '9', '--json');
    expect(other['perTeam']).not.toEqual(one['perTeam']);
  });

  test('race i is the same alone and among others', () => {
    const records = join(folder, 'three');
    windschatten('simulate', ...RACE, '--races', '3', '--workers', '2', '--records', records);
    expect(readdirSync(records).sort()).toEqual(['race-000001.record', 'race-000002.record', 'race-000003.record']);
    expect(readFileSync(join(records, 'race-000001.record'), 'utf8')).toBe(readFileSync(record, 'utf8'));
  });

  test('without --json the report goes to standard error', () => {
    const { out, said, exit } = windschatten('simulate', ...RACE);
    expect({ out, exit }).toEqual({ out: '', exit: 0 });
    expect(said).toContain('paris-roubaix: 1 race, seed 007');
    expect(said).not.toMatch(/\{\{|\$t\(|reifenbreite[.:]/);
  });

  test('UR 7: other numbers of some chance cards', () => {
    const found = json('simulation', 'simulate', ...RACE, '--deck', 'fall=0,gain=5', '--json');
    expect((found['setup'] as { deck: object }).deck).toMatchObject({ fall: 0, gain: 5, lose: 2 });
    expect(found['chanceCards']).toMatchObject({ fall: 0 });
  });

  test('UR 4: two managers with two teams each; UR 17: several stages', () => {
    const found = json('simulation', 'simulate', '--course', 'criterium,paris-roubaix', '--bots', 'easy,easy', '--teams', '2', '--json');
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
  test('prints JSON by its schema, the same for any number of workers; the bots take the seats in turn', () => {
    const one = json('simulation', 'simulate', ...GAME, '--races', '9', '--workers', '1', '--json');
    expect(json('simulation', 'simulate', ...GAME, '--races', '9', '--workers', '2', '--json')).toEqual(one);
    expect(one).toMatchObject({ game: 'ausreisser', races: 9, stages: 18, bots: ['easy', 'random', 'easy', 'random'] });
    expect(one['perRider']).toMatchObject([{ rider: 'easy 1' }, { rider: 'random 2' }, { rider: 'easy 3' }, { rider: 'random 4' }]);
  });

  test('DA 1: names, two to six riders, the simple game; its stages have exactly 84 - 6n turns', () => {
    const simple = ['--rules', 'simple', '--stages', '1', '--races', '3', '--json'];
    for (const riders of ['Anna,Ben', 'A,B,C,D,E,F']) {
      const found = json('simulation', 'simulate', '--game', 'ausreisser', '--bots', 'easy,random', '--riders', riders, ...simple);
      const names = riders.split(',');
      const turns = 84 - 6 * names.length;
      expect(found).toMatchObject({ turnsPerStage: { least: turns, mean: turns, most: turns }, setup: { riders: names, game: 'simple' } });
    }
  });

  test.each([
    ['en', '4 riders, 2 stages, all cards: 2 races, seed 007'],
    ['de', '4 Fahrer, 2 Etappen, alle Karten: 2 Rennen, Startwert 007'],
    ['cs', 'Cyklistů: 4, 2 etapy, všechny karty: 2 závody, semínko 007'],
  ])('in words, in the language asked for: %s', (language, head) => {
    const { out, said, exit } = windschatten('simulate', ...GAME, '--races', '2', '--lang', language);
    expect({ out, exit }).toEqual({ out: '', exit: 0 });
    expect(said).toContain(head);
    expect(said).not.toMatch(/\{\{|\$t\(|ausreisser[.:]/);
  });
});

describe('arena', () => {
  test.each([
    ['reifenbreite', ['--course', 'criterium', '--bots', 'easy,random,random']],
    ['ausreisser', ['--game', 'ausreisser', '--bots', 'easy,random', '--riders', '6', '--stages', '1']],
  ])('%s: JSON by its schema, the same for any number of workers', (id, args) => {
    const one = json('arena', 'arena', ...args, '--blocks', '5', '--workers', '1', '--json');
    expect(json('arena', 'arena', ...args, '--blocks', '5', '--workers', '2', '--json')).toEqual(one);
    const seats = (one['bots'] as string[]).length;
    expect(one).toMatchObject({ game: id, blocks: 5, races: 5 * seats, perBot: [{ bot: 'easy' }, { bot: 'random' }] });
  });

  test('one block tells no interval: null, not a number', () => {
    const found = json('arena', 'arena', '--game', 'ausreisser', '--bots', 'easy,random', '--stages', '1', '--blocks', '1', '--json');
    expect(found['difference']).toMatchObject({ low: null, high: null });
  });

  test('in words, in three languages', () => {
    for (const language of ['en', 'de', 'cs']) {
      const { out, said, exit } = windschatten('arena', ...GAME, '--blocks', '2', '--lang', language);
      expect({ out, exit }).toEqual({ out: '', exit: 0 });
      expect(said).not.toMatch(/\{\{|\$t\(|ausreisser[.:]/);
      expect(said).toContain('2 easy');
    }
  });
});

describe('records', () => {
  test('of simulate pass verify', () => {
    expect(json('verification', 'verify', record, '--json')).toMatchObject({ ok: true, found: 'found-right', problems: [] });
    const { out, said, exit } = windschatten('verify', record);
    expect({ out, exit }).toEqual({ out: '', exit: 0 });
    expect(said).toMatch(/^Checked and right: /);
  });

  test.each([
    [
      'a die changed',
      (text: string) => text.replace(/^(\d+ chance: roll )\d,\d$/m, '$16,5').replace(/dice=\d,\d/, 'dice=6,5'),
      'verify-outcome',
    ],
    ['an event changed', (text: string) => text.replace(/length=2 /, 'length=1 '), 'audit-events'],
    ['another seed', (text: string) => text.replace('seed "007/1"', 'seed "007/2"'), 'verify-seal'],
    ['another section', (text: string) => text.replace('[UR 5.3]', '[UR 5.4]'), 'record-section'],
    ['another final table', (text: string) => text.replace(/^(standing 0 rank \d points) .*$/m, '$1 999'), 'audit-standings'],
    ['rules that never were', (text: string) => text.replace('game reifenbreite 1', 'game reifenbreite 0'), 'record-rules-never'],
    ['rules to come', (text: string) => text.replace('game reifenbreite 1', 'game reifenbreite 999'), 'record-rules-newer'],
    ['dice typed in', (text: string) => text.replace(/^dice sealed .*$/m, 'dice script').replace(/^seed .*\n/m, ''), 'verify-not-sealed'],
    ['a closed envelope', (text: string) => text.replace(/^seed .*\n/m, ''), 'verify-not-opened'],
    ['half a file', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length / 2) + 1), 'record-cut'],
  ])('verify finds %s', (_, change, code) => {
    const changed = file('changed.record', change(readFileSync(record, 'utf8')));
    const { said, out, exit } = windschatten('verify', changed);
    expect({ out, exit }).toEqual({ out: '', exit: 1 });
    expect(said).toContain(`(${code})`);
  });

  test('what verify finds wrong is data by its schema too', () => {
    const text = readFileSync(record, 'utf8');
    const changed = file('changed.record', text.replace('seed "007/1"', 'seed "007/2"').replace('[UR 5.3]', '[UR 5.4]'));
    const { out, exit } = windschatten('verify', changed, '--json');
    expect(exit).toBe(1);
    const value = JSON.parse(out) as Record<string, unknown>;
    expect(fits('verification', value)).toEqual([]);
    expect(value).toMatchObject({ ok: false, found: 'found-wrong', problems: [{ code: 'record-section' }, { code: 'verify-seal' }] });
  });

  test('a damaged record whose seed stands below the damage: its dice are verified', () => {
    const changed = file('changed.record', readFileSync(record, 'utf8').replace('chose-dice', 'chose-dies'));
    const { said, exit } = windschatten('verify', changed);
    expect(exit).toBe(1);
    expect(said).toMatch(/^The file is damaged\. Its beginning can be used/);
    expect(said).not.toContain('verify-not-opened');
  });

  test('replay as JSON by its schema; --to ends it', () => {
    const whole = json('replay', 'replay', record, '--json');
    expect(whole['complete']).toBe(true);
    const part = json('replay', 'replay', record, '--json', '--to', '7');
    expect(part).toMatchObject({ complete: false, standings: [] });
    expect(part['actions']).toEqual((whole['actions'] as object[]).slice(0, 7));
    const states = json('replay', 'replay', record, '--json', '--states', '--to', '7');
    for (const action of states['actions'] as object[]) expect(action).toHaveProperty('state');
  });

  test('of Der Ausreißer pass verify, and a changed card is found', () => {
    expect(json('verification', 'verify', game, '--json')).toMatchObject({ ok: true, problems: [] });
    const text = readFileSync(game, 'utf8');
    const changed = file(
      'changed-game.record',
      text.replace(/^(\d+ chance: draw )\w+$/m, (line, head: string) => `${head}${line.endsWith('47') ? 46 : 47}`),
    );
    expect(windschatten('verify', changed)).toMatchObject({ out: '', exit: 1 });
  });

  test('a game of Der Ausreißer as JSON by the schema, and in words of three languages', () => {
    expect(json('replay', 'replay', game, '--json', '--states')).toMatchObject({ game: 'ausreisser', complete: true });
    for (const [language, sentence] of [
      ['en', /\S+ leads: tempo \d\d\. \[DA 3\.1\]/],
      ['de', /\S+ führt: Tempo \d\d\. \[DA 3\.1\]/],
      ['cs', /\S+ vede: tempo \d\d\. \[DA 3\.1\]/],
    ] as const) {
      const { out, said, exit } = windschatten('replay', game, '--lang', language);
      expect({ out, exit }).toEqual({ out: '', exit: 0 });
      expect(said).toMatch(sentence);
      expect(said).not.toMatch(/\{\{|\$t\(|\{"type"/);
    }
  });

  test('every recorded game of Der Ausreißer is told in words, nothing by its code', () => {
    const recorded = join(root, 'records/ausreisser');
    for (const name of readdirSync(recorded).filter((name) => name.endsWith('.record'))) {
      const { said, exit } = windschatten('replay', join(recorded, name));
      expect({ name, exit }).toEqual({ name, exit: 0 });
      expect(said, name).not.toMatch(/\{\{|\$t\(|\{"/);
    }
  }, 180_000);

  test.each(['replay', 'position'])('%s --to beyond the end is told', (command) => {
    expect(windschatten(command, record, '--to', '99999').said).toMatch(/^windschatten: .*99999.* \(to-beyond-end\)\n$/);
  });

  test('replay in words, with sections, in the language asked for', () => {
    const { out, said, exit } = windschatten('replay', record, '--lang', 'de');
    expect({ out, exit }).toEqual({ out: '', exit: 0 });
    expect(said).toContain('Runde 1. [UR 5.2]');
    expect(said).toMatch(/\d\d fährt von \S+ nach \S+: \d+ Felder\. \[UR 5\.3\]/);
    expect(said).not.toMatch(/\{\{|\$t\(/);
  });

  test('a cut record is played as far as it can be read, and the place is told', () => {
    const text = readFileSync(record, 'utf8');
    const cut = file('cut.record', text.slice(0, text.indexOf('\n40 ') + 6));
    const { out, said, exit } = windschatten('replay', cut, '--json');
    expect((JSON.parse(out) as { actions: unknown[] }).actions).toHaveLength(39);
    expect(said).toMatch(/cut\.record:\d+:\d+: .+ \(record-[a-z]+\)\n$/);
    expect(exit).toBe(1);
  });

  test('a record of a newer version says so', () => {
    const newer = file('newer.record', readFileSync(record, 'utf8').replace('windschatten-record 1', 'windschatten-record 99'));
    const { out, said, exit } = windschatten('replay', newer);
    expect({ out, exit }).toEqual({ out: '', exit: 1 });
    expect(said).toBe(`${newer}:1:21: The record is of the newer version 99; versions up to 2 can be read here. (record-newer)\n`);
  });
});

describe('course', () => {
  test('lists all courses', () => {
    const { courses } = json('courses', 'course', '--json') as { courses: { name: string }[] };
    const names = courses.map(({ name }) => name);
    for (const name of ['paris-roubaix', 'luettich-bastenaken-luettich', 'giro-d-italia', 'tour-de-france', 'criterium'])
      expect(names).toContain(name);
  });

  test('the graph of a course', () => {
    const { out, said, exit } = windschatten('course', 'criterium', '--json');
    expect({ said, exit }).toEqual({ said: '', exit: 0 });
    expect(JSON.parse(out)).toMatchObject({ course: 'criterium' });
  });

  test('the drawing of its board', () => {
    expect(windschatten('course', 'criterium', '--svg').out).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>\n$/);
  });

  test('UR 8.2: an own course on a shipped board, and on an own board', () => {
    const own = 'course mine "Mine" start 1 lines A B sprints A';
    expect(JSON.parse(windschatten('course', '--course-text', own, '--json').out)).toMatchObject({ course: 'mine', board: 'rundfahrt' });
    const board = file('own.board', readFileSync(join(root, 'content/boards/criterium.board'), 'utf8').replaceAll('criterium', 'town'));
    expect(JSON.parse(windschatten('course', 'town', '--board', board, '--json').out)).toMatchObject({ course: 'town', board: 'town' });
    expect(windschatten('course', 'check', board)).toMatchObject({ out: '', exit: 0 });
  });

  test('check tells what is wrong with a board, and where', () => {
    const board = file('bad.board', readFileSync(join(root, 'content/boards/criterium.board'), 'utf8').replace('left 90', 'left 80'));
    const { out, said, exit } = windschatten('course', 'check', board);
    expect({ out, exit }).toEqual({ out: '', exit: 1 });
    expect(said).toMatch(/^\S+bad\.board:\d+:\d+: .+ \([a-z-]+\)\n/);
  });
});

describe('position', () => {
  test('of a record: who decides and all options', () => {
    const found = json('position', 'position', record, '--json', '--to', '3') as { decides: { kind: string }; options: { text: string }[] };
    expect(found.decides.kind).toBe('place');
    expect(found.options.length).toBeGreaterThan(10);
    expect(windschatten('position', record, '--to', '3').said).toContain(found.options[0]!.text);
  });

  test.each(['figure-06', 'figure-13', 'figure-14'])('of the scenario %s, at its beginning and after a step', (name) => {
    const scenario = join(root, `content/scenarios/${name}.scenario`);
    const first = json('position', 'position', scenario, '--json');
    const later = json('position', 'position', scenario, '--json', '--to', '3');
    expect(first['played']).toBe(0);
    expect(later['played']).toBe(3);
  });

  test('UR 6: --why of a card that no rider of the team has is a refusal, not unreadable', () => {
    const text = readFileSync(record, 'utf8');
    const turn = text.split('\n').find((line) => /^\d+ [^:]+: dice$/.test(line) && Number(line.split(' ')[0]) > 60)!;
    const to = String(Number(turn.split(' ')[0]) - 1);
    const { decides } = json('position', 'position', record, '--json', '--to', to) as { decides: { facts: { rider: number } } };
    const team = Math.floor(decides.facts.rider / 10);
    const other = team === 2 ? '31-6M' : '21-6M';
    const { why } = json('position', 'position', record, '--json', '--to', to, '--why', `cards ${other}`) as { why: object };
    expect(why).toMatchObject({
      possible: false,
      code: 'card-of-another-rider',
      section: 'UR 6',
      facts: { card: other, owner: Number(other.slice(0, 2)) },
    });
    expect(windschatten('position', record, '--to', to, '--why', 'cards 91-6M')).toMatchObject({ out: '', exit: 2 });
  });

  test('Der Ausreißer: who decides and all options, in three languages; why not, with section and facts', () => {
    const lay = readFileSync(game, 'utf8')
      .split('\n')
      .find((line) => line.includes(': lay '))!;
    const to = String(Number(lay.split(' ')[0]) - 1);
    const found = json('position', 'position', game, '--json', '--to', to) as { decides: { kind: string }; options: { text: string }[] };
    expect(found.decides.kind).toBe('lay');
    for (const [language, question] of [
      ['en', 'which card?'],
      ['de', 'Welche Karte?'],
      ['cs', 'která karta?'],
    ] as const) {
      const { said } = windschatten('position', game, '--to', to, '--lang', language);
      expect(said.toLowerCase()).toContain(question.toLowerCase());
      for (const { text } of found.options) expect(said).toContain(text);
    }
    const { why } = json('position', 'position', game, '--json', '--to', to, '--why', 'lay 39,40') as { why: { section: string } };
    expect(why).toMatchObject({ possible: false, code: 'lay-one-speed-card' });
    expect(why.section).toMatch(/^DA 3/);
  });

  const figure = join(root, 'content/scenarios/figure-03.scenario');
  test('--why: code, section, facts, sentence', () => {
    const { why } = json('position', 'position', figure, '--json', '--why', 'place 24 L18.1') as { why: object };
    expect(why).toMatchObject({ possible: false, code: 'place-taken', section: 'UR 5.1', sentence: 'L18.1 is taken.' });
    expect(windschatten('position', figure, '--why', 'place 24 L18.1').said).toContain('L18.1 is taken. [UR 5.1] (place-taken)');
  });

  test('--why of what is possible, of another seat, of what cannot be read', () => {
    const option = (json('position', 'position', figure, '--json') as { options: { text: string }[] }).options[0]!.text;
    expect(json('position', 'position', figure, '--json', '--why', option)['why']).toMatchObject({ possible: true });
    expect(json('position', 'position', figure, '--json', '--why', option, '--seat', '1')['why']).toMatchObject({ code: 'not-your-turn' });
    const { out, said, exit } = windschatten('position', figure, '--why', 'jump 24');
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(said).toContain('(action-unknown)');
  });
});

describe('bench', () => {
  test('prints flat figures by its schema', () => {
    const found = json('bench', 'bench', '--json', '--seconds', '1');
    expect(found['heap_growth_bytes_per_million_moves']).toBeLessThanOrEqual(1_000_000);
    expect(found['ausreisser_heap_growth_bytes_per_million_moves']).toBeLessThanOrEqual(1_000_000);
  }, 180_000);
});

describe('a call that makes no sense is told why, and ends with 2', () => {
  const EMPTY = CHANCE_KINDS.map((kind) => `${kind}=0`).join(',');
  const CALLS: readonly (readonly [string, readonly string[]])[] = [
    ['command-missing', []],
    ['command-unknown', ['sing']],
    ['option-unknown', ['simulate', '--speed', '3']],
    ['option-value', ['simulate', '--course']],
    ['option-missing', ['simulate', '--course', 'criterium']],
    ['option-number', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--races', 'many']],
    ['course-unknown', ['simulate', '--course', 'nowhere', '--bots', 'easy,easy']],
    ['preset-unknown', ['simulate', '--course', 'criterium', '--rules', 'odd', '--bots', 'easy,easy']],
    ['bot-unknown', ['simulate', '--course', 'criterium', '--bots', 'easy,lance']],
    ['bots-two-to-four', ['simulate', '--course', 'criterium', '--bots', 'easy']],
    ['game-unknown', ['simulate', '--game', 'chess', '--course', 'criterium', '--bots', 'easy,easy']],
    ['setup-one-team-each-or-two-for-two', ['simulate', '--course', 'criterium', '--bots', 'easy,easy,easy', '--teams', '2']],
    ['option-of-another-game', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--riders', '2']],
    ['option-of-another-game', ['arena', '--game', 'ausreisser', '--bots', 'easy,easy', '--course', 'criterium']],
    ['bot-unknown', ['simulate', '--game', 'ausreisser', '--bots', 'easy,lance']],
    ['setup-riders', ['simulate', '--game', 'ausreisser', '--bots', 'easy']],
    ['setup-riders', ['simulate', '--game', 'ausreisser', '--bots', 'easy', '--riders', '7']],
    ['riders-fewer-than-bots', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy,easy', '--riders', '2']],
    ['setup-stages', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--stages', '6']],
    ['setup-not-one-of', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--rules', 'classic']],
    ['setup-name-twice', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--riders', 'Ann,Ann']],
    ['deck-unreadable', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', 'fall']],
    ['setup-unknown-field', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', 'sunday=4']],
    ['setup-deck-empty', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', EMPTY]],
    ['argument-missing', ['replay']],
    ['argument-too-much', ['verify', 'a', 'b']],
    ['file-unreadable', ['verify', '/no/such/file']],
    ['option-not-together', ['course', 'criterium', '--json', '--svg']],
    ['setup-not-one-of', ['course', '--lang', 'tlh']],
  ];
  test.each(CALLS)('%s', (code, args) => {
    const { out, said, exit } = windschatten(...args);
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(said).toMatch(new RegExp(`^\\S+: .+ \\(${code}\\)\\n$`));
  });

  test('help and version are told on standard error', () => {
    for (const args of [['--help'], ['simulate', '--help'], ['--version']]) {
      const { out, said, exit } = windschatten(...args);
      expect({ out, exit }).toEqual({ out: '', exit: 0 });
      expect(said).toContain('windschatten');
    }
    const { said } = windschatten('simulate', '--help');
    for (const id of gameIds) expect(said).toContain(`${id}: `);
    for (const bot of new Set(gameIds.flatMap(botNames))) expect(said).toContain(bot);
    expect(existsSync(join(root, 'docs/command-line.md'))).toBe(true);
  });
});
