import { createClock } from '../../table/index.ts';

/** The browser's time, for hosts. */
export const clock = createClock(
  () => performance.now(),
  (ring, milliseconds) => {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
);
