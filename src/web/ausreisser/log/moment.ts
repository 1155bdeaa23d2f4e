import type { View } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';

/** The race as it was when something happened, to be looked at. */
export interface Moment {
  readonly happening: LogEvent;
  readonly view: View;
  readonly active: Seat | null;
}

/** Plays the race up to and with a happening; it is seen with the eyes that see the race now. */
export function momentAt({ session, eyes }: RaceScreenModel, happening: LogEvent): Moment {
  const view = session.game.view(session.stateAt(happening, eyes), eyes);
  return { happening, view, active: view.riding.rider };
}
