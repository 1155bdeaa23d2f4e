import { addressKey } from './address.ts';
import { createBucket, type Bucket } from './bucket.ts';

/** How many connections an address has, and how fast it makes new ones. */
export interface Visitors {
  /** Whether one more may come. */
  mayCome(ip: string): boolean;
  /** One has come; the answer is to be called when it has gone. */
  came(ip: string): () => void;
  /** Forgets those who have gone and done nothing for a while. */
  sweep(): void;
  readonly known: number;
}

export interface VisitorLimits {
  /** Connections at once: a club behind one router, not one who opens all there are. */
  readonly atOnce: number;
  /** New ones: so many at once, and so many a second. Each makes the server read and write a whole race. */
  readonly most: number;
  readonly aSecond: number;
}

/** @param now milliseconds */
export function createVisitors({ atOnce, most, aSecond }: VisitorLimits, now: () => number): Visitors {
  const visitors = new Map<string, { open: number; readonly coming: Bucket }>();
  function visitor(ip: string): { open: number; readonly coming: Bucket } {
    const key = addressKey(ip);
    const known = visitors.get(key) ?? { open: 0, coming: createBucket(most, aSecond, now) };
    visitors.set(key, known);
    return known;
  }
  return {
    mayCome(ip) {
      const { open, coming } = visitor(ip);
      return open < atOnce && coming.take();
    },
    came(ip) {
      const one = visitor(ip);
      one.open++;
      return () => void one.open--;
    },
    sweep() {
      for (const [key, { open, coming }] of visitors) if (open === 0 && coming.full) visitors.delete(key);
    },
    get known() {
      return visitors.size;
    },
  };
}
