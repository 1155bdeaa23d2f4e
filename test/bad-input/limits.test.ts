import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { compileCourseText, parseBoard } from '../../src/course/index.ts';
import { gameById } from '../games/all.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { MAX_RECORD_LENGTH } from '../../src/kit/index.ts';
import { parseRecord } from '../../src/table/index.ts';
import { content } from '../games/content.ts';

const record = (text: string) => parseRecord(text, { game: gameById, content });
const head = 'windschatten-record 1\ngame reifenbreite 1\nsetup\n  ';
const list = (n: number, item: (i: number) => string): string => Array.from({ length: n }, (_, i) => item(i)).join(',\n  ');
const letters = (i: number): string => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
const criterium = content.read('reifenbreite/boards/criterium.board')!;
const recordLines = readFileSync(new URL('../../records/reifenbreite/001-everything-basic-two.record', import.meta.url), 'utf8').split(
  '\n',
);
const recordBeginning = recordLines.slice(0, recordLines.indexOf('actions') + 2).join('\n');

// CPU time is measured instead of elapsed time, because a busy machine does not increase it.
describe('long input is refused quickly', () => {
  const MAX_CPU_SECONDS = 4;
  let before = process.cpuUsage();
  beforeEach(() => {
    before = process.cpuUsage();
  });
  afterEach(() => {
    expect(process.cpuUsage(before).user / 1e6, 'seconds of work').toBeLessThan(MAX_CPU_SECONDS);
  });
  test.each([
    ['a set-up of many wrong fields', `${head}{${list(20_000, (i) => `"k${i}": 0`)}}`, 'setup-unknown-field'],
    ['many wrong teams', `${head}{"managers": [{"name": "a", "teams": [${list(20_000, () => '0')}]}, 1]}`, 'setup-no-stages'],
    ['a long name above many values', `${head}{"${'a'.repeat(50_000)}": [${list(100_000, () => '0')}]}`, 'setup-unknown-field'],
    ['deep JSON', `${head}${'['.repeat(500_000)}`, 'json-too-deep'],
    ['blanks before a line separator', `${recordBeginning}\n${' '.repeat(100_000)}a\u2028b`, 'event-unknown'],
    ['brackets', `${recordBeginning}\n  ${' ['.repeat(200_000)}`, 'event-unknown'],
    ['a million lines', `${recordBeginning}\n${'  x\n'.repeat(1_000_000)}`, 'event-unknown'],
    ['a line without end', `${recordBeginning}\n  ${'x'.repeat(700_000)}`, 'record-line-too-long'],
    ['more than a record may contain', '#'.repeat(MAX_RECORD_LENGTH + 1), 'record-too-big'],
    ['nothing but line ends', '\n'.repeat(5_000_000), 'record-not-one'],
  ])('record: %s', (_, text, code) => {
    const { problems } = record(text);
    expect(problems[0]).toMatchObject({ code });
    expect(problems.length).toBeLessThanOrEqual(50);
  });

  test.each([
    ['a long text', 'x\n'.repeat(1_000_000), 'characters', 1],
    [
      'more spaces than a course may have',
      `board a "A"\nsheet 9 9\nroad r at 1 1 heading 0\nsection A\n${'straight 60\n'.repeat(140)}`,
      'spaces',
      38,
    ],
    ['woods without end', `${criterium}\n${'wood 5 5 200 200\n'.repeat(9)}`, 'woods', criterium.split('\n').length + 1],
    ['too much beside the road', `${criterium}\n${'compass 5 5 1\n'.repeat(300)}`, 'landmarks', undefined],
  ])('board: %s', (_, text, what, line) => {
    const board = parseBoard(text);
    expect(board.ok).toBe(false);
    if (!board.ok) expect(board.error[0]).toMatchObject({ code: 'out-of-range', facts: { what }, ...(line === undefined ? {} : { line }) });
  });

  test('board: more roads than any board needs', () => {
    const roads = list(120, (i) => `road r${i}${i === 0 ? ' at 1 1 heading 0' : ''}\nsection ${letters(i)}\nstraight 1\nto r${i + 1}`);
    const board = parseBoard(`board a "A"\nsheet 9 9\n${roads.replaceAll(',\n  ', '\n')}`);
    expect(board.ok ? [] : board.error).toContainEqual(
      expect.objectContaining({ code: 'out-of-range', facts: { what: 'roads', found: 101, least: 1, most: 100 }, line: 403 }),
    );
  });

  test('board: the maximum of pieces, in a ring that does not close', () => {
    const long = `board a "A"\nsheet 9 9\nroad r at 1 1 heading 0\nsection A\n${'straight 1\n'.repeat(490)}start 1\nstraight 1\nline Z\nleft 90 5/7\nto r\n`;
    const graph = compileCourseText(long, 'course x "X" start 1 lines Z');
    expect(graph.ok ? null : graph.error).toMatchObject([{ code: 'ring-heading' }]);
  });

  test('course: more places than the number type can count', () => {
    const straights = 'straight 60\n'.repeat(14);
    const long = `board a "A"\nsheet 9 9\nroad r at 1 1 heading 0\nsection A\n${straights}start 1\nstraight 1\nline Z\nleft 180 5/9\n${straights}left 180 5/9\nto r\n`;
    const graph = compileCourseText(long, `course x "X" start 1 lines ${'Z '.repeat(99)}`);
    expect(graph.ok ? null : graph.error).toMatchObject([{ code: 'course-too-long', at: 'course', line: 1 }]);
  });

  test('board: only the first hundred of very many problems', () => {
    const board = parseBoard('x\n'.repeat(50_000));
    expect(board.ok ? 0 : board.error.length).toBe(100);
  });

  test('course: a line crossed too often', () => {
    const graph = compileCourseText(criterium, `course x "X" start 1 lines ${'S '.repeat(90_000)}`);
    expect(graph.ok ? null : graph.error[0]).toMatchObject({ code: 'out-of-range', facts: { what: 'lines', most: 99 }, at: 'course' });
  });

  test('scenario: photos beyond what a position can hold', () => {
    const text = content
      .read('reifenbreite/scenarios/card-photo.scenario')!
      .replace('\nscript', `\nphotos 21 ${'1 '.repeat(40_000)}\nscript`);
    const line = text.slice(0, text.indexOf('photos 21 1')).split('\n').length;
    const scenario = parseScenario(text);
    const open = scenario.ok ? openScenario(scenario.value, content) : scenario;
    expect(open.ok ? null : open.error[0]).toMatchObject({ code: 'out-of-range', line, column: 1 });
  });
});

describe('names of built-in properties', () => {
  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is no rule, field or chance card', (name) => {
    const rules = JSON.parse(`{"level": "professional", "${name}": true}`) as unknown;
    const deck = JSON.parse(`{"${name}": 1}`) as unknown;
    const managers = [
      { name: 'a', teams: ['red'] },
      { name: 'b', teams: ['blue'] },
    ];
    const config = reifenbreite.configure({ stages: ['criterium'], rules, deck, managers }, content);
    expect(config.ok ? [] : config.error).toMatchObject([
      { code: 'setup-unknown-field', at: `rules.${name}` },
      { code: 'setup-unknown-field', at: `deck.${name}` },
    ]);
  });
});

describe('a board that cannot be played or drawn is refused in a set-up', () => {
  const managers = [
    { name: 'a', teams: ['red'] },
    { name: 'b', teams: ['blue'] },
  ];
  const line = criterium.split('\n').findIndex((row) => row.trim() === 'to ring') + 1;
  test.each([
    ['its ring does not close', criterium.replace('left 70', 'left 71'), { code: 'ring-heading', at: 'stages[0].board', line, column: 3 }],
  ])('%s', (_, board, problem) => {
    const config = reifenbreite.configure({ stages: [{ board, course: 'criterium' }], managers }, content);
    expect(config.ok ? [] : config.error).toMatchObject([problem]);
  });
});

describe('a problem inside a text of the set-up gives the place in the text and the line of the field', () => {
  test.each([
    ['board', '{"course": "x", "board": "board a"}', '"board a"', 'stages[0].board 1:8', 'word-missing'],
    [
      'course',
      String.raw`{"course": "course x \"X\" start 1 lines Q", "board": "criterium"}`,
      '"course x',
      'stages[0].course 1:28',
      'line-missing',
    ],
  ])('own %s', (_, stage, value, at, code) => {
    const row = `{"stages": [${stage}], "managers": [{"name": "a", "teams": ["red"]}, {"name": "b", "teams": ["blue"]}]}`;
    expect(record(`${head}${row}`).problems[0]).toMatchObject({ code, at, line: 4, column: 3 + row.indexOf(value) });
  });
});
