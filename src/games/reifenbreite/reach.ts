import { NONE, type CourseGraph } from '../../course/index.ts';
import type { Stage } from './config.ts';
import { RIDER_COUNT } from './riders.ts';
import { NO_ROAD, type Reach } from './work-space.ts';
import { courseOf, F, get, isOnRoad, placeOf, occupancyOf, type State } from './state.ts';
import type { MovePoints, Place, Rider, StageIndex, WayLength } from './vocabulary.ts';

/**
 * Creates the work space of a search.
 * @param maxPlaces number of places of the longest course
 */
export const newReach = (maxPlaces: number): Reach => ({
  queue: new Int16Array(maxPlaces),
  count: 0,
  marks: new Int32Array(maxPlaces + 1),
  base: 0,
  stage: -1,
  closedPlaces: new Int16Array(RIDER_COUNT).fill(NONE),
  closedRoad: NO_ROAD,
  changedRiders: 0,
  staysClosed: false,
  road: NO_ROAD,
  from: NONE,
  points: 0,
  searchedPoints: 0,
  foundCount: 0,
});

/** The mark of a closed place: the greatest 32-bit number. */
const CLOSED = 0x7fff_ffff;

/** The range of marks of one search; no way is longer than the number of places. */
const markSpan = ({ marks }: Reach): number => marks.length + 1;

const marksAreExhausted = (reach: Reach): boolean => reach.base > CLOSED - 3 * markSpan(reach);

/** Clears all marks, for another stage or when the numbers are exhausted. */
function resetMarks(reach: Reach, stage: StageIndex, placeCount: number): void {
  reach.marks.fill(0);
  reach.marks[placeCount] = CLOSED;
  reach.closedPlaces.fill(NONE);
  reach.base = 0;
  reach.stage = stage;
  reach.closedRoad = NO_ROAD;
  reach.staysClosed = false;
}

/**
 * Successors of place p at 3p (straight), 3p+1 (left), 3p+2 (right). One array, so that a step touches one cache
 * line. A missing successor is the place after the last one, which is always closed, so a search needs no test for
 * it.
 */
export function successorTable(course: CourseGraph): Int16Array {
  const next = new Int16Array(course.placeCount * 3);
  for (let p = 0; p < course.placeCount; p++) {
    next[3 * p] = course.straight[p]!;
    next[3 * p + 1] = course.left[p]!;
    next[3 * p + 2] = course.right[p]!;
  }
  return next.map((place) => (place === NONE ? course.placeCount : place));
}

/**
 * For each place, the next place on the same space; the last one points to the first. On a course without laps each
 * place points to itself.
 */
export function samePlaceTable({ placeCount, spaceOf }: CourseGraph, placesOfSpace: readonly (readonly Place[])[]): Int16Array {
  const nextOnSpace = new Int16Array(placeCount);
  for (let p = 0; p < placeCount; p++) {
    const places = placesOfSpace[spaceOf[p]!]!;
    nextOnSpace[p] = places[(places.indexOf(p) + 1) % places.length]!;
  }
  return nextOnSpace;
}

/** For each place, the length of the shortest way beyond the finish on the empty road. */
export function distancesBeyondFinish(course: CourseGraph, beyondFinish: Place): Int16Array {
  const ways = new Int16Array(course.placeCount);
  // every successor has a higher number
  for (let p = beyondFinish - 1; p >= 0; p--) {
    const ahead = [course.straight[p]!, course.left[p]!, course.right[p]!].filter((to) => to !== NONE);
    ways[p] = 1 + Math.min(course.placeCount, ...ahead.map((to) => ways[to]!));
  }
  return ways;
}

/**
 * Closes the occupied places. If the same race is searched twice in a row, the places stay closed and later
 * searches update only the riders who have moved. If every search is for another race (`ride --stdio`), they are
 * closed for one search only, and no place has to be reopened.
 */
function closeOccupiedPlaces(s: State, reach: Reach, stage: Stage): void {
  if (reach.closedRoad === s.road) updateClosedPlaces(s, reach, stage, reach.staysClosed ? reach.changedRiders : ALL_RIDERS);
  else {
    if (reach.staysClosed) reopenAll(reach, stage);
    closeForOneSearch(s, reach, stage);
  }
  reach.closedRoad = s.road;
}

function closeForOneSearch(s: State, reach: Reach, { nextOnSpace }: Stage): void {
  // to the next search these are marks of an earlier one
  const closed = reach.base + markSpan(reach);
  for (let r = 0; r < RIDER_COUNT; r++) if (isOnRoad(s, r)) markSpace(reach.marks, nextOnSpace, placeOf(s, r), closed);
  reach.staysClosed = false;
}

/** @param changed riders who have moved since the last search, as bits */
function updateClosedPlaces(s: State, reach: Reach, { nextOnSpace }: Stage, changed: number): void {
  const { closedPlaces, marks } = reach;
  for (let left = changed; left !== 0; left &= left - 1) {
    const place = closedPlaces[lowestRider(left)]!;
    if (place !== NONE) markSpace(marks, nextOnSpace, place, 0);
  }
  // in a second pass, because a rider may stand on another's old place
  for (let left = changed; left !== 0; left &= left - 1) {
    const r = lowestRider(left);
    const place = isOnRoad(s, r) ? placeOf(s, r) : NONE;
    closedPlaces[r] = place;
    if (place !== NONE) markSpace(marks, nextOnSpace, place, CLOSED);
  }
  reach.changedRiders = 0;
  reach.staysClosed = true;
}

function reopenAll({ closedPlaces, marks }: Reach, { nextOnSpace }: Stage): void {
  for (let r = 0; r < RIDER_COUNT; r++) if (closedPlaces[r] !== NONE) markSpace(marks, nextOnSpace, closedPlaces[r]!, 0);
}

const ALL_RIDERS = (1 << RIDER_COUNT) - 1;

const lowestRider = (riders: number): Rider => 31 - Math.clz32(riders & -riders);

/** Sets the mark of all places of a space. */
function markSpace(marks: Int32Array, nextOnSpace: Int16Array, place: Place, value: number): void {
  let at = place;
  do {
    marks[at] = value;
    at = nextOnSpace[at]!;
  } while (at !== place);
}

/**
 * Finds all free places from 1 to `points` spaces away.
 * @param from the start place, occupied or not
 * @param points maximum length in spaces
 */
export function reachFrom(s: State, from: Place, points: MovePoints): Reach {
  const reach = s.config.reach;
  if (reach.road === s.road && reach.from === from && reach.searchedPoints >= points) {
    if (reach.points !== points) truncateTo(reach, points);
    return reach;
  }
  const index = get(s, F.stage);
  const stage = s.config.stages[index]!;
  const { successors } = stage;
  const { queue, marks } = reach;
  if (reach.stage !== index || marksAreExhausted(reach)) resetMarks(reach, index, stage.course.placeCount);
  const base = (reach.base += markSpan(reach));
  closeOccupiedPlaces(s, reach, stage);
  let count = 0;
  // The start is expanded separately, because it is never part of the result.
  let at = from;
  let head = 0;
  /** Number of places found with fewer than `n` steps. */
  let known = 0;
  for (let n = 1; n <= points;) {
    const ahead = 3 * at;
    // Unrolled, because a loop would double the time. A mark above `base` means closed or already found.
    const straight = successors[ahead]!;
    if (marks[straight]! <= base) {
      marks[straight] = base + n;
      queue[count++] = straight;
    }
    const left = successors[ahead + 1]!;
    if (marks[left]! <= base) {
      marks[left] = base + n;
      queue[count++] = left;
    }
    const right = successors[ahead + 2]!;
    if (marks[right]! <= base) {
      marks[right] = base + n;
      queue[count++] = right;
    }
    if (head === known) {
      if (head === count) break;
      known = count;
      n++;
    }
    at = queue[head++]!;
  }
  reach.count = count;
  reach.road = s.road;
  reach.from = from;
  reach.points = reach.searchedPoints = points;
  reach.foundCount = count;
  return reach;
}

/** Shortens the result of a longer search to this many points. */
function truncateTo(reach: Reach, points: MovePoints): void {
  const { queue, marks, base } = reach;
  let count = reach.foundCount;
  while (count > 0 && marks[queue[count - 1]!]! - base > points) count--;
  reach.count = count;
  reach.points = points;
}

/** Work space of searches for a single way. It caches nothing, so all races share it without losing `config.reach`. */
let way = newReach(0);

/**
 * Length in spaces of the shortest legal way to one place; 0 if it is longer than `points`. Places are numbered
 * along the course, so the search skips places beyond the target.
 */
export function shortestWay(s: State, from: Place, to: Place, points: MovePoints): WayLength {
  const stage = s.config.stages[get(s, F.stage)]!;
  if (way.marks.length < stage.course.placeCount) way = newReach(stage.course.placeCount);
  const { queue, marks } = way;
  const { successors, distanceBeyond } = stage;
  const spaceOf = stage.course.spaceOf;
  const on = occupancyOf(s);
  if (on[spaceOf[to]!] !== 0) return 0;
  // The difference in distance to the finish is a lower bound, because the place may be too far, or straight ahead at
  // exactly that length.
  const least = distanceBeyond[from]! - distanceBeyond[to]!;
  if (least > points) return 0;
  if (isStraightOn(stage.course, on, from, to, least)) return least;
  if (marksAreExhausted(way)) resetMarks(way, 0, stage.course.placeCount);
  const base = (way.base += markSpan(way));
  let count = 0;
  let at = from;
  let head = 0;
  let known = 0;
  for (let n = 1; n <= points;) {
    const first = 3 * at;
    for (let k = first; k < first + 3; k++) {
      const step = successors[k]!;
      if (step === to) return n;
      // a missing successor has a higher number than the target
      if (step < to && marks[step]! <= base && on[spaceOf[step]!] === 0) {
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

/** Whether exactly this many free spaces straight ahead lead to the place. */
function isStraightOn({ straight, spaceOf }: CourseGraph, on: Int8Array, from: Place, to: Place, spaces: WayLength): boolean {
  let at = from;
  for (let i = 0; i < spaces; i++) {
    at = straight[at]!;
    if (at === NONE || on[spaceOf[at]!] !== 0) return false;
  }
  return at === to && spaces > 0;
}

/**
 * Same as `shortestWay`, but reuses the last search if it was for this position. In a program that steps through
 * many races at once it usually was not.
 */
export function lengthOfWay(s: State, from: Place, to: Place, points: MovePoints): WayLength {
  const { reach } = s.config;
  return reach.road === s.road && reach.from === from && reach.searchedPoints >= points
    ? lengthTo(reachFrom(s, from, points), to)
    : shortestWay(s, from, to, points);
}

/** Length of the shortest legal way from the last search's start; 0 if the place is out of reach. */
export function lengthTo({ marks, base, points }: Reach, place: Place): WayLength {
  const length = marks[place]! - base;
  return length > 0 && length <= points ? length : 0;
}

/**
 * The nearest place ahead of the rider on the space of a place `of`, which is not the rider's own space. On a
 * course with laps one space is several places. -1 if the rider's course has none ahead.
 */
export function placeAhead(s: State, rider: Rider, of: Place): Place {
  const { nextOnSpace } = s.config.stages[get(s, F.stage)]!;
  const from = placeOf(s, rider);
  let nearest: Place = NONE;
  let at = of;
  do {
    if (at > from && (nearest === NONE || at < nearest)) nearest = at;
    at = nextOnSpace[at]!;
  } while (at !== of);
  return nearest;
}

/** A shortest legal way from the space after `from` to the target; empty if it is out of reach. */
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
    // Prefers straight steps, so that a drawn rider does not swerve needlessly. Every step leads to a higher place
    // number.
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
