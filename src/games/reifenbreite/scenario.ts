/**
 * A scenario: a position, what is done from there, and what must come of it. One file is a test of the engine and a page of the rulebook
 * on screen; `docs/formats/scenario.md` is its page for people. Reading it is `scenario-text.ts`, setting it up `scenario-position.ts`,
 * playing it through `scenario-run.ts`.
 */
import type { Facts, Problem } from '../../kit/index.ts';
import type { MovedHow } from './event.ts';

/** Where something stands in the file, from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Riders and teams are inner numbers; spaces are still names, because only the course knows them. */
export interface RiderAt extends Spot {
  readonly rider: number;
  /** `B17.2`, `B17.2@2`; null: home, finished and taken off in an earlier round. */
  readonly space: string | null;
  readonly how: MovedHow;
  /** Place in the order of finishing; 0: still racing. */
  readonly rank: number;
  /** Lines he has been over where that is more than his space says (UR 15: taken back over a line); -1: by his space. */
  readonly over: number;
}

/** A position of a race, as a file says it. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: number;
  /** 0: the teams are placing their riders. */
  readonly round: number;
  /** Round 0: the team that places first; -1 else. */
  readonly first: number;
  readonly riders: readonly RiderAt[];
  /** What becomes of the riders who are not named: the rearmost spaces of the road, or home after all who finished. */
  readonly others: 'back' | 'home' | null;
  readonly othersHow: MovedHow;
  readonly sprints: readonly (Spot & { readonly name: string; readonly riders: readonly number[] })[];
  readonly jersey: (Spot & { readonly rider: number }) | null;
  readonly jerseyPoints: readonly RiderCount[];
  readonly spent: readonly (Spot & { readonly team: number; readonly kinds: readonly number[] })[];
  readonly photos: readonly (Spot & { readonly rider: number; readonly photos: readonly number[] })[];
  readonly cars: readonly RiderCount[];
  /** Chance cards left, all others laid aside; null: the full stack. */
  readonly stack: (Spot & { readonly counts: readonly number[] }) | null;
  /** Points of the stages ridden before. */
  readonly earlier: readonly (Spot & { readonly stage: number; readonly points: readonly RiderCount[] })[];
}

export interface RiderCount extends Spot {
  readonly rider: number;
  readonly count: number;
}

/** An action in its text form, `move B17.2`; it is read when its turn has come, since names belong to the position. */
export interface ActionText {
  /** A rider's number, a team's name or `chance`; null: whoever decides. */
  readonly actor: string | null;
  readonly action: string;
  /** Where the action's text begins. */
  readonly actionColumn: number;
}

export interface Because {
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

/** What can be read off a position, and what each is about: `at 51 B17.2` about a rider, `round 3` about nothing. */
export const PROBES = {
  next: 'nothing',
  asked: 'nothing',
  decides: 'nothing',
  'draft-to': 'nothing',
  'draft-length': 'nothing',
  'may-ride': 'nothing',
  round: 'nothing',
  wears: 'nothing',
  at: 'rider',
  moved: 'rider',
  rank: 'rider',
  points: 'rider',
  'sprint-points': 'rider',
  'jersey-points': 'rider',
  photos: 'rider',
  car: 'rider',
  hand: 'team',
  stack: 'card',
  aside: 'card',
  'team-points': 'team',
  score: 'team',
  standing: 'manager',
} as const;
export type Probe = keyof typeof PROBES;

/** One line of the script. */
export type Step = Spot &
  (
    | { readonly kind: 'note'; readonly key: string }
    | ({ readonly kind: 'act' } & ActionText)
    | ({ readonly kind: 'allowed' } & ActionText)
    | ({ readonly kind: 'refused' } & ActionText & Because)
    | { readonly kind: 'options'; readonly options: readonly string[] }
    | { readonly kind: 'option-count'; readonly count: number }
    | ({ readonly kind: 'event' } & EventPattern)
    | ({ readonly kind: 'no-event' } & EventPattern)
    | { readonly kind: 'would-follow'; readonly to: string; readonly riders: readonly number[] }
    | ({ readonly kind: 'cannot-follow'; readonly to: string; readonly rider: number } & Because)
    /** Something that can be read off the position: `at 51 B17.2`; `about` is empty where the probe is about nothing in particular. */
    | { readonly kind: 'state'; readonly probe: Probe; readonly about: string; readonly expected: string }
  );

export interface Scenario {
  /** Key of its title and notes in the catalogues of words. */
  readonly title: string;
  /** The rulebook's figure it shows; empty for our own. */
  readonly figure: string;
  /** Sections of the canon it proves, in the order of the file. */
  readonly sections: readonly string[];
  /** The set-up as the game's `configure` reads it. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** Null: from the start roll. */
  readonly position: Position | null;
  readonly steps: readonly Step[];
  /** Where the parts of the set-up stand in the file, to say where a problem of theirs lies. */
  readonly spots: ReadonlyMap<string, Spot>;
}

/** A problem of the set-up told as a place in the scenario's text. */
export function inScenario(scenario: Scenario, problem: Problem): Problem {
  const at = problem.at ?? '';
  const board = scenario.spots.get('board');
  if (problem.line !== undefined && board !== undefined && !at.endsWith('course'))
    return { ...problem, line: board.line + problem.line, column: board.column + (problem.column ?? 1) };
  for (const [part, spot] of scenario.spots)
    if (part !== 'board' && at !== '' && (at.startsWith(part) || part.startsWith(at))) return { ...problem, ...spot };
  return { ...problem, line: 1, column: 1 };
}
