import type { CourseGraph } from '../../course/index.ts';
import { NONE } from '../../course/index.ts';
import { MAX_RECORD_LENGTH } from '../../kit/index.ts';
import { COBBLESTONE, UPHILL } from './rules/surfaces.ts';

/** Riders in a full race. */
const RIDERS = 16;
/**
 * Characters that one turn of a rider may add to a record. A crawling rider writes 330, one who asks everyone for
 * the lead 690 (measured by test/reifenbreite/records/length.test.ts); the rest is reserve.
 */
const MAX_TURN_LENGTH = 1000;

/**
 * Maximum turns of each rider in all stages together, at the slowest pace; longer races are refused. So every
 * accepted race can be written and read as a record, however slowly it is played.
 */
export const MAX_TURNS = Math.floor(MAX_RECORD_LENGTH / (RIDERS * MAX_TURN_LENGTH));

/** How many of the 36 throws of two dice exceed `number`. */
const throwsAbove = (number: number): number => {
  let above = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two > number) above++;
  return above;
};

/**
 * Expected turns of a rider who rides one space a turn, on the longest way from start to finish, without cards. On
 * slopes and cobbles this includes turns in which the dice give no move (UR 9.2, UR 9.4).
 */
export function expectedTurns(course: CourseGraph, surfaces: 'count' | 'mean nothing'): number {
  const turns = new Float64Array(course.placeCount);
  // every successor has a higher number
  for (let place = course.placeCount - 1; place >= 0; place--) {
    if (course.crossed[place]! === course.lines.length) continue;
    const hard = surfaces === 'count' && (course.surface[place] === UPHILL || course.surface[place] === COBBLESTONE);
    let ahead = 0;
    for (const next of [course.straight[place]!, course.left[place]!, course.right[place]!])
      if (next !== NONE) ahead = Math.max(ahead, turns[next]!);
    turns[place] = ahead + (hard ? 36 / throwsAbove(course.number[place]!) : 1);
  }
  // mapping the Int16Array itself would truncate the turns to whole numbers
  return Math.ceil(Math.max(...Array.from(course.startDots, (place) => turns[place]!)));
}
