import type { BlockResult } from '../../bots/index.ts';
import { addTally, newTally, type Tally } from '../tally.ts';
import type { ProgramReport } from '../programs/conduct.ts';
import { startBlocks } from '../arena/blocks.ts';
import type { Job } from './job.ts';
import { startRaces } from './play.ts';

/** Counts in plain data, because workers send them. */
export type CountedPart =
  | { readonly unit: 'race'; readonly tally: Tally }
  | { readonly unit: 'block'; readonly blocks: readonly BlockResult[] };

export interface Task {
  /** Plays race or block `n`, from 1, and counts it. */
  play(n: number): void;
  /** The counts since the last call. */
  take(): CountedPart;
}

export function startTask(job: Job): Task {
  if (job.unit === 'block') {
    const runner = startBlocks(job);
    return {
      play: (n) => {
        runner.play(n);
      },
      take: () => ({ unit: 'block', blocks: runner.take() }),
    };
  }
  const runner = startRaces(job);
  return {
    play: (n) => {
      runner.play(n);
    },
    take: () => ({ unit: 'race', tally: runner.take() }),
  };
}

/** Adds counts; blocks in any order. */
export function addPart(into: JobCount, part: CountedPart): void {
  if (part.unit === 'race') addTally(into.tally, part.tally);
  else into.blocks.push(...part.blocks);
}

/** All counts of a job: a tally of races, or blocks of the arena. */
export interface JobCount {
  readonly tally: Tally;
  readonly blocks: BlockResult[];
  /** How the programs among the bots behaved. */
  readonly programs: ProgramReport[];
}

export const newJobCount = (): JobCount => ({ tally: newTally(), blocks: [], programs: [] });
