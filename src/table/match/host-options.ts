import type { Reason, Refusal, Seat } from '../../kit/index.ts';
import type { Hint } from '../race/hint.ts';
import type { Race, Sealed } from '../race/race.ts';
import type { OffsetAt } from './consent/days-off.ts';
import type { AwaitedSeat } from './consent/decide-wish.ts';
import type { Terms } from './consent/terms.ts';
import type { Journal, Row } from './journal.ts';
import type { RaceLedger } from './ledger.ts';
import type { Link } from './link.ts';
import type { Reply } from './questions.ts';
import type { AbsenceReason } from './table-fact.ts';

/** What a bot answers. */
export interface BotAnswer<Action> {
  readonly action: Action;
  readonly reason: Reason | null;
}

/** What a bot is asked: the position as its seat may know it. */
export interface BotRequest<State> {
  readonly seat: Seat;
  /** The bot's name. */
  readonly driver: string;
  readonly state: State;
  /** The number of entries before this decision. With the seat it is the key of the bot's own random numbers. */
  readonly entries: number;
}

/** Time, in milliseconds. It is passed in, because this layer has no clock of its own. */
export interface Clock {
  /** Milliseconds since any moment; never less than before. */
  now(): number;
  /** Resolves after `milliseconds` (`Infinity`: not by itself), or when it is woken. */
  wait(milliseconds: number): {
    readonly over: Promise<void>;
    /** Ends the wait now. */
    wake(): void;
  };
}

/** How long things stay on screen, in milliseconds. */
export interface ScreenTimes {
  /** A step of a bot. */
  readonly step: number;
  /** After a person's answer, while it can be taken back; `Infinity`: until `releaseHold`. */
  readonly hold: number;
  /** The least time that news stay on screen before the next step; `Infinity`: until another timing is set. Left out: no longer than a step. */
  readonly linger?: number;
}

/**
 * `leader`: decides, drives bots and answers for the table. `replica`: decides what people do, while another host leads. `reader`: decides nothing, and reads what another
 * host stores (`catchUp`).
 */
export type Role = 'leader' | 'replica' | 'reader';

export interface HostOptions<State, Action, Event = unknown> {
  readonly sealed: Sealed;
  readonly rulesVersion?: number;
  /** The day the race began (`Race.date`). */
  readonly date?: string | undefined;
  /** The ledger of the rows stored so far. It becomes the host's own. */
  readonly ledger: RaceLedger<State, Action, Event>;
  readonly journal: Journal;
  /** Asks a bot for its answer. A rejected promise counts as a bot that failed; `run` asks again. */
  readonly think: (request: BotRequest<State>) => Promise<BotAnswer<Action>>;
  readonly clock: Clock;
  readonly timing: ScreenTimes;
  readonly role: Role;
  /** Is called with what a listener threw; that listener gets no more news. Left out: it is thrown outside of the host. */
  readonly report?: (error: unknown) => void;
  /** What the table agreed on before the start; left out: nothing, and nothing can be agreed on later. */
  readonly terms?: Terms;
  /** Milliseconds since 1970, the same for all hosts of a race. Rows are stamped with it, and deadlines are computed from it. */
  readonly now?: () => number;
  /** Time zones, by which days off begin and end; left out: none is known by name. */
  readonly offsetAt?: OffsetAt;
  /** The person whose turn it is is to be warned that the time runs out. Called once a question, on one host. */
  readonly warned?: (seat: Seat) => void;
}

export interface Host<Action, Event> {
  /** The connection of one viewer, a seat or NO_SEAT. Throws where there is no such seat. */
  link(viewer: Seat): Link<Action, Event>;
  /** Lets bots and the table act until a person is asked or the race is over. Tries again what could not be stored, or what a bot failed at. */
  run(): Promise<void>;
  /** Publishes nothing more until a person is asked. */
  skip(): void;
  /** Ends the wait in which an answer can be taken back. */
  releaseHold(): void;
  /** How long steps stay on screen from now on. */
  setTiming(timing: ScreenTimes): void;
  /** The replies to a question put to several seats together. */
  closeRound(replies: ReadonlyMap<Seat, Reply<Action>>): void;
  /** These seats, in rising order, do nothing out of turn until one of them is to move. Null: stored. */
  rest(seats: readonly Seat[]): Promise<Refusal | null>;
  /** The seat is shown the best options before what it is asked to decide now. Null: that is stored. */
  recordHint(seat: Seat): Promise<Refusal | null>;
  /** All hints so far, in the order of their entries. */
  readonly hints: readonly Hint[];
  /** From now on a person (`human`) or the bot of this name plays the seat. Null: stored. */
  setDriver(seat: Seat, driver: string): Promise<Refusal | null>;
  /** Notes that the person of a seat is away or back, so that the race goes on without waiting. Null: stored. @param why the person is missed, and everyone sees it */
  setAway(seat: Seat, away: boolean, why?: AbsenceReason): Promise<Refusal | null>;
  /** The person that the race waits for by himself; null: none. */
  awaitedSeat(): AwaitedSeat | null;
  /** When something is to be done though no person acts, by `HostOptions.now`; null: never. */
  dueAt(): number | null;
  /** Does it, where it is due by now. */
  runDue(): Promise<Refusal | null>;
  /** The seat has another owner. */
  transferSeat(seat: Seat): Promise<Refusal | null>;
  /** A substitute plays for the seat's owner, or no longer does. */
  setSubstitute(seat: Seat, state: 'playing' | 'gone'): Promise<Refusal | null>;
  /**
   * Where a row could not be read the race goes on from the last entry before it; the rows after it are void, and stay stored. Nothing is done where all could be read.
   * Only a person may ask for it, because a program that is too old cannot read what a newer one has stored.
   */
  repair(): Promise<Refusal | null>;
  /** Ends the race, because the operator of the server wants it. */
  endRace(): Promise<Refusal | null>;
  /**
   * A seat shows its words for the dice in a sealed envelope (`commitmentOf`), in a race whose `sealed.contributions` are null. Null: shown and stored. Refusals: those of
   * `decideCommitment`, `table-no-envelopes`, `table-no-seat`.
   */
  commitWords(seat: Seat, commitment: string): Promise<Refusal | null>;
  /** All envelopes lie on the table. No more are taken, and they can be opened. Where there is none the race begins. */
  showEnvelopes(): Promise<Refusal | null>;
  /** A seat opens its envelope. Its words stay hidden until all are open. With the last one the race begins. */
  openWords(seat: Seat, salt: string, words: string): Promise<Refusal | null>;
  /** The race does not begin, by the host's own decision, or because seats have not opened; then they are named. Another race begins with another seed. */
  callOff(why: 'host' | 'not-opened'): Promise<Refusal | null>;
  /** The number of the last row that is known to be stored. */
  readonly lastRow: number;
  /** Reads what another host has stored. @param rows those rows, where the caller knows them: the journal is read only where they do not follow on */
  catchUp(rows?: readonly Row[]): Promise<void>;
  /** Begins or ends to lead, as the hosts of a race agree. Resolves when this host has read all that is stored. */
  setRole(role: Role): Promise<void>;
  /** The race so far as a record has it, with the envelope of its seed sealed or opened. */
  race(envelope: 'sealed' | 'opened'): Race;
  /** The position as the viewer may know it, after everything that was published; a copy. */
  stateFor(viewer: Seat): unknown;
  /** The lines of an entry as they stand in its row; undefined where they are not known to be what was decided. */
  entryText(n: number): string | undefined;
  /** Ends the host: it decides and publishes nothing more. The race stays as it is stored. */
  end(): void;
}
