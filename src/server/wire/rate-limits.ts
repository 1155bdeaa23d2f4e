import { createTokenBucket, type RateLimit, type TokenBucket } from './token-bucket.ts';

/** One token bucket for each key. The key of a seat counts all its connections together. */
export interface RateLimits {
  /** False: this key has used up its rate. */
  take(key: string): boolean;
  /** Deletes the buckets that are full again. */
  sweep(): void;
  readonly size: number;
}

/** @param now a clock in milliseconds */
export function createRateLimits(limit: RateLimit, now: () => number): RateLimits {
  const buckets = new Map<string, TokenBucket>();
  return {
    take(key) {
      const bucket = buckets.get(key) ?? createTokenBucket(limit, now);
      buckets.set(key, bucket);
      return bucket.take();
    },
    sweep() {
      for (const [key, { isFull }] of buckets) if (isFull) buckets.delete(key);
    },
    get size() {
      return buckets.size;
    },
  };
}
