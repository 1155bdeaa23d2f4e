import type { BlockResult } from '../../bots/index.ts';
import { addTally, newTally, type Tally } from '../tally.ts';
import type { ProgramReport } from '../programs/conduct.ts';
import { startBlocks } from '../arena/ride.ts';
import type { Job } from './job.ts';
import { startRiding } from './ride.ts';

/** What has been counted: plain data, since it travels from workers. */
export type CountedPart =
  | { readonly unit: 'race'; readonly tally: Tally }
  | { readonly unit: 'block'; readonly blocks: readonly BlockResult[] };

export interface Task {
  /** Rides race or block `n`, from 1, and counts it. */
  ride(n: number): void;
  /** All that has been counted since the last time. */
  take(): CountedPart;
}

export function startTask(job: Job): Task {
  if (job.unit === 'block') {
    const riding = startBlocks(job);
    return {
      ride: (n) => {
        riding.ride(n);
      },
      take: () => ({ unit: 'block', blocks: riding.take() }),
    };
  }
  const riding = startRiding(job);
  return {
    ride: (n) => {
      riding.ride(n);
    },
    take: () => ({ unit: 'race', tally: riding.take() }),
  };
}

/** Adds what was counted to what was before; blocks in any order. */
export function addPart(into: JobCount, part: CountedPart): void {
  if (part.unit === 'race') addTally(into.tally, part.tally);
  else into.blocks.push(...part.blocks);
}

/** Everything that was counted of a job: a tally of races, or blocks of the arena. */
export interface JobCount {
  readonly tally: Tally;
  readonly blocks: BlockResult[];
  /** How the programs among the bots behaved. */
  readonly programs: ProgramReport[];
}

export const nothingCounted = (): JobCount => ({ tally: newTally(), blocks: [], programs: [] });
