import { NONE, type CourseGraph } from '../../course/index.ts';
import type { Reach } from './work-space.ts';
import { courseOf, F, get, placeOf, occupancyOf, type State } from './state.ts';
import type { MovePoints, Place, Rider, Space, WayLength } from './vocabulary.ts';

export const newReach = (maxPlaces: number): Reach => ({
  queue: new Int16Array(maxPlaces),
  count: 0,
  length: new Uint8Array(maxPlaces),
  stamp: new Int32Array(maxPlaces),
  current: 0,
  farthest: NONE,
  road: -1,
  from: NONE,
  points: 0,
});

/** Stamps are numbers of 32 bits. */
const LAST_STAMP = 0x7fff_ffff;

/** The stamp of a new search. When all are used up the old ones are wiped off, and counting begins anew. */
function nextStamp(reach: Reach): number {
  if (reach.current >= LAST_STAMP) {
    reach.stamp.fill(0);
    reach.current = 0;
  }
  return ++reach.current;
}

/** Successors of place p at 3p (straight), 3p+1 (left), 3p+2 (right): one array, so that a step touches one line of memory. */
export function successorsOf(course: CourseGraph): Int16Array {
  const next = new Int16Array(course.placeCount * 3);
  for (let p = 0; p < course.placeCount; p++) {
    next[3 * p] = course.straight[p]!;
    next[3 * p + 1] = course.left[p]!;
    next[3 * p + 2] = course.right[p]!;
  }
  return next;
}

/**
 * @param from the place to start from; who stands there does not matter
 * @param points spaces at most; the answer holds all free places 1 .. points away
 */
export function reachFrom(s: State, from: Place, points: MovePoints): Reach {
  const stage = s.config.stages[get(s, F.stage)]!;
  const reach = s.config.reach;
  if (reach.road === s.road && reach.from === from && reach.points === points) return reach;
  const { queue, length, stamp } = reach;
  const next = stage.next;
  const spaceOf = stage.course.spaceOf;
  const on = occupancyOf(s);
  const current = nextStamp(reach);
  let count = 0;
  let farthest: Place = NONE;
  // The start is expanded by itself: it is never part of the answer.
  let at = from;
  let steps = 0;
  for (let head = 0; ; head++) {
    if (steps < points) {
      const n = steps + 1;
      const first = 3 * at;
      for (let k = first; k < first + 3; k++) {
        const to = next[k]!;
        if (to >= 0 && stamp[to] !== current && on[spaceOf[to]!] === 0) {
          stamp[to] = current;
          length[to] = n;
          queue[count++] = to;
          if (to > farthest) farthest = to;
        }
      }
    }
    if (head >= count) break;
    at = queue[head]!;
    steps = length[at]!;
  }
  reach.count = count;
  reach.farthest = farthest;
  reach.road = s.road;
  reach.from = from;
  reach.points = points;
  return reach;
}

/**
 * Length of the shortest legal way to one place, 0 where it is more than `points` away. Places are numbered along the course, so nothing beyond
 * the target needs a look.
 */
export function shortestWay(s: State, from: Place, to: Place, points: MovePoints): WayLength {
  const stage = s.config.stages[get(s, F.stage)]!;
  const reach = s.config.reach;
  reach.road = -1;
  const { queue, length, stamp } = reach;
  const next = stage.next;
  const spaceOf = stage.course.spaceOf;
  const on = occupancyOf(s);
  if (on[spaceOf[to]!] !== 0) return 0;
  const current = nextStamp(reach);
  let count = 0;
  let at = from;
  let steps = 0;
  for (let head = 0; ; head++) {
    if (steps === points) return 0;
    const n = steps + 1;
    const first = 3 * at;
    for (let k = first; k < first + 3; k++) {
      const step = next[k]!;
      if (step === to) return n;
      if (step >= 0 && step < to && stamp[step] !== current && on[spaceOf[step]!] === 0) {
        stamp[step] = current;
        length[step] = n;
        queue[count++] = step;
      }
    }
    if (head >= count) return 0;
    at = queue[head]!;
    steps = length[at]!;
  }
}

/** Length of the shortest legal way from the last search's start; 0 where the place is not in reach. */
export const lengthTo = (reach: Reach, place: Place): WayLength => (reach.stamp[place] === reach.current ? reach.length[place]! : 0);

/**
 * The rider's own place for a space that he does not stand on, taking the one nearest ahead of him: on a course with
 * laps the same space is several places. -1 where his course has none ahead.
 */
export function placeAhead(s: State, rider: Rider, space: Space): Place {
  const from = placeOf(s, rider);
  for (const place of s.config.stages[get(s, F.stage)]!.placesOfSpace[space]!) if (place > from) return place;
  return NONE;
}

/** A shortest legal way for a rider, from the space after his own to the target; empty where it is not in reach. */
export function wayTo(s: State, from: Place, to: Place, points: MovePoints): Place[] {
  const reach = reachFrom(s, from, points);
  const way: Place[] = [];
  if (lengthTo(reach, to) === 0) return way;
  const course = courseOf(s);
  let at = to;
  while (at !== from) {
    way.unshift(at);
    const length = reach.length[at]!;
    let before = NONE;
    // Straight on is preferred, so that a rider drawn along the way does not swerve without need. Every step leads to a place of a higher number.
    for (let p = from; p < at && before === NONE; p++) {
      const known = p === from ? length === 1 : reach.stamp[p] === reach.current && reach.length[p] === length - 1;
      if (known && course.straight[p] === at) before = p;
    }
    for (let p = from; p < at && before === NONE; p++) {
      const known = p === from ? length === 1 : reach.stamp[p] === reach.current && reach.length[p] === length - 1;
      if (known && (course.left[p] === at || course.right[p] === at)) before = p;
    }
    at = before;
  }
  return way;
}
