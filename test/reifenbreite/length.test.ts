import { describe, expect, test } from 'vitest';
import { compileCourse, findCourse, NONE, parseBoard, type CourseGraph } from '../../src/course/index.ts';
import { expectedTurns } from '../../src/games/reifenbreite/length.ts';
import { must, TINY } from '../course/boards.ts';

describe('turns of a rider who rides one space a turn, on the longest way', () => {
  /** @param surface of the four spaces after the line */
  const tiny = (surface: string): CourseGraph => {
    const { board, plan } = findCourse([must(parseBoard(TINY.replace('straight 4', `straight 4 ${surface}`)))], 'once')!;
    return must(compileCourse(board, plan));
  };

  /** The bends turn left, so the longest way is straight on in the outermost lane. */
  const straightOn = ({ startDots, straight, crossed, lines }: CourseGraph): number =>
    Math.max(
      ...Array.from(startDots, (dot) => {
        let spaces = 0;
        for (let at = dot; at !== NONE && crossed[at]! < lines.length; at = straight[at]!) spaces++;
        return spaces;
      }),
    );

  test('on asphalt one turn for each space', () => {
    const course = tiny('');
    expect(expectedTurns(course, 'count')).toBe(straightOn(course));
    expect(expectedTurns(course, 'mean nothing')).toBe(straightOn(course));
  });

  // of 36 throws 15 exceed 7 and 6 exceed 9: 2.4 and 6 turns for each space, rounded up at the end
  test.each([
    ['uphill 7 7 7 7', 6],
    ['uphill 9 9 9 9', 20],
    ['cobblestone 7 7 7 7', 6],
    ['downhill 7 7 7 7', 0],
  ])('%s: %d more, if surfaces count', (surface, more) => {
    const course = tiny(surface);
    expect(expectedTurns(course, 'count') - straightOn(course)).toBe(more);
    expect(expectedTurns(course, 'mean nothing')).toBe(straightOn(course));
  });
});
