import type { Clock } from './host-options.ts';

/**
 * A clock for hosts, of the time the machine or the browser has.
 * @param now milliseconds since any moment that stays the same
 * @param later calls `ring` once after so many milliseconds; what it gives back keeps it from doing so
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
