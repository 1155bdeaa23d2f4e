/** What the second referee finds by looking along the road, slow and simple, on the graph and the positions alone. */
import { NONE } from '../../src/course/index.ts';
import { courseOf, hasMoved, isOnRoad, occupant, placeOf, RIDER_COUNT, type State } from '../../src/games/reifenbreite/index.ts';
import { riderValue, R } from '../../src/games/reifenbreite/state.ts';

export const SURFACE = { asphalt: 0, cobblestone: 1, uphill: 2, downhill: 3 };
export const riders = Array.from({ length: RIDER_COUNT }, (_, r) => r);

export const spaceOf = (s: State, place: number): number => courseOf(s).spaceOf[place]!;
export const surfaceOf = (s: State, place: number): number => (s.config.setup.rules.level === 'basic' ? 0 : courseOf(s).surface[place]!);

/** UR 5.2: by front edge and lane. */
export function foremost(s: State, moved: ReadonlySet<number>): number {
  const { front, lane } = courseOf(s);
  const [best = -1] = riders
    .filter((r) => isOnRoad(s, r) && !moved.has(r) && riderValue(s, R.rank, r) === 0)
    .sort((a, b) => front[placeOf(s, b)]! - front[placeOf(s, a)]! || lane[placeOf(s, a)]! - lane[placeOf(s, b)]!);
  return best;
}

/** Lengths of the shortest ways to all free places, step by step. */
export function ways(s: State, from: number, points: number): Map<number, number> {
  const course = courseOf(s);
  const found = new Map<number, number>();
  let edge = [from];
  for (let length = 1; length <= points && edge.length > 0; length++) {
    const next = edge.flatMap((at) => [course.straight[at]!, course.left[at]!, course.right[at]!]);
    edge = [...new Set(next)].filter((at) => at !== NONE && !found.has(at) && occupant(s, course.spaceOf[at]!) < 0);
    for (const at of edge) found.set(at, length);
  }
  return found;
}

/** UR 7.1: directly behind, and beside on both sides. */
export function near(s: State, rider: number): number[] {
  const course = courseOf(s);
  const place = placeOf(s, rider);
  const space = course.spaceOf[place]!;
  const back = course.back[place]!;
  const spaces = [back === NONE ? NONE : course.spaceOf[back]!];
  for (const table of [course.besideLeft, course.besideRight]) spaces.push(table[2 * space]!, table[2 * space + 1]!);
  return spaces.filter((other) => other !== NONE && occupant(s, other) >= 0).map((other) => occupant(s, other));
}

/** UR 7.1a */
export function spared(s: State, drawer: number): number[] {
  const course = courseOf(s);
  const space = course.spaceOf[placeOf(s, drawer)]!;
  return [2 * space, 2 * space + 1].flatMap((i) => {
    const other = course.besideRight[i]!;
    return other === NONE || occupant(s, other) < 0 ? [] : [occupant(s, other)];
  });
}

/** UR 16: back from the place, every space with a rider who has not moved, down to the new leader. */
export function unbroken(s: State, place: number, leader: number, moved: ReadonlySet<number>): boolean {
  const course = courseOf(s);
  for (let at = course.back[place]!; at !== NONE; at = course.back[at]!) {
    const rider = occupant(s, course.spaceOf[at]!);
    if (rider < 0 || moved.has(rider) || hasMoved(s, rider)) return false;
    if (rider === leader) return true;
  }
  return false;
}
