import type { Action, Config, Event, NamedEvent, Names, State, View } from '../../games/ausreisser/index.ts';
import type { LogEvent } from '../../table/index.ts';
import type { RaceOnScreen } from '../session/race-on-screen.ts';
import type { Session } from '../session/session.svelte.ts';

export type RaceSession = Session<Config, State, Action, Event, View, Names>;
/** A race that is played, or a position that is tried out. */
export type ShownRace = RaceOnScreen<Config, State, Action, Event, View, Names> & Pick<RaceSession, 'viewer' | 'together'>;
/** An event of the log, as these screens read it. */
export type RaceEvent = LogEvent<Event, NamedEvent>;
