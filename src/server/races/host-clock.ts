import { performance } from 'node:perf_hooks';
import { createClock } from '../../table/index.ts';

/** The clock of hosts: monotonic milliseconds and timers. */
export const hostClock = createClock(
  () => performance.now(),
  (ring, milliseconds) => {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
);
