import type { Seat } from '../../kit/index.ts';
import type { CourseGraph } from '../../course/index.ts';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';
import type { Reach, Work } from './work-space.ts';
import type { Place, Rider, Team } from './vocabulary.ts';

/** One race of the set-up with its course compiled for the engine. */
export interface Stage {
  readonly course: CourseGraph;
  /** `reach.ts`: three successors a place; the next place of the same space; how far it is beyond the finish at least. */
  readonly successors: Int16Array;
  readonly nextOnSpace: Int16Array;
  readonly distanceBeyond: Int16Array;
  /** The course places of every space, in the order of the course. */
  readonly placesOfSpace: readonly (readonly Place[])[];
  /** `{ type: 'move', to: place }` for every place, made once: lists of options point to them. */
  readonly moves: readonly Action[];
  /** The first place beyond the finish; places are numbered along the course, so all from here on are. */
  readonly beyondFinish: Place;
  /** Energy cards of each kind a team starts with (UR 4.3). */
  readonly cards: readonly number[];
}

/** A set-up that can be ridden, shared by all states of a race. None of it changes but `reach` and `work`: work space, and no part of any position. */
export interface Config {
  readonly setup: Setup;
  readonly stages: readonly Stage[];
  readonly surfacesCount: boolean;
  /** Teams in table order, clockwise; two-team managers alternate (UR 5.1). */
  readonly table: readonly Team[];
  /** Manager of each team; -1: the team does not ride. */
  readonly managerOf: readonly Seat[];
  /** Chance cards of each kind in a full stack. */
  readonly deck: readonly number[];
  readonly maxSpaces: number;
  /** The last search over the road. */
  readonly reach: Reach;
  readonly work: Work;
}

/** The manager (seat) of a rider. */
export const managerOfRider = (config: Config, rider: Rider): Seat => config.managerOf[rider >> 2]!;
