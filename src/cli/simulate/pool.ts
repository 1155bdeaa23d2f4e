import { Tinypool } from 'tinypool';
import { EXIT, Failure } from '../failure.ts';
import { isProgram } from '../programs/command-line.ts';
import { rideWithPrograms } from '../programs/ride.ts';
import type { Job } from './job.ts';
import { addPart, nothingCounted, startTask, type JobCount } from './task.ts';
import type { WorkerReply, Order } from './worker.ts';

/** Races or blocks a worker is given at a time: enough to forget the messages, few enough that all end together. */
const MOST_IN_AN_ORDER = 8;
const LEAST_ORDERS_OF_A_WORKER = 8;

/** What `worker.ts` offers. */
const RIDE = 'rideOrder' satisfies keyof typeof import('./worker.ts');

/**
 * Rides `count` races or blocks, on this thread where one worker is enough.
 * @param ridden called after some more of them
 */
export async function rideAll(job: Job, count: number, workers: number, ridden: (more: number) => void): Promise<JobCount> {
  if (job.bots.some(isProgram)) return rideWithPrograms(job, count, workers, ridden);
  const counted = nothingCounted();
  if (workers <= 1) {
    const task = startTask(job);
    for (let n = 1; n <= count; n++) {
      task.ride(n);
      ridden(1);
    }
    addPart(counted, task.take());
    return counted;
  }
  const size = Math.max(1, Math.min(MOST_IN_AN_ORDER, Math.floor(count / workers / LEAST_ORDERS_OF_A_WORKER)));
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, name: RIDE, minThreads: workers, maxThreads: workers });
  let next = 1;
  /** One order after another, so that ten million races are no list of orders. */
  const keepBusy = async (): Promise<void> => {
    while (next <= count) {
      const order: Order = { job, first: next, count: Math.min(size, count - next + 1) };
      next += order.count;
      const done = (await pool.run(order)) as WorkerReply;
      if ('failed' in done) throw new Failure(EXIT.usage, done.failed.file, ...done.failed.problems);
      addPart(counted, done.part);
      ridden(order.count);
    }
  };
  /** Where one has failed no other order is begun; those that are begun end: a thread that is ended in them would leave half a file. */
  const beginNoMore = (error: unknown): never => {
    next = count + 1;
    throw error;
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: workers }, () => keepBusy().catch(beginNoMore)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return counted;
  } finally {
    await pool.destroy();
  }
}
