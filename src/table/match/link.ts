import type { Problem, Refusal, Seat } from '../../kit/index.ts';
import type { AdvanceAnswers } from './advance.ts';
import type { TableWish } from './agree.ts';
import type { Absent, Proposal, TableLine } from './agreement.ts';
import type { DaysOff } from './days-off.ts';
import type { EnvelopesShown } from './envelopes.ts';
import type { NotKept } from './journal.ts';
import type { ToldEntry } from './match.ts';
import type { Terms } from './terms.ts';

/**
 * What passes between a host and a seat (docs/decisions/0008-host-and-seat.md), in one process or over a wire: everything here is plain data and has a text form
 * (seat/told-text.ts), and every call answers later.
 */

/** How things stand at the table, for the eyes of one seat; the next replaces it. */
export interface Situation {
  /** Entries so far. */
  readonly entries: number;
  /** How often something was taken back so far. */
  readonly takenBack: number;
  /** This seat is asked, by hand, now. */
  readonly asked: boolean;
  /** A question put to several seats at once, and whether it concerns this one: it has a real choice and has not answered it in advance. */
  readonly together: { readonly kind: string; readonly seats: readonly Seat[]; readonly concerned: boolean } | null;
  readonly drivers: readonly string[];
  readonly away: readonly Seat[];
  /** What this seat has answered in advance. */
  readonly answers: AdvanceAnswers;
  /** The number of the entry that this seat may take back. */
  readonly takeBack: number | null;
  /** The others wait while an answer may be taken back. */
  readonly holding: boolean;
  readonly thinking: boolean;
  /** Whether the host goes on by itself: else it waits for somebody, or the race is over. Where nobody may know that another seat is asked, it seems to go on. */
  readonly going: boolean;
  readonly role: 'ride' | 'follow';
  /** Why the last row was not kept: what it told of has not happened. */
  readonly notKept: NotKept | null;
  /** Something is wrong with the host itself, in its own words. */
  readonly broken: string | null;
  /** The words for the dice; null where this race has none in envelopes. */
  readonly envelopes: EnvelopesShown | null;
  /** What the people of the table agree on; null where they agreed on nothing before the start. */
  readonly agreed: AgreedTold | null;
}

/** What holds by agreement, as everybody is told it; `takeBack` is each seat's own. */
export interface AgreedTold {
  readonly terms: Terms;
  /** The seats that belong to a person, whoever rides them now. */
  readonly owners: readonly Seat[];
  /** Who is missed. */
  readonly absent: readonly Absent[];
  readonly proposal: Proposal | null;
  readonly paused: boolean;
  readonly ended: boolean;
  /** The last that was said at the table, in order. */
  readonly lines: readonly TableLine[];
  /** Whose time runs, and until when in milliseconds since 1970 by the host's time; `until` null: it stands. Null: nobody's, or nobody may know whose. */
  readonly clock: { readonly seat: Seat; readonly until: number | null } | null;
  /** The number of the entry that this seat may ask the table to take back. */
  readonly takeBack: number | null;
  /** Left out: nobody has any. */
  readonly daysOff?: readonly DaysOff[];
  /** The numbers of the last entries that this seat's standing orders have brought about. */
  readonly carriedOut: readonly number[];
}

/** All that a seat has to be told to be where the host is. */
export interface News<Action, Event> {
  /** The seat keeps so many of its entries: fewer than it has where something was taken back. */
  readonly keep: number;
  /** Those from there on. */
  readonly entries: readonly ToldEntry<Action, Event>[];
  readonly situation: Situation;
}

/** What a seat holds of its host: here, in another tab, or far away. */
export interface Link<Action, Event> {
  /** Whose eyes: a seat, or NOBODY for a spectator. */
  readonly eyes: Seat;
  /**
   * Everything after the first `entries` entries.
   * @param takenBack of the situation these entries were told with: what was taken back since then is found by it. Left out: they were told just now
   */
  news(entries: number, takenBack?: number): News<Action, Event>;
  /** Is told everything from now on; the answer ends that. */
  watch(listener: (news: News<Action, Event>) => void): () => void;
  /**
   * null: done and kept. Decided on what has been told, once nothing is on its way.
   * @param sent `id`: printable ASCII, 64 characters at most; sent again it counts once. `after`: the entries known when it was decided
   */
  act(action: Action, sent: { readonly id?: string; readonly after?: number }): Promise<Refusal | null>;
  /** Empty: taken and kept. */
  answerInAdvance(answers: unknown): Promise<readonly Problem[]>;
  takeBack(): Promise<Refusal | null>;
  /**
   * What this seat wishes of the table; null: so it is, or all have been asked.
   * @param id as in `act`: sent again it counts once
   */
  wish(wish: TableWish, id?: string): Promise<Refusal | null>;
}
