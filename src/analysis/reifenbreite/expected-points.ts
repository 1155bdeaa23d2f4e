import {
  courseOf,
  finisherCount,
  jerseyPointsOf,
  jerseyWearer,
  nextSprintRank,
  placeOf,
  pointsBefore,
  rankOf,
  rankPoints,
  reifenbreite as game,
  RIDER_COUNT,
  sprintPointsOf,
  stageRaceScore,
  TEAM_SIZE,
  type Points,
  type State,
  type Rider,
  type StageIndex,
} from '../../games/reifenbreite/index.ts';
import { danger, paceOf, pointsInSight } from '../../bots/reifenbreite/judging/index.ts';
import { valueAt } from '../curve.ts';
import { PHOTO_WEIGHTS } from './photo-weights.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

/**
 * The value of a position between two turns to every seat, in points of the final table: Medium's evaluation of every rider, shrunk towards the
 * mean of all as fitted on races (`weights.ts`), so that the sum is what the rules still give.
 */

const riders = new Float64Array(RIDER_COUNT);
/** By rider: the points that all riders have alike with those that are certain, and what Medium says above the mean. */
const alike = new Float64Array(RIDER_COUNT);
const above = new Float64Array(RIDER_COUNT);

/** The part of the current stage that is over, from 0 to 1, by the turns that all riders still need. */
export function partOfStage(s: State): number {
  const { toFinish } = paceOf(s);
  let turns = 0;
  let count = 0;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (!takesPart(s, r)) continue;
    count++;
    if (rankOf(s, r) === 0) turns += toFinish[placeOf(s, r)]!;
  }
  return 1 - turns / count / toFinish[courseOf(s).startDots[0]!]!;
}

const takesPart = (s: State, rider: Rider): boolean => s.config.managerOf[rider >> 2]! >= 0;

/** Points that a rider has for certain in the current stage, unless disqualified. */
const sure = (s: State, rider: Rider): Points => {
  const rank = rankOf(s, rider);
  return sprintPointsOf(s, rider) + jerseyPointsOf(s, rider) + (rank > 0 ? rankPoints(rank) : 0);
};

/**
 * Points that the rules still give in the current stage: for places and at sprint lines (UR 8, UR 15), and the
 * expected ones for the jersey (UR 15.1).
 */
function pool(s: State): { readonly places: Points; readonly jersey: Points } {
  const { config } = s;
  let places = 0;
  for (let rank = finisherCount(s) + 1; rank <= config.table.length * TEAM_SIZE; rank++) places += rankPoints(rank);
  const { sprints, jersey } = config.setup.rules;
  const { lines } = courseOf(s);
  if (sprints)
    lines.forEach(({ role, points }, line) => {
      const next = role === 'sprint' ? nextSprintRank(s, line) : 0;
      if (next > 0) for (let rank = next; rank <= points.length; rank++) places += points[rank - 1]!;
    });
  return { places, jersey: jersey && finisherCount(s) === 0 ? 2 * FIRST_HOME * turnsOfFirst(s) : 0 };
}

/** The first rider finishes in this share of the turns that a lone rider needs. */
const FIRST_HOME = 0.85;

function turnsOfFirst(s: State): number {
  const { toFinish } = paceOf(s);
  let least = Infinity;
  for (let r = 0; r < RIDER_COUNT; r++) if (takesPart(s, r)) least = Math.min(least, toFinish[placeOf(s, r)]!);
  return least;
}

/** The share of the jersey's future points for its wearer; the rest may go to any rider. */
const WEARER = 0.6;

/** Splits the points in sight of every rider in the current stage into `alike` and `above`. */
function splitStage(s: State): void {
  pointsInSight(s, riders);
  const { places, jersey } = pool(s);
  let riding = 0;
  let mean = 0;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (!takesPart(s, r)) continue;
    riders[r]! -= sure(s, r);
    if (rankOf(s, r) > 0) continue;
    riding++;
    mean += riders[r]!;
  }
  mean /= Math.max(1, riding);
  const wearer = jerseyWearer(s);
  const share = (places + (wearer >= 0 ? 1 - WEARER : 1) * jersey) / Math.max(1, riding);
  const { cheating } = s.config.setup.rules;
  for (let r = 0; r < RIDER_COUNT; r++) {
    const isRiding = takesPart(s, r) && rankOf(s, r) === 0;
    const safe = cheating ? 1 - danger(s, r) : 1;
    alike[r] = (sure(s, r) + (isRiding ? share : 0) + (r === wearer ? WEARER * jersey : 0)) * safe;
    above[r] = isRiding ? (riders[r]! - mean) * safe : 0;
  }
}

/** The expected points of every rider in the current stage, into `riders`. */
function expectOfStage(s: State): void {
  splitStage(s);
  const part = partOfStage(s);
  const { cheating } = s.config.setup.rules;
  const trust = valueAt(cheating ? PHOTO_WEIGHTS.trust : EVALUATION_WEIGHTS.trust, part);
  const remains = cheating ? valueAt(PHOTO_WEIGHTS.remains, part) : 1;
  for (let r = 0; r < RIDER_COUNT; r++) riders[r] = remains * alike[r]! + trust * above[r]!;
}

/** The sums of both parts for each seat, for fitting the weights of races with photo cards. */
export function partsOfSeats(s: State): readonly { readonly alike: number; readonly above: number }[] {
  splitStage(s);
  return s.config.setup.managers.map((_, seat) => {
    let [sum, sumAbove] = [0, 0];
    for (let r = 0; r < RIDER_COUNT; r++) {
      if (s.config.managerOf[r >> 2] !== seat) continue;
      sum += alike[r]!;
      sumAbove += above[r]!;
    }
    return { alike: sum, above: sumAbove };
  });
}

/** The expected points of a rider in a stage that has not begun. */
function expectOfFuture(s: State, stage: StageIndex): Points {
  const { table, setup, stages } = s.config;
  const all = table.length * TEAM_SIZE;
  let points = 0;
  for (let rank = 1; rank <= all; rank++) points += rankPoints(rank);
  if (setup.rules.sprints)
    for (const line of stages[stage]!.course.lines) if (line.role === 'sprint') for (const prize of line.points) points += prize;
  return points / all;
}

/** How far a rider's points of a stage are from the mean. */
const OF_A_STAGE = 13;

/**
 * @param into by seat
 * @param stage the current one, `placed` or not; stages after it count with equal expectations
 */
export function expectedPoints(s: State, where: 'on the road' | 'before a stage', into: Float64Array): void {
  const { managerOf, stages } = s.config;
  const stage = game.progress(s).stage - 1;
  if (where === 'on the road') expectOfStage(s);
  const begun = where === 'on the road' ? stage + 1 : stage;
  const open = (stages.length - begun + (where === 'on the road' ? 1 - partOfStage(s) : 0)) * OF_A_STAGE * OF_A_STAGE;
  into.fill(0);
  for (let team = 0; team < managerOf.length; team++) {
    const seat = managerOf[team]!;
    if (seat < 0) continue;
    let sum = 0;
    for (let i = 0; i < TEAM_SIZE; i++) {
      const r = TEAM_SIZE * team + i;
      let points = pointsBefore(s, r) + (where === 'on the road' ? riders[r]! : 0);
      for (let k = begun; k < stages.length; k++) points += expectOfFuture(s, k);
      totals[i] = points;
      sum += points;
    }
    into[seat]! += stageRaceScore(stages.length, stages.length === 1 ? 0 : likelyMost(totals, Math.sqrt(open)), sum);
  }
}

const totals = new Float64Array(TEAM_SIZE);

/** The expected maximum of several numbers with a common uncertainty. */
function likelyMost(values: Float64Array, deviation: number): number {
  const scale = 0.74 * deviation;
  const most = Math.max(...values);
  if (scale < 0.01) return most;
  let sum = 0;
  for (const value of values) sum += Math.exp((value - most) / scale);
  return most + scale * Math.log(sum);
}
