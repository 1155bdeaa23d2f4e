import type { RaceLine } from './races.ts';

/** Races as lists show them: originals, and the variations of each, in the given order. */
export interface Lists {
  readonly own: readonly RaceLine[];
  /** By the id of the original. */
  readonly beneath: ReadonlyMap<string, readonly RaceLine[]>;
}

/**
 * Groups variations under their originals. A variation whose original is missing, or part of a cycle, is listed as
 * an original.
 */
export function listsOf(races: readonly RaceLine[]): Lists {
  const above = new Map(races.map(({ id, note }) => [id, note?.variation?.race]));
  const lies = ({ id }: RaceLine): boolean => {
    const seen = new Set<string>();
    for (let at = id; !seen.has(at);) {
      seen.add(at);
      const next = above.get(at);
      if (next === undefined || !above.has(next)) return at !== id;
      at = next;
    }
    return false;
  };
  const own: RaceLine[] = [];
  const beneath = new Map<string, RaceLine[]>();
  for (const race of races) {
    if (!lies(race)) own.push(race);
    else {
      const of = race.note!.variation!.race;
      beneath.set(of, [...(beneath.get(of) ?? []), race]);
    }
  }
  return { own, beneath };
}
