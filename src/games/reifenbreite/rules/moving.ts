/** UR 5.3, UR 5.5 and UR 8: the move itself. */
import type { Action } from '../action.ts';
import { reachFrom, type Reach } from '../reach.ts';
import { courseOf, F, get, of, placeOf, R, type State } from '../state.ts';
import { offerDraft } from './drafting.ts';
import { crossLines } from './lines.ts';
import { emit, type Play } from './play.ts';

/** The search over the road for the rider whose move it is. */
export const reachOfMove = (s: State): Reach => reachFrom(s, placeOf(s, get(s, F.rider)), get(s, F.points));

/**
 * UR 8: the length that a move over the finish must have: the greatest there is beyond the line with these points. 0: the finish
 * is out of reach.
 */
export function finishLength(s: State, rider: number, reach: Reach): number {
  const { lines, crossed } = courseOf(s);
  if (of(s, R.crossed, rider) === lines.length) return 0;
  for (let i = reach.count - 1; i >= 0; i--) {
    const place = reach.queue[i]!;
    if (crossed[place] === lines.length) return reach.length[place]!;
  }
  return 0;
}

export function moves(s: State): Action[] {
  const reach = reachOfMove(s);
  const all = s.config.stages[get(s, F.stage)]!.moves;
  const { lines, crossed } = courseOf(s);
  const must = finishLength(s, get(s, F.rider), reach);
  const list: Action[] = [];
  for (let i = 0; i < reach.count; i++) {
    const place = reach.queue[i]!;
    if (must === 0 || crossed[place] !== lines.length || reach.length[place] === must) list.push(all[place]!);
  }
  return list;
}

export function move(play: Play, to: number): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const from = placeOf(s, rider);
  const length = reachOfMove(s).length[to]!;
  emit(play, { type: 'moved', rider, from, to, length });
  crossLines(play, rider);
  offerDraft(play, rider, from, length);
}
