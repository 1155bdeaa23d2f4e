import type { Seat } from '../../kit/index.ts';
import type { RacePhase } from '../../protocol/index.ts';
import type { AppendFailure, Row, Summary } from '../../table/index.ts';
import type { AdminStore } from './admin-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { DocumentStore } from './document-store.ts';
import type { StoredRace, NewRace } from './stored-race.ts';
import type { NoticeStore } from './notice-store.ts';
import type { RaceChanges } from './change-notice.ts';
import type { PeopleStore } from './people-store.ts';
import type { SharedStore } from './shared-store.ts';

/**
 * The server's storage, the same over each database (docs/decisions/0011-online-races.md). Rows of a race are append-only; its room changes under a version number.
 * Calls reject with `StoreFailure` when the database cannot be reached or is full. Then nothing has happened, or it is unknown whether it has.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly chat: ChatStore;
  readonly admin: AdminStore;
  readonly shared: SharedStore;
  readonly documents: DocumentStore;
  /** Adds a race with free seats. */
  addRace(race: NewRace, tokens: readonly SeatToken[]): Promise<void>;
  findRace(id: string): Promise<StoredRace | null>;
  /** Replaces the room of version `version`. False: another process has changed it first, and nothing was changed. */
  changeRoom(id: string, version: number, change: RoomChange): Promise<boolean>;
  /** Puts away races untouched for `untouched` milliseconds, at most a limited number at a time. */
  putAway(untouched: number): Promise<void>;
  /** Corrects times in the future, which a clock that was ahead has left behind, so that these races are not due too late. At most a limited number at a time. */
  mendTimes(): Promise<void>;
  /** Resumes a race that was away; true if it was. One that was moved to a browser stays away. */
  wake(id: string): Promise<boolean>;
  /** Listed races of one phase, the last touched first. */
  listRaces(phase: RacePhase, most: number): Promise<readonly StoredRace[]>;
  /** The seat of a token, by its hash; null: unknown. */
  seatOf(race: string, hash: string): Promise<number | null>;
  /** As `Journal.append`; `forbidden`: the race was moved to a browser. */
  append(race: string, rows: readonly Row[], summary: Summary): Promise<AppendFailure | null>;
  /** As `Journal.read`. */
  readRows(race: string, n: number): Promise<readonly Row[]>;
  /** Stores a seat's reply in a round of questions, instead of an earlier one. False: the round is closed, and nothing was stored. */
  keepReply(race: string, round: number, seat: Seat, reply: string): Promise<boolean>;
  /** The seats whose replies to this round are stored. */
  repliedSeats(race: string, round: number): Promise<readonly Seat[]>;
  /**
   * Closes a round and returns its replies. Repeated calls return the same, until a later round of the race is closed. That deletes the replies of earlier ones, whose
   * effects are in the rows by then. Closed rounds stay closed.
   */
  closeReplies(race: string, round: number): Promise<readonly { readonly seat: Seat; readonly reply: string }[]>;
  /** Deletes replies left over at races that have finished lately. */
  sweepReplies(): Promise<void>;
  /** A heartbeat. The process counts as alive for `milliseconds` of the store's clock. */
  beat(process: string, milliseconds: number): Promise<void>;
  /** Makes a process the owner of a race without a living one. True: it is the owner now. */
  claim(race: string, process: string): Promise<boolean>;
  /** Makes a process the owner of those of these races that have no living one, and returns those that it owns then. */
  claimAll(races: readonly string[], process: string): Promise<readonly string[]>;
  /** Those of these running races that have no living owner. */
  ownerlessAmong(races: readonly string[]): Promise<readonly string[]>;
  /** A process gives up races. `handed`: another process must continue them; `resting`: any process may, on request. */
  release(process: string, races: readonly string[], how: 'handed' | 'resting'): Promise<void>;
  /** Running races whose owner has died, by id from a random one, so that each process starts with others. */
  orphans(most: number): Promise<readonly string[]>;
  /** Races without an owner in which something is due (`Summary.due`). */
  dueRaces(most: number): Promise<readonly string[]>;
  /** Milliseconds since 1970 by the store's clock, the same for all processes. */
  now(): Promise<number>;
  /** Stores a link that hands a seat on, by its hash. An earlier link stops working. */
  addHandOver(race: string, hash: string, seat: Seat): Promise<void>;
  /** The seat of such a link, by its hash; null: unknown. */
  seatOfHandOver(race: string, hash: string): Promise<number | null>;
  /** Gives the seat to a new owner and uses up the link. False: the link was used, or the room has changed since `version`; then nothing has happened. */
  completeHandOver(race: string, hash: string, to: NewOwner): Promise<boolean>;
  /** The row count and room version of these races; unknown ones are left out. */
  progressOf(races: readonly string[]): Promise<readonly { readonly id: string; readonly rows: number; readonly version: number }[]>;
  ownedBy(process: string): Promise<readonly string[]>;
  /** Calls the listener with races that other processes have changed, and their new rows where the notice had room. Null: unknown which. A notice may be lost. */
  listen(listener: (races: RaceChanges | null) => void): () => void;
  /** Writes. Rejects with `StoreFailure` if that fails. */
  check(): Promise<void>;
  /** Removes what was deleted from the files of the database, as far as it can. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export interface SeatToken {
  /** SHA-256 of the token in hex; the token itself is not stored. */
  readonly hash: string;
  readonly seat: Seat;
  /** The person who takes the seat, if known. A seat has at most one. */
  readonly person?: string;
}

/** A seat's new owner. */
export interface NewOwner {
  readonly seat: Seat;
  /** The hash of the new token. */
  readonly token: string;
  /** The new owner, if known and without another seat of this race. */
  readonly person?: string;
  readonly version: number;
  readonly room: string;
}

export interface RoomChange {
  readonly room: string;
  readonly listed?: boolean;
  readonly token?: SeatToken;
  /** The seat whose tokens are deleted. */
  readonly removedSeat?: number;
  /** A person who has the seat already. */
  readonly addedPerson?: { readonly person: string; readonly seat: Seat };
  /** The hash of a token that is deleted. */
  readonly removedToken?: string | undefined;
  /** A head without the name of a deleted person. */
  readonly head?: string;
  /** The only player moves the race to the browser with `rows` rows; refused if it has more by now. It then takes no more rows. */
  readonly home?: { readonly rows: number };
  /** The race starts. */
  readonly begun?: { readonly head: string; readonly seed: string };
}

/** What SQLite and PostgreSQL say of pages that they cannot read. */
const DAMAGE = /malformed|not a database|invalid page|could not read block|checksum/i;

/** Why the database failed. */
export class StoreFailure extends Error {
  readonly why: Exclude<AppendFailure, 'taken'>;
  /** Pages of the database are damaged; a backup helps. */
  readonly isDamaged: boolean;
  constructor(why: Exclude<AppendFailure, 'taken'>, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`store ${why}: ${reason}`, { cause });
    this.why = why;
    this.isDamaged = DAMAGE.test(reason);
  }
}
