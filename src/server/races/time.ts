import type { Store } from '../store/index.ts';

/** The time that all processes of a store share: this machine's clock, set by the store's. */
export interface SharedTime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets it anew; clocks of machines drift. */
  set(): Promise<void>;
}

export async function createTime(store: Pick<Store, 'now'>): Promise<SharedTime> {
  let ahead = 0;
  const time: SharedTime = {
    now: () => Math.round(Date.now() + ahead),
    async set() {
      const asked = Date.now();
      const there = await store.now();
      // the answer was given half way between question and answer
      ahead = there - (asked + Date.now()) / 2;
    },
  };
  await time.set();
  return time;
}
