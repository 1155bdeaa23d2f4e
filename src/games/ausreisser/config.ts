import type { NumberPool, OptionList } from '../../kit/index.ts';
import type { Action } from './action.ts';
import type { Setup } from './setup.ts';

/** A playable set-up. All states of a game share it; only the work space changes. */
export interface Config {
  readonly setup: Setup;
  readonly riderCount: number;
  /** Number of cards of each kind in a full stock (DA 1). */
  readonly deck: readonly number[];
  readonly work: Work;
}

/** Work space that calls reuse. Not part of any position. */
interface Work {
  /** The copy of `working-copy.ts`. A state, but typed unknown because State refers to Config. */
  copy: unknown;
  /** The `Play` of `withoutEvents` in `effects.ts`, typed unknown for the same reason. */
  playWithoutEvents: unknown;
  /** The last list of `choices.ts`. `items` is `buffer`, or a list that was made once. */
  readonly options: OptionList<Action>;
  readonly buffer: Action[];
  /** Memory for states. */
  readonly blocks: NumberPool;
}
