import type { RecordsFolder } from './records.ts';

/** What is to be simulated: plain data, since it travels to workers. */
export interface Job {
  /** Whether `ride(n)` is race n, or block n of the arena: one draw of the dice in all seat rotations. */
  readonly unit: 'race' | 'block';
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** [rotation] The set-up with the names by seat of that race. Only one where no program plays, because then the names may stay. */
  readonly setups: readonly Job['setup'][];
  /** One bot for each seat, by name, or a program (`exec:./mybot`). */
  readonly bots: readonly string[];
  /** Milliseconds that a program has for an answer. */
  readonly clock: number;
  readonly seed: string;
  /** Where records are written; null: nowhere. */
  readonly records: RecordsFolder | null;
}

/**
 * Race `n` (from 1) of a job has the sealed seed `SEED/n`, whichever worker plays it. So one race can be repeated alone, and the number of workers changes no
 * result.
 */
export const seedOfRace = ({ seed }: Job, n: number): string => `${seed}/${n}`;
