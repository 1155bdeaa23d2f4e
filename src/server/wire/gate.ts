/** Runs at most so many pieces of work at once, the others in the order in which they came. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(maxAtOnce: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((enter) => waiting.push(enter));
    else running++;
    try {
      return await work();
    } finally {
      // the next one takes this place
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
