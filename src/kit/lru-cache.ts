/** A cache by name that drops the least recently used entries. Names come from outside, so the size is limited. */
export interface LruCache<Made> {
  readonly size: number;
  /** Returns the cached value, or makes and caches it. */
  get(name: string, make: () => Made): Made;
}

/** Makes an empty cache. @param maxSize how many entries the cache keeps */
export function createLruCache<Made>(maxSize: number): LruCache<Made> {
  /** In order of last use, oldest first. */
  const entries = new Map<string, { readonly value: Made }>();
  return {
    get size() {
      return entries.size;
    },
    get(name, make) {
      const entry = entries.get(name) ?? { value: make() };
      entries.delete(name);
      entries.set(name, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxSize) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
  };
}
