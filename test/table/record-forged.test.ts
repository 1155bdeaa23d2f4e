import { describe, expect, test } from 'vitest';
import { formatRecord, playBack } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { readToy, play, toyMatch } from './toy-match.ts';

/** Records that were cut, patched or forged. Some of each may be used; the rest must be refused. */

const match = play(toyMatch());
const text = formatRecord(match.race('opened'));
const rows = text.split('\n');
/** The row index of action n, and how many events follow it. */
const rowOf = (n: number): number => rows.findIndex((row) => row.startsWith(`${n} `));
const eventsOf = (n: number): number => rowOf(n + 1) - rowOf(n) - 1;
const manyEvents = match.log.find(({ n, events }) => n > 20 && events.length > 2)!.n;

describe('an action with half its events is dropped with its action', () => {
  const at = rowOf(manyEvents);

  test.each([
    ['a line that is none', rows.toSpliced(at + 2, eventsOf(manyEvents) - 1, '??'), at + 3],
    ['an event that is not indented', rows.with(at + 2, rows[at + 2]!.trimStart()), at + 3],
    ['lines lost, the next action with them', rows.toSpliced(at + 2, eventsOf(manyEvents) + 2), at + 3],
    ['the last line alone is left', [...rows.slice(0, at + 2), 'en'], at + 3],
  ])('where %s follows', (_what, damaged, line) => {
    expect(eventsOf(manyEvents)).toBeGreaterThan(2);
    const { race, problems } = readToy(damaged.join('\n'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line });
    expect(race!.entries).toEqual(match.log.slice(0, manyEvents - 1));
  });

  test.each(['seat 0: dance', 'sea'])('and a complete one stays if the next line is %s', (what) => {
    const next = rowOf(manyEvents + 1);
    const { race, problems } = readToy(rows.with(next, `${manyEvents + 1} ${what}`).join('\n'));
    expect(problems).toMatchObject([{ line: next + 1 }]);
    expect(race!.entries).toHaveLength(manyEvents);
  });
});

describe('the seed of a damaged record', () => {
  const at = rowOf(manyEvents);
  const damaged = rows.with(at + 1, '  ???');

  test('is found below the damage', () => {
    expect(readToy(damaged.join('\n')).race!.chance).toMatchObject({ kind: 'sealed', seed: 'a sealed seed' });
    expect(readToy(damaged.join('\r\n')).race!.chance).toMatchObject({ seed: 'a sealed seed' });
  });

  test('is found above it, if the final table is damaged', () => {
    const table = rows.map((row) => row.replace(/^standing 1 .*/, 'standing 1 rank'));
    expect(readToy(table.join('\n')).race!.chance).toMatchObject({ seed: 'a sealed seed' });
  });

  test('is null if the line is missing or unreadable', () => {
    expect(readToy(damaged.filter((row) => !row.startsWith('seed')).join('\n')).race!.chance).toMatchObject({ seed: null });
    const cut = damaged.map((row) => row.replace(/^seed "a sealed/, 'seed "\\q'));
    expect(readToy(cut.join('\n')).race!.chance).toMatchObject({ seed: null });
  });
});

describe('a version that never existed is refused', () => {
  test.each([
    [
      'rules older than the first',
      'game toy 0',
      { code: 'record-rules-never', line: 2, column: 10, facts: { game: 'toy', rules: 0, known: 2 } },
    ],
    ['rules of the future', 'game toy 999', { code: 'record-rules-newer', line: 2, column: 10, facts: { rules: 999, known: 2 } }],
    ['not a number', 'game toy 01', { code: 'record-expected', line: 2 }],
  ])('%s', (_what, row, problem) => {
    const { race, problems } = readToy(rows.with(1, row).join('\n'));
    expect(race).toBeNull();
    expect(problems).toMatchObject([problem]);
  });

  test('but an older version that existed can be read', () => {
    expect(readToy(rows.with(1, 'game toy 1').join('\n'))).toMatchObject({ problems: [], race: { rulesVersion: 1 } });
  });

  test('and so is version 0 of the format', () => {
    expect(readToy(rows.with(0, 'windschatten-record 0').join('\n')).problems).toMatchObject([{ code: 'record-not-one' }]);
  });
});

describe('sections in brackets', () => {
  const at = rowOf(manyEvents) + 1;

  test('are accepted if they are right or missing', () => {
    expect(readToy(text).remarks).toEqual([]);
    expect(readToy(text.replaceAll(/ \[TG \d\]$/gm, '')).remarks).toEqual([]);
  });

  test('are remarked on with their place if wrong, and the race stays usable', () => {
    const expected = /\[(TG \d)\]$/.exec(rows[at]!)![1]!;
    const { race, problems, remarks } = readToy(rows.with(at, rows[at]!.replace(/\[.*/, '[TG 99]')).join('\n'));
    expect(problems).toEqual([]);
    expect(remarks).toEqual([
      { code: 'record-section', line: at + 1, column: rows[at]!.indexOf('[') + 1, facts: { expected, found: 'TG 99' } },
    ]);
    expect(race!.entries).toEqual(match.log);
  });

  test('give at most fifty remarks', () => {
    expect(readToy(text.replaceAll(/\[TG \d\]$/gm, '[TG 99]')).remarks).toHaveLength(50);
  });

  test('are accepted if an earlier version of the program cited them', () => {
    const corrected = { ...toyGame, sectionOf: () => 'TG 7', formerSections: () => ['TG 2'] };
    const { remarks } = readToy(text, corrected);
    expect(remarks.length).toBeGreaterThan(0);
    expect(new Set(remarks.map(({ facts }) => facts!['found']))).not.toContain('TG 2');
  });
});

describe('characters that some programs take for line ends', () => {
  const signs = 'a\u2028b\u2029c\u0085d\u007fe"f\\';

  test('are written on one line and read back, in seed, words and names', () => {
    const odd = play(
      toyMatch({ sealed: { seed: signs, contributions: [signs, undefined, '\u2028'] } }, { names: [signs, 'Ben', '\u2029'] }),
    );
    const written = formatRecord(odd.race('opened'));
    // eslint-disable-next-line no-control-regex -- the record must contain none of these
    expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
    const { race, problems } = readToy(written);
    expect(problems).toEqual([]);
    expect(race!.chance).toMatchObject({ seed: signs, contributions: [signs, undefined, '\u2028'] });
    expect(formatRecord(race!)).toBe(written);
    expect(toyGame.formatState(playBack(race!) as never)).toBe(toyGame.formatState(odd.state));
  });

  test('are read unescaped too', () => {
    const before = text
      .replace(/^words 0 .*$/m, 'words 0 "rücken\u2028wind"')
      .replace(/^seed .*$/m, 'seed "\u2029"')
      .replaceAll('Anna', 'An\u2028na');
    expect(readToy(before)).toMatchObject({
      problems: [],
      race: { chance: { seed: '\u2029', contributions: ['rücken\u2028wind', undefined, 'x'] } },
    });
  });
});
