import type { Action, Config, Event, State, View } from '../../games/ausreisser/index.ts';
import type { RaceOnScreen } from '../session/race-on-screen.ts';
import type { Session } from '../session/session.svelte.ts';

export type RaceSession = Session<Config, State, Action, Event, View>;
/** A race being ridden, or a position tried out. */
export type ShownRace = RaceOnScreen<Config, State, Action, Event, View> & Pick<RaceSession, 'viewer' | 'together'>;
