import type { Row } from './journal.ts';
import { sameData } from './same-data.ts';

/** What a host knows of the rows it has written itself: some it need not read again, and of some it does not know whether the journal holds them. */
export interface OwnRows<Entry> {
  /** What stands in a row, before it is sent. */
  decided(row: Row, entries: readonly Entry[]): void;
  entriesOf(row: Row): readonly Entry[] | undefined;
  /** The journal holds it. */
  kept(row: Row): void;
  /** The journal has refused it, and may hold it all the same. */
  refused(row: Row): void;
  /** A row of the journal: one that was refused, perhaps. */
  met(row: Row): void;
  /** Whether a row that was refused was met. */
  wasFound(row: Row): boolean;
  /** As `wasFound`, when the journal has been read since: then it is doubted no more. */
  settled(row: Row): boolean;
  /** The rows after the first `known`, from the last own ones and those that others tell of; null where some between them are missing, and where nobody has told of any. */
  withHeard(heard: readonly Row[], known: number): readonly Row[] | null;
  /** All were gone through. */
  read(): void;
}

/** So many of the last ones are kept for `withHeard`. */
const MOST_KEPT = 16;

export function createOwnRows<Entry>(): OwnRows<Entry> {
  let last: readonly Row[] = [];
  let doubted: readonly Row[] = [];
  const found = new WeakSet<Row>();
  const entriesOf = new WeakMap<Row, readonly Entry[]>();
  return {
    decided: (row, entries) => void entriesOf.set(row, entries),
    entriesOf: (row) => entriesOf.get(row),
    kept(row) {
      last = [...last.slice(1 - MOST_KEPT), row];
    },
    refused(row) {
      doubted = [...doubted, row];
    },
    met(row) {
      const own = doubted.find((other) => sameData(other, row));
      if (own !== undefined) found.add(own);
    },
    wasFound: (row) => found.has(row),
    settled(row) {
      doubted = doubted.filter((other) => other !== row);
      return found.has(row);
    },
    withHeard(heard, known) {
      const rows = [...last, ...heard].filter(({ n }) => n > known);
      return heard.length === 0 || rows.some(({ n }, i) => n !== known + 1 + i) ? null : rows;
    },
    read() {
      last = [];
    },
  };
}
