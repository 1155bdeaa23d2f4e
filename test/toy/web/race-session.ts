import type { Session } from '../../../src/web/session/session.svelte.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyState, ToyView } from '../../kit/toy-game.ts';

export type RaceSession = Session<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView>;
