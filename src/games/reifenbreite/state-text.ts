import { stateText } from '../../kit/index.ts';
import { newState } from './state.ts';
import { invariants } from './invariants.ts';

/** The whole state as its numbers. One that is read keeps the laws of the race (`sound.ts`), so that it can be ridden on. */
export const { formatState, parseState } = stateText(newState, invariants);
