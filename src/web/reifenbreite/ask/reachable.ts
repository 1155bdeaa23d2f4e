import { reifenbreite, type State, type RiderNumber, type MovePoints } from '../../../games/reifenbreite/index.ts';
import type { Target } from './targets.ts';
import type { Odds } from './odds.ts';
import { targetsOf } from './offer.ts';

/** What is within reach before the dice: spaces that some roll would let the rider choose, and lines he could cross. */

/** A space; its `length` is the number of spaces to it. */
export interface ReachableSpace extends Target {
  /** How often it could be chosen, 0 to 1. */
  readonly share: number;
  /** The position with the fewest points in which it may be chosen, and those points. */
  readonly state: State;
  readonly points: MovePoints;
}

export interface ReachableLine {
  readonly name: string;
  readonly finish: boolean;
  /** The fewest points with which he could cross it. */
  readonly points: MovePoints;
  readonly share: number;
}

export interface ReachShown {
  /** Nearest first. */
  readonly spaces: readonly ReachableSpace[];
  /** In the order of riding. */
  readonly lines: readonly ReachableLine[];
}

export const NO_REACH: ReachShown = { spaces: [], lines: [] };

/** All spaces that `rider` could choose in some case. */
export function reachOf({ cases }: Odds, rider: RiderNumber): ReachShown {
  const spaces = new Map<number, ReachableSpace>();
  const lines = new Map<string, ReachableLine>();
  // with the fewest points first
  for (const { end, points, share, state } of cases) {
    if (end !== 'moves') continue;
    const options = reifenbreite.choices(state);
    const unknown = options.filter((action) => action.type === 'move' && !spaces.has(action.to));
    const found = new Map(targetsOf(state, unknown, rider, points).map((target) => [target.place, target]));
    const crossed = new Map<string, boolean>();
    for (const action of options) {
      if (action.type !== 'move') continue;
      const known = spaces.get(action.to) ?? { ...found.get(action.to)!, share: 0, state, points };
      spaces.set(action.to, { ...known, share: known.share + share });
      for (const [i, name] of known.lines.entries()) crossed.set(name, known.finish && i === known.lines.length - 1);
    }
    for (const [name, finish] of crossed) {
      const known = lines.get(name);
      lines.set(name, known ? { ...known, share: known.share + share } : { name, finish, points, share });
    }
  }
  return { spaces: [...spaces.values()].sort((a, b) => a.length - b.length || a.lane - b.lane), lines: [...lines.values()] };
}
