/**
 * A scenario: a position, what is done from there, and what must come of it. One file is a test of the engine and a page of the rulebook on screen;
 * `docs/formats/scenario.md` is its page for people. The same for every game: what a game adds, its `ScenarioSide` says.
 */
import type { Facts, Problem } from '../kit/index.ts';

/** Where something stands in the file, from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** An action in its text form, `move B17.2`; it is read when its turn has come, since names belong to the position. */
export interface ActionText {
  /** Who acts, as the game's scripts name him, or `chance`; null: whoever decides. */
  readonly actor: string | null;
  readonly action: string;
  /** Where the action's text begins. */
  readonly actionColumn: number;
}

export interface ExpectedRefusal {
  readonly code: string;
  readonly section: string;
  /** Facts that the refusal must have; it may have more. */
  readonly facts: Facts;
}

export interface EventPattern {
  readonly type: string;
  /** `name=value` words that the event's text must have. */
  readonly fields: readonly string[];
  /** Null: any. */
  readonly section: string | null;
}

/** One line of a script in whichever game. */
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
    /** Something that can be read off the position: `at 51 B17.2`; `about` is empty where the probe is about nothing in particular. */
    | { readonly kind: 'state'; readonly probe: string; readonly about: string; readonly expected: string }
  );

/** A line that only one game's scripts have. */
export type GameStep = Spot & { readonly kind: string };

export interface Scenario<Position = unknown, Step extends GameStep = CommonStep> {
  /** Key of its title and notes in the catalogues of words. */
  readonly title: string;
  /** The rulebook's figure it shows; empty for our own. */
  readonly figure: string;
  /** Sections of the canon it proves, in the order of the file. */
  readonly sections: readonly string[];
  /** The set-up as the game's `configure` reads it. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** Null: from the beginning of the race. */
  readonly position: Position | null;
  readonly steps: readonly Step[];
  /** Where the parts of the set-up stand in the file, to say where a problem of theirs lies. */
  readonly spots: ReadonlyMap<string, Spot>;
}

/** A problem of the set-up told as a place in the scenario's text. */
export function inScenario({ spots }: Pick<Scenario, 'spots'>, problem: Problem): Problem {
  const at = problem.at ?? '';
  const board = spots.get('board');
  if (problem.line !== undefined && board !== undefined && !at.endsWith('course'))
    return { ...problem, line: board.line + problem.line, column: board.column + (problem.column ?? 1) };
  for (const [part, spot] of spots)
    if (part !== 'board' && at !== '' && (at.startsWith(part) || part.startsWith(at))) return { ...problem, ...spot };
  return { ...problem, line: 1, column: 1 };
}
