import { stateText } from '../../kit/index.ts';
import { newState } from './state.ts';
import { invariants } from './invariants.ts';

/** The whole state as its numbers. One that is read keeps the laws of the game (`sound.ts`), so that it can be ridden on. What was hidden stays so. */
export const { formatState, parseState } = stateText(newState, invariants);
