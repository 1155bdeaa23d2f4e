import { createBucket, type Bucket } from './bucket.ts';

/** How fast each of many may go, on however many lines he has come. */
export interface Paces {
  /** Whether this one may once more. */
  take(who: string): boolean;
  /** Forgets those who have done nothing for a while. */
  sweep(): void;
  readonly known: number;
}

/** @param most so many at once, and `aSecond` after that. @param now milliseconds */
export function createPaces({ most, aSecond }: { readonly most: number; readonly aSecond: number }, now: () => number): Paces {
  const buckets = new Map<string, Bucket>();
  return {
    take(who) {
      const bucket = buckets.get(who) ?? createBucket(most, aSecond, now);
      buckets.set(who, bucket);
      return bucket.take();
    },
    sweep() {
      for (const [who, { full }] of buckets) if (full) buckets.delete(who);
    },
    get known() {
      return buckets.size;
    },
  };
}
