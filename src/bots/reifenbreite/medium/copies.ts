import { reifenbreite as game, type State } from '../../../games/reifenbreite/index.ts';

const short = game.unchecked!;

/** Positions that are imagined, one within the other: used again, since there are some hundred of them a decision. */
const imagined: State[] = [];
let depth = 0;

/** How many are in use, for `release`. */
export const inUse = (): number => depth;

/** A copy to imagine on, good until what was in use before is all that is. */
export function copied(s: State): State {
  const at = depth++;
  const copy = imagined[at];
  if (copy?.config === s.config) {
    short.copyInto(copy, s);
    return copy;
  }
  return (imagined[at] = game.copy(s));
}

/** Gives back all copies but the first `used`. */
export function release(used: number): void {
  depth = used;
}
