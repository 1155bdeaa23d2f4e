import type { Content, Facts, Problem, Refusal, Result, FinalRank } from '../kit/index.ts';
import type { Tally } from './tally.ts';

/**
 * What the command line knows of a game: how a race is set up from options, what is counted in races, what is measured. Pure as
 * all of a game, and without words: keys are those of `content/GAME/words/LANGUAGE/command.json` (`option-riders`). Why it is a thing of its own: docs/decisions/0006-command-line-of-a-game.md.
 *
 * @typeParam Setup the complete set-up, as `Game.setupOf` gives it.
 */
export interface CommandSide<Setup, Config, State, Event> {
  /** The options a race of this game is set up by, with the name of their value; told as `option-NAME`. */
  readonly options: Readonly<Record<string, string>>;
  /** A set-up for `Game.configure` out of options and bots; problems are `at` the option they are about (`--course`). */
  setUp(request: SetupRequest, content: Content): Result<RacePlan, readonly Problem[]>;
  /** Facts about a set-up for the heads of reports: `simulate-head`, `arena-head`. */
  about(setup: Setup): Facts;
  readonly counting: Counting<Setup, Config, Event>;
  readonly bench: BenchSide<State, Event>;
  readonly log: LogStyle;
  /** What can be said of an action's text that no action of this position has: it speaks of what is there, but never can be done. Null: it is unreadable. */
  whyNoAction?(state: State, text: string): Refusal | null;
}

export interface SetupRequest {
  /** The text behind an option of the game's own (`course`); undefined where it was not given. */
  readonly value: (option: string) => string | undefined;
  /** Names of bots, in seating order. */
  readonly bots: readonly string[];
}

export interface RacePlan {
  readonly setup: Readonly<Record<string, unknown>>;
  /** One bot a seat: those asked for, or as many of them again as seats were asked for. */
  readonly bots: readonly string[];
}

/** A race ridden to its end. */
export interface RiddenRace<Config, Event> {
  readonly config: Config;
  readonly entries: readonly { readonly events: readonly Event[] }[];
  readonly standings: readonly FinalRank[];
}

export interface Counting<Setup, Config, Event> {
  /** Adds what happened in a race; `races` is counted already. */
  add(tally: Tally, race: RiddenRace<Config, Event>): void;
  /** Means and shares by names: joined to the JSON document of `simulate`, and described in its schema. */
  figures(counted: Counted<Setup>): Readonly<Record<string, unknown>>;
  /** The same for people. */
  report(counted: Counted<Setup>): Report;
}

/** At least one race. */
export interface Counted<Setup> {
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
  /** Numbers are shown with two places, texts as they are, nouns by the shared `nouns.json`. */
  readonly rows: readonly (readonly (number | string | { readonly noun: string })[])[];
}

/** What `bench` measures: random races of the standard set-up, copies of positions, and one bare call of the rules over positions from such races. */
export interface BenchSide<State, Event, Case = unknown> {
  readonly setup: Readonly<Record<string, unknown>>;
  /** What it is measured on, beside the figures. */
  readonly about: Readonly<Record<string, string | number>>;
  /** Whether the event is a player's move, which `bench` counts. */
  isMove(event: Event): boolean;
  /** The question of this position, which changes no more; null where the call is not made in such positions. */
  caseOf(state: State): Case | null;
  /** Asks every question once, by the bare call; the sum of the answers keeps an engine from leaving calls out. */
  ask(cases: readonly Case[]): number;
  /** How the figures are called. */
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
  /** The same stepped through by lines, from another process. */
  readonly rideMovesPerSecond: string;
  readonly rideMovesPerShortMove: string;
  readonly walkMovesPerSecond: string;
  readonly walkMovesPerShortMove: string;
}

/** Events by type, in the log for people. */
export interface LogStyle {
  /** They begin a part of the log. */
  readonly headings: readonly string[];
  /** Only say what is decided next: the action that follows says it again. */
  readonly untold: readonly string[];
}

/** One whose inner types the holder does not need; every `CommandSide<...>` is one. */
export type AnyCommandSide = CommandSide<unknown, unknown, unknown, unknown>;
