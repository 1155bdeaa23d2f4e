import type { NumberPool, OptionList } from '../../kit/index.ts';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';

/** A set-up that can be ridden. Shared by all states of a game; none of it changes but the work space. */
export interface Config {
  readonly setup: Setup;
  readonly riderCount: number;
  /** Cards of each kind in a full stock (DA 1). */
  readonly deck: readonly number[];
  readonly work: Work;
}

/** Work space, used again and no part of any position. */
interface Work {
  /** `working-copy.ts`: a state, which this file cannot name, since states name their config. */
  copy: unknown;
  /** `happenings.ts`: likewise, an action being carried out that nobody is told of. */
  playWithoutEvents: unknown;
  /** `choices.ts`: the last list; `at` is `buffer` where it is not one of those made once. */
  readonly options: OptionList<Action>;
  readonly buffer: Action[];
  /** Memory for states. */
  readonly blocks: NumberPool;
}
