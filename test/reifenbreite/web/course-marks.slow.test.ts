import { describe, expect, test } from 'vitest';
import { drawingOf, type Drawing } from '../../../src/board-art/index.ts';
import { compileCourse, compileCourseText, findCourse, type CourseGraph } from '../../../src/course/index.ts';
import { boardsOf, courseNames, reifenbreite, type Action, type State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { isWithoutFollowers } from '../../../src/web/reifenbreite/ask/offer.ts';
import { courseMarks, riddenSpaces, rowsOfLine } from '../../../src/web/reifenbreite/draw/course-marks.ts';
import { markSpotOf, spotOf, tapRadii } from '../../../src/web/reifenbreite/draw/marks.ts';
import { besideRider } from '../../../src/web/reifenbreite/draw/preview.ts';
import { content } from '../../games/content.ts';

function boardAndCourse(name: string): { drawing: Drawing; course: CourseGraph } {
  const { board, plan } = findCourse(boardsOf(content), name)!;
  const course = compileCourse(board, plan);
  if (!course.ok) throw new Error(name);
  return { drawing: drawingOf(board), course: course.value };
}

function own(text: string): CourseGraph {
  const course = compileCourseText(content.read('reifenbreite/boards/criterium.board')!, text);
  if (!course.ok) throw new Error(text);
  return course.value;
}

const marksOf = (name: string, sprints: 'count' | 'do not count'): string => {
  const { drawing, course } = boardAndCourse(name);
  return courseMarks(drawing, course, { theme: 'light', sprints, startWord: 'START' });
};

describe('the text beside the letter of a line', () => {
  const { course } = boardAndCourse('tour-de-france');
  test('UR 13.2: the points of the first three, and none at the finish', () => {
    expect(['A', 'B', 'C', 'D', 'E'].map((name) => rowsOfLine(course, name, 'count'))).toEqual([[], ['11·8·5'], ['7·5·3'], [], ['5·4·2']]);
  });
  test('UR 2: nothing where the race counts no sprints', () => {
    expect(rowsOfLine(course, 'B', 'do not count')).toEqual([]);
  });
  test('UR 8.2: with several crossings of one line each says which it is', () => {
    const laps = own('course laps "Laps" start 1 lines S S S S sprints S2 S3');
    expect(rowsOfLine(laps, 'S', 'count')).toEqual(['2. 11·8·5', '3. 7·5·3']);
  });
});

describe.each(courseNames(content))('the course of %s on its board', (name) => {
  const { drawing, course } = boardAndCourse(name);
  const marks = marksOf(name, 'count');

  test('has START once, and the points of every sprint line', () => {
    expect(marks.match(/>START</g)).toHaveLength(1);
    for (const { role, points } of course.lines) if (role === 'sprint') expect(marks).toContain(points.join('·'));
    expect(marksOf(name, 'do not count')).not.toContain('·');
  });

  test('shows the direction all along the road: an arrow for every dozen spaces at least', () => {
    const distinct = new Set(course.spaceOf).size / 4;
    expect(marks.match(/rotate\([-\d.]+\)/g)!.length).toBeGreaterThan(distinct / 12);
  });

  test('no text is on the road or off the drawing', () => {
    for (const [, x, y, width, height] of marks.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g)) {
      const [left, top, right, foot] = [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
      expect(left > 0 && top > 0 && right < drawing.width && foot < drawing.height).toBe(true);
      const on = drawing.spaces.filter((space) => space.x > left && space.x < right && space.y > top && space.y < foot);
      expect(on.map((space) => space.name)).toEqual([]);
    }
  });
});

test('the road outside the course is faded: on the Tour the flat branch, in Paris–Roubaix the mountains', () => {
  const namesOff = (name: string): string[] => {
    const { drawing, course } = boardAndCourse(name);
    const ridden = riddenSpaces(course);
    return [...new Set(drawing.spaces.filter(({ id }) => !ridden.has(id)).map((space) => space.name[0]!))];
  };
  expect(namesOff('tour-de-france')).toEqual(['D']);
  expect(namesOff('paris-roubaix')).toContain('E');
  expect(namesOff('paris-roubaix')).not.toContain('D');
});

test('a mark leaves the number of a surface free, and stays on its space', () => {
  const { drawing, course } = boardAndCourse('tour-de-france');
  for (let place = 0; place < course.placeCount; place++) {
    const [spot, mark] = [spotOf(drawing, course, place), markSpotOf(drawing, course, place)];
    const { number, numberSpot } = drawing.spaces[course.spaceOf[place]!]!;
    expect(mark.room).toBe(number > 0 ? 'beside the number' : 'whole');
    if (number === 0) expect(mark).toMatchObject(spot);
    else {
      // half of the digit's height and the disc's radius
      expect(Math.hypot(mark.x - numberSpot[0], mark.y - numberSpot[1])).toBeGreaterThan(16.6);
      expect(Math.hypot(mark.x - spot.x, mark.y - spot.y)).toBeLessThan(drawing.unit / 2);
    }
  }
});

test('a rider who could follow to an occupied space is drawn on the free side of it', () => {
  const at = { x: 100, y: 100, angle: 0 };
  expect(besideRider(at, [], 37)).toBe(at);
  const left = besideRider(at, [at], 37);
  expect(left.y).toBeLessThan(80);
  expect(besideRider(at, [at, left], 37).y).toBeGreaterThan(120);
});

/** A scenario when two dice have brought six points. */
function afterDice(name: string): State {
  const scenario = parseScenario(content.read(`reifenbreite/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(name);
  const state = reifenbreite.copy(opened.value.state);
  for (const text of ['dice', 'roll 4,2']) {
    const action = reifenbreite.actions.parse(state, text);
    if (action.ok) decide(state, action.value);
  }
  return state;
}

function decide(state: State, action: Action): void {
  const decided = reifenbreite.decide(state, reifenbreite.turn(state), action);
  if (decided.ok) for (const event of decided.events) reifenbreite.evolve(state, event);
}

test('UR 5.4: no rider could follow where the game then asks none to', () => {
  const seen = new Set<boolean>();
  for (const name of ['guide-sprint', 'guide-cobbles', 'guide-shake', 'figure-10', 'draft-thick-line', 'first-round']) {
    const state = afterDice(name);
    for (const action of reifenbreite.choices(state)) {
      if (action.type !== 'move') continue;
      const then = reifenbreite.copy(state);
      decide(then, action);
      const asks = reifenbreite.pending(then).kind === 'follow';
      seen.add(asks);
      expect(isWithoutFollowers(state, action.to), `${name} ${action.to}`).toBe(!asks);
    }
  }
  expect(seen).toEqual(new Set([true, false]));
});

test.each(courseNames(content))(
  '%s: a tap on the middle of a mark chooses it, even where two sides of a summit are close together',
  (name) => {
    const { drawing, course } = boardAndCourse(name);
    const own = drawing.unit * 0.27 * 0.84;
    // a lap leads over the same space again
    const places = [...new Map([...course.spaceOf].map((space, place) => [space, place])).values()];
    const spots = places.map((place) => markSpotOf(drawing, course, place));
    const taps = tapRadii(spots, { preferred: 1.9 * own, own });
    const covered = spots.filter((spot) =>
      spots.some((other, i) => other !== spot && Math.hypot(other.x - spot.x, other.y - spot.y) <= taps[i]!),
    );
    expect(covered).toEqual([]);
    expect(Math.max(...taps)).toBeGreaterThan(own);
  },
);
