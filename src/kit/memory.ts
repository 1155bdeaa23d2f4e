/** What was made once and may be asked for again, by name. Names come from outside, so only so many are remembered. */
export interface Memory<Made> {
  readonly size: number;
  /** As it is remembered, or made now. Where it is too much, what was asked for longest ago is forgotten. */
  get(name: string, make: () => Made): Made;
}

/** @param most how many are remembered */
export function createMemory<Made>(most: number): Memory<Made> {
  /** In the order in which they were last asked for. */
  const known = new Map<string, { readonly made: Made }>();
  return {
    get size() {
      return known.size;
    },
    get(name, make) {
      const entry = known.get(name) ?? { made: make() };
      known.delete(name);
      known.set(name, entry);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return entry.made;
    },
  };
}
