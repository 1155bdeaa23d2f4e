import { describe, expect, test } from 'vitest';
import { checkBoard, compileCourse, compileCourseText, parseBoard, parseCourses } from '../../src/course/index.ts';
import { content, must, TINY } from './boards.ts';

/** The tiny board with one line replaced or added. */
const tiny = (changes: Readonly<Record<number, string>>): string =>
  TINY.split('\n')
    .map((line, index) => changes[index + 1] ?? line)
    .join('\n');

/** Line numbers of TINY: 1 board, 2 sheet, 3 road, 4 section A, 5 straight, 6 start, 7 straight, 8 line, 9 straight, 10 bend, 11 section B, 12 straight, 13 bend, 14 to, 15 course. */
const unreadable: [string, string, string, number, number][] = [
  ['a quote that does not close', tiny({ 1: 'board tiny "Tiny' }), 'quote-open', 1, 12],
  ['a line that ends too soon', tiny({ 5: '  straight' }), 'word-missing', 5, 11],
  ['a word that is no number', tiny({ 5: '  straight many' }), 'unexpected-word', 5, 12],
  ['a word too many', tiny({ 8: '  line Z Y' }), 'unexpected-word', 8, 10],
  ['a title without quotes', tiny({ 1: 'board tiny Tiny' }), 'unexpected-word', 1, 12],
  ['a number too great', tiny({ 5: '  straight 99' }), 'out-of-range', 5, 12],
  ['an unknown statement', tiny({ 8: '  lime Z' }), 'unknown-statement', 8, 3],
  ['no board', tiny({ 1: '' }), 'statement-missing', 1, 1],
  ['no sheet', tiny({ 2: '' }), 'statement-missing', 1, 1],
  ['a piece before the first section', tiny({ 4: '' }), 'statement-missing', 5, 3],
  ['two sheets', tiny({ 15: 'sheet 9 9' }), 'statement-twice', 15, 1],
  ['two sections of a name', tiny({ 11: '  section A' }), 'name-twice', 11, 11],
  ['two lines of a name', tiny({ 11: '  section B\n  line Z' }), 'name-twice', 12, 3],
  ['two starts of a number', tiny({ 7: '  start 1' }), 'name-twice', 7, 3],
  ['two roads of a name', tiny({ 15: 'road ring' }), 'name-twice', 15, 1],
  ['a first road without place', tiny({ 3: 'road ring' }), 'word-missing', 3, 10],
  ['a second road with a place', tiny({ 15: 'road loop at 1 1 heading 0' }), 'road-placed-twice', 15, 1],
  ['a piece outside of a road', tiny({ 2: 'straight 4' }), 'outside-road', 2, 1],
  ['a piece after the end of its road', tiny({ 15: 'straight 4' }), 'road-has-ended', 15, 1],
  ['a road without pieces', tiny({ 15: 'road loop\nend' }), 'road-empty', 15, 1],
  ['a dead end', tiny({ 14: '' }), 'dead-end', 3, 1],
  ['a road to nowhere', tiny({ 14: '  to rung' }), 'unknown-road', 14, 3],
  ['an unreachable road', tiny({ 15: 'road loop\nsection C\nstraight 4\nend' }), 'road-unreachable', 15, 1],
  ['two roads into one', tiny({ 14: '  fork ring ring' }), 'lanes-do-not-meet', 14, 3],
  ['a join from one side', tiny({ 14: '  join ring left' }), 'lanes-do-not-meet', 3, 1],
  ['a start in a bend', tiny({ 5: '  left 180 9/13' }), 'start-without-dots', 6, 3],
  ['a start without four rows', tiny({ 5: '  straight 3' }), 'start-without-dots', 6, 3],
  ['a bend with as many spaces inside', tiny({ 10: '  left 180 7/7' }), 'bend-counts', 10, 12],
  ['a bend with twice as many spaces outside', tiny({ 10: '  left 180 3/6' }), 'bend-counts', 10, 12],
  ['more paint than rows', tiny({ 7: '  straight 2 uphill 1 2 3' }), 'too-much-paint', 7, 14],
  ['an unknown surface', tiny({ 7: '  straight 2 gravel 1' }), 'unexpected-word', 7, 14],
  ['a climb without number', tiny({ 7: '  straight 2 uphill' }), 'word-missing', 7, 20],
  ['a sprint that is not crossed', tiny({ 15: 'course a "A" start 1 lines Z Z sprints B' }), 'sprint-not-crossed', 15, 40],
  ['a sprint at the finish', tiny({ 15: 'course a "A" start 1 lines Z Z sprints Z2' }), 'sprint-is-finish', 15, 40],
  ['a sprint named twice', tiny({ 15: 'course a "A" start 1 lines Z Z sprints Z Z' }), 'sprint-twice', 15, 42],
  [
    'sprint points that are not for the text to set',
    tiny({ 15: 'course a "A" start 1 lines Z Z sprints Z 9 9 9' }),
    'unexpected-word',
    15,
    42,
  ],
  ['two courses of a name', tiny({ 15: 'course a "A" start 1 lines Z Z\ncourse a "B" start 1 lines Z' }), 'name-twice', 16, 1],
  ['a wood without size', tiny({ 15: 'wood 3 4' }), 'word-missing', 15, 9],
];

describe('an unreadable board gives the place and the reason', () => {
  test.each(unreadable)('%s', (_, text, code, line, column) => {
    const result = parseBoard(text);
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.error).toContainEqual(expect.objectContaining({ code, line, column }));
  });

  test('all problems are reported at once', () => {
    const result = parseBoard(tiny({ 5: '  straight 99', 8: '  lime Z', 10: '  left 180 7/7' }));
    expect(result.ok ? [] : result.error.map((problem) => problem.line)).toEqual(expect.arrayContaining([5, 8, 10]));
  });
});

/**
 * A road with open ends: `before` rows behind the start's dots, `after` rows beyond the line, and optional further
 * lines.
 */
const open = (before: number, after: number, more = ''): string => `board open "Open"
sheet 200 20
road way at 4 14 heading 0
  section A
  straight ${before + 4}
  start 1
  straight 2
  line Z
  straight ${after}
  ${more}
  end
course once "Once" start 1 lines Z
`;

const unrideable: [string, string, string, number, number][] = [
  ['a ring that meets at an angle', tiny({ 13: '  left 170 5/9' }), 'ring-heading', 14, 3],
  ['a ring with a gap', tiny({ 12: '  straight 12' }), 'ring-gap', 14, 3],
  ['a bend that is too tight', tiny({ 10: '  left 180 3/5' }), 'bend-too-tight', 10, 3],
  ['a bend with uneven spaces', tiny({ 10: '  left 20 6/11' }), 'bend-uneven', 10, 3],
  ['a road off the sheet', tiny({ 3: 'road ring at 4 5 heading 0' }), 'off-the-sheet', 12, 3],
  ['a road over itself', open(16, 30, 'left 270 8/14\n  straight 10'), 'spaces-overlap', 11, 3],
  ['roads without a strip of landscape between', open(16, 30, 'left 180 5/9\n  left 10 10/11\n  straight 4'), 'roads-too-near', 12, 3],
  ['too little road behind the start', open(15, 30), 'road-behind-start-short', 12, 1],
  ['too little road beyond the finish', open(16, 29), 'road-beyond-finish-short', 12, 1],
  ['a start that is not there', tiny({ 15: 'course a "A" start 2 lines Z' }), 'start-missing', 15, 1],
  ['a line that is not there', tiny({ 15: 'course a "A" start 1 lines Z Y' }), 'line-missing', 15, 30],
  ['a line left out', tiny({ 11: '  section B\n  line Y', 15: 'course a "A" start 1 lines Z Z' }), 'line-not-next', 16, 30],
];

describe('check refuses an unplayable board', () => {
  test('the boards are valid before they are changed', () => {
    expect(checkBoard(must(parseBoard(TINY)))).toEqual([]);
    expect(checkBoard(must(parseBoard(open(16, 30))))).toEqual([]);
  });

  test.each(unrideable)('%s', (_, text, code, line, column) => {
    const problems = checkBoard(must(parseBoard(text)));
    expect(problems).toContainEqual(expect.objectContaining({ code, line, column }));
  });
});

/** A ring whose inner lanes have `a + b + 10` spaces. */
const loop = (a: number, b: number, lines = 'Z Z'): string => `board loop "Loop"
sheet 40 20
road ring at 14 14 heading 0
  section A
  straight 5
  start 1
  straight ${a - 5}
  line Z
  left 180 5/9
  section B
  straight ${b}
  left 180 5/9
  to ring
course own "Own" start 1 lines ${lines}
`;

describe('UR 5.2 a lap is longer than any move', () => {
  test('24 spaces along the shortest way round are a lap', () => {
    expect(checkBoard(must(parseBoard(loop(7, 7))))).toEqual([]);
    expect(compileCourseText(loop(7, 7), 'own')).toMatchObject({ ok: true });
  });

  test.each([
    ['23 are none, though the middle of the road is longer', loop(7, 6), 'Z Z'],
    ['nor where only the road beyond the finish comes round again', loop(7, 6, 'Z'), 'Z'],
  ])('%s', (_, text, lines) => {
    const problem = { code: 'lap-too-short', line: 14, column: 1, facts: { spaces: 23, least: 24 } };
    expect(checkBoard(must(parseBoard(text)))).toEqual([problem]);
    expect(compileCourseText(text, 'own')).toEqual({ ok: false, error: [problem] });
    const mine = compileCourseText(text, `\n  course mine "Mine" start 1 lines ${lines}`);
    expect(mine).toEqual({ ok: false, error: [{ ...problem, at: 'course', line: 2, column: 3 }] });
  });

  test('a course that does not return needs no lap', () => {
    expect(compileCourseText(open(16, 30), 'once')).toMatchObject({ ok: true });
  });
});

describe('a ring that does not close is refused in all functions that compile a course', () => {
  const criterium = content('reifenbreite/boards/criterium.board');
  const [line] = criterium.split('\n').flatMap((row, i) => (row.trim() === 'to ring' ? [i + 1] : []));
  test.each([
    ['turned', criterium.replace('left 70', 'left 71'), { code: 'ring-heading', line, column: 3, facts: { degrees: -1 } }],
    ['with a gap', criterium.replace('straight 8', 'straight 18'), { code: 'ring-gap', line, column: 3 }],
  ])('%s', (_, text, problem) => {
    const board = must(parseBoard(text));
    expect(checkBoard(board)).toContainEqual(expect.objectContaining(problem));
    expect(compileCourse(board, board.courses[0]!)).toMatchObject({ ok: false, error: [problem] });
    for (const course of ['criterium', 'course own "Own" start 1 lines S S']) {
      const compiled = compileCourseText(text, course);
      expect(compiled).toMatchObject({ ok: false, error: [problem] });
      // the problem is in the board's text, whichever course is compiled
      expect(compiled.ok ? [] : compiled.error.map(({ at }) => at)).toEqual([undefined]);
    }
  });

  test('a fractional heading closes as well as a whole one', () => {
    for (const heading of ['0.3', '-0.7', '359.9']) {
      const text = criterium.replace('heading 0', `heading ${heading}`);
      expect(compileCourseText(text, 'criterium')).toMatchObject({ ok: true });
    }
  });
});

describe('UR 8.2 custom courses', () => {
  test('a text that is not a course', () => {
    expect(parseCourses('curse a')).toMatchObject({ ok: false, error: [{ code: 'unexpected-word', line: 1, column: 1 }] });
    expect(parseCourses('# nothing')).toMatchObject({ ok: false, error: [{ code: 'course-missing' }] });
  });

  test('by name or as a custom line; problems are reported in their own text', () => {
    expect(compileCourseText(TINY, 'once')).toMatchObject({ ok: true, value: { name: 'once' } });
    expect(compileCourseText(TINY, 'course mine "Mine" start 1 lines Z Z Z sprints Z')).toMatchObject({
      ok: true,
      value: { name: 'mine' },
    });
    expect(compileCourseText(TINY, 'twice')).toMatchObject({ ok: false, error: [{ code: 'unknown-course', at: 'course' }] });
    expect(compileCourseText(TINY, 'course mine "Mine" start 3 lines Z')).toMatchObject({
      ok: false,
      error: [{ code: 'start-missing', at: 'course', line: 1 }],
    });
  });

  test('the players choose the sprints, even the first line; points depend on the crossing order', () => {
    const lines = (text: string): unknown => {
      const [plan] = must(parseCourses(text));
      if (plan === undefined) throw new Error('no course');
      return must(compileCourse(must(parseBoard(TINY)), plan)).lines.map(({ role, points }) => [role, ...points]);
    };
    expect(lines('course a "A" start 1 lines Z Z Z Z Z')).toEqual([
      ['neutral'],
      ['sprint', 11, 8, 5],
      ['sprint', 7, 5, 3],
      ['sprint', 5, 4, 2],
      ['finish'],
    ]);
    expect(lines('course a "A" start 1 lines Z Z Z Z Z sprints Z4 Z')).toEqual([
      ['sprint', 11, 8, 5],
      ['neutral'],
      ['neutral'],
      ['sprint', 7, 5, 3],
      ['finish'],
    ]);
    expect(lines('course a "A" start 1 lines Z Z Z sprints none')).toEqual([['neutral'], ['neutral'], ['finish']]);
  });

  test('UR 4.3 the upper set alone up to 150 spaces, unless the course says otherwise', () => {
    const energy = (text: string): string => must(compileCourseText(TINY, text)).energy;
    expect(energy('course a "A" start 1 lines Z Z Z')).toBe('upper');
    expect(energy('course a "A" start 1 lines Z Z Z Z')).toBe('both');
    expect(energy('course a "A" start 1 lines Z Z Z energy both')).toBe('both');
    expect(energy('course a "A" start 1 lines Z Z Z Z energy upper')).toBe('upper');
  });
});
