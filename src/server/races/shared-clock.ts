import type { Store } from '../store/index.ts';

/** The time that all processes of a store share: this machine's clock, set by the store's. */
export interface SharedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets it anew; clocks of machines drift. */
  synchronize(): Promise<void>;
}

export async function createSharedClock(store: Pick<Store, 'now'>): Promise<SharedClock> {
  let offsetMs = 0;
  const time: SharedClock = {
    now: () => Math.round(Date.now() + offsetMs),
    async synchronize() {
      const asked = Date.now();
      const there = await store.now();
      // the answer was given half way between question and answer
      offsetMs = there - (asked + Date.now()) / 2;
    },
  };
  await time.synchronize();
  return time;
}
