import type { Seat } from '../../kit/index.ts';
import { addCounts, type Counts } from '../tally.ts';
import { FAULTS } from './messages.ts';

/** Counts of how a program has behaved. Counts of several processes can be added up. */
const COUNTED = ['asked', 'defaults', ...FAULTS, 'stray', 'died', 'killed'] as const;

/**
 * `asked`: questions to its seat; `defaults`: questions answered by default because of a fault; `stray`: lines that did not answer the open question; `died`: how often it ended by
 * itself in a race; `killed`: how often it was ended.
 */
export type Conduct = Record<(typeof COUNTED)[number], number>;

export const newConduct = (): Conduct => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Conduct;

export function addConduct(into: Conduct, conduct: Conduct): void {
  addCounts(into satisfies Counts, conduct);
}

/** The program of a seat, in the arena of an entrant, and how it behaved. */
export interface ProgramReport {
  readonly seat: Seat;
  readonly bot: string;
  readonly conduct: Conduct;
  /** The last line on standard error before the program died or was killed; empty if it did neither, or wrote nothing. */
  lastErrorLine: string;
}
