import { beforeAll, describe, expect, test } from 'vitest';
import { boardsOf, courseNames, reifenbreite } from '../../../src/games/reifenbreite/index.ts';
import type * as OwnCourse from '../../../src/web/reifenbreite/setup/own-course.ts';
import { content } from '../../games/content.ts';
import { loadOfPage } from '../../web/open-session.ts';

let own: typeof OwnCourse;
beforeAll(async () => {
  own = (await loadOfPage('/src/web/reifenbreite/setup/own-course.ts')) as typeof OwnCourse;
});

const EMPTY = { board: 'rundfahrt', start: '1', lines: '', sprints: '' };
const tapped = (lines: string): OwnCourse.Walk => [...lines].reduce((walk, line) => own.withLine(walk, line), EMPTY as OwnCourse.Walk);

describe('UR 8.2: a course built line by line', () => {
  test('the last line is the finish; the lines between the first and the last are sprints by default', () => {
    const walk = tapped('ABCDA');
    expect(walk).toMatchObject({ lines: 'A B C D A', sprints: 'B C D' });
    expect(own.withSprint(walk, 2, 'none').sprints).toBe('B D');
    expect(own.withSprint(own.withSprint(walk, 2, 'none'), 0, 'sprint').sprints).toBe('A B D');
    expect(own.withoutLast(walk)).toMatchObject({ lines: 'A B C D', sprints: 'B C' });
  });

  test('a second crossing of a line is a sprint of its own', () => {
    const laps = ['S', 'S', 'S', 'S'].reduce((walk, line) => own.withLine(walk, line), { ...EMPTY, board: 'criterium' } as OwnCourse.Walk);
    expect(laps.sprints).toBe('S2 S3');
    expect(own.sprintsOf(laps)).toEqual([1, 2]);
  });

  test('a line that cannot come next is refused by the check of courses, with its reason', () => {
    expect(own.whyNotNext(tapped('AB'), 'C')).toBeNull();
    expect(own.whyNotNext(tapped('AB'), 'E')).toMatchObject({ code: 'line-not-next', facts: { line: 'E', after: 'B', instead: 'C' } });
    expect(own.whyNotNext(tapped('ABC'), 'D')).toBeNull();
    expect(own.whyNotNext(tapped('ABC'), 'E')).toBeNull();
  });

  test('another start clears the lines', () => {
    expect(own.withStart(tapped('AB'), 2)).toEqual({ ...EMPTY, start: '2' });
  });

  test('the game accepts every course that the editor accepts', () => {
    const walk = tapped('ABCEA');
    const managers = [
      { name: 'Anna', teams: ['red'] },
      { name: 'Ben', teams: ['blue'] },
    ];
    const setup = { stages: [{ course: own.textOfWalk(walk), board: walk.board }], rules: 'classic', managers };
    expect(reifenbreite.configure(setup, content).ok).toBe(true);
  });

  test('a course survives its address, and other texts give none', () => {
    for (const walk of [tapped('ABCDA'), own.withSprint(tapped('ABCDA'), 3, 'none'), tapped('AB')])
      expect(own.walkOfId(own.idOfWalk(walk))).toEqual(walk);
    for (const id of ['paris-roubaix', 'own', 'own.nowhere.1.A.', 'own.rundfahrt.x.A.', 'own.rundfahrt.1.a;b.', 'own.rundfahrt.1.AB.x'])
      expect(own.walkOfId(id)?.sprints ?? '').toBe('');
    expect(own.walkOfId('own.nowhere.1.A.')).toBeNull();
  });
});

describe('facts of a course', () => {
  // mean number of rounds until all have finished, in 12 races of easy bots with the classic rules
  test.each([
    ['criterium', 27.4],
    ['paris-roubaix', 19.4],
    ['giro-d-italia', 34.1],
    ['tour-de-france', 36.4],
  ])('%s takes about %d rounds', (name, rounds) => {
    const found = own.courseOfStage({ ...EMPTY, course: name })!;
    if (!found.course.ok) throw new Error(name);
    const facts = own.courseFacts(found.course.value);
    expect(Math.abs(facts.rounds - rounds)).toBeLessThan(0.1 * rounds);
  });

  test('climbs and cobbles are those of the board', () => {
    const factsOf = (name: string): OwnCourse.CourseFacts => {
      const found = own.courseOfStage({ ...EMPTY, course: name })!;
      if (!found.course.ok) throw new Error(name);
      return own.courseFacts(found.course.value);
    };
    expect(factsOf('tour-de-france')).toMatchObject({ climbs: 2, uphill: 39, cobbles: 23 });
    expect(factsOf('criterium')).toMatchObject({ climbs: 0, uphill: 0, cobbles: 0, length: 188 });
    expect(own.minutesOf(factsOf('tour-de-france'), { ofPeople: 4, ofBots: 12 })).toBe(35);
    expect(courseNames(content)).toHaveLength(boardsOf(content).flatMap(({ courses }) => courses).length);
  });
});
