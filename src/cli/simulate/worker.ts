import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './job.ts';
import { startTask, type Part } from './task.ts';

/** What a worker is asked: the races or blocks from `first` on, so many. */
export interface Order {
  readonly first: number;
  readonly count: number;
}

/** What it tells: that one has been ridden, or that an order is done, or all it has counted. */
export type Told = { readonly type: 'ridden' } | { readonly type: 'order' } | { readonly type: 'part'; readonly part: Part };

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
  for (let i = 0; i < order.count; i++) {
    task.ride(order.first + i);
    told({ type: 'ridden' });
  }
  told({ type: 'order' });
});
