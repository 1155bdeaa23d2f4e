import type { Store } from '../store/index.ts';

/** A clock that all processes of a store share: this machine's, corrected by the store's. */
export interface SharedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Reads the store's clock again, because clocks of machines drift. */
  synchronize(): Promise<void>;
}

export async function createSharedClock(store: Pick<Store, 'now'>): Promise<SharedClock> {
  let offsetMs = 0;
  const time: SharedClock = {
    now: () => Math.round(Date.now() + offsetMs),
    async synchronize() {
      const askedAt = Date.now();
      const storeTime = await store.now();
      // assumes that the store answered half way between request and reply
      offsetMs = storeTime - (askedAt + Date.now()) / 2;
    },
  };
  await time.synchronize();
  return time;
}
