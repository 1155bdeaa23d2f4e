import type { RecordsFolder } from './records.ts';

/** What is to be simulated: plain data, since it travels to workers. */
export interface Job {
  /** Whether `ride(n)` is race n, or block n of the arena: one draw of the dice in all seat rotations. */
  readonly unit: 'race' | 'block';
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** [rotation] The same with the names by seat of that race. One alone where all have the names of the first: no program is there to be misled. */
  readonly setups: readonly Job['setup'][];
  /** One bot a seat, by name; or somebody's program (`exec:./mybot`). */
  readonly bots: readonly string[];
  /** Milliseconds that a program has for an answer. */
  readonly clock: number;
  readonly seed: string;
  /** Where records are written; null: nowhere. */
  readonly records: RecordsFolder | null;
}

/**
 * Race `n` (from 1) of a job has the sealed seed `SEED/n`, whoever rides it and whenever: so a race can be found again and
 * ridden alone, and the number of workers changes nothing.
 */
export const seedOfRace = ({ seed }: Job, n: number): string => `${seed}/${n}`;
