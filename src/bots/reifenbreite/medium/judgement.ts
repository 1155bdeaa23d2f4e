import { RIDER_COUNT, type Rider, type State } from '../../../games/reifenbreite/index.ts';
import { Picture } from './picture.ts';
import type { Side } from './side.ts';
import { WEIGHTS } from './weights.ts';

export { danger } from './points.ts';

const picture = new Picture();

/**
 * What a position is worth to a side: the points its riders may expect (rank, sprints, jersey, less for a disqualification), and what the rivals then
 * lack, as far as it counts. Named terms, by `Weights`; no search.
 */
export const judge = (s: State, side: Side): number => picture.draw(s, side);

/**
 * The same of a position that came of the one drawn in `before`, by rides or what chance brings a rider: for a fraction of the work, where little is different.
 * @param dealt the hand of his team may be another one; left out: nobody's is
 */
export function judgeFrom(before: Picture, s: State, dealt?: Rider): number {
  const worth = before.after(s, dealt);
  if (!Number.isNaN(worth)) return worth;
  return dealt === undefined ? before.fartherThan(s) : judge(s, before.side);
}

/** All riders are judged as own ones: nobody's cards are held to be worse. */
const EVERYBODY: Side = { seat: -1, riders: (1 << RIDER_COUNT) - 1, weights: WEIGHTS };

/**
 * The points of this race that each rider may expect, those he has among them, for whoever favours no side; a disqualification is not thought of.
 * @param into by rider
 */
export function pointsInSight(s: State, into: Float64Array): void {
  picture.draw(s, EVERYBODY);
  picture.points(into);
}
