import type { AnyGame, Content, Deeds, FinalRank, Problem, Refusal, Seat } from '../../kit/index.ts';
import type { Role, Row, TableWish } from '../../table/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import type { FairBots } from './fair-bots.ts';
import type { Room } from './room.ts';
import type { SeatClient } from './seat-clients.ts';
import type { SeatFeed } from './seat-feed.ts';

/** A seat that is asked, and until when by the servers' time, in milliseconds since 1970; null: its time does not run. */
export interface OpenTurn {
  readonly seat: Seat;
  readonly deadline: number | null;
}

/** What a begun race needs of the process. */
export interface OpenRaceOptions {
  readonly store: Store;
  readonly content: Content;
  readonly race: StoredRace;
  readonly room: Room;
  readonly game: AnyGame;
  readonly role: Role;
  readonly bots: FairBots;
  /** A person has acted here although this process does not own the race. */
  readonly onActionHere: () => void;
  readonly report: (error: unknown, doing: string) => void;
  /** Milliseconds since 1970, the same for all processes. */
  readonly now: () => number;
  readonly missingAfterMs: number;
  /** A seat's first connection has opened, or its last one has closed. */
  readonly onPresence: (seat: Seat, how: 'there' | 'gone') => void;
  /** The round trip of a seat's connection to this process, which does not lead the race, in milliseconds. */
  readonly onRoundTrip: (seat: Seat, roundTripMs: number) => void;
  /** A seat must act, everyone may know that, and its person is not connected. */
  readonly onTurn: (seat: Seat, entries: number) => Promise<void>;
  readonly turnNoticeAfterMs: number | undefined;
  /** The clock of the seat that must act runs out, in a race over days. */
  readonly onTimeRunningOut: (seat: Seat, entries: number) => void;
}

/** A begun race at this process: a host over the store's rows, and a feed for each seat. Actions and updates are texts here. */
export interface OpenRace {
  readonly id: string;
  readonly role: Role;
  readonly isOver: boolean;
  /** This process has closed it, so its clients must reconnect. */
  readonly isClosed: boolean;
  /** No client watches it here, and nothing runs by itself. */
  readonly isIdle: boolean;
  /** Its bots play or rest, and no client watches it here. Clients at other processes would let them play, and before others. */
  readonly isUnwatchedHere: boolean;
  /** Whether clients watch it at other processes. */
  setWatchedElsewhere(isWatched: boolean): void;
  /** Counts a watching client, whose address pays for the bots' time. Call the result when it leaves. */
  watch(address: string): () => void;
  feedOf(eyes: Seat): SeatFeed;
  /** The feed of spectators, with the delay that the table chose. */
  spectatorFeed(): SeatFeed;
  /** The seat that the race waits for; null: none, or one that must stay hidden. */
  openTurn(): OpenTurn | null;
  /** The set-up's bot rides the seat from now on, because its person was deleted. */
  leaveToBot(seat: Seat): Promise<void>;
  /** @param sent `id`: sent again under the same id, an action counts once; `after`: the number of entries when the player decided, to whose position the text refers */
  act(seat: Seat, text: string, sent: { readonly id: string; readonly after: number }): Promise<Refusal | null>;
  answerInAdvance(seat: Seat, answers: unknown): Promise<readonly Problem[]>;
  /** Stores a seat's answer to a question to several seats. Null: stored, and applied when the window closes. */
  reply(seat: Seat, text: string, after: number): Promise<Refusal | null>;
  /** A request to the table, such as a pause. Null: granted, or put to a vote. Sent again under the same id, it counts once. */
  request(seat: Seat, wish: TableWish, id: string): Promise<Refusal | null>;
  /** Counts one connection of a seat, which has got its snapshot. Call the result when it closes. */
  sit(seat: Seat, client: SeatClient): () => void;
  /** Records that the seat has another owner. */
  transferSeat(seat: Seat): Promise<Refusal | null>;
  /** Records that a substitute plays, or that the owner plays again. */
  setSubstitute(seat: Seat, state: 'playing' | 'gone'): Promise<Refusal | null>;
  /** The table has agreed on a substitute for the seat, and its owner is still away. */
  isSubstituteInvited(seat: Seat): boolean;
  /** Reads the rows of other processes, and continues the race if this process leads. @param rows their rows, if known */
  catchUp(rows?: readonly Row[]): Promise<void>;
  /** Catches up if a client knows more than this process, because the notice of another process is still on its way. */
  catchUpWith(known: { readonly entries: number; readonly takenBack?: number }): Promise<void>;
  setRole(role: Role): Promise<void>;
  /** Why it stands still: a row that cannot be read, or a fault of the program; null: it does not. */
  readonly problem: string | null;
  /** Goes on before the first row that cannot be read. */
  repair(): Promise<Refusal | null>;
  /** Ends the race for its operator. */
  endRace(): Promise<Refusal | null>;
  /** Sets its timers anew, because the clock was set. */
  resetTimers(): void;
  /** The number of the last row that this process knows. */
  readonly rowCount: number;
  /** It has `MAX_ROWS` rows, and takes race actions only. */
  readonly isFull: boolean;
  /** The people of these seats were connected to a process that has died. */
  expectPeople(seats: readonly Seat[]): void;
  /** The final table; empty before the end. */
  standings(): readonly FinalRank[];
  /** The deeds of every seat so far; empty in a game that counts none. */
  deeds(): Promise<readonly Deeds[]>;
  /** The record with its envelope opened; null before the end. */
  record(): string | null;
  /** The unfinished race with its seed, for its only rider. Null: other people ride too, or it is over. */
  recordFor(seat: Seat): string | null;
  close(): void;
}
