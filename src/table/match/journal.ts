import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';

/**
 * A race is stored as rows, numbered from 1 without a gap. Rows are only ever added. A row is appended first and takes effect when it is stored, so that nothing is ever
 * shown that a crash could undo. A browser, a server's database and a test store the same rows (docs/decisions/0008-host-and-seat.md).
 */
export interface Row {
  readonly n: number;
  /**
   * `acts`: an action and chance's answers to it, as lines of a record (`formatEntry`), all of it or nothing, below a line that says who acted (`Author`).
   * `table`: a fact about the table that is no part of the race (`TableFact`), as one line of JSON.
   */
  readonly kind: 'acts' | 'table';
  readonly text: string;
  /** The sender's own name for the action or the fact, so that it counts once when it is sent again, also after a restart. */
  readonly id?: string;
  /** When it was decided, in milliseconds since 1970, by a host that has time. */
  readonly at?: number;
}

/** What lists of races show without opening a race. It is stored together with the rows that bring it about. */
export interface Summary {
  /** Actions so far, chance's answers included. */
  readonly entries: number;
  readonly stage: number;
  /** Null in a game without rounds. */
  readonly round: number | null;
  readonly over: boolean;
  /** The seat that decides now; `CHANCE` or `NO_SEAT` where no seat does. */
  readonly turn: Seat;
  /** When something is to be done though no person acts, in milliseconds since 1970; null: never; left out: the host has no time. */
  readonly due?: number | null;
}

/** `taken`: another host has appended a row of this number. `full`: no space is left. `forbidden`: storing is not allowed. `lost`: the store does not answer. */
export const APPEND_FAILURES = ['taken', 'full', 'forbidden', 'lost'] as const;
export type AppendFailure = (typeof APPEND_FAILURES)[number];

/** The rows of one race, wherever they are stored. */
export interface Journal {
  /**
   * Appends rows, all or none. Resolves with null when they are stored as durably as the store can, or with why none of them is. Calls come in the order of their numbers
   * and can overlap, because a store may write several at once.
   */
  append(rows: readonly Row[], summary: Summary): Promise<AppendFailure | null>;
  /** The rows from number `n` on. */
  read(n: number): Promise<readonly Row[]>;
}

/** The refusal of a request whose row was not stored: it has not happened. */
export const appendRefusal = (failure: AppendFailure): Refusal => refusal(`table-not-kept-${failure}`, '');

/** A journal in memory: for tests, lessons, and a browser that stores nothing. */
export function memoryJournal(rows: readonly Row[] = []): Journal & { readonly rows: readonly Row[]; readonly summary: Summary | null } {
  const stored = [...rows];
  let last: Summary | null = null;
  return {
    rows: stored,
    get summary() {
      return last;
    },
    append(added, summary) {
      if (added[0] !== undefined && added[0].n !== stored.length + 1) return Promise.resolve('taken');
      stored.push(...added);
      last = summary;
      return Promise.resolve(null);
    },
    read: (n) => Promise.resolve(stored.slice(n - 1)),
  };
}
