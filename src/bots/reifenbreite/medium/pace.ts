import { courseOf, surfaceChange, type Place, type State } from '../../../games/reifenbreite/index.ts';
import type { Course } from '../road.ts';

/**
 * Turns from a place over a line, for a rider alone on the road with two dice a turn and optimal stops. Climbs and cobbles ahead count for what
 * they cost, the inside of a bend for what it saves, and a good stop for its effect on the next roll.
 */
export interface LinePace {
  /** [line][place]; 0 beyond the line. */
  readonly toLine: readonly Float64Array[];
  readonly toFinish: Float64Array;
  /** [line][place]: the square root of the turns beyond the next one, a measure of how open the race is. */
  readonly open: readonly Float64Array[];
  /**
   * [place * POINTS + points]: `toFinish` at the best space within this many points on the empty road; for 0
   * points, at the place itself.
   */
  readonly best: Float64Array;
}

/** The points that `best` covers: 0 to the maximum. */
export const POINTS = 17;

const paces = new WeakMap<Course, Map<boolean, LinePace>>();

/** Combinations of two dice for each total. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
/** Two dice and the steepest descent. */
const MAX_STEP_POINTS = POINTS - 1;

/** The pace of a course, computed once for each course. */
export function paceOf(s: State): LinePace {
  const course = courseOf(s);
  let known = paces.get(course);
  if (known === undefined) paces.set(course, (known = new Map<boolean, LinePace>()));
  let pace = known.get(s.config.surfacesCount);
  if (pace === undefined) known.set(s.config.surfacesCount, (pace = workOut(s, course)));
  return pace;
}

/** From the end backwards, because successors have higher numbers. */
function workOut(s: State, course: Course): LinePace {
  const toLine = course.lines.map(() => new Float64Array(course.placeCount));
  const search = { queue: new Int16Array(course.placeCount), length: new Int16Array(course.placeCount).fill(-1) };
  const best = new Float64Array(MAX_STEP_POINTS + 1);
  const within = new Float64Array(course.placeCount * POINTS);
  const finish = course.lines.length - 1;
  for (let place = course.placeCount - 1; place >= 0; place--) {
    const count = placesWithin(course, place, search);
    const change = surfaceChange(s, place);
    toLine.forEach((turns, line) => {
      if (course.crossed[place]! > line) return;
      best.fill(Infinity);
      for (let i = 0; i < count; i++) {
        const at = search.queue[i]!;
        const length = search.length[at]!;
        if (turns[at]! < best[length]!) best[length] = turns[at]!;
      }
      for (let points = 2; points <= MAX_STEP_POINTS; points++) if (best[points - 1]! < best[points]!) best[points] = best[points - 1]!;
      turns[place] = turnsFrom(best, change);
      if (line !== finish) return;
      best[0] = turns[place]!;
      // no successor beyond the finish
      for (let points = 0; points <= MAX_STEP_POINTS; points++)
        within[place * POINTS + points] = best[points] === Infinity ? 0 : best[points]!;
    });
    for (let i = 0; i < count; i++) search.length[search.queue[i]!] = -1;
  }
  const open = toLine.map((turns) => turns.map((n) => Math.sqrt(Math.max(0, n - 1))));
  return { toLine, toFinish: toLine.at(-1)!, open, best: within };
}

/** One turn, then the best place of each total; dismounting (UR 9) costs the turn. */
function turnsFrom(best: Float64Array, change: number): number {
  if (best[1] === Infinity) return 1;
  let sum = 0;
  let rides = 0;
  for (let total = 2; total <= 12; total++) {
    const points = Math.min(MAX_STEP_POINTS, total + change);
    if (points <= 0) continue;
    sum += WAYS[total]! * best[points]!;
    rides += WAYS[total]!;
  }
  return rides === 0 ? 1000 : (36 + sum) / rides;
}

/** Places within MOST steps on the empty road. */
function placesWithin(course: Course, from: Place, { queue, length }: { queue: Int16Array; length: Int16Array }): number {
  let count = 0;
  let at = from;
  let steps = 0;
  for (let head = 0; ; head++) {
    if (steps < MAX_STEP_POINTS)
      for (const to of [course.straight[at]!, course.left[at]!, course.right[at]!])
        if (to >= 0 && length[to]! < 0) {
          length[to] = steps + 1;
          queue[count++] = to;
        }
    if (head >= count) return count;
    at = queue[head]!;
    steps = length[at]!;
  }
}
