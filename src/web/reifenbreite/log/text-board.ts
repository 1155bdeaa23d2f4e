import type { CourseGraph } from '../../../course/index.ts';
import type { RiderView, TeamName, View, RiderNumber, Points } from '../../../games/reifenbreite/index.ts';
import { frontOf, profileOf, type Stretch } from '../draw/profile.ts';

/** The race as text: who rides where, what has changed, what lies ahead. This is data; `say-board.ts` makes the sentences. */

export interface Row {
  readonly rider: RiderNumber;
  readonly team: TeamName;
  /** In the riding order, from 1. */
  readonly rank: number;
  /** Spaces of road to the rider in front; 0: level. Null for the first rider. */
  readonly gap: number | null;
  /** The rider in front. */
  readonly ahead: RiderNumber | null;
  readonly space: string;
  readonly surface: RiderView['surface'];
  readonly moved: RiderView['moved'];
}

/** Riders on the road, farthest ahead first. */
export function rowsOf(view: View, course: CourseGraph): readonly Row[] {
  const riders = view.riders.filter(({ place, status }) => place >= 0 && status !== 'finished');
  return riders.map((rider, i) => {
    const before = riders[i - 1];
    return {
      rider: rider.rider,
      team: rider.team,
      rank: i + 1,
      gap: before === undefined ? null : Math.round(frontOf(course, before.place) - frontOf(course, rider.place)),
      ahead: before?.rider ?? null,
      space: rider.space ?? '',
      surface: rider.surface,
      moved: rider.moved,
    };
  });
}

/** A change of the riding order, one sentence each. */
export type BoardChange =
  | { readonly what: 'leads'; readonly rider: RiderNumber; readonly before: RiderNumber | null; readonly gap: number }
  | {
      readonly what: 'rides';
      readonly rider: RiderNumber;
      readonly rank: number;
      readonly riders: number;
      readonly ahead: RiderNumber;
      readonly gap: number;
    }
  | { readonly what: 'many'; readonly riders: number };

/** Of more changes than this at once (bots were skipped) only the number is said. */
const MAX_CHANGES = 3;

/** The changes of the riding order: the new places of riders whose space has changed, in the order of riding. */
export function differencesOf(before: readonly Row[], after: readonly Row[]): readonly BoardChange[] {
  if (before.length === 0) return [];
  const changed = after.filter(({ rider, space }) => before.some((row) => row.rider === rider && row.space !== space));
  const changeOf = (row: Row): BoardChange =>
    row.ahead === null
      ? { what: 'leads', rider: row.rider, before: after[1]?.rider ?? null, gap: after[1]?.gap ?? 0 }
      : { what: 'rides', rider: row.rider, rank: row.rank, riders: after.length, ahead: row.ahead, gap: row.gap ?? 0 };
  if (changed.length <= MAX_CHANGES) return changed.map(changeOf);
  const first = after[0]!;
  const led = before[0]?.rider === first.rider;
  return [{ what: 'many', riders: changed.length }, ...(led ? [] : [changeOf(first)])];
}

export interface LineAhead {
  readonly name: string;
  readonly role: 'neutral' | 'sprint' | 'finish';
  /** Spaces of road to it. */
  readonly away: number;
  /** Points left at the line, highest first; empty for a line without points. */
  readonly points: readonly Points[];
}

export interface Ahead {
  /** The lines a rider has still to cross. */
  readonly lines: readonly LineAhead[];
  /** The road up to the next line, at most `FAR` spaces, as lengths of surfaces. */
  readonly road: readonly { readonly surface: Stretch['surface']; readonly number: number; readonly length: number }[];
}

const FAR = 24;

export function aheadOf(view: View, course: CourseGraph, rider: RiderView): Ahead {
  const at = frontOf(course, rider.place);
  const lines = course.lines.flatMap(({ distance }, i): LineAhead[] => {
    const line = view.lines[i];
    if (line === undefined || i < rider.linesCrossed) return [];
    const points = line.role === 'sprint' && view.setup.rules.sprints ? line.points.slice(line.riders.length) : [];
    return [{ name: line.name, role: line.role, away: Math.max(0, Math.ceil(distance - at)), points }];
  });
  const end = at + Math.min(FAR, lines[0]?.away ?? FAR);
  const road = profileOf(course)
    .stretches.filter(({ from, to }) => to > at && from < end)
    .map(({ surface, number, from, to }) => ({ surface, number, length: Math.round(Math.min(to, end) - Math.max(from, at)) }))
    .filter(({ length }) => length > 0);
  return { lines, road };
}
