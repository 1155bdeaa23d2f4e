import { Worker } from 'node:worker_threads';
import { EXIT, Failure } from '../failure.ts';
import type { Job } from './job.ts';
import { startTask, type Part } from './task.ts';
import type { Order, Told } from './worker.ts';

/** Races or blocks a worker is given at a time: enough to forget the messages, few enough that all end together. */
const BATCH = 8;

/**
 * Rides `count` races or blocks, on this thread where one worker is enough.
 * @param ridden called after every one
 * @returns what each worker has counted
 */
export async function rideAll(job: Job, count: number, workers: number, ridden: () => void): Promise<readonly Part[]> {
  if (workers <= 1) {
    const task = startTask(job);
    for (let n = 1; n <= count; n++) {
      task.ride(n);
      ridden();
    }
    return [task.part];
  }
  let next = 1;
  const order = (): Order | null => {
    if (next > count) return null;
    const first = next;
    next += BATCH;
    return { first, count: Math.min(BATCH, count - first + 1) };
  };
  const threads = Array.from({ length: workers }, () => new Worker(new URL('./worker.js', import.meta.url), { workerData: job }));
  try {
    return await Promise.all(threads.map((thread) => work(thread, order, ridden)));
  } finally {
    // where one has failed the others would ride on to the last race
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** One worker, from its first order to what it has counted. */
function work(worker: Worker, order: () => Order | null, ridden: () => void): Promise<Part> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      worker.postMessage(order() ?? 'count');
    };
    worker.on('error', reject);
    worker.on('message', (told: Told) => {
      if (told.type === 'ridden') ridden();
      else if (told.type === 'order') go();
      else if (told.type === 'failed') reject(new Failure(EXIT.usage, told.file, ...told.problems));
      else resolve(told.part);
    });
    go();
  });
}
