import { performance } from 'node:perf_hooks';
import type { Store } from '../store/index.ts';

/** A clock that all processes of a store share: the store's, read again and again. Between two readings a monotonic clock runs on, so that a change of this machine's time does no harm. */
export interface SharedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Reads the store's clock again. Returns by how many milliseconds it was set forward, or back (negative), since the last reading; 0: it was not. */
  synchronize(): Promise<number>;
}

/** Clocks of machines drift, and a reading takes its time. A greater difference means that the clock was set. */
const MAX_DRIFT_MS = 5_000;

/** @param elapsed a monotonic clock in milliseconds */
export async function createSharedClock(store: Pick<Store, 'now'>, elapsed = () => performance.now()): Promise<SharedClock> {
  let offsetMs = 0;
  async function read(): Promise<number> {
    const askedAt = elapsed();
    const there = await store.now();
    const tookMs = elapsed() - askedAt;
    // assumes that the store answered half way between request and reply
    const next = there - (askedAt + elapsed()) / 2;
    const jump = next - offsetMs;
    offsetMs = next;
    return Math.abs(jump) > MAX_DRIFT_MS + tookMs ? Math.round(jump) : 0;
  }
  await read();
  return {
    now: () => Math.round(elapsed() + offsetMs),
    synchronize: read,
  };
}
