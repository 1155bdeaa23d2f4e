import type { Problem } from '../../kit/index.ts';
import { Failure, type Exit } from '../failure.ts';
import { loadModuleBots } from '../registry.ts';
import type { Job } from './job.ts';
import { startTask, type CountedPart, type Task } from './task.ts';

/** An order to a worker: `count` races or blocks of a job, from `first` on. */
export interface Order {
  readonly job: Job;
  readonly first: number;
  readonly count: number;
}

/** The counts, or why the worker failed. An Error would lose its class and facts on the way to another thread. */
export type WorkerReply =
  | { readonly part: CountedPart }
  | { readonly failed: { readonly exit: Exit; readonly file: string | null; readonly problems: readonly Problem[] } };

/** Made once, because a worker serves only one job. */
let task: Task | undefined;

export async function runOrder({ job, first, count }: Order): Promise<WorkerReply> {
  await loadModuleBots(job.bots);
  task ??= startTask(job);
  try {
    for (let n = first; n < first + count; n++) task.play(n);
    return { part: task.take() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failed: { exit: error.exit, file: error.file, problems: error.problems } };
  }
}
