import {
  finisherCount,
  phaseOf,
  placeOf,
  placeToFollowTo,
  reifenbreite as game,
  riderAsked,
  TEAM_SIZE,
  type Action,
  type Event,
  type Points,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { copied, inUse, release } from './copies.ts';
import { groundOf } from './ground.ts';
import { judge, judgeFrom } from './judgement.ts';
import type { Likeness } from './likeness.ts';
import type { Picture } from './picture.ts';
import { isOwn, type Side } from './side.ts';

/** What an option leads to, by the rules themselves: played on a copy, followed by whoever would follow, then judged. */

const short = game.unchecked!;

/** What positions are judged from: the picture of one with the same cards and finishers, and which of them are alike. */
export interface Before {
  readonly picture: Picture;
  readonly likeness: Likeness | null;
}

/** The worth of the position after an own option, those behind having followed where it pays them. @param before null: there is none */
export function worthAfter(s: State, side: Side, action: Action, before: Before | null = null): number {
  const used = inUse();
  const worth = playOn(copied(s), side, action, before);
  release(used);
  return worth;
}

/** As `worthAfter`, on `s` itself. */
function playOn(s: State, side: Side, action: Action, before: Before | null): number {
  return played(s, side, action) ?? judgeFollowed(s, side, before);
}

/** The worth of a position, those behind having followed where it pays them. Changes `s`. */
function judgeFollowed(s: State, side: Side, before: Before | null): number {
  if (phaseOf(s) !== 'follow') return judgeNow(s, side, before);
  if (isOwn(side, riderAsked(s))) return Math.max(worthAfter(s, side, FOLLOW, before), judgeNow(s, side, before));
  return wouldFollow(s, side) ? playOn(s, side, FOLLOW, before) : judgeNow(s, side, before);
}

/** Whoever does not follow changes nothing: he has his own move to come, so that not even the round is over. */
function judgeNow(s: State, side: Side, before: Before | null): number {
  if (before === null) return judge(s, side);
  const { picture, likeness } = before;
  return likeness === null ? judgeFrom(picture, s) : likeness.judge(picture, s);
}

/** @returns the points, where the race has ended with it */
function played(s: State, side: Side, action: Action): number | null {
  // only who comes in last ends a race
  if (finisherCount(s) < s.config.table.length * TEAM_SIZE - 1) {
    short.play(s, action);
    return null;
  }
  const told: Event[] = [];
  short.play(s, action, told);
  // The next stage begins in the same breath, and is no part of this race.
  for (const event of told) if (event.type === 'race-ended') return pointsOf(event.points, side);
  return null;
}

/** What a ride is worth if those behind may follow, and if nobody may. */
export const ride = { open: 0, alone: 0 };

/** Fills `ride`. Where nobody may follow it is as if whoever is asked did not. */
export function imagineRide(s: State, side: Side, action: Action, before: Before): void {
  const used = inUse();
  const copy = copied(s);
  const points = played(copy, side, action);
  if (points !== null) ride.open = ride.alone = points;
  else {
    ride.open = ride.alone = judgeNow(copy, side, before);
    if (phaseOf(copy) === 'follow') {
      if (isOwn(side, riderAsked(copy))) ride.open = Math.max(playOn(copy, side, FOLLOW, before), ride.alone);
      else if (wouldFollow(copy, side)) ride.open = playOn(copy, side, FOLLOW, before);
    }
  }
  release(used);
}

const FOLLOW: Action = { type: 'follow' };

const pointsOf = (points: readonly Points[], side: Side): number =>
  points.reduce((sum, n, rider) => (isOwn(side, rider) ? sum + n * (1 + side.weights.rivals) : sum), 0);

/** Another manager's rider follows where his own dice promise no more. */
function wouldFollow(s: State, { weights }: Side): boolean {
  const { toFinish } = groundOf(s).pace;
  return toFinish[placeToFollowTo(s)]! <= toFinish[placeOf(s, riderAsked(s))]! - 1 + weights.rivalFollows;
}
