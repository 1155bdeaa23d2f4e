import type { Problem, Result } from '../../kit/index.ts';
import type { AddressBudget } from './address-budget.ts';
import { createFairQueue } from './fair-queue.ts';

/** Runs checks of what addresses send, one at a time, each address within its budget, and fairly among addresses. */
export interface CheckQueue {
  /** Problems: those of `work`, `wire-often`. */
  run<T>(address: string, work: () => Promise<Result<T, readonly Problem[]>>): Promise<Result<T, readonly Problem[]>>;
}

export function createCheckQueue(budget: AddressBudget): CheckQueue {
  const queue = createFairQueue({ threads: () => 1 });
  return {
    run<T>(address: string, work: () => Promise<Result<T, readonly Problem[]>>) {
      const share = { addresses: [address], isWatched: true };
      return queue.run<Result<T, readonly Problem[]>>(
        address,
        () => share,
        async () => {
          // again for each, because those before it may have used up the budget
          const within = budget.check(address);
          if (!within.ok) return within;
          const began = performance.now();
          try {
            return await work();
          } finally {
            budget.spend(address, { milliseconds: performance.now() - began });
          }
        },
      );
    },
  };
}
