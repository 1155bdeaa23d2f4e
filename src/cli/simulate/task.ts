import type { BlockResult } from '../../bots/index.ts';
import { addTally, newTally, type Tally } from '../../kit/index.ts';
import { startBlocks } from '../arena/ride.ts';
import type { Job } from './job.ts';
import { startRiding } from './ride.ts';

/** What a worker has counted: plain data. */
export type Part = { readonly unit: 'race'; readonly tally: Tally } | { readonly unit: 'block'; readonly blocks: readonly BlockResult[] };

export interface Task {
  /** Rides race or block `n`, from 1, and counts it. */
  ride(n: number): void;
  readonly part: Part;
}

export function startTask(job: Job): Task {
  if (job.unit === 'block') {
    const riding = startBlocks(job);
    return {
      ride: (n) => {
        riding.ride(n);
      },
      part: { unit: 'block', blocks: riding.blocks },
    };
  }
  const riding = startRiding(job);
  return {
    ride: (n) => {
      riding.ride(n);
    },
    part: { unit: 'race', tally: riding.tally },
  };
}

export function tallyOf(parts: readonly Part[]): Tally {
  const sum = newTally();
  for (const part of parts) if (part.unit === 'race') addTally(sum, part.tally);
  return sum;
}

export const blocksOf = (parts: readonly Part[]): readonly BlockResult[] =>
  parts.flatMap((part) => (part.unit === 'block' ? part.blocks : []));
