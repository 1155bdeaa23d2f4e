import type { CourseGraph } from '../../course/index.ts';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Setup } from './setup.ts';

/** One race of the set-up with its course compiled for the engine. */
export interface Stage {
  readonly course: CourseGraph;
  /** `reach.ts`: three successors a place. */
  readonly next: Int16Array;
  /** The course places of every space, in the order of the course. */
  readonly placesOfSpace: readonly (readonly number[])[];
  /** `{ type: 'move', to: place }` for every place, made once: lists of options point to them. */
  readonly moves: readonly Action[];
  /** The first place beyond the finish; places are numbered along the course, so all from here on are. */
  readonly beyondFinish: number;
  /** Energy cards of each kind a team starts with (UR 4.3). */
  readonly cards: readonly number[];
}

/** A set-up that can be ridden. Shared by all states of a race, never changed (but for the memories at the end). */
export interface Config {
  readonly setup: Setup;
  readonly stages: readonly Stage[];
  readonly surfacesCount: boolean;
  /** Teams in table order, clockwise; two-team managers alternate (UR 5.1). */
  readonly table: readonly number[];
  /** Manager of each team; -1: the team does not ride. */
  readonly managerOf: readonly number[];
  /** Chance cards of each kind in a full stack. */
  readonly deck: readonly number[];
  readonly maxSpaces: number;
  /** Memory of the last search over the road: work space, as all of `work`, and no part of any position. */
  readonly reach: Reach;
  readonly work: Work;
}

/** What a config remembers between calls, so that nothing is found out twice (docs/decisions/0002). */
export interface Work {
  /** Source of names for positions and roads. */
  clock: number;
  draft: Draft | null;
  readonly options: RememberedOptions;
  readonly standing: Standing;
  /** Memory for states, carved from one block after another: a block costs as much as one small array would. */
  block: Int16Array;
  used: number;
}

/** Who stands on each space: rider + 1, 0 where it is free; of the road of this name. */
export interface Standing {
  road: number;
  readonly on: Int8Array;
}

/**
 * The state of a race: one flat Int16Array and nothing else, so that a copy is one memory copy and a write-down one line of numbers.
 * Only this file knows where a number lies; everybody else goes through the functions below (engines inline them).
 *
 * `version` names the position among all of this config: states of one version are equal, so that what was found out about one (a list of
 * options) holds for the other. `road` does the same for who stands where (a search over the road). Both are no part of the position.
 */
export interface State {
  readonly config: Config;
  readonly d: Int16Array;
  version: number;
  road: number;
}

/**
 * All places a rider can ride to, with the length of the shortest legal way (UR 5.3): one breadth-first search for all
 * point totals at once, stamped so that nothing is cleared between searches. The arrays belong to a config and are used
 * again by every search over its course; what they hold is remembered with the state and version it was made for, so
 * that listing the choices, deciding and explaining search once.
 */
export interface Reach {
  /** Places in the order in which they were reached; the first `count` count. */
  readonly queue: Int16Array;
  count: number;
  /** `length[place]` is valid where `stamp[place] === current`. */
  readonly length: Uint8Array;
  readonly stamp: Int32Array;
  current: number;
  /** The greatest place number found. */
  farthest: number;
  /** What the arrays are about. */
  road: number;
  from: number;
  points: number;
}

/**
 * The state on which `decide` tries out what an action brings about. Making it equal to the caller's state would cost more than most
 * decisions, and as a rule it is equal already: the caller applied just the events that were decided here. So the events
 * are watched: while a state gets exactly those, in order (the same objects), the draft is its twin; anything else ends that, and the next
 * decision copies.
 */
export interface Draft {
  readonly state: State;
  /** The state the last decision was about, null when it has gone another way. */
  twin: State | null;
  events: readonly Event[];
  /** How many of `events` the twin has got. */
  applied: number;
}

/** The last list of options made, and what it was made for: deciding asks whether an action is on the list that was just shown. */
export interface RememberedOptions {
  version: number;
  list: readonly Action[];
}
