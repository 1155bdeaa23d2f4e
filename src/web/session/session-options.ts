import type { Game, GameNames, Refusal, Seat } from '../../kit/index.ts';
import type { Driver, Onlooker, Variation } from '../../table/index.ts';
import type { BotPlay, Pace, Patience } from './pace.ts';
import type { RaceHost } from './race-host.ts';

/** A host whose other players sit elsewhere. A method, so that a session of any game fits where the game is not known. */
export interface RemoteReply<A> {
  /** Answers a question that several seats are asked together. */
  reply(action: A): Promise<Refusal | null>;
}

/** The same for every seat at this screen. */
export interface RemoteReplies<A> {
  reply(seat: Seat, action: A): Promise<Refusal | null>;
  /** Declines such a question, whether or not the seat has a choice. */
  decline(seat: Seat): Promise<Refusal | null>;
}

/** How a race is opened. */
export interface OpeningOptions<S, E> {
  /** Is given every event, as this screen may see it, with the state before it. */
  readonly look?: Onlooker<S, E>;
  /** Aborted when the player leaves the page. */
  readonly signal?: AbortSignal;
}

export interface SessionOptions<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly host: RaceHost<A, E>;
  /** By seat. */
  readonly drivers: readonly Driver[];
  /** The seats of the people at this screen; left out: of all people. */
  readonly people?: readonly Seat[];
  /** How this screen answers a question that several seats online are asked together; left out: all people sit at this screen. */
  readonly remote?: RemoteReplies<A>;
  /** The race is only watched, so it has no questions, in advance neither. */
  readonly watched?: true;
  readonly seal: string;
  /** As `FoundRace.wasDamaged`; left out: it was not. */
  readonly wasDamaged?: boolean;
  /** Left out: the race is no variation. */
  readonly variation?: Variation;
  readonly pace: Pace;
  /** Left out: `at-once`. */
  readonly patience?: Patience;
  /** Left out: `by-themselves`. */
  readonly bots?: BotPlay;
  /** A player's name in the reader's language; left out: as it is stored. */
  readonly showName?: (stored: string) => string;
  readonly look?: Onlooker<S, E>;
  /** Makes this tab the host of the race. */
  readonly takeOver?: () => Promise<void>;
  readonly onEnd?: () => void;
}
