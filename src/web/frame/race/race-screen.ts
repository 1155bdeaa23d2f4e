import type { Component } from 'svelte';
import type { Problem, Result } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Heading } from '../../parts/heading.svelte.ts';
import type { AnySession } from '../../session/session.svelte.ts';
import type { Landmarks } from '../watch/landmarks.ts';
import type { Highlight } from '../highlight/highlight.ts';
import type { StageEnd } from '../stage/stage-end.ts';
import type { Watching } from '../../session/watch.svelte.ts';
import type { LayoutParts } from './layout.ts';
import type { Sound } from './sounds.ts';
import type { Telling } from './telling.ts';

/** What a game gives to the race screen, beside the pictures and questions that its `Race.svelte` puts into it. */

/** A game's state of the screen, from which its pictures and questions are drawn. */
export interface RaceModel {
  /** A new position is shown, so nothing is pointed at any more. */
  rest(): void;
}

/** The race as it was at an event; a game adds what its picture needs. */
export interface Moment {
  readonly event: LogEvent;
}

/** Shows the race as it was at an event of the log. */
export type Jump = (event: LogEvent) => void;

export interface OpenedRace<Model, Session> {
  readonly model: Model;
  readonly session: Session;
  /** What is wrong with the race as it is stored; it continues from its valid beginning. */
  readonly problems: readonly Problem[];
  /** Left out: the race is played, not watched. */
  readonly watching?: Watching;
}

/** The race of an address. */
export interface RaceAddress {
  readonly id: string;
  readonly how: 'ride' | 'watch';
  /** The entries shown at first, if it is watched. */
  readonly at: number;
  /** Aborted when the player leaves the page. */
  readonly signal: AbortSignal;
}

export interface RaceProps {
  readonly id: string;
  /** Left out: `ride`. */
  readonly how?: RaceAddress['how'];
}

/** An error without problems: there is no such race. */
export type Opened<Model, Session> = Result<OpenedRace<Model, Session>, readonly Problem[]>;

export interface CeremonyProps<Model, Session> {
  model: Model;
  session: Session;
  /** `slow`: the last kilometre is shown in slow motion. */
  how: 'slow' | 'still';
  onclose: () => void;
}

/**
 * How the race screen is arranged. `beside.ts`: a picture that is large both ways, with a panel beside it. `below.ts`: a wide picture, with the
 * question below it in an element of class `asking` and its buttons in one of class `doing`.
 */
export interface RaceLayout {
  readonly component: Component<LayoutParts>;
  /** A selector of the elements from which the focus moves to a new question. */
  readonly focusMovesFrom: string;
  readonly focusMovesAt: 'every-step' | 'questions';
}

export interface RaceScreen<Model extends RaceModel, Session extends AnySession, Then extends Moment> {
  readonly layout: RaceLayout;
  readonly telling: Telling;
  /** The titles of a race in lists, one for each stage, from its set-up. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  open(address: RaceAddress): Promise<Opened<Model, Session>>;
  /** What a player who watches can look for. */
  readonly landmarks: Landmarks;
  /** Loads the explanations of what a new player sees for the first time. Left out: there are none. */
  meetings?(): Promise<{ default: Component<{ model: Model; waits: boolean }> }>;
  /** The heading of the page, for the race as it is or as it was. */
  heading(session: Session, then: Then | null): Heading;
  /** Of the last step. */
  sounds(session: Session): readonly Sound[];
  /** Whether an event is a rider's move, one of many in a round, and not only what leads to it. Left out: every line is a whole turn. */
  isMove?(this: void, event: LogEvent): boolean;
  /** Of the last step. Left out: none. */
  highlights?(model: Model, session: Session): readonly Highlight[];
  /** The last stage that ended among these events; null: none. Left out: the game has none. */
  stageEnd?(model: Model, session: Session, events: readonly LogEvent[]): StageEnd<Then> | null;
  /** Loads the picture of the end of a race, over that of the race. Left out: there is none. */
  ceremony?(): Promise<{ default: Component<CeremonyProps<Model, Session>> }>;
  momentAt(model: Model, session: Session, event: LogEvent): Then;
  /** Whether a new position ends a look back. Left out: never. */
  endsMoment?(model: Model): boolean;
  /** What the screen asks before the question of the rules (`data-asked`); null: nothing. Left out: never anything. */
  asksFirst?(model: Model): string | null;
  /** Selects an action where it is asked, as a click would. Returns a selector, within the panel, for its button. Left out: selects nothing. */
  pick?(model: Model, action: unknown): string | Promise<string>;
  /** A selector for where the focus goes before `[data-first]` and the main button. */
  first?(model: Model): string | null;
}
