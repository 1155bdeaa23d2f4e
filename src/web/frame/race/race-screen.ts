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

/** What a game gives to the race screen, beside the pictures and the questions that its `Race.svelte` puts into it. */

/** A game's side of a race on screen: what its pictures and questions are drawn from. */
export interface RaceModel {
  /** A new position is shown: what was pointed at belongs to the old one. */
  rest(): void;
}

/** The race as it was when something happened, to be looked at; a game adds what its picture needs. */
export interface Moment {
  readonly event: LogEvent;
}

/** Leads to the race as it was at an event of the log. */
export type Jump = (event: LogEvent) => void;

export interface OpenedRace<Model, Session> {
  readonly model: Model;
  readonly session: Session;
  /** What is wrong with the race as it was kept; it goes on from its valid beginning. */
  readonly problems: readonly Problem[];
  /** Where it was ridden before and is watched; left out: it is ridden. */
  readonly watching?: Watching;
}

/** A race that an address leads to. */
export interface Wanted {
  readonly id: string;
  /** Taken up where it stands, or watched. */
  readonly how: 'ride' | 'watch';
  /** How many entries are shown at first where it is watched. */
  readonly at: number;
}

/** What a game's race screen is given by its address. */
export interface RaceProps {
  readonly id: string;
  readonly how?: Wanted['how'];
}

/** A failure without problems: there is no such race. */
export type Opened<Model, Session> = Result<OpenedRace<Model, Session>, readonly Problem[]>;

/**
 * Where things stand on the race screen: `beside.ts` for a picture that is large both ways with a panel beside it, `below.ts` for a wide picture with
 * the decision below it. Below, what is asked comes as an element of class `asking`, its buttons as one of class `doing`.
 */
export interface RaceLayout {
  readonly component: Component<LayoutParts>;
  /** Where the keyboard may be taken from, as a selector, when it is led to what is asked; elsewhere it stays. */
  readonly leadsFrom: string;
  /** Whether it is led at every step, or only where somebody is asked. */
  readonly leadsAt: 'every-step' | 'questions';
}

export interface RaceScreen<Model extends RaceModel, Session extends AnySession, Then extends Moment> {
  readonly layout: RaceLayout;
  readonly telling: Telling;
  /** What a list of races calls one of this set-up, a title a stage. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  /** Takes a kept race up where it stands, or shows it from its start. */
  open(wanted: Wanted): Promise<Opened<Model, Session>>;
  /** What can be looked for in it. */
  readonly landmarks: Landmarks;
  /** What a newcomer meets for the first time, with its words; fetched where it is to be explained. Left out: nothing. */
  meetings?(): Promise<{ default: Component<{ model: Model; waits: boolean }> }>;
  /** For the bar at the top, of the race as it is or as it was then. */
  heading(session: Session, then: Then | null): Heading;
  /** What is heard of the last step. */
  sounds(session: Session): readonly Sound[];
  /** Whether it is a move in the picture, one of many in a round, and not only what leads to one; left out: whatever is told is all of a turn. */
  isMove?(this: void, event: LogEvent): boolean;
  /** What of the last step is shown large; left out: nothing. */
  highlights?(model: Model, session: Session): readonly Highlight[];
  /** The last stage that has ended among these events; null: none has. Left out: the game has none. */
  stageEnd?(model: Model, session: Session, events: readonly LogEvent[]): StageEnd<Then> | null;
  /** Plays the race up to and with an event. */
  momentAt(model: Model, session: Session, event: LogEvent): Then;
  /** Whether nobody may look back any longer when a new position is shown; left out: everybody may. */
  endsMoment?(model: Model): boolean;
  /** What the screen asks by itself before the question of the rules (`data-asked`); null: nothing. Left out: never anything. */
  asksFirst?(model: Model): string | null;
  /** Picks an action where it is asked, as a click would: the button that does it, as a selector within the panel. Left out: nothing is picked. */
  pick?(model: Model, action: unknown): string | Promise<string>;
  /** The element, as a selector, that the keyboard is led to before `[data-first]` and the main button. */
  first?(model: Model): string | null;
}
