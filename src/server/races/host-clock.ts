import { performance } from 'node:perf_hooks';
import { createClock } from '../../table/index.ts';

/** The machine's time, for hosts. */
export const hostClock = createClock(
  () => performance.now(),
  (ring, milliseconds) => {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
);
