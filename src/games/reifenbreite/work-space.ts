import type { NumberPool, OptionList } from '../../kit/index.ts';
import type { Action } from './action.ts';
import type { MovePoints, Place } from './vocabulary.ts';

/** The road number that no state has. */
export const NO_ROAD = -1;

/** Caches of a config (docs/decisions/0002-state-and-speed.md). */
export interface Work {
  /** Counter that numbers positions and roads. */
  clock: number;
  /**
   * The copy of `working-copy.ts`. A state, but typed unknown because State refers to Config, which has this work
   * space.
   */
  copy: unknown;
  /** The `Play` of `withoutEvents` in `effects.ts`, typed unknown for the same reason. */
  playWithoutEvents: unknown;
  readonly choices: CachedChoices;
  /**
   * The reusable list. `items` is `buffer`, or a list that was made once. The buffer grows before it is written to,
   * because engines write faster to existing elements.
   */
  readonly options: OptionList<Action>;
  readonly buffer: Action[];
  /** The occupancy used last: a state's own, or the one that copies share. */
  occupancy: Occupancy;
  readonly occupancyOfCopies: Occupancy;
  /** Memory for states. */
  readonly blocks: NumberPool;
}

/** For each space, its rider + 1, or 0 if it is free; valid for the road with this number. */
export interface Occupancy {
  road: number;
  riderOnSpace: Int8Array;
}

/**
 * All places a rider can reach, with the length of the shortest legal way (UR 5.3). One breadth-first search covers
 * all point totals, and its marks are never cleared between searches. The arrays belong to a config and serve every
 * search over its courses. The result stays valid for its road, so listing, deciding and explaining search only
 * once.
 */
export interface Reach {
  /** Places in the order of discovery; the first `count` are valid. */
  readonly queue: Int16Array;
  count: number;
  /**
   * For each place found, `base` plus the length of the way. Marks of earlier searches are at most `base`; marks of
   * occupied places exceed any length.
   */
  readonly marks: Int32Array;
  base: number;
  /** The stage whose places the marks are about. */
  stage: number;
  /** The road whose riders have closed their places, and the riders who have moved since, as bits. */
  closedRoad: number;
  changedRiders: number;
  /** Whether the places stay closed after the search. `closedPlaces`: the place closed for each rider, -1 if none. */
  staysClosed: boolean;
  readonly closedPlaces: Int16Array;
  /** Input of the last search. */
  road: number;
  from: Place;
  points: MovePoints;
  /** How far the search went, and how many places it found. For fewer points the result is a prefix of the list. */
  searchedPoints: MovePoints;
  foundCount: number;
}

/** The last list of options and its position. `decide` looks actions up in the list that was just shown. */
export interface CachedChoices {
  version: number;
  list: readonly Action[];
}
