import type { RecordsFolder } from './records.ts';

/** A simulation, as plain data for workers. */
export interface Job {
  /** Whether `play(n)` plays race n, or block n of the arena: races with the same luck in all seat rotations. */
  readonly unit: 'race' | 'block';
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** [rotation] The set-up with the names by seat of that race. Only one without programs, because then the names need not change. */
  readonly setups: readonly Job['setup'][];
  /** One bot for each seat, by name, or a program (`exec:./mybot`). */
  readonly bots: readonly string[];
  /** How long a program may take for an answer, in milliseconds. */
  readonly clock: number;
  readonly seed: string;
  /** Where records are written; null: nowhere. */
  readonly records: RecordsFolder | null;
}

/**
 * Race `n` (from 1) of a job has the sealed seed `SEED/n`, so that one race can be repeated alone, and the number of workers changes no
 * result.
 */
export const seedOfRace = ({ seed }: Job, n: number): string => `${seed}/${n}`;
