import { reifenbreite as game, type State } from '../../../games/reifenbreite/index.ts';

const unchecked = game.unchecked!;

/** A stack of imagined positions, nested in each other. They are reused, because a decision needs hundreds. */
const imagined: State[] = [];
let depth = 0;

/** How many are in use, to pass to `release`. */
export const inUse = (): number => depth;

/** A copy for imagining, valid until `release`. */
export function copied(s: State): State {
  const at = depth++;
  const copy = imagined[at];
  if (copy?.config === s.config) {
    unchecked.copyInto(copy, s);
    return copy;
  }
  return (imagined[at] = game.copy(s));
}

/** Releases all copies but the first `used`. */
export function release(used: number): void {
  depth = used;
}
