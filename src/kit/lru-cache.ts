/** What was made once and may be asked for again, by name. Names come from outside, so only so many are remembered. */
export interface LruCache<Made> {
  readonly size: number;
  /** As it is remembered, or made now. Where it is too much, what was asked for longest ago is forgotten. */
  get(name: string, make: () => Made): Made;
}

/** @param maxSize how many are remembered */
export function createLruCache<Made>(maxSize: number): LruCache<Made> {
  /** In the order in which they were last asked for. */
  const entries = new Map<string, { readonly made: Made }>();
  return {
    get size() {
      return entries.size;
    },
    get(name, make) {
      const entry = entries.get(name) ?? { made: make() };
      entries.delete(name);
      entries.set(name, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxSize) break;
        entries.delete(oldest);
      }
      return entry.made;
    },
  };
}
