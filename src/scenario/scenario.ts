/**
 * A scenario: a position, actions from there, and the expected results. One file is both a test of the engine and a
 * page of the rulebook on screen. `docs/formats/scenario.md` describes the format. Its game-specific parts are in
 * the game's `ScenarioAdapter`.
 */
import type { Facts, Problem } from '../kit/index.ts';

/** A place in the file; line and column from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** An action in its text form, `move B17.2`. It is parsed when it is played, because names depend on the position. */
export interface ActionText {
  /** The actor by its name in scripts, or `chance`; null means the deciding seat. */
  readonly actor: string | null;
  readonly action: string;
  /** The place of the action's text. */
  readonly actionColumn: number;
}

/** The refusal that a step expects. */
export interface ExpectedRefusal {
  readonly code: string;
  readonly section: string;
  /** Facts that the refusal must have; it may have more. */
  readonly facts: Facts;
}

/** The event that a step expects: its type, some fields, perhaps the section. */
export interface EventPattern {
  readonly type: string;
  /** `name=value` words that the event's text must have. */
  readonly fields: readonly string[];
  /** Null matches any. */
  readonly section: string | null;
}

/** A line that the scripts of all games have. */
export type CommonStep = Spot &
  (
    | { readonly kind: 'note'; readonly key: string }
    | ({ readonly kind: 'act' } & ActionText)
    | ({ readonly kind: 'allowed' } & ActionText)
    | ({ readonly kind: 'refused' } & ActionText & ExpectedRefusal)
    | { readonly kind: 'options'; readonly options: readonly string[] }
    | { readonly kind: 'option-count'; readonly count: number }
    | ({ readonly kind: 'event' } & EventPattern)
    | ({ readonly kind: 'no-event' } & EventPattern)
    /** Compares a value read from the position: `at 51 B17.2`. `about` is empty if the probe has no subject. */
    | { readonly kind: 'state'; readonly probe: string; readonly about: string; readonly expected: string }
  );

/** A line that only one game's scripts have. */
export type GameStep = Spot & { readonly kind: string };

/** A parsed scenario file. */
export interface Scenario<Position = unknown, Step extends GameStep = CommonStep> {
  /** Translation key of its title and notes. */
  readonly title: string;
  /** The rulebook's figure that it shows; empty for our own scenarios. */
  readonly figure: string;
  /** Sections of the rules that it proves, in file order. */
  readonly sections: readonly string[];
  /** The set-up for the game's `configure`. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** Null: the start of the race. */
  readonly position: Position | null;
  readonly steps: readonly Step[];
  /** Places of the parts of the set-up in the file, to locate their problems. */
  readonly spots: ReadonlyMap<string, Spot>;
}

/** Converts a problem of the set-up to its place in the scenario's text. */
export function inScenario({ spots }: Pick<Scenario, 'spots'>, problem: Problem): Problem {
  const at = problem.at ?? '';
  const board = (at.endsWith('.board') ? spots.get(at) : undefined) ?? spots.get('board');
  if (problem.line !== undefined && board !== undefined && !at.endsWith('course'))
    return { ...problem, line: board.line + problem.line, column: board.column + (problem.column ?? 1) };
  for (const [part, spot] of spots)
    if (part !== 'board' && at !== '' && (at.startsWith(part) || part.startsWith(at))) return { ...problem, ...spot };
  return { ...problem, line: 1, column: 1 };
}
