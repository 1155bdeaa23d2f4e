import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './job.ts';
import { startRiding } from './ride.ts';
import type { Tally } from './tally.ts';

/** What a worker is asked: the races from `first` on, so many. */
export interface Order {
  readonly first: number;
  readonly races: number;
}

/** What it tells: that a race is over, or that an order is done, with all it has counted so far. */
export type Told = { readonly type: 'race' } | { readonly type: 'order' } | { readonly type: 'tally'; readonly tally: Tally };

const port = parentPort!;
const riding = startRiding(workerData as Job);
const told = (message: Told): void => {
  port.postMessage(message);
};

port.on('message', (order: Order | 'count') => {
  if (order === 'count') {
    told({ type: 'tally', tally: riding.tally });
    port.close();
    return;
  }
  for (let i = 0; i < order.races; i++) {
    riding.ride(order.first + i);
    told({ type: 'race' });
  }
  told({ type: 'order' });
});
