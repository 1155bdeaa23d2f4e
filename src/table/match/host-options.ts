import type { Reason, Refusal, Seat } from '../../kit/index.ts';
import type { Hint } from '../race/hint.ts';
import type { Race, Sealed } from '../race/race.ts';
import type { WaitedFor } from './agree.ts';
import type { OffsetAt } from './days-off.ts';
import type { Journal, Row } from './journal.ts';
import type { Link } from './link.ts';
import type { Reply } from './questions.ts';
import type { RowReader } from './rows.ts';
import type { Missed } from './table-fact.ts';
import type { Terms } from './terms.ts';

/** What a bot answers. */
export interface BotAnswer<Action> {
  readonly action: Action;
  readonly reason: Reason | null;
}

/** What a bot is asked: the position as its seat may know it. */
export interface ToThink<State> {
  readonly seat: Seat;
  /** The bot's name. */
  readonly driver: string;
  readonly state: State;
  /** The entries before this decision: with the seat, the name of the bot's own random numbers. */
  readonly entries: number;
}

/** Time, handed in: this floor has none. Milliseconds. */
export interface Clock {
  now(): number;
  /** Answers after so long (`Infinity`: not by itself), or when it is woken. */
  wait(milliseconds: number): { readonly over: Promise<void>; wake(): void };
}

/** How long things stay on screen, in milliseconds. */
export interface ScreenTimes {
  /** A step of a bot. */
  readonly step: number;
  /** After a person's answer, while it may be taken back; `Infinity`: until it is said. */
  readonly hold: number;
  /** What has just been told is looked at so long at least before the next step; `Infinity`: until another timing is set. Left out: no longer than a step. */
  readonly linger?: number;
}

/**
 * `ride`: it decides, drives bots and answers for the table. `serve`: it decides what people do, and another host rides. `follow`: another host does all of it, this one
 * reads what it keeps (`catchUp`).
 */
export type Role = 'ride' | 'serve' | 'follow';

export interface HostOptions<State, Action> {
  readonly sealed: Sealed;
  readonly rulesVersion?: number;
  /** The rows read so far: the entries, and who sits where. The host reads on with it. */
  readonly rows: RowReader;
  readonly journal: Journal;
  readonly think: (asked: ToThink<State>) => Promise<BotAnswer<Action>>;
  readonly clock: Clock;
  readonly timing: ScreenTimes;
  readonly role: Role;
  /** Is given what a listener threw; that one is told nothing more. Left out: it is thrown where nobody waits for it. */
  readonly report?: (error: unknown) => void;
  /** What the table agreed on before the start; left out: nothing, and there is nothing to be agreed on later. */
  readonly terms?: Terms;
  /** Milliseconds since 1970, the same for all hosts of a race: rows bear it, and what is due hangs on it. */
  readonly now?: () => number;
  /** Time zones, by which days off begin and end; left out: none is known by name. */
  readonly offsetAt?: OffsetAt;
  /** Whoever sits there, and is asked, is to be told that his time runs out: once a question, on one host. */
  readonly warned?: (seat: Seat) => void;
}

export interface Host<Action, Event> {
  /** Throws where there is no such seat. */
  link(eyes: Seat): Link<Action, Event>;
  /** Lets bots and the table act until a person is asked or the race is over; tries again what could not be kept, or what a bot failed at. */
  run(): Promise<void>;
  /** Shows nothing more until a person is asked. */
  skip(): void;
  /** The others need not wait any longer. */
  goOn(): void;
  setTiming(timing: ScreenTimes): void;
  /** What was replied to a question put to several seats together. */
  closeRound(replies: ReadonlyMap<Seat, Reply<Action>>): void;
  /** These seats, in rising order, do nothing out of turn until one of them is to ride. Null: so it is, and is kept. */
  rest(seats: readonly Seat[]): Promise<Refusal | null>;
  /** The seat is told the best options before what it is asked to decide now. Null: it is kept that it was. */
  hinted(seat: Seat): Promise<Refusal | null>;
  /** All that were taken so far, in the order of their entries. */
  readonly hints: readonly Hint[];
  setDriver(seat: Seat, driver: string): Promise<Refusal | null>;
  /** @param why he is missed, and all are told */
  setAway(seat: Seat, away: boolean, why?: Missed): Promise<Refusal | null>;
  /** Which person is waited for by himself; `hidden`: nobody else may know it. Null: nobody. */
  waitsFor(): WaitedFor | null;
  /** When something is to be done though nobody acts, by `HostOptions.now`; null: never. */
  due(): number | null;
  /** Does it, where it is due by now. */
  doDue(): Promise<Refusal | null>;
  /** The seat has another owner. */
  handOn(seat: Seat): Promise<Refusal | null>;
  /**
   * Where a row could not be read the race goes on from the last entry before it; what stands after it is void, and kept. Nothing is done where all could be
   * read. To be asked for by a person: a program that is too old cannot read what a newer one has kept.
   */
  mend(): Promise<Refusal | null>;
  /**
   * A seat shows its words for the dice in a sealed envelope (`commitmentOf`), in a race whose `sealed.contributions` are null. Null: shown and kept. Everybody's
   * situation tells it; codes of refusals: match/envelopes.ts.
   */
  commitWords(seat: Seat, commitment: string): Promise<Refusal | null>;
  /** All envelopes lie on the table: no more are taken, and they may be opened. Where there is none the race begins. */
  showEnvelopes(): Promise<Refusal | null>;
  /** A seat opens its envelope; nobody is told what was in it before all are open. With the last one the race begins. */
  openWords(seat: Seat, salt: string, words: string): Promise<Refusal | null>;
  /** The race does not begin, by the host's own decision, or since seats have not opened: then they are named. Another begins with another seed. */
  callOff(why: 'host' | 'not-opened'): Promise<Refusal | null>;
  /** The number of the last row that is known to be kept. */
  readonly rows: number;
  /** Reads on what another host has kept. @param heard its rows, where they are known: the journal is asked only where they do not follow what was read here */
  catchUp(heard?: readonly Row[]): Promise<void>;
  setRole(role: Role): Promise<void>;
  race(envelope: 'sealed' | 'opened'): Race;
  /** The position as these eyes may know it, after all that a link with them has been told; independent. */
  stateFor(eyes: Seat): unknown;
  /** The lines of an entry as they stand in its row, where it was read from one; undefined: it is to be written anew. */
  written(n: number): string | undefined;
  end(): void;
}
