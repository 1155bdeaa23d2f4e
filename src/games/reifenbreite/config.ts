import type { Seat } from '../../kit/index.ts';
import type { CourseGraph } from '../../course/index.ts';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';
import type { Reach, Work } from './work-space.ts';
import type { Place, Rider, Team } from './vocabulary.ts';

/** One race of the set-up with its course compiled for the engine. */
export interface Stage {
  readonly course: CourseGraph;
  /**
   * Tables of `reach.ts`: three successors for each place; the next place on the same space; the minimum distance
   * beyond the finish.
   */
  readonly successors: Int16Array;
  readonly nextOnSpace: Int16Array;
  readonly distanceBeyond: Int16Array;
  /** The places of every space, in course order. */
  readonly placesOfSpace: readonly (readonly Place[])[];
  /** `{ type: 'move', to: place }` for every place, created once and shared by all lists. */
  readonly moves: readonly Action[];
  /** The first place beyond the finish. Places are numbered along the course, so all later ones are beyond it too. */
  readonly beyondFinish: Place;
  /** Energy cards of each kind at a team's start (UR 4.3). */
  readonly cards: readonly number[];
}

/**
 * A playable set-up, shared by all states of a race. Only `reach` and `work` change; they are work space, not part
 * of any position.
 */
export interface Config {
  readonly setup: Setup;
  readonly stages: readonly Stage[];
  readonly surfacesCount: boolean;
  /** Teams in table order, clockwise; with two teams each, managers alternate (UR 5.1). */
  readonly table: readonly Team[];
  /** Manager of each team; -1 if the team is not in the race. */
  readonly managerOf: readonly Seat[];
  /** Number of chance cards of each kind in a full stack. */
  readonly deck: readonly number[];
  readonly maxSpaces: number;
  /** The last search over the road. */
  readonly reach: Reach;
  readonly work: Work;
}

/** Returns the manager (seat) of a rider. */
export const managerOfRider = (config: Config, rider: Rider): Seat => config.managerOf[rider >> 2]!;
