/** UR 5.4: whoever was behind is asked whether he follows; who will not, or not for so little, can say so before. */
import type { Advance, AdvanceQuestion } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { STAY } from './choices.ts';
import type { Config } from './config.ts';
import type { State } from './state.ts';

/** A longer move than that is worth following to everybody; a bound beyond it would only be *never* by another name. */
const MOST_SPACES = 20;

const FOLLOW: AdvanceQuestion = { kind: 'follow', section: 'UR 5.4', measure: 'length', least: 2, most: MOST_SPACES, asks: 'one-seat' };

export const advance: Advance<Config, State, Action> = {
  questions: () => [FOLLOW],
  decline: () => STAY,
};
