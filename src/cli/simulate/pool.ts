import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import { startRiding } from './ride.ts';
import { addTally, newTally, type Tally } from './tally.ts';
import type { Order, Told } from './worker.ts';

/** Races a worker is given at a time: enough to forget the messages, few enough that all end together. */
const BATCH = 8;

/**
 * Rides `races` races, on this thread where one worker is enough.
 * @param ridden called after every race
 */
export async function rideAll(job: Job, races: number, workers: number, ridden: () => void): Promise<Tally> {
  if (workers <= 1) {
    const riding = startRiding(job);
    for (let n = 1; n <= races; n++) {
      riding.ride(n);
      ridden();
    }
    return riding.tally;
  }
  let next = 1;
  const order = (): Order | null => {
    if (next > races) return null;
    const first = next;
    next += BATCH;
    return { first, races: Math.min(BATCH, races - first + 1) };
  };
  const tally = newTally();
  for (const part of await Promise.all(Array.from({ length: workers }, () => work(job, order, ridden)))) addTally(tally, part);
  return tally;
}

/** One worker, from its first order to its tally. */
function work(job: Job, order: () => Order | null, ridden: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    const go = (): void => {
      worker.postMessage(order() ?? 'count');
    };
    worker.on('error', reject);
    worker.on('message', (told: Told) => {
      if (told.type === 'race') ridden();
      else if (told.type === 'order') go();
      else resolve(told.tally);
    });
    go();
  });
}
