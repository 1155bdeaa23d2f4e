import { Tinypool } from 'tinypool';
import { Failure } from '../failure.ts';
import { isProgram } from '../programs/command-line.ts';
import { loadModuleBots } from '../registry.ts';
import { playWithPrograms, type PlayEvents } from '../programs/play.ts';
import type { Job } from './job.ts';
import { addPart, newJobCount, startTask, type JobCount } from './task.ts';
import type { WorkerReply, Order } from './worker.ts';

/** Races or blocks in an order to a worker: enough that messages cost little, few enough that all workers end at about the same time. */
const MAX_ORDER_SIZE = 8;
const MIN_ORDERS_PER_WORKER = 8;

/** The exported function of `worker.ts`. */
const RUN_ORDER = 'runOrder' satisfies keyof typeof import('./worker.ts');

/**
 * Plays `count` races or blocks, on this thread if there is only one worker.
 */
export async function playAll(job: Job, count: number, workers: number, events: PlayEvents): Promise<JobCount> {
  if (job.bots.some(isProgram)) return playWithPrograms(job, count, workers, events);
  const { onPlayed } = events;
  await loadModuleBots(job.bots);
  const counted = newJobCount();
  if (workers <= 1) {
    const task = startTask(job);
    for (let n = 1; n <= count; n++) {
      task.play(n);
      onPlayed(1);
    }
    addPart(counted, task.take());
    return counted;
  }
  const size = Math.max(1, Math.min(MAX_ORDER_SIZE, Math.floor(count / workers / MIN_ORDERS_PER_WORKER)));
  const filename = new URL('./worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, name: RUN_ORDER, minThreads: workers, maxThreads: workers });
  let next = 1;
  /** Sends one order after another, so that ten million races need no list of orders. */
  const keepBusy = async (): Promise<void> => {
    while (next <= count) {
      const order: Order = { job, first: next, count: Math.min(size, count - next + 1) };
      next += order.count;
      const reply = (await pool.run(order)) as WorkerReply;
      if ('failed' in reply) throw new Failure(reply.failed.exit, reply.failed.file, ...reply.failed.problems);
      addPart(counted, reply.part);
      onPlayed(order.count);
    }
  };
  /** After a failure no other order begins. Running orders end normally, because a terminated thread could leave half a file. */
  const beginNoOrders = (error: unknown): never => {
    next = count + 1;
    throw error;
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: workers }, () => keepBusy().catch(beginNoOrders)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return counted;
  } finally {
    await pool.destroy();
  }
}
