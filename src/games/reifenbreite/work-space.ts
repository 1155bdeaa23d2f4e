import type { NumberPool, OptionList } from '../../kit/index.ts';
import type { Action } from './action.ts';
import type { MovePoints, Place } from './vocabulary.ts';

/** No road has this name. */
export const NO_ROAD = -1;

/** What a config remembers between calls, so that nothing is found out twice (docs/decisions/0002-state-and-speed.md). */
export interface Work {
  /** Source of names for positions and roads. */
  clock: number;
  /** `working-copy.ts`: a state, which this file cannot name, since states name their config and that its work space. */
  copy: unknown;
  /** `happenings.ts`: likewise, an action being carried out that nobody is told of. */
  playWithoutEvents: unknown;
  readonly choices: CachedChoices;
  /** Used again for every list; `at` is `buffer` where a list is not one of those made once. It grows before it is written to: an engine writes quicker to what is there. */
  readonly options: OptionList<Action>;
  readonly buffer: Action[];
  /** The one that was looked at last: some state's own, or the one that copies share. */
  occupancy: Occupancy;
  readonly occupancyOfCopies: Occupancy;
  /** Memory for states. */
  readonly blocks: NumberPool;
}

/** Who stands on each space: rider + 1, 0 where it is free; of the road of this name. */
export interface Occupancy {
  road: number;
  riderOnSpace: Int8Array;
}

/**
 * All places a rider can ride to, with the length of the shortest legal way (UR 5.3): one breadth-first search for all
 * point totals at once, marked so that nothing is cleared between searches. The arrays belong to a config and are used
 * again by every search over its course; what they hold is remembered with the state and version it was made for, so
 * that listing the choices, deciding and explaining search once.
 */
export interface Reach {
  /** Places in the order in which they were reached; the first `count` count. */
  readonly queue: Int16Array;
  count: number;
  /** `base` and the length of the way, for each place found; all marks of earlier searches are at most `base`; where riders stand, it is more than any length. */
  readonly marks: Int32Array;
  base: number;
  /** The stage whose road the marks are of. */
  stage: number;
  /** The road of the last search, whose riders close their places; and who has changed since, as bits. */
  closedRoad: number;
  changedRiders: number;
  /** Whether their places stay closed after it; `stood`: the place of each that does or did, -1 where there is none. */
  staysClosed: boolean;
  readonly closedPlaces: Int16Array;
  /** What the arrays are about. */
  road: number;
  from: Place;
  points: MovePoints;
  /** How far was searched, and how many places were found: with fewer points the answer is the beginning of that list. */
  searchedPoints: MovePoints;
  foundCount: number;
}

/** The last list of options made, and what it was made for: deciding asks whether an action is on the list that was just shown. */
export interface CachedChoices {
  version: number;
  list: readonly Action[];
}
