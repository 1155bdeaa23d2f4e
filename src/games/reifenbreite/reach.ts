import { NONE, type CourseGraph } from '../../course/index.ts';
import type { Reach } from './work-space.ts';
import { courseOf, F, get, placeOf, occupancyOf, type State } from './state.ts';
import type { MovePoints, Place, Rider, Space, WayLength } from './vocabulary.ts';

export const newReach = (maxPlaces: number): Reach => ({
  queue: new Int16Array(maxPlaces),
  count: 0,
  marks: new Int32Array(maxPlaces),
  base: 0,
  farthest: NONE,
  road: -1,
  from: NONE,
  points: 0,
  searched: 0,
  found: 0,
});

/** Marks are numbers of 32 bits. */
const LAST_MARK = 0x7fff_ffff;

/** The base of a new search. When all are used up the old marks are wiped off, and counting begins anew. */
function nextBase(reach: Reach): number {
  // no way is longer than there are places
  const span = reach.marks.length + 1;
  if (reach.base > LAST_MARK - 2 * span) {
    reach.marks.fill(0);
    reach.base = 0;
  } else reach.base += span;
  return reach.base;
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
  if (reach.road === s.road && reach.from === from && reach.searched >= points) {
    if (reach.points !== points) cutTo(reach, points);
    return reach;
  }
  const { queue, marks } = reach;
  const next = stage.next;
  const spaceOf = stage.course.spaceOf;
  const on = occupancyOf(s);
  const base = nextBase(reach);
  let count = 0;
  let farthest: Place = NONE;
  // The start is expanded by itself: it is never part of the answer.
  let at = from;
  let head = 0;
  /** Places found by fewer than `n` steps. */
  let known = 0;
  for (let n = 1; n <= points;) {
    const ahead = 3 * at;
    for (let k = ahead; k < ahead + 3; k++) {
      const to = next[k]!;
      if (to < 0 || marks[to]! > base || on[spaceOf[to]!] !== 0) continue;
      marks[to] = base + n;
      queue[count++] = to;
      if (to > farthest) farthest = to;
    }
    if (head === known) {
      if (head === count) break;
      known = count;
      n++;
    }
    at = queue[head++]!;
  }
  reach.count = count;
  reach.farthest = farthest;
  reach.road = s.road;
  reach.from = from;
  reach.points = reach.searched = points;
  reach.found = count;
  return reach;
}

/** The answer for so many points, of a search that went at least as far. */
function cutTo(reach: Reach, points: MovePoints): void {
  const { queue, marks, base } = reach;
  let count = reach.found;
  while (count > 0 && marks[queue[count - 1]!]! - base > points) count--;
  let farthest: Place = NONE;
  for (let i = 0; i < count; i++) if (queue[i]! > farthest) farthest = queue[i]!;
  reach.count = count;
  reach.farthest = farthest;
  reach.points = points;
}

/** Where ways to one place are searched for: nothing is remembered there, so all races share it, and what is known of the road stays known. */
let way = newReach(0);

/**
 * Length of the shortest legal way to one place, 0 where it is more than `points` away. Places are numbered along the course, so nothing beyond
 * the target needs a look.
 */
export function shortestWay(s: State, from: Place, to: Place, points: MovePoints): WayLength {
  const stage = s.config.stages[get(s, F.stage)]!;
  if (way.marks.length < stage.course.placeCount) way = newReach(stage.course.placeCount);
  const { queue, marks } = way;
  const next = stage.next;
  const spaceOf = stage.course.spaceOf;
  const on = occupancyOf(s);
  if (on[spaceOf[to]!] !== 0) return 0;
  const base = nextBase(way);
  let count = 0;
  let at = from;
  let head = 0;
  let known = 0;
  for (let n = 1; n <= points;) {
    const first = 3 * at;
    for (let k = first; k < first + 3; k++) {
      const step = next[k]!;
      if (step === to) return n;
      if (step >= 0 && step < to && marks[step]! <= base && on[spaceOf[step]!] === 0) {
        marks[step] = base + n;
        queue[count++] = step;
      }
    }
    if (head === known) {
      if (head === count) return 0;
      known = count;
      n++;
    }
    at = queue[head++]!;
  }
  return 0;
}

/** Length of the shortest legal way from the last search's start; 0 where the place is not in reach. */
export function lengthTo({ marks, base, points }: Reach, place: Place): WayLength {
  const length = marks[place]! - base;
  return length > 0 && length <= points ? length : 0;
}

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
    const length = lengthTo(reach, at);
    let before = NONE;
    // Straight on is preferred, so that a rider drawn along the way does not swerve without need. Every step leads to a place of a higher number.
    for (let p = from; p < at && before === NONE; p++) {
      const known = p === from ? length === 1 : length > 1 && lengthTo(reach, p) === length - 1;
      if (known && course.straight[p] === at) before = p;
    }
    for (let p = from; p < at && before === NONE; p++) {
      const known = p === from ? length === 1 : length > 1 && lengthTo(reach, p) === length - 1;
      if (known && (course.left[p] === at || course.right[p] === at)) before = p;
    }
    at = before;
  }
  return way;
}
