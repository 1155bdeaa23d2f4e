import { NONE, SURFACES, type CourseGraph, type Surface, type Place } from '../../../course/index.ts';

/** The course as its profile shows it: distances in spaces of road from the front of the foremost start row, taken from the compiled course. */

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly surface: Surface;
  /** The number on its spaces; 0 on asphalt. */
  readonly number: number;
  /** Height of the road where it begins and ends, in steps of one number over one space. */
  readonly low: number;
  readonly high: number;
}

export interface CourseProfile {
  readonly from: number;
  readonly to: number;
  readonly stretches: readonly Stretch[];
  readonly lowest: number;
  readonly highest: number;
}

/** Where the front edge of a place lies along the road. */
export const frontOf = (course: CourseGraph, place: Place): number => course.front[place]! / course.frontDenominator;

const LANE = 2;
/** Spaces shown beyond the finish, so that its line is not at the edge. */
const RUN_OUT = 3;

/** Places of one lane from the rearmost start row over the whole course. */
function walk(course: CourseGraph): number[] {
  const places: Place[] = [];
  const end = course.lines.at(-1)!.distance + RUN_OUT;
  let at = [...course.startDots].findLast((place) => course.lane[place] === LANE) ?? NONE;
  while (at !== NONE) {
    places.push(at);
    if (frontOf(course, at) >= end) break;
    at = [course.straight[at]!, course.left[at]!, course.right[at]!].find((next) => next !== NONE) ?? NONE;
  }
  return places;
}

/** How much a space of road rises: the number on it, up or down (UR 9.2, 9.3). The rules give no other heights. */
const slopeOf = (surface: Surface, number: number): number => (surface === 'uphill' ? number : surface === 'downhill' ? -number : 0);

export function profileOf(course: CourseGraph): CourseProfile {
  const stretches: Stretch[] = [];
  const places = walk(course);
  const begin = frontOf(course, places[0]!) - 1;
  let edge = begin;
  let height = 0;
  for (const place of places) {
    const surface = SURFACES[course.surface[place]!]!;
    const number = course.number[place]!;
    const to = frontOf(course, place);
    const last = stretches.at(-1);
    const high = height + slopeOf(surface, number) * (to - edge);
    if (last?.surface === surface && last.number === number) stretches[stretches.length - 1] = { ...last, to, high };
    else stretches.push({ from: edge, to, surface, number, low: height, high });
    [edge, height] = [to, high];
  }
  const heights = stretches.flatMap(({ low, high }) => [low, high]);
  return { from: begin, to: edge, stretches, lowest: Math.min(...heights), highest: Math.max(...heights) };
}

/** Height of the road at a distance. */
export function heightAt({ stretches }: CourseProfile, distance: number): number {
  const found = stretches.find(({ to }) => distance <= to) ?? stretches.at(-1);
  if (found === undefined) return 0;
  const part = Math.min(1, Math.max(0, (distance - found.from) / (found.to - found.from)));
  return found.low + part * (found.high - found.low);
}

export interface Group<R> {
  /** Spaces from the foremost rider of all to the foremost of the group. */
  readonly gap: number;
  /** Spaces of road from the foremost of the group to the finish line; below 0 beyond it. */
  readonly toGo: number;
  /** Farthest ahead first. */
  readonly riders: readonly R[];
}

/** Two groups are separated by more free spaces of road than this. */
const APART = 2;

/** Riders on the road in groups, from the front. */
export function groupsOf<R extends { readonly place: Place }>(course: CourseGraph, riders: readonly R[]): Group<R>[] {
  const finish = course.lines.at(-1)!.distance;
  const ordered = [...riders].sort((a, b) => course.order[b.place]! - course.order[a.place]!);
  const groups: { gap: number; toGo: number; riders: R[] }[] = [];
  let [head, last] = [0, 0];
  for (const [i, rider] of ordered.entries()) {
    const front = frontOf(course, rider.place);
    if (i === 0) head = front;
    const group = groups.at(-1);
    if (group === undefined || last - front - 1 > APART) groups.push({ gap: head - front, toGo: finish - front, riders: [rider] });
    else group.riders.push(rider);
    last = front;
  }
  return groups;
}

export interface Slot<R> {
  readonly rider: R;
  readonly x: number;
  /** 0 stands on the road, 1 on top of him, ... */
  readonly level: number;
}

/**
 * Riders side by side and one above the other, so that no rider hides another: each in a column less than a jersey's width
 * ahead of his own `x`, or as near behind it as there is room. Where there is none left behind, the columns begin at `least` and those before them give way.
 * @param riders farthest ahead first, with where they are
 */
export function stack<R>(
  riders: readonly { readonly rider: R; readonly x: number }[],
  { width, levels, least = -Infinity }: { readonly width: number; readonly levels: number; readonly least?: number },
): Slot<R>[] {
  const columns: { x: number; readonly riders: R[] }[] = [];
  for (const { rider, x } of riders) {
    const column = columns.at(-1);
    if (column === undefined || x <= column.x - width) columns.push({ x, riders: [rider] });
    else if (column.riders.length >= levels) columns.push({ x: column.x - width, riders: [rider] });
    else column.riders.push(rider);
  }
  columns.toReversed().forEach((column, fromBehind) => (column.x = Math.max(column.x, least + fromBehind * width)));
  return columns.flatMap(({ x, riders: stacked }) => stacked.map((rider, level) => ({ rider, x, level })));
}
