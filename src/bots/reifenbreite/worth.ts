import type { Seat } from '../../kit/index.ts';
import {
  courseOf,
  finisherCount,
  hasMoved,
  isOnRoad,
  linesCrossed,
  managerOfRider,
  nextSprintRank,
  occupant,
  placeOf,
  rankOf,
  rankPoints,
  RIDER_COUNT,
  surfaceAt,
  surfaceChange,
  type LineIndex,
  type MovePoints,
  type Place,
  type Rank,
  type Rider,
  type State,
} from '../../games/reifenbreite/index.ts';
import { roadOf, type Course, type EmptyRoad } from './road.ts';

/**
 * The value of places to a rider, in spaces: the distance left, the lines crossed on the way, and what the next round may bring from there. The
 * constants are rough and were chosen by races.
 */
export interface PlaceEstimate {
  readonly s: State;
  readonly rider: Rider;
  readonly seat: Seat;
  readonly course: Course;
  readonly road: EmptyRoad;
  /** The value of crossing line k in this move; 0 for lines that are behind. */
  readonly lines: readonly number[];
}

/**
 * A point on the score sheet in spaces. A rank in the finish is worth about two points, and about three spaces
 * apart.
 */
export const SPACES_PER_POINT = 1.4;
/** A place directly behind a rider that moves first: the choice between following and the dice. */
const DRAFT = 1.2;
const TEAM_MATE_BEHIND = 0.5;
const RIVAL_BEHIND = -0.3;

export function estimatePlaces(s: State, rider: Rider): PlaceEstimate {
  const course = courseOf(s);
  const road = roadOf(course);
  const seat = managerOfRider(s.config, rider);
  const behind = linesCrossed(s, rider);
  const lines = course.lines.map((_, line) => (line < behind ? 0 : gainAt(s, seat, course, road, line)));
  return { s, rider, seat, course, road, lines };
}

/**
 * Points for crossing a line now, minus those for crossing it after the rivals who may be over it before the next
 * turn.
 */
function gainAt(s: State, seat: Seat, course: Course, road: EmptyRoad, line: LineIndex): number {
  const { role, points } = course.lines[line]!;
  if (role === 'neutral' || (role === 'sprint' && !s.config.setup.rules.sprints)) return 0;
  let overtaking = 0;
  for (let r = 0; r < RIDER_COUNT; r++)
    if (isOnRoad(s, r) && linesCrossed(s, r) <= line && managerOfRider(s.config, r) !== seat)
      overtaking += likelyWithin(road.toLine[line]![placeOf(s, r)]!);
  if (role === 'finish') {
    const rank = finisherCount(s) + 1;
    return SPACES_PER_POINT * (rankPoints(rank) - between(rankPoints, rank + overtaking)) + 1;
  }
  const rank = nextSprintRank(s, line);
  if (rank === 0) return 0;
  const at = (nth: number): number => points[nth - 1] ?? 0;
  // compared with the points left for crossing later; the rest of the field crosses anyway
  return SPACES_PER_POINT * (at(rank) - between(at, rank + overtaking + 0.5));
}

/** The chance that a rider at this distance crosses the line within one round. */
function likelyWithin(distance: number): number {
  if (distance <= 4) return 0.9;
  if (distance <= 7) return 0.65;
  if (distance <= 9) return 0.35;
  return distance <= 12 ? 0.12 : 0;
}

/** Points at a fractional rank. */
function between(points: (rank: Rank) => number, rank: Rank): number {
  const whole = Math.floor(rank);
  return points(whole) + (points(whole + 1) - points(whole)) * (rank - whole);
}

/** By number: the mean reach of two dice from a space with this change (UR 9). */
const MEAN_MOVES = Array.from({ length: 19 }, (_, i) => {
  let sum = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sum += Math.max(0, a + b + i - 9);
  return sum / 36;
});
export const meanMove = (change: MovePoints): number => MEAN_MOVES[Math.max(0, Math.min(18, change + 9))]!;

/** @param from the rider's current place; lines between are crossed on the way */
export function worthOf(estimate: PlaceEstimate, place: Place): number {
  const { s, rider, course, road, lines } = estimate;
  let worth = -road.toFinish[place]!;
  const over = course.crossed[place]!;
  for (let line = linesCrossed(s, rider); line < over; line++) worth += lines[line]!;
  if (over === course.lines.length) return worth;
  return worth + nextRound(estimate, place);
}

/** The expected gain of the next round from a place, compared with seven spaces on flat road. */
function nextRound({ s, rider, seat, course }: PlaceEstimate, place: Place): number {
  const own = meanMove(surfaceChange(s, place));
  let next = own;
  const ahead = course.straight[place]!;
  const leader = ahead < 0 ? -1 : occupant(s, course.spaceOf[ahead]!);
  if (leader >= 0 && leader !== rider && hasMoved(s, leader) && rankOf(s, leader) === 0) {
    if (surfaceAt(s, placeOf(s, leader)) === surfaceAt(s, place))
      next = Math.max(own, meanMove(surfaceChange(s, placeOf(s, leader)))) + DRAFT;
  }
  const back = course.back[place]!;
  const follower = back < 0 ? -1 : occupant(s, course.spaceOf[back]!);
  if (follower >= 0 && follower !== rider && hasMoved(s, follower))
    next += managerOfRider(s.config, follower) === seat ? TEAM_MATE_BEHIND : RIVAL_BEHIND;
  return next - 7;
}
