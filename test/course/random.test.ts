import { fc } from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../../src/board-art/index.ts';
import { checkBoard, compileCourse, compileCourseText, NONE, parseBoard } from '../../src/course/index.ts';
import { content, must, SHIPPED } from './boards.ts';

const SEED = 7;

describe('any text is parsed or refused with a place', () => {
  const words = [
    'board',
    'road',
    'straight',
    'left',
    'right',
    'fork',
    'join',
    'to',
    'end',
    'line',
    'start',
    'course',
    'uphill',
    '5/7',
    '90',
    'A',
    '"',
    '#',
    '-1',
    'ring',
    'flat',
  ];
  test.each(SHIPPED)('%s with a few words changed', (name) => {
    const lines = content(`reifenbreite/boards/${name}.board`).split('\n');
    const change = fc.tuple(fc.nat(lines.length - 1), fc.nat(6), fc.constantFrom(...words));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = lines.map((line) => line.split(' '));
        for (const [line, word, text] of changes) changed[line]?.splice(word, 1, text);
        const board = parseBoard(changed.map((line) => line.join(' ')).join('\n'));
        const problems = board.ok ? checkBoard(board.value) : board.error;
        if (!board.ok) expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) {
          expect(problem.line).toBeGreaterThanOrEqual(1);
          expect(problem.line).toBeLessThanOrEqual(lines.length);
          expect(problem.column).toBeGreaterThanOrEqual(1);
        }
        if (board.ok && problems.length === 0) expect(drawingOf(board.value).spaces.length).toBeGreaterThan(0);
      }),
      { numRuns: 40, seed: SEED },
    );
  });
});

describe('roads of any pieces compile to a playable graph', () => {
  const bend = fc.record({
    hand: fc.constantFrom('left', 'right'),
    angle: fc.integer({ min: 20, max: 180 }),
    inner: fc.integer({ min: 2, max: 9 }),
    more: fc.integer({ min: 1, max: 4 }),
  });
  const piece = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((rows) => `straight ${rows}`),
    bend.filter(({ inner, more }) => more < inner).map(({ hand, angle, inner, more }) => `${hand} ${angle} ${inner}/${inner + more}`),
  );
  const road = fc.array(piece, { minLength: 1, maxLength: 12 });

  test('every row has a way straight on, at most two neighbours on each side, and all successors are ahead', () => {
    fc.assert(
      fc.property(road, (pieces) => {
        const text = [
          'board any "Any"',
          'sheet 200 200',
          'road way at 100 100 heading 0',
          'section A',
          'straight 20',
          'start 1',
          'straight 1',
          'section B',
          ...pieces,
          'straight 1',
          'line Z',
          'section C',
          'straight 30',
          'end',
        ].join('\n');
        const graph = compileCourseText(text, 'course any "Any" start 1 lines Z');
        if (!graph.ok) {
          expect(graph.error).toMatchObject([{ code: 'fractions-too-fine' }]);
          return;
        }
        const { placeCount, front, straight, left, right, closedLeft, closedRight, frontDenominator } = graph.value;
        const furthest = front.at(-1) ?? 0;
        // collected first, because one `expect` for each would be too slow
        const wrong: string[] = [];
        for (let place = 0; place < placeCount; place += 1) {
          const here = front[place] ?? 0;
          if (!Number.isInteger(here)) wrong.push(`${place} lies at ${here}`);
          if (here === furthest) continue;
          if (straight[place] === NONE) wrong.push(`nothing straight on from ${place}`);
          for (const links of [straight, left, right, closedLeft, closedRight]) {
            const next = links[place] ?? NONE;
            if (next === NONE) continue;
            const ahead = (front[next] ?? 0) - here;
            if (!(next > place && ahead > 0 && ahead / frontDenominator < 3.5)) wrong.push(`${place} leads to ${next}, ${ahead} ahead`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 120, seed: SEED },
    );
  });
});

test('too many different fractions are refused, not rounded', () => {
  const bends = [7, 11, 13, 17, 19, 23, 29].map((inner) => `  left 20 ${inner}/${inner + 1}`).join('\n');
  const text = `board fine "Fine"\nsheet 200 200\nroad way at 4 100 heading 0\nsection A\nstraight 20\nstart 1\n${bends}\nline Z\nstraight 30\nend`;
  const board = must(parseBoard(text));
  const [plan] = [
    { name: 'a', title: 'A', start: 1, lines: ['Z'], sprints: [], energy: undefined, spot: { line: 1, column: 1 }, lineSpots: [] },
  ];
  expect(compileCourse(board, plan)).toMatchObject({ ok: false, error: [{ code: 'fractions-too-fine', line: 1 }] });
});
