import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Content, Problem, Result } from '../../kit/index.ts';
import { checkDay, type DayRecord } from './check-day.ts';
import type { DayTask } from './day-worker.ts';

/** Checks records of races of the day, one at a time. */
export interface DayChecker {
  run(sent: DayRecord): Promise<Result<number, readonly Problem[]>>;
  close(): Promise<void>;
}

/** The export of `day-worker.ts` that a thread runs. */
const CHECK = 'check' satisfies keyof typeof import('./day-worker.ts');
const IDLE_THREAD_MS = 60_000;

/** Checks in a worker thread, because every action is decided again. Null where none is built. @param folder `content/` */
export function startDayThread(
  folder: string,
  file: string = fileURLToPath(new URL('./day-worker.js', import.meta.url)),
): DayChecker | null {
  if (!existsSync(file)) return null;
  const pool = new Tinypool({ filename: file, name: CHECK, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_THREAD_MS });
  return {
    run: (sent) => pool.run({ content: folder, sent } satisfies DayTask) as Promise<Result<number, readonly Problem[]>>,
    close: () => pool.destroy(),
  };
}

/** Checks in this thread. */
export const checkDaysHere = (content: Content): DayChecker => ({
  run: (sent) => checkDay(sent, content),
  close: () => Promise.resolve(),
});
