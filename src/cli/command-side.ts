import type { Content, Facts, Problem, Refusal, Result, FinalRank, Seat } from '../kit/index.ts';
import type { Tally } from './tally.ts';

/**
 * What the command line knows of a game: how options set up a race, what is counted in races, what is measured. It is pure, and its texts are keys of
 * `content/GAME/words/LANGUAGE/command.json` (`option-riders`). docs/decisions/0006-command-line-of-a-game.md says why it is separate from the game.
 *
 * @typeParam Setup the complete set-up, as `Game.setupOf` gives it.
 */
export interface CommandSide<Setup, Config, State, Event> {
  /** The options that set up a race of this game, with the name of their value. Their help texts are `option-NAME`. */
  readonly options: Readonly<Record<string, string>>;
  /** Makes a set-up for `Game.configure` from options and bots. Problems are `at` their option (`--course`). */
  setUp(request: SetupRequest, content: Content): Result<RacePlan, readonly Problem[]>;
  /** Facts about a set-up for the heads of reports: `simulate-head`, `arena-head`. */
  about(setup: Setup): Facts;
  readonly counting: Counting<Setup, Config, Event>;
  readonly bench: BenchSide<State, Event>;
  readonly log: LogStyle;
  /** Why the text of an action names no action of this position, although it is readable. Null: it is unreadable. */
  whyNoAction?(state: State, text: string): Refusal | null;
  /** Positions and actions as numbers, for programs that learn. Left out if the game has none. */
  readonly learning?: Learning<Config, State>;
  /** The courses of a race as JSON data, for the `hello` of a program. Left out if the game has none. */
  courses?(config: Config): readonly unknown[];
  /** Who could follow after an option, as names; null if the question is not about a move. For programs that wish it. */
  followers?(state: State, option: never): readonly string[] | null;
}

export interface Learning<Config, State> {
  /** How many numbers a position has. */
  size(config: Config): number;
  /** Writes the numbers of a position as a seat (or NO_SEAT) may know it into a list, from `at` on. */
  write(state: State, seat: Seat, into: Int16Array, at: number): void;
  /** The index of the first number of a kind. */
  parts(config: Config): Readonly<Record<string, number>>;
  /** The kinds of decisions, by the number that stands for each. */
  readonly phases: readonly string[];
  /** Ids are from 0 to this number - 1. */
  actionCount(config: Config): number;
  readonly actionParts: Readonly<Record<string, number>>;
  actionId(state: State, option: never): number;
  /** The points that each seat has scored so far. */
  scored(state: State): readonly number[];
}

export interface SetupRequest {
  /** The text of one of the game's options (`course`); undefined if it was not given. */
  readonly value: (option: string) => string | undefined;
  /** The text of the file that an option names (`board`); undefined if it was not given. */
  readonly fileText: (option: string) => string | undefined;
  /** Names of bots, in seating order. */
  readonly bots: readonly string[];
}

export interface RacePlan {
  readonly setup: Readonly<Record<string, unknown>>;
  /** One bot for each seat. If there are more seats than bots in the request, the bots repeat. */
  readonly bots: readonly string[];
}

/** A finished race. */
export interface FinishedRace<Config, Event> {
  readonly config: Config;
  readonly entries: readonly { readonly events: readonly Event[] }[];
  readonly standings: readonly FinalRank[];
}

export interface Counting<Setup, Config, Event> {
  /** Adds the counts of a race; `races` is already counted. */
  add(tally: Tally, race: FinishedRace<Config, Event>): void;
  /** Means and shares by name. They become part of the JSON document of `simulate`, whose schema describes them. */
  figures(counts: SimulationCounts<Setup>): Readonly<Record<string, unknown>>;
  /** The same as sentences and tables. */
  report(counts: SimulationCounts<Setup>): Report;
}

/** The counts of a simulation of at least one race. */
export interface SimulationCounts<Setup> {
  readonly tally: Tally;
  readonly setup: Setup;
  readonly bots: readonly string[];
}

export interface Report {
  /** Sentences by their keys. */
  readonly lines: readonly { readonly key: string; readonly facts: Facts }[];
  readonly tables: readonly ReportTable[];
}

export interface ReportTable {
  /** Keys. */
  readonly heads: readonly string[];
  /** Numbers are shown with two decimal places, texts unchanged, nouns by the shared `nouns.json`. */
  readonly rows: readonly (readonly (number | string | { readonly noun: string })[])[];
}

/** What `bench` measures: random races of the standard set-up, copies of positions, and one call of the rules on positions from such races. */
export interface BenchSide<State, Event, Case = unknown> {
  readonly setup: Readonly<Record<string, unknown>>;
  /** Describes the measured set-up, beside the figures. */
  readonly about: Readonly<Record<string, string | number>>;
  /** The set-up on a board of the caller's, by its text, and what describes it. Left out in a game without boards. */
  readonly setupOn?: (board: string) => Readonly<Record<string, unknown>>;
  readonly aboutOn?: (setup: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>;
  /** Whether the event is a player's move, which `bench` counts. */
  isMove(event: Event): boolean;
  /** The arguments of the measured call in this position, which does not change any more; null if the call is not made in such positions. */
  caseOf(state: State): Case | null;
  /** Makes the call once for each case. The engine cannot leave calls out, because the result is the sum of theirs. */
  callAll(cases: readonly Case[]): number;
  /** The names of the figures. */
  readonly names: BenchNames;
}

export interface BenchNames {
  readonly racesPerSecond: string;
  readonly movesPerSecond: string;
  readonly callsPerSecond: string;
  readonly movesPerCall: string;
  readonly copiesPerSecond: string;
  readonly copiesPerMove: string;
  readonly copyInMoves: string;
  readonly moveTime: string;
  readonly callTime: string;
  readonly copyTime: string;
  readonly heapGrowth: string;
  /** Unchecked play. */
  readonly shortMovesPerSecond: string;
  readonly shortMovesPerMove: string;
  readonly shortMovesPerSearch: string;
  readonly copyIntoInShortMoves: string;
  readonly shortBytesPerMove: string;
  /** Unchecked play through `ride --stdio`, from another process. */
  readonly rideMovesPerSecond: string;
  readonly rideMovesPerShortMove: string;
  readonly walkMovesPerSecond: string;
  readonly walkMovesPerShortMove: string;
  readonly numbersMovesPerRideMove: string;
}

/** How the log shows events, by type. */
export interface LogStyle {
  /** Events that begin a section of the log. */
  readonly headings: readonly string[];
  /** Events that only announce the next decision, which the next action repeats. The log leaves them out. */
  readonly hidden: readonly string[];
}

/** Any `CommandSide<...>`, for code that does not need its types. */
export type AnyCommandSide = CommandSide<unknown, unknown, unknown, unknown>;
export type AnyLearning = Learning<unknown, unknown>;
