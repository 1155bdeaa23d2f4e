import type { View } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Moment } from '../../frame/race/race-screen.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';

/** The race as it was when something happened, to be looked at. */
export interface RaceMoment extends Moment {
  readonly view: View;
  readonly active: Seat | null;
}

/** Plays the race up to and with an event; it is seen with the eyes that see the race now. */
export function momentAt({ session, eyes }: RaceScreenModel, event: LogEvent): RaceMoment {
  const view = session.game.view(session.stateAt(event, eyes), eyes);
  return { event, view, active: view.riding.rider };
}
