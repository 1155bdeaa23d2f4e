import type { Action, Config, Event, State, View } from '../../games/ausreisser/index.ts';
import type { Session } from '../session/session.svelte.ts';

export type RaceSession = Session<Config, State, Action, Event, View>;
