import type { CourseGraph } from '../../course/index.ts';
import { NONE } from '../../course/index.ts';
import { MAX_RECORD_LENGTH } from '../../kit/index.ts';
import { COBBLESTONE, UPHILL } from './rules/surfaces.ts';

/** Riders of a full field. */
const RIDERS = 16;
/**
 * Characters that a rider's turn adds to a record: 330 where he crawls on a space at a time, 690 where he asks everybody to take the lead before
 * (measured by test/reifenbreite/records/length.test.ts), and room beyond.
 */
const MAX_TURN_LENGTH = 1000;

/**
 * Turns that each rider may need in all stages together, at the slowest; a race is refused beyond it. Thus what may be set up can be ridden, however slowly,
 * written down and read back: the limit hangs on what a record may hold.
 */
export const MAX_TURNS = Math.floor(MAX_RECORD_LENGTH / (RIDERS * MAX_TURN_LENGTH));

/** Of the 36 throws of two dice, those that make more than `number`. */
const throwsAbove = (number: number): number => {
  let above = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two > number) above++;
  return above;
};

/**
 * Turns that a rider may be expected to need who rides one space a turn, on the longest way from the start to the finish, without cards: on a slope or on cobbles
 * those in which his dice make nothing count too (UR 9.2, UR 9.4).
 */
export function expectedTurns(course: CourseGraph, surfaces: 'count' | 'mean nothing'): number {
  const turns = new Float64Array(course.placeCount);
  // every successor has the higher number
  for (let place = course.placeCount - 1; place >= 0; place--) {
    if (course.crossed[place]! === course.lines.length) continue;
    const hard = surfaces === 'count' && (course.surface[place] === UPHILL || course.surface[place] === COBBLESTONE);
    let ahead = 0;
    for (const next of [course.straight[place]!, course.left[place]!, course.right[place]!])
      if (next !== NONE) ahead = Math.max(ahead, turns[next]!);
    turns[place] = ahead + (hard ? 36 / throwsAbove(course.number[place]!) : 1);
  }
  // an array of whole numbers would make whole numbers of the turns, downwards
  return Math.ceil(Math.max(...Array.from(course.startDots, (place) => turns[place]!)));
}
