/** UR 5.4: who may follow, and the chain of followers. */
import { NONE } from '../../../course/index.ts';
import { placeAhead, shortestWay } from '../reach.ts';
import { courseOf, F, get, hasMoved, riderAt, placeOf, type State } from '../state.ts';
import { crossLines } from './lines.ts';
import { nextTurn } from './order.ts';
import { PHASE } from '../action.ts';
import { decisionDue, followed, stayed, type Play } from '../effects.ts';
import { surfaceAt } from './surfaces.ts';
import type { Place, Rider, WayLength } from '../vocabulary.ts';

/** The rider directly behind a place: same lane, next space back on the road by which the place was reached; -1 for none. */
export function riderBehind(s: State, place: Place): Rider {
  const course = courseOf(s);
  const back = course.back[place]!;
  return back === NONE ? -1 : riderAt(s, back);
}

/** A follower's place directly behind the leader's new place; -1 if his course has none ahead. */
export function draftPlace(s: State, follower: Rider, leaderAt: Place): Place {
  const course = courseOf(s);
  const behind = course.back[leaderAt]!;
  return behind === NONE ? NONE : placeAhead(s, follower, behind);
}

/** Whether the optional rule forbids drafting in this first round. */
export const draftingIsOff = (s: State): boolean => get(s, F.round) === 1 && s.config.setup.rules.noDraftInFirstRound;

/**
 * The rider directly behind a leader at `from`, his place before the move, if that rider may follow at all;
 * otherwise -1.
 */
export function mayFollow(s: State, from: Place): Rider {
  const follower = get(s, F.alone) === 1 || draftingIsOff(s) ? -1 : riderBehind(s, from);
  if (follower < 0 || hasMoved(s, follower)) return -1;
  return surfaceAt(s, placeOf(s, follower)) === surfaceAt(s, from) ? follower : -1;
}

/**
 * Asks the rider directly behind if he can follow; otherwise the next turn begins.
 * @param follower result of `mayFollow`
 * @param length length of the leader's move, in spaces
 */
export function offerDraft(play: Play, leader: Rider, follower: Rider, length: WayLength): void {
  if (follower < 0) return nextTurn(play);
  const { s } = play;
  const to = draftPlace(s, follower, placeOf(s, leader));
  const way = to === NONE ? 0 : shortestWay(s, placeOf(s, follower), to, length);
  if (way === 0) return nextTurn(play);
  decisionDue(play, PHASE.follow, leader, follower, to, way);
}

/** UR 5.4: the rider asked follows, then the rider behind him is asked. */
export function follow(play: Play): void {
  const { s } = play;
  const rider = get(s, F.asked);
  const leader = get(s, F.rider);
  const from = placeOf(s, rider);
  const to = get(s, F.followTo);
  const length = get(s, F.followLength);
  followed(play, rider, leader, from, to, length);
  crossLines(play, rider);
  offerDraft(play, rider, mayFollow(s, from), length);
}

/** UR 5.4: the rider asked does not follow. */
export function stay(play: Play): void {
  stayed(play, get(play.s, F.asked), get(play.s, F.rider));
  nextTurn(play);
}
