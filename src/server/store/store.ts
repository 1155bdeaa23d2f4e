import type { Seat } from '../../kit/index.ts';
import type { RacePhase } from '../../protocol/index.ts';
import type { AppendFailure, Row, Summary } from '../../table/index.ts';
import type { ChatStore } from './chat-store.ts';
import type { StoredRace, NewRace } from './stored-race.ts';
import type { NoticeStore } from './notice-store.ts';
import type { RaceChanges } from './change-notice.ts';
import type { PeopleStore } from './people-store.ts';

/**
 * What the server keeps, wherever it keeps it (docs/decisions/0011-online-races.md). Rows of a race are only ever added to; everything else of it changes under a
 * version. Calls are rejected with `StoreFailure` where the store cannot be reached or has no room; then nothing has happened, or it is not known whether it has.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly chat: ChatStore;
  /** A new race with its seats still to be taken. */
  addRace(race: NewRace, tokens: readonly SeatToken[]): Promise<void>;
  findRace(id: string): Promise<StoredRace | null>;
  /** Puts another room in the place of the one of version `version`; false where somebody else was quicker: then nothing has changed. */
  changeRoom(id: string, version: number, change: RoomChange): Promise<boolean>;
  /** Puts races away that nobody has touched for so long, in milliseconds; some of them, where they are many. */
  putAway(untouched: number): Promise<void>;
  /** Races away go on where they were: true where this one was away. One that was taken home stays. */
  wake(id: string): Promise<boolean>;
  /** Races open to all of one phase, those touched last first. */
  listRaces(phase: RacePhase, most: number): Promise<readonly StoredRace[]>;
  /** Whose token this is, by its hash; null: nobody's. */
  seatOf(race: string, hash: string): Promise<number | null>;
  /** As `Journal.append`; `forbidden`: it was taken home. */
  append(race: string, rows: readonly Row[], summary: Summary): Promise<AppendFailure | null>;
  /** As `Journal.read`. */
  readRows(race: string, n: number): Promise<readonly Row[]>;
  /** What a seat replies to the questions of a round; the last one counts. False: the round is closed, and nothing was kept. */
  keepReply(race: string, round: number, seat: Seat, reply: string): Promise<boolean>;
  /**
   * Nothing is replied to this round any more; what was, is the answer, however often it is asked for until a later round of the race is closed: then what was
   * carried out is in its rows, and what seats said to earlier rounds is deleted. That they are closed stays.
   */
  closeReplies(race: string, round: number): Promise<readonly { readonly seat: Seat; readonly reply: string }[]>;
  /** Deletes what is left of replies at races that are over, which take none any more; of some of them, where they are many. */
  sweepReplies(): Promise<void>;
  /** This process is there for so long at least, in milliseconds of the store's own clock. */
  beat(process: string, milliseconds: number): Promise<void>;
  /** Makes a process the owner of a race that has no living one; true where it is the owner now. */
  claim(race: string, process: string): Promise<boolean>;
  /** Those of these races that go on and have no living owner, all in one look. */
  ownerlessAmong(races: readonly string[]): Promise<readonly string[]>;
  /** A process gives races up. `handed`: somebody has to go on with them; `resting`: whoever is asked next may have them. */
  release(process: string, races: readonly string[], how: 'handed' | 'resting'): Promise<void>;
  /** Races that go on and whose owner is no more; in no order, so that of many each process is given others. */
  orphans(most: number): Promise<readonly string[]>;
  /** Races in which something is to be done by now (`Summary.due`) and that nobody owns: they rest. */
  dueRaces(most: number): Promise<readonly string[]>;
  /** Milliseconds since 1970 by the store's own clock, the same for all processes. */
  now(): Promise<number>;
  /** A link by which a seat is handed on, by its hash; an earlier one counts no more. */
  addHandOver(race: string, hash: string, seat: Seat): Promise<void>;
  /** The seat that this link hands on, by its hash; null: there is no such link. */
  seatOfHandOver(race: string, hash: string): Promise<number | null>;
  /** Whoever has the link has the seat from now on, and nobody else; the link is used up. False: it was, or the room has changed since `version`; then nothing has happened. */
  completeHandOver(race: string, hash: string, to: NewOwner): Promise<boolean>;
  /** How far these races are, all in one look; those that are not there are left out. */
  progressOf(races: readonly string[]): Promise<readonly { readonly id: string; readonly rows: number; readonly version: number }[]>;
  ownedBy(process: string): Promise<readonly string[]>;
  /** Is told of races that other processes have changed, and of rows that are new in them, where there was room; null: some, it is not known which. A notice may get lost. */
  listen(listener: (races: RaceChanges | null) => void): () => void;
  /** The store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface SeatToken {
  /** SHA-256 of the token, in hex: the token itself is kept nowhere. */
  readonly hash: string;
  readonly seat: Seat;
  /** Who takes the seat, where he is known; a seat has one person at most. */
  readonly person?: string;
}

/** A seat's new owner. */
export interface NewOwner {
  readonly seat: Seat;
  /** The hash of his token. */
  readonly token: string;
  /** Who he is, where he is known and has no other seat of this race. */
  readonly person?: string;
  readonly version: number;
  readonly room: string;
}

export interface RoomChange {
  readonly room: string;
  readonly listed?: boolean;
  readonly token?: SeatToken;
  /** A seat's tokens that count no more. */
  readonly removedSeat?: number;
  /** Another head in the place of the one it began with: a name was taken out. */
  readonly head?: string;
  /** Its only rider takes it home with so many rows; false where it has more. It is away for good, and takes no row any more. */
  readonly home?: { readonly rows: number };
  /** The race begins. */
  readonly begun?: { readonly head: string; readonly seed: string };
}

/** Why the store has not done it. */
export class StoreFailure extends Error {
  readonly why: Exclude<AppendFailure, 'taken'>;
  constructor(why: Exclude<AppendFailure, 'taken'>, cause: unknown) {
    super(`store ${why}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.why = why;
  }
}
