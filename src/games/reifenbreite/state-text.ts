import { stateText } from '../../kit/index.ts';
import { newState } from './state.ts';
import { invariants } from './invariants.ts';

/**
 * Formats and parses the complete state as numbers. A parsed state satisfies the invariants (`invariants.ts`), so
 * it is playable.
 */
export const { formatState, parseState } = stateText(newState, invariants);
