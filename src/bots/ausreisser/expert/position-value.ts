import type { Seat } from '../../../kit/index.ts';
import {
  HILL,
  hillLies,
  inHand,
  KIND_COUNT,
  leaderOf,
  minutesOf,
  SPEED_KINDS,
  speedOf,
  tempoOf,
  type Points,
  type State,
} from '../../../games/ausreisser/index.ts';
import { turnsLeft } from '../medium/unseen.ts';
import type { MediumRider } from '../medium/medium-rider.ts';

/**
 * The features of a position with open hands: numbers of the seat, the means of the others, and numbers of the
 * road.
 */
const SINGLE = 12;
const OTHERS_AT = SINGLE + HILL + 1;
export const FEATURES = OTHERS_AT + KIND_COUNT;

/** Remaining turns of each rider, between which the weights are interpolated linearly. */
export const KNOTS = [0, 1, 2, 4, 8, 16, 32] as const;

/** A typical tempo of a stage, subtracted so that numbers stay small. */
const USUAL_TEMPO = 46;
const MAX_MINUTES = 20;

/** The features of `seat` in a complete position in which it plays a card. @param medium evaluates its best option */
export function featuresOf(s: State, seat: Seat, medium: MediumRider, into: Float64Array): void {
  const { riderCount } = s.config;
  const leader = leaderOf(s);
  const leads = leader === seat;
  const minutes = minutesOf(s, seat);
  const others = riderCount - 1;
  let top = SPEED_KINDS - 1;
  while (top >= 0 && inHand(s, seat, top) <= 0) top--;
  into.fill(0);
  into[0] = 1;
  into[1] = leads ? 1 : 0;
  into[2] = minutes > 0 ? 1 : 0;
  into[3] = Math.min(MAX_MINUTES, minutes);
  const shelter = !leads && minutes === 0 && !hillLies(s);
  into[4] = shelter ? tempoOf(s) - USUAL_TEMPO : 0;
  into[5] = hillLies(s) ? 1 : 0;
  into[6] = leads ? 0 : ((leader - seat + riderCount) % riderCount) / riderCount;
  into[7] = shelter && speedOf(Math.max(0, top)) >= tempoOf(s) - 2 ? 1 : 0;
  into[8] = shelter && speedOf(Math.max(0, top)) > tempoOf(s) ? 1 : 0;
  into[9] = medium.bestWorth(s, seat);
  for (let kind = 0; kind <= HILL; kind++) into[SINGLE + kind] = inHand(s, seat, kind);
  for (let r = 0; r < riderCount; r++) {
    if (r === seat) continue;
    const behind = minutesOf(s, r);
    if (behind > 0) into[10]! += 1 / others;
    into[11]! += Math.min(MAX_MINUTES, behind) / others;
    for (let kind = 0; kind < KIND_COUNT; kind++) into[OTHERS_AT + kind]! += inHand(s, r, kind) / others;
  }
}

/** Current points above the mean of the others. */
export function pointsAhead(s: State, seat: Seat): Points {
  const { riderCount } = s.config;
  let others = 0;
  for (let r = 0; r < riderCount; r++) if (r !== seat) others += minutesOf(s, r);
  return others / (riderCount - 1) - minutesOf(s, seat);
}

/** The position of `turns` among the knots: the lower knot, and the fraction to the next. */
export function knotOf(turns: number): { readonly knot: number; readonly part: number } {
  let knot = 0;
  while (knot < KNOTS.length - 2 && turns >= KNOTS[knot + 1]!) knot++;
  return { knot, part: Math.min(1, (turns - KNOTS[knot]!) / (KNOTS[knot + 1]! - KNOTS[knot]!)) };
}

/** Evaluates positions of races with a fixed number of riders. */
export interface PositionValue {
  readonly rider: MediumRider;
  /** Expected points above the mean of the others, for a seat about to play a card. */
  of(s: State, seat: Seat): number;
}

/** @param weights [knot][feature], row by row */
export function positionValue(weights: ArrayLike<number>, rider: MediumRider): PositionValue {
  const features = new Float64Array(FEATURES);
  return {
    rider,
    of(s, seat) {
      featuresOf(s, seat, rider, features);
      const { knot, part } = knotOf(turnsLeft(s));
      const low = knot * FEATURES;
      const high = low + FEATURES;
      let sum = pointsAhead(s, seat);
      for (let i = 0; i < FEATURES; i++) sum += features[i]! * ((1 - part) * weights[low + i]! + part * weights[high + i]!);
      return sum;
    },
  };
}
