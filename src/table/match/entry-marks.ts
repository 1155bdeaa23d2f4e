import type { Reason } from '../../kit/index.ts';

/** What is known of single entries and stands in none of them, by the entry's number. Of what is taken back nothing is known any more. */
export interface EntryMarks {
  /** Why a bot did it. */
  readonly reasons: ReadonlyMap<number, Reason>;
  /** Done by a person's own hand: no others may be taken back. */
  readonly byHand: ReadonlySet<number>;
  /** Those of them that answered what nobody may know he was asked. */
  readonly secretly: ReadonlySet<number>;
  add(n: number, marks: { readonly reason?: Reason | null | undefined; readonly byHand: boolean; readonly secretly: boolean }): void;
  /** @param n the last entry that stays */
  forgetAfter(n: number): void;
}

/**
 * @param entries those of the race so far: what has an id came from a person
 * @param hidden those of them that were answered secretly
 */
export function createEntryMarks(entries: readonly { readonly n: number; readonly id?: string }[], hidden: Iterable<number>): EntryMarks {
  const reasons = new Map<number, Reason>();
  const byHand = new Set<number>(entries.flatMap(({ n, id }) => (id === undefined ? [] : [n])));
  const secretly = new Set<number>(hidden);
  return {
    reasons,
    byHand,
    secretly,
    add(n, marks) {
      if (marks.reason) reasons.set(n, marks.reason);
      if (marks.byHand) byHand.add(n);
      if (marks.secretly) secretly.add(n);
    },
    forgetAfter(last) {
      for (const known of [reasons, byHand, secretly]) for (const n of [...known.keys()]) if (n > last) known.delete(n);
    },
  };
}
