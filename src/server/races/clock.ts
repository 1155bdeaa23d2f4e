import { performance } from 'node:perf_hooks';
import type { Clock } from '../../table/index.ts';

/** The machine's time, for hosts. */
export const clock: Clock = {
  now: () => performance.now(),
  wait(milliseconds) {
    let wake: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return { over, wake };
  },
};
