import type { Rider, State } from '../../../games/reifenbreite/index.ts';
import { Picture } from './picture.ts';
import type { Side } from './side.ts';

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
  return Number.isNaN(worth) ? judge(s, before.side) : worth;
}
