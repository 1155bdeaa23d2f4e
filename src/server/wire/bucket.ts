/** So many at once, and so many a second after that. */
export interface Bucket {
  /** Whether one more may pass, or so many at once. */
  take(many?: number): boolean;
  /** Nothing was taken for so long that it is as new. */
  readonly full: boolean;
}

/** @param now milliseconds */
export function createBucket(most: number, aSecond: number, now: () => number): Bucket {
  let left = most;
  let at = now();
  const fill = (): void => {
    const next = now();
    left = Math.min(most, left + ((next - at) / 1000) * aSecond);
    at = next;
  };
  return {
    get full() {
      fill();
      return left >= most;
    },
    take(many = 1) {
      fill();
      if (left < many) return false;
      left -= many;
      return true;
    },
  };
}
