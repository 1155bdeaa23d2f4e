import type { Clock } from './host-options.ts';

/**
 * A clock for hosts, made from the time of the machine or the browser.
 * @param now milliseconds since any fixed moment
 * @param later calls `ring` once after `milliseconds`; its answer cancels that
 */
export function createClock(now: () => number, later: (ring: () => void, milliseconds: number) => () => void): Clock {
  return {
    now,
    wait(milliseconds) {
      let wake: () => void = () => undefined;
      const over = new Promise<void>((resolve) => {
        const cancel = milliseconds === Infinity ? undefined : later(resolve, milliseconds);
        wake = () => {
          cancel?.();
          resolve();
        };
      });
      return { over, wake };
    },
  };
}
