import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fits, GAME, json, RACE, root, windschatten } from './call.ts';

/** The commands that read: `replay`, `verify`, `analyse`, `course` and `position`. */

let folder = '';
let record = '';
/** Of Der Ausreißer. */
let game = '';

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-cli-'));
  const records = join(folder, 'records');
  await windschatten('simulate', ...RACE, '--races', '2', '--records', records);
  record = join(records, 'race-000001.record');
  await windschatten('simulate', ...GAME, '--races', '1', '--records', join(folder, 'games'));
  game = join(folder, 'games', 'race-000001.record');
}, 180_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('records', () => {
  test('written by simulate pass verify', async () => {
    expect(await json('verification', 'verify', record, '--json')).toMatchObject({ ok: true, found: 'found-right', problems: [] });
    const { out, err, exit } = await windschatten('verify', record);
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toMatch(/^All correct\. Checked were /);
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
    [
      'a rules version that never existed',
      (text: string) => text.replace('game reifenbreite 1', 'game reifenbreite 0'),
      'record-rules-never',
    ],
    ['a rules version of the future', (text: string) => text.replace('game reifenbreite 1', 'game reifenbreite 999'), 'record-rules-newer'],
    ['typed dice', (text: string) => text.replace(/^dice sealed .*$/m, 'dice script').replace(/^seed .*\n/m, ''), 'verify-not-sealed'],
    ['a closed envelope', (text: string) => text.replace(/^seed .*\n/m, ''), 'verify-not-opened'],
    ['half a file', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length / 2) + 1), 'record-cut'],
  ])('verify finds %s', async (_, change, code) => {
    const changed = file('changed.record', change(readFileSync(record, 'utf8')));
    const { err, exit } = await windschatten('verify', changed);
    expect(exit).toBe(1);
    expect(err).toContain(`(${code})`);
  });

  test.each(['reifenbreite/034-everything-professional-two', 'ausreisser/three-random'])(
    'analyse reports where %s was won, as JSON and in words',
    async (name) => {
      const path = join(root, `records/${name}.record`);
      const result = await json('analysis', 'analyse', path, '--json');
      const { splits } = result as { splits: Record<string, number>[] };
      for (const { start, common, luck, own, others, rest, result } of splits)
        expect(start! + common! + luck! + own! + others! + rest!).toBeCloseTo(result!, 2);
      const { out, err, exit } = await windschatten('analyse', path, '--lang', 'en');
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out).toContain('The moments that mattered');
      expect(out).toMatch(/Better “.+”, \+\d+\.\d ± \d+\.\d points \(\d+ simulated races\)/);
    },
    300_000,
  );

  test('analyse of several races reports where a player loses points against the field', async () => {
    // short races, because each is analysed twice
    const races = ['three-random', 'three-simple'].map((name) => join(root, `records/ausreisser/${name}.record`));
    const result = await json('field', 'analyse', ...races, '--json');
    const {
      races: counted,
      choices,
      kinds,
    } = result as {
      races: number;
      choices: { own: number; field: number; difference: { mean: number } };
      kinds: { kind: string; own: number; difference: { races: number } }[];
    };
    expect(counted).toBeGreaterThan(0);
    expect(choices.own - choices.field).toBeCloseTo(choices.difference.mean, 3);
    // the costs of the kinds add up to the cost of all choices; a race without a question of a kind does not count for it
    expect(kinds.reduce((sum, { own, difference }) => sum + (own * difference.races) / counted, 0)).toBeCloseTo(choices.own, 2);
    const { out, err, exit } = await windschatten('analyse', ...races, '--lang', 'en');
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toMatch(/against the others, \d/);
    expect(out).toContain('The card, in the bunch');
    const unknown = await windschatten('analyse', ...races, '--who', 'Nobody Knows');
    expect(unknown).toMatchObject({ out: '', exit: 2 });
    expect(unknown.err).toContain('(analyse-nobody)');
    const mixed = await windschatten('analyse', races[0]!, record);
    expect(mixed).toMatchObject({ out: '', exit: 1 });
    expect(mixed.err).toContain('(analyse-other-game)');
  }, 300_000);

  test('of an unfinished race are refused by analyse', async () => {
    const begun = file('begun.record', readFileSync(record, 'utf8').replace(/^40 [^]*$/m, 'end 39 open\n'));
    expect(await windschatten('analyse', begun)).toMatchObject({ out: '', exit: 1 });
  });

  test('with faults make verify print JSON that fits its schema', async () => {
    const text = readFileSync(record, 'utf8');
    const changed = file('changed.record', text.replace('seed "007/1"', 'seed "007/2"').replace('[UR 5.3]', '[UR 5.4]'));
    const { out, exit } = await windschatten('verify', changed, '--json');
    expect(exit).toBe(1);
    const value = JSON.parse(out) as Record<string, unknown>;
    expect(fits('verification', value)).toEqual([]);
    expect(value).toMatchObject({ ok: false, found: 'found-wrong', problems: [{ code: 'record-section' }, { code: 'verify-seal' }] });
  });

  test('with damage above the seed still have their dice verified', async () => {
    const changed = file('changed.record', readFileSync(record, 'utf8').replace('chose-dice', 'chose-dies'));
    const { out, exit } = await windschatten('verify', changed);
    expect(exit).toBe(1);
    expect(out).toMatch(/^The file is damaged\. Its beginning can be used/);
    expect(out).not.toContain('verify-not-opened');
  });

  test('replayed as JSON fit the schema, and --to ends the replay', async () => {
    const whole = await json('replay', 'replay', record, '--json');
    expect(whole['complete']).toBe(true);
    const part = await json('replay', 'replay', record, '--json', '--to', '7');
    expect(part).toMatchObject({ complete: false, standings: [] });
    expect(part['actions']).toEqual((whole['actions'] as object[]).slice(0, 7));
    const states = await json('replay', 'replay', record, '--json', '--states', '--to', '7');
    for (const action of states['actions'] as object[]) expect(action).toHaveProperty('state');
  });

  test('of Der Ausreißer pass verify, and a changed card is found', async () => {
    expect(await json('verification', 'verify', game, '--json')).toMatchObject({ ok: true, problems: [] });
    const text = readFileSync(game, 'utf8');
    const changed = file(
      'changed-game.record',
      text.replace(/^(\d+ chance: draw )\w+$/m, (line, head: string) => `${head}${line.endsWith('47') ? 46 : 47}`),
    );
    expect(await windschatten('verify', changed)).toMatchObject({ exit: 1 });
  });

  test('of Der Ausreißer are replayed as JSON that fits the schema, and in words of three languages', async () => {
    expect(await json('replay', 'replay', game, '--json', '--states')).toMatchObject({ game: 'ausreisser', complete: true });
    for (const [language, sentence] of [
      ['en', /\S+ leads at tempo \d\d\. \[DA 3\.1\]/],
      ['de', /\S+ führt mit Tempo \d\d\. \[DA 3\.1\]/],
      ['cs', /\S+ vede tempem \d\d\. \[DA 3\.1\]/],
    ] as const) {
      const { out, err, exit } = await windschatten('replay', game, '--lang', language);
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out).toMatch(sentence);
      expect(out).not.toMatch(/\{\{|\$t\(|\{"type"/);
    }
  });

  test('of Der Ausreißer are all replayed in words, without a bare code', async () => {
    const recorded = join(root, 'records/ausreisser');
    for (const name of readdirSync(recorded).filter((name) => name.endsWith('.record'))) {
      const { out, exit } = await windschatten('replay', join(recorded, name));
      expect({ name, exit }).toEqual({ name, exit: 0 });
      expect(out, name).not.toMatch(/\{\{|\$t\(|\{"/);
    }
  }, 180_000);

  test.each(['replay', 'position'])('%s says where a record was cut whose last action has lost events', async (command) => {
    const lines = readFileSync(record, 'utf8').split('\n');
    const roll = lines.findLastIndex((line) => / chance: roll \d,\d$/.test(line));
    const n = Number(/^\d+/.exec(lines[roll]!)![0]);
    for (const events of [0, 1]) {
      const cut = file('torn.record', [...lines.slice(0, roll + 1 + events), `end ${n} open`, ''].join('\n'));
      const { out, err, exit } = await windschatten(command, cut, '--lang', 'en');
      expect(exit).toBe(1);
      expect(err).toMatch(events === 0 ? /\(record-expected\)/ : /\(audit-events\)/);
      expect(out).not.toContain('{{');
      const valid = file('whole.record', [...lines.slice(0, roll), `end ${n - 1} open`, ''].join('\n'));
      expect(out).toBe((await windschatten(command, valid, '--lang', 'en')).out);
    }
  });

  test('position refuses events that leave the question to a rider who does not exist', async () => {
    const lines = readFileSync(record, 'utf8').split('\n');
    // a roll whose total stands: the event of the roll is replaced by the question after the race
    const rolled = lines.findIndex((line, i) => line.startsWith('  rolled ') && lines[i + 1]!.startsWith('  total '));
    const n = Number(/^\d+/.exec(lines[rolled - 1]!)![0]);
    const verdict = '  due what=verdict rider=- asked=- to=- length=0 [UR 5.6]';
    const forged = file('forged.record', [...lines.slice(0, rolled), verdict, lines[rolled + 1], `end ${n} open`, ''].join('\n'));
    const { out, err, exit } = await windschatten('position', forged, '--lang', 'en');
    expect(out).not.toContain('{{');
    expect(err).toContain('(record-stuck)');
    expect(exit).toBe(1);
  });

  test.each(['replay', 'position'])('%s refuses --to beyond the end', async (command) => {
    expect((await windschatten(command, record, '--to', '99999')).err).toMatch(/^windschatten: .*99999.* \(to-beyond-end\)\n$/);
  });

  test('are replayed in words, with sections, in the requested language', async () => {
    const { out, err, exit } = await windschatten('replay', record, '--lang', 'de');
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toContain('Runde 1. [UR 5.2]');
    expect(out).toMatch(/\d\d fährt \d+ Felder von \S+ nach \S+\. \[UR 5\.3\]/);
    expect(out).not.toMatch(/\{\{|\$t\(/);
  });

  test('that are cut off are replayed up to the cut, and the place is reported', async () => {
    const text = readFileSync(record, 'utf8');
    const cut = file('cut.record', text.slice(0, text.indexOf('\n40 ') + 6));
    const { out, err, exit } = await windschatten('replay', cut, '--json');
    expect((JSON.parse(out) as { actions: unknown[] }).actions).toHaveLength(39);
    expect(err).toMatch(/cut\.record:\d+:\d+: .+ \(record-[a-z]+\)\n$/);
    expect(exit).toBe(1);
  });

  test('of a newer version are refused with that reason', async () => {
    const newer = file('newer.record', readFileSync(record, 'utf8').replace('windschatten-record 1', 'windschatten-record 99'));
    const { out, err, exit } = await windschatten('replay', newer);
    expect({ out, exit }).toEqual({ out: '', exit: 1 });
    expect(err).toBe(`${newer}:1:21: The race file is of the newer version 99; versions up to 4 can be read here. (record-newer)\n`);
  });
});

describe('course', () => {
  test('lists all courses', async () => {
    const { courses } = (await json('courses', 'course', '--json')) as { courses: { name: string }[] };
    const names = courses.map(({ name }) => name);
    for (const name of ['paris-roubaix', 'luettich-bastenaken-luettich', 'giro-d-italia', 'tour-de-france', 'criterium'])
      expect(names).toContain(name);
  });

  test('prints the graph of a course as JSON', async () => {
    const { out, err, exit } = await windschatten('course', 'criterium', '--json');
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(JSON.parse(out)).toMatchObject({ course: 'criterium' });
  });

  test('prints the drawing of its board as SVG', async () => {
    expect((await windschatten('course', 'criterium', '--svg')).out).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>\n$/);
    const czech = await windschatten('course', 'giro-d-italia', '--svg', '--lang', 'cs');
    expect(czech.out).toContain('aria-label="Velký okruh"');
  });

  test('UR 8.2: reads an own course on a shipped board and on an own board', async () => {
    const own = 'course mine "Mine" start 1 lines A B sprints A';
    expect(JSON.parse((await windschatten('course', '--course-text', own, '--json')).out)).toMatchObject({
      course: 'mine',
      board: 'rundfahrt',
    });
    const board = file(
      'own.board',
      readFileSync(join(root, 'content/reifenbreite/boards/criterium.board'), 'utf8').replaceAll('criterium', 'town'),
    );
    expect(JSON.parse((await windschatten('course', 'town', '--board', board, '--json')).out)).toMatchObject({
      course: 'town',
      board: 'town',
    });
    expect(await windschatten('course', 'check', board)).toMatchObject({ err: '', exit: 0 });
  });

  test('check reports what is wrong with a board, and where', async () => {
    const board = file(
      'bad.board',
      readFileSync(join(root, 'content/reifenbreite/boards/criterium.board'), 'utf8').replace('left 90', 'left 80'),
    );
    const { out, err, exit } = await windschatten('course', 'check', board);
    expect({ out, exit }).toEqual({ out: '', exit: 1 });
    expect(err).toMatch(/^\S+bad\.board:\d+:\d+: .+ \([a-z-]+\)\n/);
  });
});

describe('position', () => {
  test('of a record shows who decides and all options', async () => {
    const found = (await json('position', 'position', record, '--json', '--to', '3')) as {
      decides: { kind: string };
      options: { text: string }[];
    };
    expect(found.decides.kind).toBe('place');
    expect(found.options.length).toBeGreaterThan(10);
    expect((await windschatten('position', record, '--to', '3')).out).toContain(found.options[0]!.text);
  });

  test.each(['figure-06', 'figure-13', 'figure-14'])('of the scenario %s can be shown at the start and after a step', async (name) => {
    const scenario = join(root, `content/reifenbreite/scenarios/${name}.scenario`);
    const first = await json('position', 'position', scenario, '--json');
    const later = await json('position', 'position', scenario, '--json', '--to', '3');
    expect(first['played']).toBe(0);
    expect(later['played']).toBe(3);
  });

  test('of a scenario of Der Ausreißer shows who decides, all options, and why not', async () => {
    const scenario = join(root, 'content/ausreisser/scenarios/no-speed-card.scenario');
    const first = await json('position', 'position', scenario, '--json');
    expect(first).toMatchObject({ game: 'ausreisser', played: 0, decides: { kind: 'draw', seat: 'chance' } });
    const later = (await json('position', 'position', scenario, '--json', '--to', '3', '--why', 'lay 42')) as {
      options: { text: string }[];
    };
    expect(later).toMatchObject({ game: 'ausreisser', played: 3, decides: { kind: 'discard' }, why: { possible: false, code: 'not-now' } });
    expect(later.options.map(({ text }) => text)).toEqual(['discard spurt', 'discard hill']);
    const { out } = await windschatten('position', scenario, '--to', '3', '--lang', 'en');
    expect(out).toContain('Which special card does Dan discard?');
  });

  test('of a faulty scenario is refused with file, line, column and reason', async () => {
    const text = readFileSync(join(root, 'content/ausreisser/scenarios/no-speed-card.scenario'), 'utf8');
    const unknownGame = await windschatten('position', file('unknown.scenario', text.replace('game ausreisser', 'game chess')));
    expect(unknownGame.err).toContain('(game-unknown)');
    const unknownRider = await windschatten('position', file('rider.scenario', text.replace('turn Dan', 'turn Zoe')));
    expect(unknownRider).toMatchObject({ out: '', exit: 1 });
    expect(unknownRider.err).toMatch(/rider\.scenario:\d+:1: “Zoe” does not ride.* \(position-rider-unknown\)/);
  });

  test('UR 6: --why of a card that no rider of the team has is refused, not called unreadable', async () => {
    const text = readFileSync(record, 'utf8');
    const turn = text.split('\n').find((line) => /^\d+ [^:]+: dice$/.test(line) && Number(line.split(' ')[0]) > 60)!;
    const to = String(Number(turn.split(' ')[0]) - 1);
    const { decides } = (await json('position', 'position', record, '--json', '--to', to)) as { decides: { facts: { rider: number } } };
    const team = Math.floor(decides.facts.rider / 10);
    const other = team === 2 ? '31-6M' : '21-6M';
    const { why } = (await json('position', 'position', record, '--json', '--to', to, '--why', `cards ${other}`)) as { why: object };
    expect(why).toMatchObject({
      possible: false,
      code: 'card-of-another-rider',
      section: 'UR 6',
      facts: { card: other, owner: Number(other.slice(0, 2)) },
    });
    expect(await windschatten('position', record, '--to', to, '--why', 'cards 91-6M')).toMatchObject({ out: '', exit: 2 });
  });

  test('of Der Ausreißer shows who decides and all options in three languages, and why not with section and facts', async () => {
    const lay = readFileSync(game, 'utf8')
      .split('\n')
      .find((line) => line.includes(': lay '))!;
    const to = String(Number(lay.split(' ')[0]) - 1);
    const found = (await json('position', 'position', game, '--json', '--to', to)) as {
      decides: { kind: string };
      options: { text: string }[];
    };
    expect(found.decides.kind).toBe('lay');
    for (const [language, question] of [
      ['en', 'Which card does'],
      ['de', 'Welche Karte'],
      ['cs', 'Kterou kartu'],
    ] as const) {
      const { out } = await windschatten('position', game, '--to', to, '--lang', language);
      expect(out.toLowerCase()).toContain(question.toLowerCase());
      for (const { text } of found.options) expect(out).toContain(text);
    }
    const { why } = (await json('position', 'position', game, '--json', '--to', to, '--why', 'lay 39,40')) as { why: { section: string } };
    expect(why).toMatchObject({ possible: false, code: 'lay-one-speed-card' });
    expect(why.section).toMatch(/^DA 3/);
  });

  const figure = join(root, 'content/reifenbreite/scenarios/figure-03.scenario');
  test('--why gives code, section, facts and sentence', async () => {
    const { why } = (await json('position', 'position', figure, '--json', '--why', 'place 24 L18.1')) as { why: object };
    expect(why).toMatchObject({
      possible: false,
      code: 'place-taken',
      section: 'UR 5.1',
      sentence: 'That dot is taken. Choose a free one.',
    });
    expect((await windschatten('position', figure, '--why', 'place 24 L18.1')).out).toContain(
      'That dot is taken. Choose a free one. [UR 5.1] (place-taken)',
    );
  });

  test('--why accepts a possible action, refuses another seat, and refuses unreadable text', async () => {
    const option = ((await json('position', 'position', figure, '--json')) as { options: { text: string }[] }).options[0]!.text;
    expect((await json('position', 'position', figure, '--json', '--why', option))['why']).toMatchObject({ possible: true });
    expect((await json('position', 'position', figure, '--json', '--why', option, '--seat', '1'))['why']).toMatchObject({
      code: 'not-your-turn',
    });
    const { out, err, exit } = await windschatten('position', figure, '--why', 'jump 24');
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(err).toContain('(action-unknown)');
  });
});
