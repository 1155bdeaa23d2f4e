import type { RaceLine } from './races.ts';

/** Races as lists show them: those that stand by themselves, and beneath which race the others lie, in the order in which they are given. */
export interface Lists {
  readonly own: readonly RaceLine[];
  /** By the id of the race. */
  readonly beneath: ReadonlyMap<string, readonly RaceLine[]>;
}

/** A variation lies beneath its race. Where that is not there, or where they name each other in a ring, it stands by itself. */
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
