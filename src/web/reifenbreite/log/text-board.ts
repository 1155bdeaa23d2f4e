import type { CourseGraph } from '../../../course/index.ts';
import type { RiderView, TeamName, View, RiderNumber, Points } from '../../../games/reifenbreite/index.ts';
import { frontOf, profileOf, type Stretch } from '../draw/profile.ts';

/** The race as one who hears it is told: who rides where, what has changed since, what lies ahead. Data; the sentences are made of it in `say-board.ts`. */

export interface Row {
  readonly rider: RiderNumber;
  readonly team: TeamName;
  /** In the riding order, from 1. */
  readonly rank: number;
  /** Spaces of road behind the rider in front of him; 0: level. Null: nobody is in front. */
  readonly gap: number | null;
  /** Who that is. */
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

/** What is said of a change: one sentence each. */
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

/** More changes than this at once (bots were skipped) are told by their number. */
const MOST = 3;

/** What is new in the riding order: where those came to who changed their space, in the order of riding; nothing of those who stand as they stood. */
export function differencesOf(before: readonly Row[], after: readonly Row[]): readonly BoardChange[] {
  if (before.length === 0) return [];
  const changed = after.filter(({ rider, space }) => before.some((row) => row.rider === rider && row.space !== space));
  const told = (row: Row): BoardChange =>
    row.ahead === null
      ? { what: 'leads', rider: row.rider, before: after[1]?.rider ?? null, gap: after[1]?.gap ?? 0 }
      : { what: 'rides', rider: row.rider, rank: row.rank, riders: after.length, ahead: row.ahead, gap: row.gap ?? 0 };
  if (changed.length <= MOST) return changed.map(told);
  const first = after[0]!;
  const led = before[0]?.rider === first.rider;
  return [{ what: 'many', riders: changed.length }, ...(led ? [] : [told(first)])];
}

export interface LineAhead {
  readonly name: string;
  readonly role: 'neutral' | 'sprint' | 'finish';
  /** Spaces of road to it. */
  readonly away: number;
  /** Points still to be had there, best first; empty for a line that brings none, or none any more. */
  readonly points: readonly Points[];
}

export interface Ahead {
  /** The lines a rider has still to cross. */
  readonly lines: readonly LineAhead[];
  /** The road up to the next line, at most `FAR` spaces: lengths of one surface after the other. */
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
