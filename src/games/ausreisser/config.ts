import type { Setup } from './setup.ts';

/** A set-up that can be ridden. Shared by all states of a game; none of it changes but the work space. */
export interface Config {
  readonly setup: Setup;
  readonly riderCount: number;
  /** Cards of each kind in a full stock (DA 1). */
  readonly deck: readonly number[];
  /** Work space: the state of `working-copy.ts`, which this file cannot name, since states name their config. No part of any position. */
  readonly work: { copy: unknown };
}
