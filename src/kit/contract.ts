import type { Random } from './random.ts';
import type { Facts, Problem, Refusal, Result } from './result.ts';

/**
 * The contract between a game and everybody else (table, bots, CLI, web shell, server, test kit):
 *
 *     setup -> config -> state -> choices -> action -> events -> state -> view
 *
 * Chance is a seat: its outcomes are listed with weights, somebody outside answers with one of them. A game holds no
 * random numbers, no time, no functions in its state. Why each member is as it is: docs/decisions/0001-contract.md.
 */

/** 0 .. seats-1 for players. */
export type Seat = number;
/** The seat that answers dice and cards. */
export const CHANCE = -1;
/** Nobody decides: the game is over. */
export const NOBODY = -2;

/** One thing chance may answer; `weight` is a positive whole number, its share of the sum of all weights. */
export interface Outcome<Action> {
  readonly action: Action;
  readonly weight: number;
}

/** The texts below `content/`, by path (`reifenbreite/boards/criterium.board`). Whoever runs a game brings them: files, a bundle, a test. */
export interface Content {
  /** The text; undefined where there is none. */
  read(path: string): string | undefined;
  /** Full paths of the files directly in a folder (`boards`), sorted. */
  list(folder: string): readonly string[];
}

/** Somebody may act: who, which kind of decision, and the facts a person needs to see what is asked. */
export interface Pending {
  readonly seat: Seat;
  /** A stable word such as `move` or `follow`; 'over' when nobody decides. */
  readonly kind: string;
  readonly facts: Facts;
}

/** A line of the final table: the rank a seat has come in at. Equal ranks are shared. */
export interface FinalRank {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
}

/** How far a game is, as everybody may know it. */
export interface Progress {
  /** Which stage is being ridden, from 1; the last one when the game is over. */
  readonly stage: number;
  /** How many there will have been; fixed by the set-up. */
  readonly stages: number;
  /** Which round of this stage, from 1; 0 before its first, null where the game counts none. */
  readonly round: number | null;
}

/** A kind of question that may be answered before it is put: *never*, *ask me*, *ask me from n on* (docs/decisions/0005-answers-in-advance.md). */
export interface AdvanceQuestion {
  /** `Pending.kind` of the question. */
  readonly kind: string;
  /** The section of the canon that asks it. */
  readonly section: string;
  /** The number among the question's facts, open to all, that a bound is compared with; sensible bounds go from `least` to `most`. Null: there is nothing to compare. */
  readonly measure: string | null;
  readonly least: number;
  readonly most: number;
  /** `every-seat`: seats are asked in turn whether or not they could say yes, and nobody may see which it was. `one-seat`: who is asked could say yes, and everybody sees that. */
  readonly asks: 'every-seat' | 'one-seat';
  /** A *yes* may be given in advance, too, as a standing order: only where `one-seat` is asked. Then the game has `accept` and `surprise`. */
  readonly allowsStandingOrder?: true;
}

export interface AdvanceAnswers<Config, State, Action, Event> {
  /** Those of a race, fixed by its set-up. */
  questions(config: Config): readonly AdvanceQuestion[];
  /** The *no* to the present question, which is of one of these kinds: always one of the choices. */
  decline(state: State): Action;
  /** The *yes* to the present question, which is of a kind with `orders`: always one of the choices where there are several. */
  accept?(state: State): Action;
  /** Whether the event, met by this position, is one that whoever sits at `seat` had not reckoned with when he gave a standing order. */
  isSurprising?(state: State, event: Event, seat: Seat): boolean;
}

/** Riding home what can change nothing any more: what the table may do for a seat that has ordered it (docs/decisions/0015-standing-orders.md). */
export interface FinishForMe<State, Action> {
  /** The section of the canon that says what counts. */
  readonly section: string;
  /**
   * Whether it is proved that `standings` will be the same whatever everybody still decides and chance still answers. Once true it stays so to the end of the game. It is the same
   * for every seat's `hide`. False says nothing: no more than that it was not proved.
   */
  isSettled(state: State): boolean;
  /** One of the choices in a settled position that leads home without fuss. */
  simplestAction(state: State): Action;
}

/** Options in a list that is used again: good until the next one of the same config is asked for. The first `count` of `at` count. */
export interface OptionList<Action> {
  items: readonly Action[];
  count: number;
  /** `at` was made once and stays as it is: whoever keeps the options need not copy it. */
  isImmutable: boolean;
}

/**
 * The short way through the rules, for whoever imagines or simulates by the million: the same happenings, in place, with no check, no events unless they are wished for, and no lists of its own. People, records and
 * servers go the long way. The test kit proves that both lead to the same position, number by number (docs/decisions/0002-state-and-speed.md).
 */
export interface UncheckedPlay<State, Action, Event> {
  /** As `choices`. */
  options(state: State): OptionList<Action>;
  /** As `drawOutcome` of `outcomes`. @param below gives a whole number from 0 to n - 1, each equally likely */
  draw(state: State, below: (n: number) => number): Action;
  /**
   * As `decide` by the deciding seat and `evolve` of all its events, in place.
   * @param option of `options` or `draw`; anything else spoils the position
   * @param told gets the events; left out: none are made
   */
  play(state: State, option: Action, told?: Event[]): void;
  /** As `copy`, into a state of the same config that is not needed any more. */
  copyInto(into: State, from: State): void;
}

/** Both directions of a text form. `format` writes one line without line breaks; `parse` is its inverse. */
export interface TextForm<State, T> {
  format(state: State, value: T): string;
  parse(state: State, text: string): Result<T, Problem>;
  /** The same value as JSON data with names instead of inner numbers. */
  toJson(state: State, value: T): Readonly<Record<string, unknown>>;
}

/** `action`: the option as the game lists it, whatever object it was asked for with; this one is kept and told. */
export type DecideResult<Event, Action> =
  | { readonly ok: true; readonly action: Action; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * @typeParam Config a race that can be ridden: the set-up, checked, with all content compiled. Shared; nothing in it that means anything
 *   changes (a game may keep work space there, which is no part of any position).
 * @typeParam State a position. Plain data behind the game's own functions; changed by `evolve` only.
 * @typeParam Action what a seat does, or what chance answers.
 * @typeParam Event what happened. Events alone lead from one state to the next.
 * @typeParam View what one seat sees, as plain data with names.
 */
export interface Game<Config, State, Action, Event, View> {
  readonly id: string;
  /** Version of the rules as implemented; raised by every change that would decide a recorded action otherwise. */
  readonly rulesVersion: number;

  /** Checks a set-up from outside and compiles what it names. All problems at once, each with its place. */
  configure(setup: unknown, content: Content): Result<Config, readonly Problem[]>;
  /** The set-up in its complete form (defaults written out), plain JSON: what a record stores. */
  setupOf(config: Config): Readonly<Record<string, unknown>>;
  /** One entry a seat, in seating order; the name is the player's own. */
  seats(config: Config): readonly { readonly name: string }[];

  start(config: Config): State;
  /** An independent copy. */
  copy(state: State): State;

  /** The seat that decides, `CHANCE` or `NOBODY`. Cheap. */
  turn(state: State): Seat;
  pending(state: State): Pending;
  /** How far the game is. Cheap; the same for every seat. */
  progress(state: State): Progress;
  /** All that the deciding seat may do, complete; empty where chance or nobody decides. Legal means listed. */
  choices(state: State): readonly Action[];
  /** All that chance may answer, with weights; empty where it is not asked. */
  outcomes(state: State): readonly Outcome<Action>[];
  /**
   * The name of the question chance is asked: equal only for the same race, round, rider, purpose and repetition, whatever else was decided
   * (so another decision elsewhere leaves everybody's dice alone). One word, never twice in a game: `1/4/31/dice/1`.
   */
  chanceKey(state: State): string;

  /**
   * Why `action` by `seat` is not possible now; null exactly where it is. Here and in `decide` both may be anything at all, whatever their types say: what is no
   * action of the game is `no-such-action`, who has no seat is NOBODY.
   */
  whyNot(state: State, seat: Seat, action: Action): Refusal | null;
  /** What the action brings about. Changes nothing; refuses with `whyNot`'s answer. */
  decide(state: State, seat: Seat, action: Action): DecideResult<Event, Action>;
  /** Applies one event, in place, and returns the same state. Knows no rules; throws only on an event that `decide` did not make for this state. */
  evolve(state: State, event: Event): State;

  /** The state with everything that `seat` may not know put out of it: what a bot is given. Here and below NOBODY is a spectator. */
  hide(state: State, seat: Seat): State;
  /**
   * A whole position that is possible by what `seat` sees: what is hidden lies as it might. Left out where `allIsOpen`.
   * @param seen as `hide` has it for this seat; not changed
   */
  determinize?(seen: State, seat: Seat, random: Random): State;
  view(state: State, seat: Seat): View;
  /** The event as `seat` sees it; exhaustive, hidden by default. A seat is sent these and nothing else. */
  see(event: Event, seat: Seat): Event;
  /** The section of the canon an event rests on; `state` is the position it meets. */
  sectionOf(state: State, event: Event): string;
  /** Sections that such an event was told by before its present one: records that bear them stay readable. Left out where none ever changed. */
  formerSections?(state: State, event: Event): readonly string[];

  /** Empty until the game is over. */
  standings(state: State): readonly FinalRank[];

  /** Left out: whoever wants the short way goes the long one (`shortWayOf`). */
  readonly unchecked?: UncheckedPlay<State, Action, Event>;

  /** Nothing is hidden from anybody, ever: `hide` and `see` change nothing. */
  readonly perfectInformation?: true;
  /** What the table may answer for a seat; left out where every question waits for whoever is asked. */
  readonly advance?: AdvanceAnswers<Config, State, Action, Event>;
  /** Left out where some decision counts to the very end. */
  readonly finishForMe?: FinishForMe<State, Action>;

  readonly actions: TextForm<State, Action>;
  readonly events: TextForm<State, Event>;
  /** A whole state, written down and read back. */
  formatState(state: State): string;
  parseState(config: Config, text: string): Result<State, Problem>;
  /** The whole state as JSON data with names: for auditors' programs. */
  stateJson(state: State): Readonly<Record<string, unknown>>;
}

/** A game whose inner types the holder does not need: what table, CLI and web shell pass around. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
