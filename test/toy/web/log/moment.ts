import type { Moment } from '../../../../src/web/frame/race/race-screen.ts';
import type { LogEvent } from '../../../../src/table/index.ts';
import type { ToyView } from '../../../kit/toy-game.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { RaceSession } from '../race-session.ts';

/** The race at the time of an event, for display. */
export interface RaceMoment extends Moment {
  readonly view: ToyView;
}

/** Plays the race up to and including an event. */
export const momentAt = (_model: RaceScreenModel, session: RaceSession, event: LogEvent): RaceMoment => ({
  event,
  view: session.game.view(session.stateAt(event), session.viewer),
});
