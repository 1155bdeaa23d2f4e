import type { Problem, Result } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Heading } from '../../parts/heading.svelte.ts';
import type { AnySession } from '../../session/session.svelte.ts';
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

export interface OpenedRace<Model, Session> {
  readonly model: Model;
  readonly session: Session;
  /** What is wrong with the race as it was kept; it goes on from its valid beginning. */
  readonly problems: readonly Problem[];
}

/** A failure without problems: there is no such race. */
export type Opened<Model, Session> = Result<OpenedRace<Model, Session>, readonly Problem[]>;

/**
 * Where the decision stands: `beside` a picture that is large both ways, in a panel of its own, or `below` a wide picture, with the main button at its end.
 * Below, what is asked comes as an element of class `asking`, its buttons as one of class `doing`.
 */
export type RaceLayout = 'beside' | 'below';

export interface RaceScreen<Model extends RaceModel, Session extends AnySession, Then extends Moment> {
  readonly layout: RaceLayout;
  readonly telling: Telling;
  /** Takes a kept race up where it stands. */
  open(id: string): Promise<Opened<Model, Session>>;
  /** For the bar at the top. */
  heading(session: Session): Heading;
  /** What is heard of the last step. */
  sounds(session: Session): readonly Sound[];
  /** Plays the race up to and with an event. */
  momentAt(model: Model, session: Session, event: LogEvent): Then;
  /** Whether nobody may look back any longer when a new position is shown; left out: everybody may. */
  endsMoment?(model: Model): boolean;
  /** What the screen asks by itself before the question of the rules (`data-asked`); null: nothing. Left out: never anything. */
  asksFirst?(model: Model): string | null;
  /** The element, as a selector, that the keyboard is led to before `[data-first]` and the main button. */
  first?(model: Model): string | null;
}
