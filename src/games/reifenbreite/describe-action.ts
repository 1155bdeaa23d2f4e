import { NONE, type CourseGraph } from '../../course/index.ts';
import type { Facts } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { phaseOf } from './choices.ts';
import { lengthTo, reachFrom } from './reach.ts';
import { riderNumber } from './riders.ts';
import { courseOf, F, get, occupant, placeOf, riderAt, type State } from './state.ts';
import type { Place, Rider, RiderNumber, Space } from './vocabulary.ts';

/** Where a space is, as players at a table say it: its lane, and the rider it is next to. */
export interface WhereIs {
  readonly lane: number;
  /**
   * `behind` and `ahead`: directly, in the same lane. In a bend two spaces of a lane may be equally far to ride and
   * next to the same rider or to none; one is `farther` along the road than the other.
   */
  readonly next: 'behind' | 'beside' | 'ahead' | 'alone' | 'farther' | 'nearer';
  /** The rider it is next to; null if it is next to none. */
  readonly other: RiderNumber | null;
}

/** Where a rider on a place would stand. @param mover the rider who would stand there. He is not a neighbour of himself. */
export function whereIs(s: State, place: Place, mover: Rider): WhereIs {
  const course = courseOf(s);
  const lane = course.lane[place]!;
  const at = (neighbour: Place): Rider => (neighbour === NONE ? -1 : riderAt(s, neighbour));
  const found = (
    [
      ['behind', at(course.straight[place]!)],
      ['beside', riderBeside(s, course, course.spaceOf[place]!, mover)],
      ['ahead', at(course.back[place]!)],
    ] as const
  ).find(([, rider]) => rider >= 0 && rider !== mover);
  return found === undefined ? { lane, next: 'alone', other: null } : { lane, next: found[0], other: riderNumber(found[1]) };
}

function riderBeside(s: State, course: CourseGraph, space: Space, mover: Rider): Rider {
  for (const table of [course.besideLeft, course.besideRight])
    for (const other of table.subarray(2 * space, 2 * space + 2)) {
      const rider = other === NONE ? -1 : occupant(s, other);
      if (rider >= 0 && rider !== mover) return rider;
    }
  return -1;
}

/** The row of a starting dot, from 1 in front. */
export const startRow = (s: State, dot: Place): number => {
  const { startDots, front } = courseOf(s);
  return new Set([...startDots].map((each) => front[each]!).filter((each) => each >= front[dot]!)).size;
};

/** Where the move of the rider on turn would end. */
export function whereToMove(s: State, to: Place): WhereIs {
  const course = courseOf(s);
  const rider = get(s, F.rider);
  const reach = reachFrom(s, placeOf(s, rider), get(s, F.points));
  const here = whereIs(s, to, rider);
  const length = lengthTo(reach, to);
  for (let twin = 0; twin < course.placeCount; twin++) {
    if (twin === to || course.lane[twin] !== here.lane || lengthTo(reach, twin) !== length) continue;
    const { next, other } = whereIs(s, twin, rider);
    if (next === here.next && other === here.other)
      return { lane: here.lane, next: course.order[twin]! > course.order[to]! ? 'nearer' : 'farther', other: null };
  }
  return here;
}

/** What a player says instead of the name of a space: how far, in which lane, next to whom. */
export function describeAction(s: State, action: Action): Facts {
  if (action.type === 'place') return { row: startRow(s, action.at), lane: courseOf(s).lane[action.at]! };
  if (action.type !== 'move' || phaseOf(s) !== 'move') return {};
  const rider = get(s, F.rider);
  const { lane, next, other } = whereToMove(s, action.to);
  const length = lengthTo(reachFrom(s, placeOf(s, rider), get(s, F.points)), action.to);
  return { length, lane, next, ...(other === null ? {} : { other }) };
}
