import { describe, expect, test } from 'vitest';
import { compileCourse, compileCourseText, NONE, parseBoard, parsePlace, placeName, SURFACES } from '../../src/course/index.ts';
import type { CourseGraph } from '../../src/course/index.ts';
import { content, course, COURSES, must, shipped } from './boards.ts';

const places = (graph: CourseGraph): number[] => Array.from({ length: graph.placeCount }, (_, place) => place);
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? NaN;
/** The rear edge, from the place behind; undefined in the first row. */
const rear = (graph: CourseGraph, place: number): number | undefined => {
  const back = at(graph.back, place);
  return back === NONE ? undefined : at(graph.front, back);
};

/** Like `expect`, but called only on failure, because there are thousands of places and each call takes time. */
function same(found: unknown, wanted: unknown, where = ''): void {
  if (!Object.is(found, wanted)) expect(found, where).toBe(wanted);
}

describe.each(COURSES)('%s', (name) => {
  const graph = course(name);
  const all = places(graph);
  const last = Math.max(...graph.front);
  const name_ = (place: number): string => placeName(graph, place);

  test('UR 5.2 order: a permutation, greater farther ahead and, among level places, farther right', () => {
    expect([...graph.order].sort((a, b) => a - b)).toEqual(all);
    const sorted = [...all].sort((a, b) => at(graph.order, a) - at(graph.order, b));
    sorted.slice(1).forEach((place, index) => {
      const before = sorted[index] ?? NONE;
      const ahead = at(graph.front, place) - at(graph.front, before);
      const right = ahead > 0 || (ahead === 0 && at(graph.lane, place) < at(graph.lane, before));
      if (!right) expect.fail(`${name_(before)} before ${name_(place)}`);
    });
  });

  test('UR 5.3 every successor has a higher number, is farther ahead and in its lane', () => {
    for (const place of all) {
      for (const [links, turn] of [
        [graph.straight, 0],
        [graph.left, 1],
        [graph.right, -1],
        [graph.closedLeft, 1],
        [graph.closedRight, -1],
      ] as const) {
        const next = at(links, place);
        if (next === NONE) continue;
        same(next > place, true, name_(place));
        same(at(graph.front, next) > at(graph.front, place), true, name_(place));
        same(at(graph.lane, next), at(graph.lane, place) + turn, name_(place));
        // A step covers about one space.
        same((at(graph.front, next) - at(graph.front, place)) / graph.frontDenominator < 2.6, true, name_(place));
      }
    }
  });

  test('all lanes go on: only the last row has no successor; each diagonal is open or closed, never both', () => {
    for (const place of all) {
      const end = at(graph.front, place) === last;
      // If the run-out ends in a bend, a thick line may hide a diagonal that would leave the course.
      const hem = !end && at(graph.front, place) > last - 2 * graph.frontDenominator;
      same(at(graph.straight, place) === NONE, end, name_(place));
      for (const [open, closed, lane] of [
        [graph.left, graph.closedLeft, 4],
        [graph.right, graph.closedRight, 1],
      ] as const) {
        const ways = [at(open, place), at(closed, place)].filter((next) => next !== NONE).length;
        if (!hem) same(ways, end || at(graph.lane, place) === lane ? 0 : 1, name_(place));
      }
      // Thick lines exist only between lanes 2 and 3.
      if (at(graph.closedLeft, place) !== NONE) same(at(graph.lane, place), 2);
      if (at(graph.closedRight, place) !== NONE) same(at(graph.lane, place), 3);
    }
  });

  test('`back` is the inverse of `straight`', () => {
    for (const place of all) {
      const ahead = at(graph.straight, place);
      if (ahead !== NONE) same(at(graph.back, ahead), place);
    }
    expect(all.filter((place) => at(graph.back, place) === NONE).length).toBe(4);
  });

  test('beside: overlap of more than half of the shorter space, also over thick lines, symmetric', () => {
    for (const place of all) {
      const start = rear(graph, place);
      if (start === undefined) continue;
      const overlapping = all.filter((other) => {
        const otherStart = rear(graph, other);
        if (otherStart === undefined || at(graph.lane, other) !== at(graph.lane, place) + 1) return false;
        const shared = Math.min(at(graph.front, place), at(graph.front, other)) - Math.max(start, otherStart);
        return 2 * shared > Math.min(at(graph.front, place) - start, at(graph.front, other) - otherStart);
      });
      const space = at(graph.spaceOf, place);
      const listed = [at(graph.besideLeft, 2 * space), at(graph.besideLeft, 2 * space + 1)].filter((other) => other !== NONE);
      expect(overlapping.map((other) => at(graph.spaceOf, other)).sort(), name_(place)).toEqual(listed.sort());
      for (const other of listed) expect([at(graph.besideRight, 2 * other), at(graph.besideRight, 2 * other + 1)]).toContain(space);
    }
  });

  test('UR 5.1 sixteen dots, 4 x 4, foremost row first, from lane 1 up, on asphalt', () => {
    const dots = [...graph.startDots];
    expect(dots.map((dot) => at(graph.lane, dot))).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]);
    expect(dots.map((dot) => Math.abs(at(graph.front, dot) / graph.frontDenominator))).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
    ]);
    expect(new Set(dots).size).toBe(16);
    for (const dot of dots) expect([at(graph.surface, dot), at(graph.crossed, dot)]).toEqual([0, 0]);
  });

  test('enough road: 16 spaces behind the rearmost dots, 30 beyond the finish', () => {
    const behind = Math.min(...all.filter((place) => at(graph.back, place) === NONE).map((place) => at(graph.front, place)));
    expect(-behind / graph.frontDenominator - 4).toBeGreaterThanOrEqual(15);
    expect(last / graph.frontDenominator - graph.length).toBeGreaterThanOrEqual(30);
  });

  test('lines are at space boundaries in all lanes, and riders beyond have crossed them', () => {
    for (const [index, line] of graph.lines.entries()) {
      const front = line.distance * graph.frontDenominator;
      expect(all.filter((place) => at(graph.front, place) === front).map((place) => at(graph.lane, place))).toEqual([4, 3, 2, 1]);
      for (const place of all) same(at(graph.crossed, place) > index, (rear(graph, place) ?? -Infinity) >= front, name_(place));
    }
    expect(graph.lines.at(-1)).toMatchObject({ role: 'finish', distance: graph.length });
  });

  test('numbers: none on asphalt, one on every other surface', () => {
    for (const place of all) same(at(graph.number, place) > 0, at(graph.surface, place) > 0);
  });

  test('every place has a unique name that parses back', () => {
    expect(new Set(all.map(name_)).size).toBe(graph.placeCount);
    for (const place of all) {
      const read = parsePlace(graph, name_(place));
      same(read.ok && read.value, place, name_(place));
    }
  });
});

describe('UR 13.2 courses', () => {
  const table: [string, number, string][] = [
    ['paris-roubaix', 2, 'C D:11/8/5 A'],
    ['luettich-bastenaken-luettich', 1, 'A B:11/8/5 C'],
    ['giro-d-italia', 2, 'C D:11/8/5 A:7/5/3 B:5/4/2 C'],
    ['tour-de-france', 1, 'A B:11/8/5 C:7/5/3 E:5/4/2 A'],
  ];
  test.each(table)('%s from start %d over %s', (name, start, lines) => {
    const graph = course(name);
    expect(graph.lines.map((line) => [line.name, line.points.join('/')].filter(Boolean).join(':')).join(' ')).toBe(lines);
    expect(graph.lines.map((line) => line.role)).toEqual(
      graph.lines.map((_, index, { length }) => (index === 0 ? 'neutral' : index === length - 1 ? 'finish' : 'sprint')),
    );
    expect(shipped('rundfahrt').courses.find((plan) => plan.name === name)?.start).toBe(start);
  });

  test.each([
    ['paris-roubaix', 90, 130, 'upper'],
    ['luettich-bastenaken-luettich', 90, 130, 'upper'],
    ['giro-d-italia', 180, 250, 'both'],
    ['tour-de-france', 180, 250, 'both'],
  ])('%s is %d to %d spaces long, with the %s energy set', (name, least, most, energy) => {
    const graph = course(name);
    expect(graph.length).toBeGreaterThanOrEqual(least);
    expect(graph.length).toBeLessThanOrEqual(most);
    expect(graph.energy).toBe(energy);
  });

  /** Sections between the dots and the finish, in course order. */
  const sections = (graph: CourseGraph): string =>
    places(graph)
      .filter((place) => at(graph.front, place) > 0 && at(graph.front, place) <= graph.length * graph.frontDenominator)
      .map((place) => placeName(graph, place).replace(/\d.*/, ''))
      .filter((section, index, list) => section !== list[index - 1])
      .join('');
  test.each([
    ['paris-roubaix', 'CPDA'],
    ['luettich-bastenaken-luettich', 'ABC'],
    ['giro-d-italia', 'CPDABC'],
    ['tour-de-france', 'ABCPEA'],
  ])('%s uses %s', (name, ridden) => expect(sections(course(name))).toBe(ridden));

  test('climbs rise to the line at their top; numbers stay within 6, 3 and 4; asphalt between start 2 and C', () => {
    const graph = course('giro-d-italia');
    const tour = course('tour-de-france');
    for (const [of, most] of [
      ['uphill', 6],
      ['cobblestone', 3],
      ['downhill', 4],
    ] as const) {
      const numbers = [graph, tour].flatMap((one) =>
        places(one).flatMap((place) => (SURFACES[at(one.surface, place)] === of ? [at(one.number, place)] : [])),
      );
      expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([1, most]);
    }
    for (const place of places(tour)) {
      const next = at(tour.straight, place);
      if (next === NONE || SURFACES[at(tour.surface, place)] !== 'uphill') continue;
      if (SURFACES[at(tour.surface, next)] === 'uphill') expect(at(tour.number, next)).toBeGreaterThanOrEqual(at(tour.number, place));
      // The top of a climb is a line, and the road beyond it descends.
      else expect([SURFACES[at(tour.surface, next)], at(tour.crossed, next) - at(tour.crossed, place)]).toEqual(['downhill', 1]);
    }
    const toC = places(graph).filter((place) => at(graph.front, place) > 0 && at(graph.crossed, place) === 0);
    expect(new Set(toC.map((place) => at(graph.surface, place)))).toEqual(new Set([0]));
  });

  test('the criterium is about 60 spaces a lap, flat, three laps', () => {
    const graph = course('criterium');
    const [first, second, , finish] = graph.lines.map((line) => line.distance);
    expect((second ?? 0) - (first ?? 0)).toBe(62);
    expect(finish).toBe(188);
    expect(Math.max(...graph.surface)).toBe(0);
  });
});

describe('UR 5.2 laps', () => {
  test('a place is a space and a lap; the road behind the start is lap 0 if the course uses it later', () => {
    const graph = course('criterium');
    const spaceLaps = new Map<number, number[]>();
    for (const place of places(graph)) {
      const space = at(graph.spaceOf, place);
      spaceLaps.set(space, [...(spaceLaps.get(space) ?? []), at(graph.lap, place)]);
    }
    for (const laps of spaceLaps.values()) expect(laps).toEqual(laps.map((_, index) => index + (laps[0] ?? 0)));
    const dot = at(graph.startDots, 0);
    expect(at(graph.lap, dot)).toBe(1);
    const leadIn = places(graph).find((place) => at(graph.front, place) === -4 * graph.frontDenominator) ?? NONE;
    expect(placeName(graph, leadIn)).toMatch(/@0$/);
    expect(parsePlace(graph, placeName(graph, dot))).toEqual({ ok: true, value: dot });
    expect(parsePlace(graph, `${placeName(graph, dot)}@1`)).toEqual({ ok: true, value: dot });
    expect(parsePlace(graph, 'A1')).toMatchObject({ ok: false, error: { code: 'place-unreadable' } });
    expect(parsePlace(graph, 'A999.1')).toMatchObject({ ok: false, error: { code: 'place-unknown' } });
  });
});

/** UR figure 7: a straight before a left-hand bend with 5 spaces inside and 6 outside. */
const FIGURE_7 = `board figure "Figure 7"
sheet 120 40
road way at 4 20 heading 0
  section A
  straight 24
  start 1
  straight 4
  line X
  section B
  left 45 5/6
  section C
  straight 4
  left 45 5/6
  right 45 5/6
  section D
  straight 60
  line Y
  straight 40
  end
course figure "Figure" start 1 lines X Y
`;

describe('UR 5.3 thick lines', () => {
  const graph = must(compileCourseText(FIGURE_7, 'figure'));
  const place = (name: string): number => {
    const found = parsePlace(graph, name);
    if (!found.ok) throw new Error(name);
    return found.value;
  };
  const name = (one: number): string | null => (one === NONE ? null : placeName(graph, one));
  const links = (of: string): (string | null)[] =>
    [graph.straight, graph.left, graph.right, graph.closedLeft, graph.closedRight].map((list) => name(at(list, place(of))));

  test.each([
    ['before the last row of the straight all is open', 'A27.2', ['A28.2', 'A28.3', 'A28.1', null, null]],
    ['into the bend the step over the thick line is closed', 'A28.2', ['B1.2', null, 'B1.1', 'B1.3', null]],
    ['from the inner side too', 'A28.3', ['B1.3', 'B1.4', null, null, 'B1.2']],
    ['within a pair the thin line is open', 'A28.4', ['B1.4', null, 'B1.3', null, null]],
    ['in the bend: what begins nearest at or after the front edge', 'B1.2', ['B2.2', null, 'B2.1', 'B2.3', null]],
    ['in the bend, from inside', 'B2.3', ['B3.3', 'B3.4', null, null, 'B4.2']],
    ['out of the bend the diagonal is open, from outside', 'B6.2', ['C1.2', 'C1.3', 'C1.1', null, null]],
    ['and from inside', 'B5.3', ['C1.3', 'C1.4', 'C1.2', null, null]],
    ['between two bends without a straight row it stays closed', 'C10.2', ['C11.2', null, 'C11.1', 'C11.3', null]],
    ['behind the second bend it is open', 'C15.2', ['D1.2', 'D1.3', 'D1.1', null, null]],
  ])('%s: %s', (_, from, to) => expect(links(from)).toEqual(to));

  test('beside across the thick line, by more than half of the shorter space', () => {
    const beside = (of: string): string[] => {
      const space = at(graph.spaceOf, place(of));
      return [0, 1].flatMap((index) => {
        const other = at(graph.besideLeft, 2 * space + index);
        return other === NONE ? [] : [graph.spaceNames[other] ?? ''];
      });
    };
    // Five inside, six outside: 6 and 5 thirtieths of the bend long; half of the shorter one is 2.5.
    expect([1, 2, 3, 4, 5, 6].map((row) => beside(`B${row}.2`))).toEqual([['B1.3'], ['B2.3'], ['B3.3'], ['B3.3'], ['B4.3'], ['B5.3']]);
    expect(beside('B2.1')).toEqual(['B2.2']);
  });
});

test('the same text always compiles to the same graph', () => {
  const board = must(parseBoard(content('reifenbreite/boards/rundfahrt.board')));
  for (const plan of board.courses) expect(must(compileCourse(board, plan))).toEqual(course(plan.name));
});
