/**
 * Counts of many races, as sums of whole numbers in named groups. The order of adding does not matter, so the number of workers changes
 * no result. It is plain data, because workers send it.
 */
export interface Tally {
  races: number;
  readonly groups: Record<string, Counts>;
}

export type Counts = Record<string, number>;

export const newTally = (): Tally => ({ races: 0, groups: {} });

export function addTally(into: Tally, tally: Tally): void {
  into.races += tally.races;
  for (const [group, counts] of Object.entries(tally.groups)) addCounts(groupOf(into, group), counts);
}

/** The counts of a group, which the caller may change. */
export const groupOf = (tally: Tally, group: string): Counts => (tally.groups[group] ??= {});

export function addCounts(into: Counts, counts: Counts): void {
  for (const [name, amount] of Object.entries(counts)) into[name] = (into[name] ?? 0) + amount;
}

/** Rounded to four decimal places, so that the same races give the same text everywhere; 0 if `of` is 0. */
export const ratio = (amount = 0, of = 0): number => (of === 0 ? 0 : Math.round((amount / of) * 10_000) / 10_000);

export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** The spread of at least one count by value (`{ '12': 3 }` is three times 12). */
export function spreadOf(counts: Counts): Spread {
  const values = Object.keys(counts).map(Number);
  let [sum, times] = [0, 0];
  for (const value of values) {
    sum += value * counts[String(value)]!;
    times += counts[String(value)]!;
  }
  return { least: Math.min(...values), mean: ratio(sum, times), most: Math.max(...values) };
}
