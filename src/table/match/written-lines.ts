/** The lines of a race's entries as they stand in its rows, in one text: a text an entry, with the row it is a part of, takes three times as much. */
export interface WrittenLines {
  /** @param text undefined: it is not known to be what was decided */
  push(text: string | undefined): void;
  /** Of entry `n`, from 1 on. */
  at(n: number): string | undefined;
  /** The entries after so many are void. */
  cut(entries: number): void;
}

/** So many are put together at once. */
const TOGETHER = 64;

export function createWrittenLines(): WrittenLines {
  let whole = '';
  /** Where each of those in `whole` ends; one that is not known takes no room. */
  let ends: number[] = [];
  let last: (string | undefined)[] = [];

  function gather(): void {
    let end = whole.length;
    for (const text of last) ends.push((end += text?.length ?? 0));
    whole += last.join('');
    last = [];
  }

  return {
    push(text) {
      last.push(text);
      if (last.length >= TOGETHER) gather();
    },
    at(n) {
      if (n > ends.length) return last[n - 1 - ends.length];
      return whole.slice(ends[n - 2] ?? 0, ends[n - 1] ?? 0) || undefined;
    },
    cut(entries) {
      gather();
      whole = whole.slice(0, ends[entries - 1] ?? 0);
      ends = ends.slice(0, entries);
    },
  };
}
