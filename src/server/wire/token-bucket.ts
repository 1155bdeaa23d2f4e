/** How fast something may happen: `burst` times at once, and `perSecond` times a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** A rate limiter that fills up with time and is emptied by use. */
export interface TokenBucket {
  /** Takes `tokens` out, one by default. False: too few are left, and none was taken. */
  take(tokens?: number): boolean;
  /** It has been unused for so long that it equals a new one. */
  readonly isFull: boolean;
}

/** @param now a clock in milliseconds */
export function createTokenBucket({ burst, perSecond }: RateLimit, now: () => number): TokenBucket {
  let left = burst;
  let filledAt = now();
  const fill = (): void => {
    const time = now();
    left = Math.min(burst, left + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
  };
  return {
    get isFull() {
      fill();
      return left >= burst;
    },
    take(tokens = 1) {
      fill();
      if (left < tokens) return false;
      left -= tokens;
      return true;
    },
  };
}
