import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '../../kit/index.ts';
import { Failure } from '../failure.ts';
import type { Job } from './job.ts';
import { startTask, type Part } from './task.ts';

/** What a worker is asked: the races or blocks from `first` on, so many. */
export interface Order {
  readonly first: number;
  readonly count: number;
}

/** What it tells: that one has been ridden, or that an order is done, or all it has counted; or why it goes no farther. */
export type Told =
  | { readonly type: 'ridden' }
  | { readonly type: 'order' }
  | { readonly type: 'part'; readonly part: Part }
  | { readonly type: 'failed'; readonly file: string | null; readonly problems: readonly Problem[] };

const port = parentPort!;
const task = startTask(workerData as Job);
const told = (message: Told): void => {
  port.postMessage(message);
};

port.on('message', (order: Order | 'count') => {
  if (order === 'count') {
    told({ type: 'part', part: task.part });
    port.close();
    return;
  }
  try {
    for (let i = 0; i < order.count; i++) {
      task.ride(order.first + i);
      told({ type: 'ridden' });
    }
    told({ type: 'order' });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // an error loses its kind and facts on the way to another thread
    told({ type: 'failed', file: error.file, problems: error.problems });
  }
});
