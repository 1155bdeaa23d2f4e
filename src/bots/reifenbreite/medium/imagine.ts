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
import { courseTablesOf } from './course-tables.ts';
import { judge, judgeFrom } from './judgement.ts';
import type { EquivalentMoves } from './equivalent-moves.ts';
import type { IncrementalEvaluation } from './incremental-evaluation.ts';
import { isOwn, type Side } from './side.ts';

/**
 * Evaluates an option by the rules themselves: plays it on a copy, lets riders follow who would, and evaluates the
 * result.
 */

const unchecked = game.unchecked!;

/** The evaluation that positions are evaluated from, one with the same cards and finishers, and the equivalent moves. */
export interface Before {
  readonly evaluation: IncrementalEvaluation;
  readonly equivalents: EquivalentMoves | null;
}

/**
 * The value of the position after an own option, once riders behind have followed where it pays.
 * @param before null if there is none
 */
export function worthAfter(s: State, side: Side, action: Action, before: Before | null = null): number {
  const used = inUse();
  const worth = playOn(copied(s), side, action, before);
  release(used);
  return worth;
}

/** As `worthAfter`, on `s` itself. */
function playOn(s: State, side: Side, action: Action, before: Before | null): number {
  return playAndScore(s, side, action) ?? judgeFollowed(s, side, before);
}

/** The value of a position once riders behind have followed where it pays. Changes `s`. */
function judgeFollowed(s: State, side: Side, before: Before | null): number {
  if (phaseOf(s) !== 'follow') return judgeNow(s, side, before);
  if (isOwn(side, riderAsked(s))) return Math.max(worthAfter(s, side, FOLLOW, before), judgeNow(s, side, before));
  return wouldFollow(s, side) ? playOn(s, side, FOLLOW, before) : judgeNow(s, side, before);
}

/** Not following changes nothing, because the rider still has its own move, so not even the round is over. */
function judgeNow(s: State, side: Side, before: Before | null): number {
  if (before === null) return judge(s, side);
  const { evaluation, equivalents } = before;
  return equivalents === null ? judgeFrom(evaluation, s) : equivalents.judge(evaluation, s);
}

/** @returns the points if the race has ended, otherwise null */
function playAndScore(s: State, side: Side, action: Action): number | null {
  // only the last finisher ends a race
  if (finisherCount(s) < s.config.table.length * TEAM_SIZE - 1) {
    unchecked.play(s, action);
    return null;
  }
  const events: Event[] = [];
  unchecked.play(s, action, events);
  // the next stage begins at once and is not part of this race
  for (const event of events) if (event.type === 'race-ended') return pointsOf(event.points, side);
  return null;
}

/** The value of a move, `open` if riders behind may follow, `alone` if none may. */
export const moveValue = { open: 0, alone: 0 };

/** Fills `moveValue`. Where no rider may follow, both values are equal. */
export function imagineMove(s: State, side: Side, action: Action, before: Before): void {
  const used = inUse();
  const copy = copied(s);
  const points = playAndScore(copy, side, action);
  if (points !== null) moveValue.open = moveValue.alone = points;
  else {
    moveValue.open = moveValue.alone = judgeNow(copy, side, before);
    if (phaseOf(copy) === 'follow') {
      if (isOwn(side, riderAsked(copy))) moveValue.open = Math.max(playOn(copy, side, FOLLOW, before), moveValue.alone);
      else if (wouldFollow(copy, side)) moveValue.open = playOn(copy, side, FOLLOW, before);
    }
  }
  release(used);
}

const FOLLOW: Action = { type: 'follow' };

const pointsOf = (points: readonly Points[], side: Side): number =>
  points.reduce((sum, n, rider) => (isOwn(side, rider) ? sum + n * (1 + side.weights.rivals) : sum), 0);

/** A rival's rider follows if its own dice promise no more. */
function wouldFollow(s: State, { weights }: Side): boolean {
  const { toFinish } = courseTablesOf(s).pace;
  return toFinish[placeToFollowTo(s)]! <= toFinish[placeOf(s, riderAsked(s))]! - 1 + weights.rivalFollows;
}
