import type { Problem, Reason, Refusal, Seat } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import type { Absent, Proposal, Substitute, TableLine } from './consent/consent.ts';
import type { DaysOff } from './consent/days-off.ts';
import type { TableWish } from './consent/decide-wish.ts';
import type { Terms } from './consent/terms.ts';
import type { VisibleEnvelopes } from './envelopes.ts';
import type { AppendFailure } from './journal.ts';

/**
 * What passes between a host and a seat (docs/decisions/0008-host-and-seat.md), in one process or over a wire. Everything is plain data with a text form
 * (seat/seat-text.ts), and every call is asynchronous.
 */

/** The state of the table for one viewer. Each one replaces the one before. */
export interface Situation {
  /** Entries so far. */
  readonly entries: number;
  /** Take-backs so far. */
  readonly takenBack: number;
  /** This seat is to answer by hand now. */
  readonly asked: boolean;
  /** A question put to several seats at once. `concerned`: this seat has a choice and has not answered it in advance. */
  readonly together: { readonly kind: string; readonly seats: readonly Seat[]; readonly concerned: boolean } | null;
  readonly drivers: readonly string[];
  readonly away: readonly Seat[];
  /** What this seat has answered in advance. */
  readonly answers: AdvanceAnswers;
  /** The number of the entry that this seat can take back; null: none. */
  readonly takeBack: number | null;
  /** The others wait while an answer can be taken back. */
  readonly holding: boolean;
  readonly thinking: boolean;
  /** The host goes on by itself; else it waits for a person, or the race is over. Where the viewer may not know that another seat is asked, it seems to go on. */
  readonly going: boolean;
  /** `reader`: another host leads, and this one decides nothing. */
  readonly role: 'leader' | 'reader';
  /** Why the last row was not stored; what it says has not happened. */
  readonly notKept: AppendFailure | null;
  /** Something is wrong with the host itself, in words. */
  readonly broken: string | null;
  /** The words for the dice; null where this race has none in envelopes. */
  readonly envelopes: VisibleEnvelopes | null;
  /** What the people of the table agree on; null where nothing was agreed on before the start. */
  readonly agreed: ConsentDto | null;
}

/** What holds by consent, as everyone may see it; `takeBack` and `carriedOut` are each seat's own. */
export interface ConsentDto {
  readonly terms: Terms;
  /** The seats that belong to a person, whether or not a bot drives them now. */
  readonly owners: readonly Seat[];
  /** The persons who are missed. */
  readonly absent: readonly Absent[];
  /** Left out where there are none. */
  readonly substitutes?: readonly Substitute[];
  readonly proposal: Proposal | null;
  readonly paused: boolean;
  readonly ended: boolean;
  /** The last lines at the table, in order. */
  readonly lines: readonly TableLine[];
  /** Whose time runs, and until when in milliseconds since 1970 by the host's time; `until` null: it stands still. Null: no seat's, or a secret. */
  readonly clock: { readonly seat: Seat; readonly until: number | null } | null;
  /** The number of the entry that this seat can ask the table to take back; null: none. */
  readonly takeBack: number | null;
  /** Left out: there are none. */
  readonly daysOff?: readonly DaysOff[];
  /** The numbers of the last entries that this seat's standing orders have brought about. */
  readonly carriedOut: readonly number[];
}

/** An entry as a seat may see it: the action itself only if it is its own. */
export interface SeatEntry<Action, Event> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly events: readonly Event[];
  /** Why a bot decided so. It is sent when it happens, and is no part of a record. */
  readonly reason?: Reason;
}

/** What brings a seat to where the host is. */
export interface News<Action, Event> {
  /** How many of its entries the seat keeps: fewer than it has after a take-back. */
  readonly keep: number;
  /** The entries from there on. */
  readonly entries: readonly SeatEntry<Action, Event>[];
  readonly situation: Situation;
}

/** The connection of one viewer to a host. */
export interface Link<Action, Event> {
  /** A seat, or NO_SEAT for a spectator. */
  readonly viewer: Seat;
  /**
   * The news for a viewer who has `entries` entries.
   * @param takenBack of the situation that came with these entries; take-backs since then are found by it. Left out: they have just come
   */
  news(entries: number, takenBack?: number): News<Action, Event>;
  /** Calls `listener` with everything from now on; the answer ends that. */
  watch(listener: (news: News<Action, Event>) => void): () => void;
  /**
   * Null: done and stored. It is decided on what is published, when nothing is on its way.
   * @param tags `id`: printable ASCII, 64 characters at most; sent again it counts once. `after`: the number of entries that the sender knew
   */
  act(action: Action, tags: { readonly id?: string; readonly after?: number }): Promise<Refusal | null>;
  /** Empty: stored. */
  answerInAdvance(answers: unknown): Promise<readonly Problem[]>;
  /** Takes back the last answer of this seat, while that is possible. Null: stored. */
  takeBack(): Promise<Refusal | null>;
  /**
   * What this seat wants of the table; null: it is so, or all have been asked.
   * @param id as in `act`: sent again it counts once
   */
  wish(wish: TableWish, id?: string): Promise<Refusal | null>;
}
