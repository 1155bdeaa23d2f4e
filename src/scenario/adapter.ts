import type { Game, Problem, Refusal, Result, Seat } from '../kit/index.ts';
import type { LineReader } from './lines.ts';
import type { CommonStep, GameStep, Spot } from './scenario.ts';

/**
 * A game's adapter for scenarios: how to write a race and a position, how to name the actors, and the probes of a
 * position.
 */
export interface ScenarioAdapter<Config, State, Action, Event, Position, Own extends GameStep = CommonStep> {
  readonly game: ScenarioGame<Config, State, Action, Event>;
  /** The prefix of the sections of its rules: `UR`. */
  readonly sections: string;
  /** Makes a reader of the statements that describe the race and its players. */
  head(): HeadReader;
  /** Makes a reader of the statements of the position. @param spot the place of the word `position` */
  position(spot: Spot): PositionReader<Position>;
  /** Returns a state with a pending decision, or all problems of the position. */
  setUp(config: Config, position: Position): Result<State, readonly Problem[]>;
  /**
   * Writes a position as text that reads back, whatever decision is pending. Hidden parts are left out or filled
   * in, and a comment says so. Left out if the game's positions cannot be written.
   */
  write?(state: State): string;
  /** Whether a script may use this name for an actor. Chance is always `chance`. */
  isActor(text: string): boolean;
  /** Null for a name that is not in the race. */
  seatOf(state: State, actor: string): Seat | null;
  /** The name in scripts of the deciding seat, if a seat decides. */
  decider(state: State): string;
  /** The probes by name. */
  readonly probes: Readonly<Record<string, Probe<State>>>;
  /** Steps that only this game's scripts have. */
  readonly ownSteps?: GameSteps<State, Own>;
}

/** The members of a game that scenarios use. */
export type ScenarioGame<Config, State, Action, Event> = Pick<
  Game<Config, State, Action, Event, unknown>,
  | 'id'
  | 'configure'
  | 'start'
  | 'copy'
  | 'turn'
  | 'choices'
  | 'outcomes'
  | 'whyNot'
  | 'decide'
  | 'evolve'
  | 'sectionOf'
  | 'actions'
  | 'events'
>;

/** Reads the head of a scenario. */
export interface HeadReader {
  /** Reads the rest of a statement; returns false if the statement is not the game's. */
  read(words: LineReader, statement: string, block: BlockReader): boolean;
  /** The set-up and the places of its parts. Throws `ScenarioSyntaxError` if something is missing. */
  finish(): { readonly setup: Readonly<Record<string, unknown>>; readonly spots: ReadonlyMap<string, Spot> };
}

/** The indented lines below the current one, without their indent. */
export type BlockReader = () => { readonly text: string; readonly spot: Spot };

/** Reads the position of a scenario. */
export interface PositionReader<Position> {
  /** Reads a statement of the position. Throws `ScenarioSyntaxError` with its place if it is none. */
  read(words: LineReader, statement: string, spot: Spot): void;
  /** The whole position. Throws `ScenarioSyntaxError` if something is missing. */
  finish(): Position;
}

/** A value that scripts can read from a position. */
export interface Probe<State> {
  /** The subject of the probe, and the words it may be; left out if the probe has no subject. */
  readonly about?: {
    readonly what: string;
    /** Returns the subject in its usual spelling; undefined if there is none of this name. */
    parse(text: string): string | undefined;
  };
  /** One word, or a list of words. */
  read(state: State, about: string): string;
}

/** The expected and the found value of a step, or null if they agree. */
export interface Comparison {
  readonly refusal?: Refusal | null;
  readonly wrong: { readonly expected: string; readonly found: string } | null;
}

/** Steps that only one game's scripts have. */
export interface GameSteps<State, Own extends GameStep> {
  /** Null if the line is not one of the game's. */
  read(words: LineReader, kind: string, spot: Spot): Own | null;
  /** Null if the step is not one of the game's. */
  play(state: State, step: Own): Comparison | null;
}

/** An adapter whose type parameters the caller does not need; every `ScenarioAdapter<...>` is one. */
export type AnyScenarioAdapter = ScenarioAdapter<unknown, unknown, unknown, unknown, unknown, GameStep>;
