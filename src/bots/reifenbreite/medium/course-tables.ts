import {
  courseOf,
  surfaceAt,
  surfaceChange,
  type MovePoints,
  type Place,
  type Space,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { roadOf, type Course } from '../road.ts';
import { paceOf, type LinePace } from './pace.ts';

/** By number: the mean reach of two dice from a space with this change (UR 9). */
const MEAN_MOVES = Array.from({ length: 19 }, (_, i) => {
  let sum = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sum += Math.max(0, a + b + i - 9);
  return sum / 36;
});
const meanMove = (change: MovePoints): number => MEAN_MOVES[Math.max(0, Math.min(18, change + 9))]!;

/** Tables of what the evaluation needs of every place, computed once for each course. */
export interface CourseTables {
  readonly course: Course;
  readonly pace: LinePace;
  /** By place: spaces to the finish on the empty road. */
  readonly toFinish: Int16Array;
  /** By place: the surface that counts. */
  readonly surface: Int8Array;
  /** By place: mean reach of two dice. */
  readonly mean: Float64Array;
  /** By place: distance from the start, along the middle of the road. */
  readonly fromStart: Float64Array;
  /** By place: the space straight ahead, and the place straight behind; -1 for none. */
  readonly spaceAhead: Int16Array;
  readonly behind: Int16Array;
  readonly spaceOf: Int16Array;
  /**
   * [n][place]: equal numbers for places that are equivalent, together with the n places behind them in their
   * lanes; computed on demand.
   */
  readonly kinds: Int16Array[];
}

const cachedTables = new WeakMap<Course, Map<boolean, CourseTables>>();
/** The last lookup, which is usually repeated. */
let last: CourseTables | null = null;
let lastSurfaces = false;

export function courseTablesOf(s: State): CourseTables {
  const course = courseOf(s);
  const { surfacesCount } = s.config;
  if (last?.course === course && lastSurfaces === surfacesCount) return last;
  let known = cachedTables.get(course);
  if (known === undefined) cachedTables.set(course, (known = new Map<boolean, CourseTables>()));
  let tables = known.get(surfacesCount);
  if (tables === undefined) known.set(surfacesCount, (tables = workOut(s, course)));
  [last, lastSurfaces] = [tables, surfacesCount];
  return tables;
}

function workOut(s: State, course: Course): CourseTables {
  const { placeCount, spaceOf, straight, back } = course;
  const places = Array.from({ length: placeCount }, (_, place): Place => place);
  const spaceAt = (place: Place): Space => (place < 0 ? -1 : spaceOf[place]!);
  const tables = {
    course,
    pace: paceOf(s),
    toFinish: roadOf(course).toFinish,
    surface: Int8Array.from(places, (place) => surfaceAt(s, place)),
    mean: Float64Array.from(places, (place) => meanMove(surfaceChange(s, place))),
    fromStart: Float64Array.from(places, (place) => course.front[place]! / course.frontDenominator),
    spaceAhead: Int16Array.from(places, (place) => spaceAt(straight[place]!)),
    behind: Int16Array.from(places, (place) => back[place]!),
    spaceOf,
  };
  return { ...tables, kinds: [kindsOf(tables)] };
}

/**
 * Assigns equal kinds to places with equal numbers in every table, such as neighbours on a straight road. Places beyond the finish need no
 * kind.
 */
function kindsOf({ course, pace, toFinish, surface, mean, fromStart }: Omit<CourseTables, 'kinds'>): Int16Array {
  const home = course.lines.length;
  const known = new Map<string, number>();
  return Int16Array.from({ length: course.placeCount }, (_, place: Place) => {
    const crossed = course.crossed[place]!;
    const numbers = [crossed, toFinish[place], surface[place], mean[place], fromStart[place], ...pace.toLine.map((turns) => turns[place])];
    return number(known, crossed === home ? 'home' : numbers.join(' '));
  });
}

/** By place: its kind and those of the places behind it in its lane, as one number. */
export function kindsBack({ course, kinds }: CourseTables, places: number): Int16Array {
  for (let n = kinds.length; n <= places; n++) {
    const known = new Map<string, number>();
    kinds.push(
      kinds[0]!.map((kind, place) => {
        const behind = course.back[place]!;
        return number(known, `${kind} ${behind < 0 ? -1 : kinds[n - 1]![behind]!}`);
      }),
    );
  }
  return kinds[places]!;
}

/** Assigns the next number to an unknown key. */
function number(known: Map<string, number>, what: string): number {
  const kind = known.get(what) ?? known.size;
  known.set(what, kind);
  return kind;
}
