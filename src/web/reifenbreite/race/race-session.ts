import type { Action, Config, Event, State, View } from '../../../games/reifenbreite/index.ts';
import type { Session } from '../../session/session.svelte.ts';

export type RaceSession = Session<Config, State, Action, Event, View>;
