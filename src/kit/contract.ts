import type { Random } from './random.ts';
import type { Facts, Problem, Refusal, Result } from './result.ts';

/**
 * The contract between a game and its users (table, bots, CLI, web shell, server, test kit):
 *
 *     setup -> config -> state -> choices -> action -> events -> state -> view
 *
 * Chance is a seat. The game lists its outcomes with weights, and the caller answers with one of them. A game has
 * no random numbers, no clock, and no functions in its state. docs/decisions/0001-contract.md gives the reason for
 * each member.
 */

/** A player: 0 to the number of seats - 1. */
export type Seat = number;
/** The seat that answers for dice and cards. */
export const CHANCE = -1;
/** No seat decides because the game is over. As a viewer, NO_SEAT is a spectator. */
export const NO_SEAT = -2;

/**
 * One possible chance result. `weight` is a positive whole number; the probability is its share of the sum of all
 * weights.
 */
export interface Outcome<Action> {
  readonly action: Action;
  readonly weight: number;
}

/**
 * The texts below `content/`, by path (`reifenbreite/boards/criterium.board`). The caller provides them from files,
 * a bundle or a test.
 */
export interface Content {
  /** The text, or undefined if there is no such file. */
  read(path: string): string | undefined;
  /** Full paths of the files directly in a folder (`boards`), sorted. */
  list(folder: string): readonly string[];
}

/** The decision that is due: who decides, its kind, and the facts a person needs to understand the question. */
export interface Pending {
  readonly seat: Seat;
  /** A stable word such as `move` or `follow`; `over` when the game is over. */
  readonly kind: string;
  readonly facts: Facts;
}

/** One line of the final standings. Equal ranks are shared. */
export interface FinalRank {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
}

/** What a seat did that brings it a jersey over several races. */
export interface Deeds {
  readonly seat: Seat;
  /** Sprint points, points won on mountains, and breakaways, as the game defines them in docs/rulings.md. */
  readonly sprints: number;
  readonly climbs: number;
  readonly breakaways: number;
}

/** How far the game has progressed. Public information. */
export interface Progress {
  /** The current stage, from 1; the last one when the game is over. */
  readonly stage: number;
  /** The total number of stages, fixed by the set-up. */
  readonly stages: number;
  /** The current round of this stage, from 1; 0 before the first, null if the game has no rounds. */
  readonly round: number | null;
}

/**
 * A kind of question that a seat may answer in advance: *never*, *ask me*, *ask me from n on*
 * (docs/decisions/0005-answers-in-advance.md).
 */
export interface AdvanceQuestion {
  /** `Pending.kind` of the question. */
  readonly kind: string;
  /** The section of the rules that asks it. */
  readonly section: string;
  /**
   * The public number among the question's facts that a bound is compared with. Sensible bounds lie between `least`
   * and `most`. Null if there is nothing to compare.
   */
  readonly measure: string | null;
  readonly least: number;
  readonly most: number;
  /**
   * `every-seat`: the seats are asked in turn even if they cannot say yes, so that the question reveals nothing.
   * `one-seat`: only a seat that can say yes is asked, and all players see that.
   */
  readonly asks: 'every-seat' | 'one-seat';
  /**
   * A *yes* may be given in advance too, as a standing order. Allowed for `one-seat` questions only; the game then
   * implements `accept` and `isSurprising`.
   */
  readonly allowsStandingOrder?: true;
  /** A seat is asked only where `isWorthAsking` says so, unless its answer in advance is `every`. */
  readonly asksSparingly?: true;
}

/** The questions of a game that seats may answer in advance, and how to apply the answers. */
export interface AdvanceAnswers<Config, State, Action, Event> {
  /** The questions of a race, fixed by its set-up. */
  questions(config: Config): readonly AdvanceQuestion[];
  /** The *no* to the present question. Always one of the choices. */
  decline(state: State): Action;
  /**
   * The *yes* to the present question, if it allows a standing order. One of the choices whenever there are
   * several.
   */
  accept?(state: State): Action;
  /**
   * Whether the present question can matter to `seat`, for questions that are asked sparingly. The answer depends only
   * on what all players know.
   * @param from the measure from which the seat wants to be asked; left out: it has not said so
   */
  isWorthAsking?(state: State, seat: Seat, from?: number): boolean;
  /**
   * Whether the event is a surprise to the player at `seat`, so that the seat's standing order ends. `state` is the
   * position before the event.
   */
  isSurprising?(state: State, event: Event, seat: Seat): boolean;
}

/**
 * Finishing a race whose result cannot change any more, on behalf of a seat that ordered it
 * (docs/decisions/0015-standing-orders.md).
 */
export interface FinishForMe<Config, State, Action> {
  /** The section of the rules that defines the final standings. */
  readonly section: string;
  /**
   * Whether `standings` is proved to be the same whatever the players and chance still answer. Once true it stays
   * true, and every seat's `hide` gives the same answer. False only means that there is no proof.
   */
  isSettled(state: State): boolean;
  /** One of the choices, picked to end the race without detours. In a position that is not settled only where a rider is asked. */
  simplestAction(state: State): Action;
  /** The rider whom the present question is about, by his number on screen; null if it is about none. For orders to ride a single rider. */
  riderAsked?(state: State): number | null;
  /** The riders of a seat. Fixed by the set-up. */
  ridersOf?(config: Config, seat: Seat): readonly number[];
}

/**
 * A reusable list of options, valid until the next one of the same config is requested. Only the first `count` of
 * `items` belong to it.
 */
export interface OptionList<Action> {
  items: readonly Action[];
  count: number;
  /** `items` never changes, so a caller that keeps the options need not copy it. */
  isImmutable: boolean;
}

/**
 * Unchecked play, the rules for simulation by the million. It has the same effects, in place, without legality
 * checks, without new lists, and without events unless the caller wants them. People, records and servers use
 * checked play (`decide` and `evolve`). The test kit proves that both reach the same position, number by number
 * (docs/decisions/0002-state-and-speed.md).
 */
export interface UncheckedPlay<State, Action, Event> {
  /** Like `choices`, in a reusable list. */
  options(state: State): OptionList<Action>;
  /**
   * Like `drawOutcome(outcomes(state), below)`.
   * @param below returns a uniformly distributed whole number from 0 to n - 1
   */
  draw(state: State, below: (n: number) => number): Action;
  /**
   * Like `decide` by the deciding seat followed by `evolve` of all its events, in place.
   * @param option one of `options`, or the result of `draw`; any other action corrupts the position
   * @param events receives the events; if left out, none are created
   */
  play(state: State, option: Action, events?: Event[]): void;
  /** Like `copy`, but overwrites `into`, a state of the same config. */
  copyInto(into: State, from: State): void;
}

/** An event or action with names for riders, spaces and cards instead of internal numbers. */
export interface Named {
  readonly type: string;
}

/** A game's named events, named actions and pending questions, each a union discriminated by `type` or `kind`. */
export interface GameNames {
  readonly event: Named;
  readonly action: Named;
  readonly pending: Pending;
}

/** A text form in both directions. `format` writes one line without line breaks; `parse` is its inverse. */
export interface TextForm<State, T, N extends Named = Named> {
  /** Writes a value as one line. `state` is the position it belongs to. */
  format(state: State, value: T): string;
  /** Reads such a line. Fails with the column of the first fault. */
  parse(state: State, text: string): Result<T, Problem>;
  /** The same value with names, as they are in this position. */
  toNamed(state: State, value: T): N;
  /** A named value as facts of a sentence, and as JSON for the command line. */
  toFacts(named: N): Readonly<Record<string, unknown>>;
}

/** `action` is the game's own listed option, not the object the caller passed in. Store and send this one. */
export type DecideResult<Event, Action> =
  | { readonly ok: true; readonly action: Action; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A game, as table, bots, command line and page use it.
 * @typeParam Config a playable race: the checked set-up with all content compiled. Shared by all its states. A game
 * may keep work space in it, which is not part of any position.
 * @typeParam State a position. Plain data behind the game's own functions; only `evolve` changes it.
 * @typeParam Action what a seat does, or what chance answers.
 * @typeParam Event what happened. Events alone lead from one state to the next.
 * @typeParam View what one seat sees, as plain data with names.
 * @typeParam Names its named events, named actions and questions.
 */
export interface Game<Config, State, Action, Event, View, Names extends GameNames = GameNames> {
  readonly id: string;
  /** Version of the implemented rules. Raise it with every change that would decide a recorded action differently. */
  readonly rulesVersion: number;

  /** Checks an untrusted set-up and compiles what it names. Returns all problems at once, each with its place. */
  configure(setup: unknown, content: Content): Result<Config, readonly Problem[]>;
  /**
   * Compiles what a set-up names in steps of some milliseconds, so that a caller can do other work between them. `configure` is quick then. Left out where it always is.
   */
  prepare?(setup: unknown, content: Content): Iterable<void>;
  /** The complete set-up with defaults written out, as plain JSON. This is what a record stores. */
  setupOf(config: Config): Readonly<Record<string, unknown>>;
  /** One entry for each seat, in seating order; the name is the player's own. */
  seats(config: Config): readonly { readonly name: string }[];

  /** The position before the first decision. */
  start(config: Config): State;
  /** Returns an independent copy. */
  copy(state: State): State;

  /** The seat that decides, `CHANCE` or `NO_SEAT`. Cheap. */
  turn(state: State): Seat;
  /** The decision that is due, with its kind and facts. Cheap. */
  pending(state: State): Names['pending'];
  /** How far the game has progressed. Cheap, and the same for every seat. */
  progress(state: State): Progress;
  /**
   * All legal actions of the deciding seat. An action is legal if and only if it is listed. Empty if chance or no
   * seat decides.
   */
  choices(state: State): readonly Action[];
  /** All outcomes of the pending chance event, with weights. Empty if none is pending. */
  outcomes(state: State): readonly Outcome<Action>[];
  /**
   * A unique name for the pending chance event, such as `1/4/31/dice/1`: one word, never used twice in a game. It
   * depends only on race, round, rider, purpose and repetition, so a different decision elsewhere leaves the other
   * dice unchanged.
   */
  chanceKey(state: State): string;

  /**
   * Explains why `action` by `seat` is illegal now; null if and only if it is legal. Here and in `decide` both
   * arguments may be any value, whatever their types say. A value that is no action gives `no-such-action`, a value
   * that is no seat counts as NO_SEAT.
   */
  whyNot(state: State, seat: Seat, action: Action): Refusal | null;
  /** Returns the events that the action causes, or the refusal of `whyNot`. Does not change `state`. */
  decide(state: State, seat: Seat, action: Action): DecideResult<Event, Action>;
  /**
   * Applies one event in place and returns the same state. Knows no rules; throws only on an event that `decide`
   * did not make for this state.
   */
  evolve(state: State, event: Event): State;

  /** Returns a copy without the information that `seat` may not have. This is what a bot receives. */
  hide(state: State, seat: Seat): State;
  /**
   * Samples a complete position that is consistent with what `seat` sees (a determinization). Left out for games of
   * perfect information.
   * @param seen the result of `hide` for this seat; not changed
   */
  determinize?(seen: State, seat: Seat, random: Random): State;
  /** What `seat` sees, as plain data with names; a spectator is NO_SEAT. */
  view(state: State, seat: Seat): View;
  /** The event as `seat` sees it. Exhaustive, and hidden by default. The table sends a seat nothing else. */
  see(event: Event, seat: Seat): Event;
  /** The section of the rules that an event rests on. `state` is the position before the event. */
  sectionOf(state: State, event: Event): string;
  /** Sections that older records give for such an event; they stay readable. Left out if none ever changed. */
  formerSections?(state: State, event: Event): readonly string[];

  /** Empty until the game is over. */
  standings(state: State): readonly FinalRank[];

  /** Left out if the game has none; `uncheckedPlayOf` then falls back to checked play. */
  readonly unchecked?: UncheckedPlay<State, Action, Event>;

  /** No information is ever hidden, so `hide` and `see` change nothing. */
  readonly perfectInformation?: true;
  /** Questions that the table may answer for a seat. Left out if every question needs the player. */
  readonly advance?: AdvanceAnswers<Config, State, Action, Event>;
  /** Left out if some decision matters to the very end. */
  readonly finishForMe?: FinishForMe<Config, State, Action>;

  readonly actions: TextForm<State, Action, Names['action']>;
  readonly events: TextForm<State, Event, Names['event']>;
  /**
   * Facts of an action in this position that take the place of technical names on screen, such as how far and beside
   * whom a rider moves. Left out if the named action says it all.
   */
  describeAction?(state: State, action: Action): Readonly<Record<string, unknown>>;
  /** Writes and reads a complete state. */
  formatState(state: State): string;
  /** The inverse of `formatState`. Fails with the place of the first number that no position of the set-up has. */
  parseState(config: Config, text: string): Result<State, Problem>;
  /** The complete state as JSON data with names, for auditing programs. */
  stateJson(state: State): Readonly<Record<string, unknown>>;
}

/** A game whose type parameters the caller does not need; table, CLI and web shell pass it around. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
