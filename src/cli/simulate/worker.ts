import type { Problem } from '../../kit/index.ts';
import { Failure } from '../failure.ts';
import type { Job } from './job.ts';
import { startTask, type CountedPart, type Task } from './task.ts';

/** What a worker is asked: the races or blocks of a job from `first` on, so many. */
export interface Order {
  readonly job: Job;
  readonly first: number;
  readonly count: number;
}

/** What it has counted; or why it goes no farther: an error would lose its kind and facts on the way to another thread. */
export type WorkerReply =
  | { readonly part: CountedPart }
  | { readonly failed: { readonly file: string | null; readonly problems: readonly Problem[] } };

/** A worker serves one job all its life: what that needs is made once. */
let task: Task | undefined;

export function rideOrder({ job, first, count }: Order): WorkerReply {
  task ??= startTask(job);
  try {
    for (let n = first; n < first + count; n++) task.ride(n);
    return { part: task.take() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failed: { file: error.file, problems: error.problems } };
  }
}
