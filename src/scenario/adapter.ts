import type { Game, Problem, Refusal, Result, Seat } from '../kit/index.ts';
import type { LineReader } from './lines.ts';
import type { CommonStep, GameStep, Spot } from './scenario.ts';

/** What a game adds to scenarios: how a race and a position are written, who acts, and what can be asked of a position. */
export interface ScenarioAdapter<Config, State, Action, Event, Position, Own extends GameStep = CommonStep> {
  readonly game: ScenarioGame<Config, State, Action, Event>;
  /** What sections of its canon begin with: `UR`. */
  readonly sections: string;
  /** A reader of the statements that say who rides what. */
  head(): HeadReader;
  /** @param spot where `position` stands */
  position(spot: Spot): PositionReader<Position>;
  /** A state in which somebody is asked, or all that is wrong with the position. */
  setUp(config: Config, position: Position): Result<State, readonly Problem[]>;
  /**
   * The text of a position, whatever is asked in it, to be read back. What is hidden in the state is left out or made up, and a comment says so.
   * Left out: none of its positions can be written.
   */
  write?(state: State): string;
  /** Whether a script may name somebody so. Chance is always `chance`. */
  isActor(text: string): boolean;
  /** Null for one who does not ride. */
  seatOf(state: State, actor: string): Seat | null;
  /** Whose decision it is where neither chance nor nobody decides, as a script names him. */
  decider(state: State): string;
  /** What can be read off a position, by the word a script asks with. */
  readonly probes: Readonly<Record<string, Probe<State>>>;
  /** Lines that only its scripts have. */
  readonly own?: GameSteps<State, Own>;
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

export interface HeadReader {
  /** Reads the rest of a statement; `false`: it is none of its own. */
  read(words: LineReader, statement: string, block: BlockReader): boolean;
  /** The set-up, and where its parts stand; throws `Unreadable` where something is missing. */
  finish(): { readonly setup: Readonly<Record<string, unknown>>; readonly spots: ReadonlyMap<string, Spot> };
}

/** The indented lines below the one being read, without their indent. */
export type BlockReader = () => { readonly text: string; readonly spot: Spot };

export interface PositionReader<Position> {
  read(words: LineReader, statement: string, spot: Spot): void;
  finish(): Position;
}

export interface Probe<State> {
  /** What it is about, and which words that may be; left out where it is about nothing in particular. */
  readonly about?: { readonly what: string; parse(text: string): string | undefined };
  /** One word, or a list of words. */
  read(state: State, about: string): string;
}

/** How a step came out: what should have been and what was, or null where it is as it should be. */
export interface Comparison {
  readonly refusal?: Refusal | null;
  readonly wrong: { readonly expected: string; readonly found: string } | null;
}

export interface GameSteps<State, Own extends GameStep> {
  /** Null: no line of its own begins so. */
  read(words: LineReader, kind: string, spot: Spot): Own | null;
  /** Null: the step is none of its own. */
  play(state: State, step: Own): Comparison | null;
}

/** One whose inner types the holder does not need; every `ScenarioSide<...>` is one. */
export type AnyScenarioAdapter = ScenarioAdapter<unknown, unknown, unknown, unknown, unknown, GameStep>;
