import type { courseOf, LineIndex } from '../../games/reifenbreite/index.ts';

export type Course = ReturnType<typeof courseOf>;

/**
 * Distances on the empty road, in spaces of the shortest legal path, so that the inside of a bend counts for what
 * it saves.
 */
export interface EmptyRoad {
  /** [line][place]: to the first place beyond the line; 0 beyond it. */
  readonly toLine: readonly Int16Array[];
  /** By place: to the finish. */
  readonly toFinish: Int16Array;
}

const FAR = 30_000;
const roads = new WeakMap<Course, EmptyRoad>();

/** The distances of a course, computed once. */
export function roadOf(course: Course): EmptyRoad {
  let road = roads.get(course);
  if (road === undefined) {
    const toLine = course.lines.map((_, line) => distances(course, line));
    road = { toLine, toFinish: toLine.at(-1)! };
    roads.set(course, road);
  }
  return road;
}

/** Successors have higher numbers, so one pass from the end is enough. */
function distances(course: Course, line: LineIndex): Int16Array {
  const far = new Int16Array(course.placeCount).fill(FAR);
  for (let place = course.placeCount - 1; place >= 0; place--) {
    if (course.crossed[place]! > line) far[place] = 0;
    else
      for (const next of [course.straight[place]!, course.left[place]!, course.right[place]!])
        if (next >= 0 && far[next]! + 1 < far[place]!) far[place] = far[next]! + 1;
  }
  return far;
}
