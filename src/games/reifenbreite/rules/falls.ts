/** UR 7.1: which riders fall with the one who drew the card. */
import { NONE } from '../../../course/index.ts';
import { courseOf, hasMoved, occupant, placeOf, type State } from '../state.ts';
import { riderBehind } from './drafting.ts';
import { fell, type Play } from '../effects.ts';
import type { Rider, Space } from '../vocabulary.ts';

/** The riders beside a space, at most two on each side. */
function beside(s: State, table: Int16Array, space: Space): Rider[] {
  const riders: Rider[] = [];
  for (let i = 2 * space; i < 2 * space + 2; i++) {
    const other = table[i]!;
    const rider = other === NONE ? -1 : occupant(s, other);
    if (rider >= 0) riders.push(rider);
  }
  return riders;
}

/** UR 7.1: makes the rider who drew the card fall, and all riders the fall spreads to. */
export function fall(play: Play, drawer: Rider): void {
  const { s } = play;
  const course = courseOf(s);
  const space = (rider: Rider): Space => course.spaceOf[placeOf(s, rider)]!;
  // (a): the rider beside the drawer on the right is spared, from whichever side the fall comes.
  const spared = beside(s, course.besideRight, space(drawer));
  fell(play, drawer, drawer);
  const fallen = [drawer];
  for (let i = 0; i < fallen.length; i++) {
    const by = fallen[i]!;
    const behind = riderBehind(s, placeOf(s, by));
    const near = [...(behind < 0 ? [] : [behind]), ...beside(s, course.besideLeft, space(by)), ...beside(s, course.besideRight, space(by))];
    for (const rider of near) {
      // (b): a rider who has moved does not fall and does not pass the fall on; a fallen rider has moved.
      if (hasMoved(s, rider) || spared.includes(rider)) continue;
      fell(play, rider, by);
      fallen.push(rider);
    }
  }
}
