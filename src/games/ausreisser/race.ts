import type { Setup } from './setup.ts';

/** A set-up that can be ridden. Shared by all states of a game, never changed (but for the work space). */
export interface Config {
  readonly setup: Setup;
  readonly riderCount: number;
  /** Cards of each kind in a full stock (DA 1). */
  readonly deck: readonly number[];
  /** The position on which `decide` tries out what an action brings about: work space, no part of any state. */
  readonly work: { draft: State | null };
}

/**
 * The state of a game: one flat Int16Array and nothing else, so that a copy is one memory copy and a write-down one line of numbers. Only
 * `state.ts` knows where a number lies; everybody else goes through its functions (engines inline them).
 */
export interface State {
  readonly config: Config;
  readonly d: Int16Array;
}
