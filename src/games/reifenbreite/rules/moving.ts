/** UR 5.3, UR 5.5 and UR 8: the move. */
import type { Action } from '../action.ts';
import { lengthOfWay, lengthTo, reachFrom } from '../reach.ts';
import type { Reach } from '../work-space.ts';
import { F, get, placeOf, type State } from '../state.ts';
import { mayFollow, offerDraft } from './drafting.ts';
import { crossLines } from './lines.ts';
import { moved, type Play } from '../effects.ts';
import type { Place, WayLength } from '../vocabulary.ts';

/** The search over the road for the rider on turn. */
export const reachOfMove = (s: State): Reach => reachFrom(s, placeOf(s, get(s, F.rider)), get(s, F.points));

/**
 * UR 8: the required length of a move over the finish, which is the greatest possible beyond the line with these
 * points. 0 if the finish is out of reach.
 */
export function finishLength(s: State, reach: Reach): WayLength {
  const { beyondFinish: beyond, distanceBeyond } = s.config.stages[get(s, F.stage)]!;
  if (distanceBeyond[reach.from]! > reach.points) return 0;
  // The search lists places by length, so the last one beyond the line is the farthest.
  for (let i = reach.count - 1; i >= 0; i--) if (reach.queue[i]! >= beyond) return lengthTo(reach, reach.queue[i]!);
  return 0;
}

/**
 * Lists every legal move.
 * @returns how many
 */
export function moves(s: State, list: Action[]): number {
  const reach = reachOfMove(s);
  const { moves: all, beyondFinish } = s.config.stages[get(s, F.stage)]!;
  const { queue, count } = reach;
  const must = finishLength(s, reach);
  while (list.length < count) list.push(all[0]!);
  if (must === 0) {
    for (let i = 0; i < count; i++) list[i] = all[queue[i]!]!;
    return count;
  }
  let n = 0;
  for (let i = 0; i < count; i++) {
    const place = queue[i]!;
    if (place < beyondFinish || lengthTo(reach, place) === must) list[n++] = all[place]!;
  }
  return n;
}

/** UR 5.3: moves the rider on turn to a place, then offers the draft to the rider behind. */
export function move(play: Play, to: Place): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const from = placeOf(s, rider);
  const follower = mayFollow(s, from);
  // the length matters only if an event or a follower needs it
  const length = follower < 0 && play.events === null ? 0 : lengthOfWay(s, from, to, get(s, F.points));
  moved(play, rider, from, to, length);
  crossLines(play, rider);
  offerDraft(play, rider, follower, length);
}
