import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Content, Problem, Result } from '../../kit/index.ts';
import type { AddressBudget } from './address-budget.ts';
import { createCheckQueue } from './check-queue.ts';
import { checkRequest, type CheckedRace, type NewRaceRequest } from './check-request.ts';
import type { CheckTask } from './check-worker.ts';

/** Checks requests for new races, each address within its budget, and fairly among addresses. */
export interface RaceChecks {
  /** Problems: those of `checkRequest`, `wire-often`. */
  check(request: NewRaceRequest, address: string): Promise<Result<CheckedRace, readonly Problem[]>>;
  readonly budget: AddressBudget;
  close(): Promise<void>;
}

/** Runs one check at a time and measures it. */
export interface CheckRunner {
  run(request: NewRaceRequest): Promise<Result<CheckedRace, readonly Problem[]>>;
  close(): Promise<void>;
}

/** The export of `check-worker.ts` that a thread runs. */
const CHECK = 'check' satisfies keyof typeof import('./check-worker.ts');
const IDLE_THREAD_MS = 60_000;

/**
 * Checks in a worker thread, so that the event loop goes on. Where none is built, this thread checks.
 * @param folder `content/`
 */
export function startCheckThread(
  folder: string,
  file: string = fileURLToPath(new URL('./check-worker.js', import.meta.url)),
): CheckRunner | null {
  if (!existsSync(file)) return null;
  const pool = new Tinypool({ filename: file, name: CHECK, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_THREAD_MS });
  return {
    run: (request) => pool.run({ content: folder, request } satisfies CheckTask) as Promise<Result<CheckedRace, readonly Problem[]>>,
    close: () => pool.destroy(),
  };
}

const checkHere = (content: Content): CheckRunner => ({
  run: (request) => checkRequest(request, content),
  close: () => Promise.resolve(),
});

export function createRaceChecks(content: Content, runner: CheckRunner | null, budget: AddressBudget): RaceChecks {
  const checks = runner ?? checkHere(content);
  const queue = createCheckQueue(budget);
  return {
    budget,
    check: (request, address) => queue.run(address, () => checks.run(request)),
    close: () => checks.close(),
  };
}
