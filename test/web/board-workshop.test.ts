import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBoard, layOut, parseBoard } from '../../src/course/index.ts';
import { overlaps } from '../../src/course/nearness.ts';
import { content as pageContent } from '../../src/web/lib/content.ts';
import { imbalances, simulate, type Balance } from '../../src/web/reifenbreite/workshop/balance.ts';
import { closingOf } from '../../src/web/reifenbreite/workshop/closing.ts';
import { courseCode, walkOfPlan } from '../../src/web/reifenbreite/workshop/courses.ts';
import {
  add,
  dropOn,
  duplicate,
  moveLandmark,
  paint,
  place,
  removeLine,
  setAngle,
  setRows,
  widen,
} from '../../src/web/reifenbreite/workshop/edits.ts';
import { GALLERY } from '../../src/web/reifenbreite/workshop/gallery.ts';
import { mendOf } from '../../src/web/reifenbreite/workshop/mend.ts';
import { aligned, fitted, type Similarity } from '../../src/web/reifenbreite/workshop/photo.ts';
import { problemMarks } from '../../src/web/reifenbreite/workshop/problem-marks.ts';
import { readBoard } from '../../src/web/reifenbreite/workshop/reading.ts';
import { SHIPPED_BALANCE } from '../../src/web/reifenbreite/workshop/shipped-balance.ts';
import { pieceText, readPiece } from '../../src/web/reifenbreite/workshop/statements.ts';
import { newBoard } from '../../src/web/reifenbreite/workshop/templates.ts';
import { content, must, SHIPPED } from '../course/boards.ts';

/** Editing boards as text: by hand, by mending problems, and by closing the road. */

const RING = newBoard('My board', 'Three laps');
const lineOf = (text: string, code: string): number => text.split('\n').findIndex((line) => line.trim().startsWith(code)) + 1;
const board = (text: string) => must(parseBoard(text));
const problemsOf = (text: string) => readBoard(text, 'check').problems;
/** Mends the first problem of a text. */
const mended = (text: string) => {
  const { shown, problems } = readBoard(text, 'check');
  return mendOf(text, shown, problems[0]!, closingOf(text));
};

test('a new board can be raced', () => {
  expect(problemsOf(RING)).toEqual([]);
});

describe('statements are written as they are read', () => {
  const pieces = SHIPPED.flatMap((name) => content(`reifenbreite/boards/${name}.board`).split('\n')).filter(
    (line) => readPiece(line) !== null,
  );
  test.each(pieces)('%s', (line) => {
    const piece = readPiece(line)!;
    expect(readPiece(pieceText(piece))).toEqual(piece);
  });
});

describe('edits change one statement', () => {
  const straight = lineOf(RING, 'straight 14');
  const bend = lineOf(RING, 'left 90');
  const code = ({ text, line }: { text: string; line: number }): string => text.split('\n')[line - 1]!.trim();

  test('a straight is stretched, with its surfaces', () => {
    expect(code(setRows(RING, straight, 16))).toBe('straight 16');
    const painted = paint(RING, straight, 13, { surface: 'uphill', number: 3 });
    expect(code(setRows(painted.text, straight, 15))).toMatch(/^straight 15 (asphalt ){13}uphill 3 3$/);
    expect(code(setRows(RING, straight, 0))).toBe('straight 1');
    expect(code(setRows(RING, straight, 99))).toBe('straight 60');
  });
  test('a bend is turned and widened', () => {
    expect(code(setAngle(RING, bend, 45))).toBe('left 45 3/4');
    expect(code(setAngle(RING, bend, 90, 'right'))).toMatch(/^right 90 /);
    expect(code(widen(RING, bend, 1))).toBe('left 90 6/8');
  });
  test('comments and indents stay', () => {
    const text = RING.replace('  straight 14', '\tstraight 14  # the long one');
    expect(setRows(text, straight, 12).text).toContain('\tstraight 12  # the long one');
  });
  test('a piece is painted row by row and as a whole', () => {
    const coat = { surface: 'cobblestone', number: 2 } as const;
    expect(code(paint(RING, lineOf(RING, 'straight 4'), 1, coat))).toBe('straight 4 asphalt cobblestone 2 asphalt asphalt');
    expect(code(paint(RING, straight, 'all', coat))).toBe('straight 14 cobblestone 2');
    expect(code(paint(paint(RING, straight, 'all', coat).text, straight, 'all', { surface: 'asphalt', number: 0 }))).toBe('straight 14');
  });
  test('lines and starts are dropped on a row, with free names', () => {
    const edit = dropOn(RING, board(RING), straight, 5, 'line');
    expect(code(edit)).toBe('line A');
    expect(edit.text).toMatch(/straight 5\n {2}line A\n {2}straight 9/);
    const mend = mended(edit.text)!;
    expect(mend.say).toBe('between');
    expect(mend.text).toContain('lines S A S A S sprints A S2 A2');
    expect(problemsOf(mend.text)).toEqual([]);
    // a title may look like a statement
    const odd = mended(edit.text.replace('"Three laps"', '"Over lines S S"'))!;
    expect(odd.text).toContain('"Over lines S S" start 1 lines S A S A S sprints A S2 A2');
    expect(code(dropOn(RING, board(RING), straight, 6, 'start'))).toBe('start 2');
    expect(code(dropOn(RING, board(RING), bend, 2, 'line'))).toBe('line A');
  });
  test('pieces are duplicated and removed', () => {
    expect(removeLine(duplicate(RING, straight).text, straight).text).toBe(RING);
  });
  test('things beside the road are placed and moved', () => {
    const lake = place(RING, 'lake', 4, 5);
    expect(code(lake)).toBe('lake 4 5 3 2');
    expect(code(moveLandmark(lake.text, lake.line, 6.5, 7))).toBe('lake 6.5 7 3 2');
    expect(problemsOf(lake.text)).toEqual([]);
  });
  test('parts are added behind the selected one, or at the end', () => {
    expect(add(RING, board(RING), straight, 'left').line).toBe(straight + 1);
    const last = add(RING, board(RING), 0, 'straight');
    expect(last.text).toMatch(/left 90 5\/7\n {2}straight 4\n {2}to ring/);
  });
});

describe('the road closes', () => {
  const closed = (text: string, keep = 0) => {
    const closing = closingOf(text, keep);
    expect(closing).not.toBeNull();
    expect(problemsOf(closing!.text)).toEqual([]);
    return closing!;
  };
  test('by another straight, where one became longer', () => {
    const longer = RING.replace('straight 14', 'straight 18');
    const closing = closed(longer, lineOf(longer, 'straight 18'));
    expect(closing.how).toBe('straights');
    expect(closing.text).toContain('straight 18');
  });
  test('by new pieces, where some are missing', () => {
    const closing = closed(RING.replace(/ {2}straight 2\n {2}left 90 5\/7\n {2}to/, '  to'));
    expect(closing.how).toBe('pieces');
    expect(closed(RING.replace(/ {2}section B[\s\S]*? {2}to/, '  to')).how).toBe('pieces');
  });
  test('by turning a bend that is there', () => {
    closed(RING.replace('left 90 5/7\n  to', 'left 60 4/5\n  to'));
  });
  test('round a fork', () => {
    const fork = add(RING, board(RING), lineOf(RING, 'straight 14'), 'fork');
    expect(problemsOf(fork.text).map(({ code }) => code)).toContain('ring-gap');
    const closing = closingOf(fork.text)!;
    expect(board(closing.text).roads).toHaveLength(4);
    expect(problemsOf(closing.text).map(({ code }) => code)).not.toContain('ring-gap');
  });
  test('a closed road needs nothing', () => {
    expect(closingOf(RING)).toBeNull();
  });
});

describe('problems are mended where that is certain', () => {
  const cases: readonly [string, string, string][] = [
    ['a misspelt statement', RING.replace('straight 14', 'straigt 14'), 'word'],
    ['a misspelt surface', RING.replace('straight 14', 'straight 14 uphil 2'), 'word'],
    ['a misspelt road', RING.replace('to ring', 'to rign'), 'word'],
    ['a line that is not there', RING.replace('lines S S S sprints S2', 'lines S X S sprints none'), 'word'],
    ['a gap', RING.replace('straight 14', 'straight 20'), 'straights'],
    ['a road without an end', RING.replace('  to ring\n', ''), 'to-ring'],
    ['a bend that is too tight', RING.replace('left 90 5/7\n  section', 'left 90 2/3\n  section'), 'bend'],
    ['two lines of a name', RING.replace('  section B', '  line S\n  section B'), 'name'],
    ['a start without four rows', RING.replace('straight 8', 'straight 3'), 'rows'],
    ['a sprint at the finish', RING.replace('sprints S2', 'sprints S3'), 'sprint'],
    ['a road off the sheet', RING.replace('at 6.5 13.5', 'at 2 13.5'), 'sheet'],
    ['surplus surfaces', RING.replace('straight 2\n  left', 'straight 2 uphill 1 2 3\n  left'), 'paint'],
    ['a title over a lake', `${RING}lake 13 8.5 4 2\n`, 'place'],
    ['no sheet', RING.replace(/sheet.*\n/, ''), 'statement'],
    ['no section', RING.replace('  section A\n', ''), 'statement'],
    ['an open quote', RING.replace('"Three laps"', '"Three laps start 1 lines S S S sprints S2 #').replace(/ #.*/, ''), 'quote'],
  ];
  test.each(cases)('%s', (_, text, say) => {
    const before = problemsOf(text);
    expect(before.length).toBeGreaterThan(0);
    const mend = mended(text);
    expect(mend?.say).toBe(say);
    expect(problemsOf(mend!.text).length === 0 || problemsOf(mend!.text)[0]?.code !== before[0]!.code || say === 'bend').toBe(true);
  });

  test('a missing line is named, at its place', () => {
    const text = RING.replace('lines S S S sprints S2', 'lines S X S sprints none');
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ code: 'line-missing', facts: { line: 'X' } });
    expect(text.split('\n')[problem!.line! - 1]!.slice(problem!.column! - 1)).toMatch(/^X S/);
  });
  test('where one problem does not say what is meant, there is no button', () => {
    expect(mended(RING.replace('straight 14', 'blorp 14'))).toBeNull();
  });
  test('each problem marks its piece on the drawing', () => {
    const text = RING.replace('straight 14', 'straight 24');
    const { shown, problems } = readBoard(text, 'check');
    expect(problemMarks(shown!, problems)).toHaveLength(problems.length);
  });
});

test('courses are edited and written back', () => {
  for (const name of SHIPPED) {
    const text = content(`reifenbreite/boards/${name}.board`);
    for (const plan of board(text).courses) {
      const code = courseCode(plan, walkOfPlan(text, plan));
      const again = board(text.replace(text.split('\n')[plan.spot.line - 1]!, code)).courses.find((each) => each.name === plan.name);
      expect({ ...again, lineSpots: [] }).toEqual({ ...plan, lineSpots: [] });
    }
  }
});

test('any prefix of a board is drawn or refused with a problem', () => {
  const lines = content('reifenbreite/boards/rundfahrt.board').split('\n');
  for (let count = 1; count < lines.length; count += 3) {
    const { shown, problems } = readBoard(lines.slice(0, count).join('\n'), 'check');
    if (shown === null) expect(problems.length).toBeGreaterThan(0);
    else expect(shown.drawing.spaces).toHaveLength(shown.board.spaces.length);
  }
});

describe('a hostile board is refused early', () => {
  const ring = (inside: string): string =>
    `board x "X"\nsheet 200 200\nroad ring at 100 100 heading 0\nsection A\nstraight 20\nstart 1\nstraight 1\nline S\n${inside}to ring\n`;
  test.each([
    ['pieces', ring('straight 1\n'.repeat(600)), 500],
    ['spaces', ring('straight 60\n'.repeat(40)), 8000],
    ['courses', `${ring('straight 1\n')}${Array.from({ length: 20 }, (_, i) => `course c${i} "C" start 1 lines S S\n`).join('')}`, 12],
  ])('too many %s', (what, text, most) => {
    const read = parseBoard(text);
    expect(read.ok ? [] : read.error).toContainEqual(
      expect.objectContaining({ code: 'out-of-range', facts: expect.objectContaining({ what, most }) }),
    );
  });
  test('one that lies on itself many times: a few pairs are reported', () => {
    const text = ring(`${'left 180 5/9\nstraight 60\n'.repeat(20)}left 180 5/9\nstraight 20\nleft 180 5/9\n`);
    const read = parseBoard(text);
    const problems = read.ok ? checkBoard(read.value) : [];
    expect(problems.filter(({ code }) => code === 'spaces-overlap')).toHaveLength(10);
  });
  test('the search for overlaps ends after a few pairs', () => {
    const read = parseBoard(ring(`${'left 180 8/12\nstraight 21\n'.repeat(61)}left 180 8/12\n`));
    const layout = read.ok ? layOut(read.value, 1) : null;
    if (layout?.ok !== true) throw new Error('not laid out');
    const { board } = layout.value;
    const looked = new Set<string | symbol>();
    const spaces = new Proxy(board.spaces, {
      get(target, key) {
        looked.add(key);
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(overlaps({ ...layout.value, board: { ...board, spaces } })).toHaveLength(10);
    expect(looked.size).toBeLessThan(board.spaces.length / 8);
  });
  test('courses that are too long together are refused before they are laid out', () => {
    const courses = Array.from({ length: 12 }, (_, i) => `course c${i} "C" start 1 lines ${'S '.repeat(30)} sprints none\n`).join('');
    const read = parseBoard(`${ring('left 180 8/12\nstraight 21\nleft 180 8/12\n')}${courses}`);
    const problems = read.ok ? checkBoard(read.value) : [];
    // those of 30 laps are within the limit
    expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 'course-too-long'));
  });
});

describe('boards of the gallery', () => {
  test.each(GALLERY.map(({ name, text }) => [name, text] as const))('%s can be raced and printed', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
    expect(board(text).courses.length).toBeGreaterThan(0);
  });
  test('all files are shown', () => {
    expect(GALLERY.map(({ name }) => `${name}.board`).sort()).toEqual(
      readdirSync(new URL('../../content/reifenbreite/gallery', import.meta.url)).sort(),
    );
  });
});

test('a photo is aligned by two points', () => {
  const place = fitted({ width: 400, height: 200 }, { width: 1000, height: 1000 });
  const point = (of: Similarity, x: number, y: number) => ({ x: of.a * x - of.b * y + of.x, y: of.b * x + of.a * y + of.y });
  const [from, from2] = [point(place, 10, 20), point(place, 300, 150)];
  const [to, to2] = [
    { x: 50, y: 60 },
    { x: 80, y: 700 },
  ];
  const there = aligned(place, [
    [from, to],
    [from2, to2],
  ]);
  expect(point(there, 10, 20).x).toBeCloseTo(50);
  expect(point(there, 10, 20).y).toBeCloseTo(60);
  expect(point(there, 300, 150).x).toBeCloseTo(80);
  expect(point(there, 300, 150).y).toBeCloseTo(700);
  expect(
    aligned(place, [
      [from, to],
      [from, to2],
    ]),
  ).toBe(place);
});

describe('balance', () => {
  test('the races of a shipped course begin as those in the table of the shipped courses, and are the same each time', async () => {
    const balances = async () => {
      let last: Balance | null = null;
      for await (const balance of simulate({ course: 'criterium', board: '' }, pageContent, 6)) last = balance;
      return last!;
    };
    const first = await balances();
    expect(first.races).toBe(6);
    expect(first.lanes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(first.seats.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(await balances()).toEqual(first);
  });
  test('shipped courses are balanced', () => {
    for (const balance of SHIPPED_BALANCE) expect(imbalances(balance), balance.course).toEqual([]);
  });
  test('what is out of balance is named', () => {
    const [balance] = SHIPPED_BALANCE;
    const found = imbalances({ ...balance!, lanes: [0.5, 0.2, 0.2, 0.1], drafted: 0.1, falls: 90, stars: 0.9, decided: [0.8] });
    expect(found.map(({ code }) => code)).toEqual(['lane', 'drafts', 'falls', 'early', 'star']);
    expect(found[0]!.facts).toEqual({ lane: 1, percent: 50 });
    expect(imbalances({ ...balance!, rounds: 4.1, falls: 4 })).toEqual([{ code: 'short', facts: { rounds: 4 } }]);
  });
});
