import { describe, expect, test } from 'vitest';
import { CHANCE, MAX_RECORD_LENGTH } from '../../src/kit/index.ts';
import type { Race } from '../../src/table/index.ts';
import { auditRecord, formatEnd, formatEntry, formatHead, formatRecord, playBack, verifyRecord } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { SEALED, TOY, readToy, play, toyMatch } from './toy-match.ts';

const match = play(toyMatch());
const text = formatRecord(match.race('opened'));
const rows = text.split('\n');

/** The whole text with the first row that matches changed. */
function changed(pattern: RegExp, row: string): string {
  const at = rows.findIndex((line) => pattern.test(line));
  if (at < 0) throw new Error(`no row matches ${String(pattern)}`);
  return rows.with(at, row).join('\n');
}

const lineOf = (pattern: RegExp): number => rows.findIndex((line) => pattern.test(line)) + 1;

function whole(of: string): Race {
  const { race, problems } = readToy(of);
  expect(problems).toEqual([]);
  return race!;
}

describe('a record that is formatted and parsed again', () => {
  test('is the same race', () => {
    const race = whole(text);
    expect(race.entries).toEqual(match.log);
    expect(race.chance).toEqual({
      kind: 'sealed',
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      seed: SEALED.seed,
      contributions: ['rückenwind', undefined, 'x'],
    });
    expect(race.standings).toEqual(toyGame.standings(match.state));
    expect(formatRecord(race)).toBe(text);
    expect(toyGame.formatState(playBack(race) as never)).toBe(toyGame.formatState(match.state));
  });

  test.each([0, 1, 5, 30])('a race of %i actions in progress, envelope closed', (actions) => {
    const open = play(toyMatch(), actions).race('sealed');
    const race = whole(formatRecord(open));
    expect(race.entries).toEqual(open.entries);
    expect(race.chance).toEqual(open.chance);
  });

  test('formatted entry by entry is the same text', () => {
    const race = play(toyMatch()).race('opened');
    let growing = '';
    playBack(race, (entry, before) => {
      growing += formatEntry(race.game, before, entry);
      return undefined;
    });
    expect(`${formatHead(race)}${growing}${formatEnd(race)}`).toBe(text);
  });

  test('is readable text', () => {
    expect(rows.slice(0, 3)).toEqual(['windschatten-record 1', 'game toy 2', 'setup']);
    expect(text).toContain('\nseat 1 "Ben \\"the bag\\""\n');
    expect(text).toMatch(/\n1 chance: draw [W123]\n {2}drew 0 [W123] \[TG 2\]\n {2}next 1 deal \[TG 2\]\n/);
    expect(text).toMatch(new RegExp(`\\nend ${match.log.length} over\\n$`));
  });

  test('may have comments, empty lines, other line ends and no sections', () => {
    const typed = `\uFEFF# my race\n\n${text}`
      .replaceAll(/ \[TG \d\]$/gm, '')
      .replace('actions\n', '# here we go\nactions\n\n')
      .replaceAll('\n', '\r\n');
    expect(whole(typed).entries).toEqual(match.log);
  });
});

describe('a damaged record gives its valid beginning and the place of the damage', () => {
  test('cut anywhere, it is a beginning of the race', () => {
    let longest = 0;
    for (let length = 0; length < text.length - 1; length += 61) {
      const { race, problems } = readToy(text.slice(0, length));
      expect(problems.length).toBe(1);
      expect(problems[0]!.line).toBeGreaterThan(0);
      expect(problems[0]!.column).toBeGreaterThan(0);
      const n = race?.entries.length ?? 0;
      expect(n).toBeGreaterThanOrEqual(longest);
      expect(race?.entries ?? []).toEqual(match.log.slice(0, n));
      longest = n;
    }
    expect(longest).toBeGreaterThan(match.log.length - 3);
  });

  test.each<[string, string, object, number]>([
    ['nothing', '', { code: 'record-not-one', line: 1 }, -1],
    ['something else', '<html>', { code: 'record-not-one', line: 1 }, -1],
    [
      'a newer version',
      changed(/^windschatten/, 'windschatten-record 7'),
      { code: 'record-newer', line: 1, column: 21, facts: { version: 7, known: 4 } },
      -1,
    ],
    [
      'an unknown game',
      changed(/^game/, 'game chess 1'),
      { code: 'record-unknown-game', line: 2, column: 6, facts: { game: 'chess' } },
      -1,
    ],
    ['newer rules', changed(/^game/, 'game toy 3'), { code: 'record-rules-newer', line: 2, column: 10, facts: { rules: 3, known: 2 } }, -1],
    ['no set-up', changed(/^setup/, 'settings'), { code: 'record-expected', line: 3, column: 1, facts: { expected: 'setup' } }, -1],
    ['a set-up that is no JSON', text.replace('"Anna", "Ben', '"Anna" "Ben'), { code: 'json-expected-comma', line: 4, column: 22 }, -1],
    [
      'a set-up that the game refuses',
      text.replace('"Anna", "Ben', '17, "Ben'),
      { code: 'toy-name', at: 'names[0]', line: 4, column: 15 },
      -1,
    ],
    [
      'another name at the seat',
      changed(/^seat 0/, 'seat 0 "Hanna"'),
      { code: 'record-expected', facts: { expected: 'seat 0 "Anna"' } },
      -1,
    ],
    ['an invalid seal', changed(/^dice/, 'dice sealed 12'), { code: 'record-expected' }, -1],
    ['words of a seat twice', changed(/^words 2/, 'words 0 "x"'), { code: 'record-expected' }, -1],
    ['words of two lines', changed(/^words 2/, 'words 2 "x\\ny"'), { code: 'record-expected' }, -1],
    ['words that are no text', changed(/^words 2/, 'words 2 "\\q"'), { code: 'json-expected-value', column: 9 }, -1],
    [
      'a number left out',
      changed(/^4 /, '5 chance: draw 1'),
      { code: 'record-number', line: lineOf(/^4 /), facts: { expected: 4, found: 5 } },
      2,
    ],
    ['an unknown seat', changed(/^11 /, '11 seat 9: skip'), { code: 'record-seat', column: 4 }, 10],
    ['an unknown action', changed(/^11 /, '11 seat 0: dance'), { code: 'toy-unreadable', line: lineOf(/^11 /), column: 12 }, 10],
    ['an unknown event', changed(/^ {2}laid/, '   danced 0'), { code: 'toy-unreadable', line: lineOf(/^ {2}laid/), column: 4 }, 10],
    [
      'an event that cannot have been',
      changed(/^ {2}walled/, '  laid 0 1\n  laid 0 1\n  laid 0 1\n  laid 0 1\n  laid 0 1\n  laid 0 1\n  laid 0 1'),
      { code: 'record-event-impossible' },
      -2,
    ],
    [
      'asked is who does not exist',
      changed(/^ {2}next 1 ask/, '  next 7 ask [TG 2]'),
      { code: 'record-stuck', line: lineOf(/^ {2}next 1 ask/), column: 1, facts: { n: 11 } },
      10,
    ],
    [
      'an action that has lost its events',
      text.replace(/(\n\d+ [^\n]*)(?:\n {2}[^\n]*)+(\n(?:seed|standing))/, '$1$2'),
      { code: 'record-expected', facts: { expected: '  EVENT [SECTION]' } },
      match.log.length - 1,
    ],
    [
      'a line that is too long',
      changed(/^4 /, `4 chance: ${'x'.repeat(700_000)}`),
      { code: 'record-line-too-long', line: lineOf(/^4 /) },
      -2,
    ],
    ['another count at the end', changed(/^end/, 'end 3 over'), { code: 'record-end', facts: { actions: match.log.length } }, -3],
    ['an end that is open', changed(/^end/, `end ${match.log.length} open`), { code: 'record-end' }, -3],
    ['something after the end', `${text}1 chance: draw 1\n`, { code: 'record-after-end', line: rows.length }, -3],
    ['a seed where dice were typed in', changed(/^dice/, 'dice script').replaceAll(/^words.*\n/gm, ''), { code: 'record-expected' }, -3],
  ])('%s', (_what, damaged, problem, entries) => {
    const read = readToy(damaged);
    expect(read.problems[0]).toMatchObject(problem);
    if (entries === -1) expect(read.race).toBeNull();
    else {
      const found = read.race!.entries;
      expect(found).toEqual(match.log.slice(0, found.length));
      if (entries >= 0) expect(found).toHaveLength(entries);
      if (entries === -3) expect(found).toHaveLength(match.log.length);
    }
  });

  test('reports all problems of a set-up, each with its place', () => {
    const { problems } = readToy(text.replace('"Anna", "Ben', '17, "Ben').replace(/"deck": \[[^\]]*\]/, '"deck": []'));
    expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['toy-name', 4, 15],
      ['toy-deck', 4, 56],
    ]);
  });

  test('refuses a file that is longer than any record', () => {
    expect(readToy('#'.repeat(MAX_RECORD_LENGTH + 1)).problems[0]).toMatchObject({ code: 'record-too-big' });
  });
});

describe('audit decides every action again', () => {
  test('an unchanged race', () => {
    expect(auditRecord(whole(text))).toEqual({ ok: true, checked: match.log.length, problem: null });
  });

  test('an action that is not allowed', () => {
    const at = rows.findIndex((line) => /^\d+ seat \d: pass$/.test(line));
    const n = Number(rows[at]!.split(' ')[0]);
    const verdict = auditRecord(whole(rows.with(at, `${n} seat 2: skip`).join('\n')));
    expect(verdict).toMatchObject({
      ok: false,
      checked: n - 1,
      problem: { code: 'audit-refused', line: at + 1, facts: { n, action: 'skip' } },
    });
  });

  test('an event that does not follow from the rules', () => {
    const at = rows.findIndex((line) => line.startsWith('  scored'));
    const wrong = rows.with(at, '  scored 0 9 [TG 4]').join('\n');
    expect(auditRecord(whole(wrong)).problem).toMatchObject({
      code: 'audit-events',
      facts: { event: 2, recorded: 'scored 0 9', decided: rows[at]!.slice(2, -7) },
    });
  });

  test('a missing event', () => {
    const at = rows.findIndex((line) => line.startsWith('  scored'));
    expect(auditRecord(whole(rows.toSpliced(at, 1).join('\n'))).problem).toMatchObject({ code: 'audit-events', facts: { event: 2 } });
  });

  test('standings that do not follow from the events', () => {
    expect(auditRecord(whole(changed(/^standing 0/, 'standing 0 rank 1 points 999'))).problem).toMatchObject({ code: 'audit-standings' });
  });

  test('a race of other rules still plays back', () => {
    const easier = {
      ...toyGame,
      decide: (...[s, seat, a]: Parameters<typeof toyGame.decide>) =>
        a.type === 'pass' ? toyGame.decide(s, seat, { type: 'wall' }) : toyGame.decide(s, seat, a),
    };
    const race = { ...whole(text), game: easier };
    expect(toyGame.formatState(playBack(race) as never)).toBe(toyGame.formatState(match.state));
    expect(auditRecord(race).ok).toBe(false);
  });
});

describe('verify computes every outcome of chance again', () => {
  const outcomes = match.log.filter(({ seat }) => seat === CHANCE).length;

  test('an unchanged race', () => {
    expect(verifyRecord(whole(text))).toEqual({ ok: true, checked: outcomes, problem: null });
  });

  test.each<[string, string, object]>([
    ['an envelope still closed', formatRecord(match.race('sealed')), { code: 'verify-not-opened' }],
    ['another seed in the envelope', changed(/^seed/, 'seed "another"'), { code: 'verify-seal' }],
    ['other words of a player', changed(/^words 0/, 'words 0 "gegenwind"'), { code: 'verify-outcome' }],
    ['dice typed in', formatRecord({ ...match.race('opened'), chance: { kind: 'script' } }), { code: 'verify-not-sealed' }],
  ])('%s', (_what, record, problem) => {
    expect(verifyRecord(whole(record))).toMatchObject({ ok: false, problem });
  });

  test('names a card that was not dealt, and the card that should have been', () => {
    const dealt = /^1 chance: draw (.)/m.exec(text)![1]!;
    const wrong = dealt === '1' ? '2' : '1';
    const cheated = text.replace(/^1 chance: draw .\n {2}drew 0 ./m, `1 chance: draw ${wrong}\n  drew 0 ${wrong}`);
    // later events no longer fit; the beginning is enough
    const beginning = { ...readToy(cheated).race!, chance: whole(text).chance };
    expect(verifyRecord(beginning)).toMatchObject({
      checked: 0,
      problem: {
        code: 'verify-outcome',
        line: lineOf(/^1 /),
        facts: { n: 1, key: '0/card/1', recorded: `draw ${wrong}`, dealt: `draw ${dealt}` },
      },
    });
  });

  test('a card drawn without a question', () => {
    const at = rows.findIndex((line) => line.startsWith('11 '));
    expect(verifyRecord(whole(rows.with(at, '11 chance: draw 1').join('\n'))).problem).toMatchObject({
      code: 'verify-not-asked',
      facts: { n: 11 },
    });
  });

  test('a seat that acts instead of chance', () => {
    const at = rows.findIndex((line) => line.startsWith('2 '));
    expect(verifyRecord(whole(rows.with(at, '2 seat 0: skip').join('\n'))).problem).toMatchObject({
      code: 'verify-not-dealt',
      facts: { n: 2 },
    });
  });
});

test('the set-up of these tests is as they assume', () => {
  expect(match.state.config).toEqual(TOY);
});
