import { addressKey } from './address-key.ts';
import { createTokenBucket, type RateLimit, type TokenBucket } from './token-bucket.ts';

/** Counts the WebSockets of each address, and how fast it opens new ones. */
export interface Visitors {
  /** Whether the address may open one more. */
  canConnect(ip: string): boolean;
  /** Counts an open connection. Call the result when it closes. */
  connected(ip: string): () => void;
  /** Forgets addresses without connections that have been idle for a while. */
  sweep(): void;
  readonly size: number;
}

export interface VisitorLimits extends RateLimit {
  /** Open connections of one address: enough for a club behind one router. The rate limits new ones, because each makes the server read a whole race. */
  readonly maxOpen: number;
}

interface Visitor {
  open: number;
  readonly bucket: TokenBucket;
}

/** @param now a clock in milliseconds */
export function createVisitors(limits: VisitorLimits, now: () => number): Visitors {
  const visitors = new Map<string, Visitor>();
  function visitorOf(ip: string): Visitor {
    const key = addressKey(ip);
    const visitor = visitors.get(key) ?? { open: 0, bucket: createTokenBucket(limits, now) };
    visitors.set(key, visitor);
    return visitor;
  }
  return {
    canConnect(ip) {
      const { open, bucket } = visitorOf(ip);
      return open < limits.maxOpen && bucket.take();
    },
    connected(ip) {
      const visitor = visitorOf(ip);
      visitor.open++;
      return () => void visitor.open--;
    },
    sweep() {
      for (const [key, { open, bucket }] of visitors) if (open === 0 && bucket.isFull) visitors.delete(key);
    },
    get size() {
      return visitors.size;
    },
  };
}
