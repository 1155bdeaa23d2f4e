/**
 * The lines of a race's entries as they stand in its rows. They are stored joined in one string, because a string for each entry, each a slice of its row,
 * takes three times the memory.
 */
export interface EntryTexts {
  /** @param text undefined: the lines are not known to be what was decided */
  push(text: string | undefined): void;
  /** The lines of entry `n`, from 1 on. */
  at(n: number): string | undefined;
  /** Keeps the first `entries` texts. */
  truncate(entries: number): void;
}

/** Texts are joined in batches of this many. */
const BATCH = 64;

export function createEntryTexts(): EntryTexts {
  let joined = '';
  /** Where the text of each entry ends in `joined`; an unknown text has no length. */
  let ends: number[] = [];
  let recent: (string | undefined)[] = [];

  function join(): void {
    let end = joined.length;
    for (const text of recent) ends.push((end += text?.length ?? 0));
    joined += recent.join('');
    recent = [];
  }

  return {
    push(text) {
      recent.push(text);
      if (recent.length >= BATCH) join();
    },
    at(n) {
      if (n > ends.length) return recent[n - 1 - ends.length];
      return joined.slice(ends[n - 2] ?? 0, ends[n - 1] ?? 0) || undefined;
    },
    truncate(entries) {
      join();
      joined = joined.slice(0, ends[entries - 1] ?? 0);
      ends = ends.slice(0, entries);
    },
  };
}
