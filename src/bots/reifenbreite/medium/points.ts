import {
  finisherCount,
  jerseyPointsOf,
  jerseyWearer,
  nextSprintRank,
  photosOf,
  rankOf,
  rankPoints,
  RIDER_COUNT,
  roundOf,
  sprintPointsOf,
  type Points,
  type Rank,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import type { Course } from '../road.ts';
import type { CourseTables } from './course-tables.ts';
import { isOwn, type Side } from './side.ts';
import type { Weights } from './weights.ts';

/** The first rider finishes in this share of the turns that two dice need. */
const FIRST_HOME = 0.85;

/** By number of distinct photo numbers: the chance of a disqualification (UR 14). */
const DISQUALIFIED = [0, 5 / 15, 9 / 15, 12 / 15, 14 / 15, 1, 1] as const;

/** The points of this side's riders, and the points available at the lines. */
export function countPoints(s: State, side: Side, jersey: number, { lines }: Course, points: Float64Array, ranks: Uint8Array): void {
  const wearer = jerseyWearer(s);
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (!isOwn(side, r)) continue;
    const rank = rankOf(s, r);
    const won = sprintPointsOf(s, r) + jerseyPointsOf(s, r) + (wearer === r ? jersey : 0);
    points[r] = won + (rank > 0 ? rankPoints(rank) : 0);
  }
  const { sprints } = s.config.setup.rules;
  for (let line = 0; line < lines.length; line++) ranks[line] = sprints && lines[line]!.role === 'sprint' ? nextSprintRank(s, line) : 0;
}

/** UR 8: the bonus of the first three. */
export const extra = (rank: Rank): number => (rank === 1 ? 12 : rank === 2 ? 4 : rank === 3 ? 1 : 0);

/** Points at the line and the jersey, if they would win it. */
export function prize(s: State, rider: Rider, points: Points, jersey: number): number {
  const wearer = jerseyWearer(s);
  if (wearer === rider) return points;
  const wins = wearer < 0 || sprintPointsOf(s, rider) + points > sprintPointsOf(s, wearer);
  return points + (wins ? jersey : 0);
}

/**
 * UR 15.1: two points a round until the first rider finishes. Counted by rounds and not by positions; otherwise
 * riding slowly would seem to pay.
 */
export function jerseyToCome(s: State, { course, pace }: CourseTables, { jersey }: Weights): number {
  if (!s.config.setup.rules.jersey || finisherCount(s) > 0) return 0;
  return 2 * jersey * Math.max(1, FIRST_HOME * pace.toFinish[course.startDots[0]!]! - roundOf(s));
}

/** The chance that a rider will be disqualified at the end (UR 14). */
export const danger = (s: State, rider: Rider): number => dangerOf(photosSeen(s, rider));

/** Photo numbers against a rider, as bits. */
export function photosSeen(s: State, rider: Rider): number {
  let seen = 0;
  for (let photo = 1; photo <= 6; photo++) if (photosOf(s, rider, photo) > 0) seen |= 1 << photo;
  return seen;
}

/** @param seen photo numbers, as bits */
export function dangerOf(seen: number): number {
  let numbers = 0;
  for (let left = seen; left !== 0; left &= left - 1) numbers++;
  return DISQUALIFIED[numbers]!;
}
