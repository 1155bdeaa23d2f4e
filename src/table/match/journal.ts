import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';

/**
 * What a race is kept as: rows, numbered from 1 without a gap, only ever added to. Append first, then tell: nothing is shown to anybody before its row is
 * kept for good. A browser, a server's database and a test keep the same rows (docs/decisions/0008-host-and-seat.md).
 */
export interface Row {
  readonly n: number;
  /**
   * `acts`: what somebody did and what chance answered to it, as lines of a record (`formatEntry`), all of it or nothing.
   * `table`: something about the table that is no part of the race (`TableFact`), as one line of JSON.
   */
  readonly kind: 'acts' | 'table';
  readonly text: string;
  /** The sender's own name for the action, or for what he said about the table, so that sent again, after a restart too, it is answered as the first time. */
  readonly id?: string;
  /** When it was decided, in milliseconds since 1970, by a host that has time. */
  readonly at?: number;
}

/** What lists of races show without reading a race: kept together with the rows that bring it about. */
export interface Summary {
  /** Actions so far, chance's answers included. */
  readonly entries: number;
  readonly stage: number;
  /** null in a game without rounds. */
  readonly round: number | null;
  readonly over: boolean;
  /** Who decides now; `CHANCE` or `NOBODY` where no seat does. */
  readonly turn: Seat;
  /** When something is to be done though nobody acts, in milliseconds since 1970; null: never; left out: the host has no time. */
  readonly due?: number | null;
}

/** `taken`: another host has appended a row of this number. `full`: no room. `forbidden`: nothing may be kept. `lost`: the store does not answer. */
export const NOT_KEPT = ['taken', 'full', 'forbidden', 'lost'] as const;
export type NotKept = (typeof NOT_KEPT)[number];

/** The rows of one race, wherever they are kept. */
export interface Journal {
  /**
   * Appends rows, all or none; answers once they are kept as durably as the store can, with null. Where it answers with a reason, none of them is kept. Calls come in
   * the order of their numbers and may overlap: a store may write several at once.
   */
  append(rows: readonly Row[], summary: Summary): Promise<NotKept | null>;
  /** The rows from number `n` on. */
  read(n: number): Promise<readonly Row[]>;
}

/** What a host answers where a row was not kept: nothing has happened. */
export const notKept = (why: NotKept): Refusal => refusal(`table-not-kept-${why}`, '');

/** A journal in memory: for tests, lessons, and a browser that keeps nothing. */
export function memoryJournal(rows: readonly Row[] = []): Journal & { readonly rows: readonly Row[]; readonly summary: Summary | null } {
  const kept = [...rows];
  let last: Summary | null = null;
  return {
    rows: kept,
    get summary() {
      return last;
    },
    append(added, summary) {
      if (added[0] !== undefined && added[0].n !== kept.length + 1) return Promise.resolve('taken');
      kept.push(...added);
      last = summary;
      return Promise.resolve(null);
    },
    read: (n) => Promise.resolve(kept.slice(n - 1)),
  };
}
