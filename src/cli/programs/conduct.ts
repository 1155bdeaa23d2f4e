import type { Seat } from '../../kit/index.ts';
import { addCounts, type Counts } from '../tally.ts';
import { FAULTS } from './messages.ts';

/** How a program has behaved: plain counts, so that those of several processes can be added up. */
const COUNTED = ['asked', 'defaults', ...FAULTS, 'stray', 'died', 'killed'] as const;

/**
 * `asked`: questions put to its seat; `defaults`: those answered for it, for a fault each; `stray`: lines that were no answer to the open question; `died`: how often it ended by itself in a race; `killed`: how
 * often it was ended.
 */
export type Conduct = Record<(typeof COUNTED)[number], number>;

export const newConduct = (): Conduct => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Conduct;

export function addConduct(into: Conduct, conduct: Conduct): void {
  addCounts(into satisfies Counts, conduct);
}

/** A seat's program (in the arena: an entrant's) and how it behaved. */
export interface ProgramReport {
  readonly seat: Seat;
  readonly bot: string;
  readonly conduct: Conduct;
  /** The last line that it said on standard error before it died or was killed; empty where it did neither, or said nothing. */
  lastWords: string;
}
