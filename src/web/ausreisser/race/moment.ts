import type { Event, View } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { Entry } from '../../../table/index.ts';
import type { Happening } from '../../session/chronicle.ts';
import type { Ride } from './ride.svelte.ts';

/** The race as it was when something happened, to be looked at. */
export interface Moment {
  readonly happening: Happening;
  readonly view: View;
  readonly active: Seat | null;
}

/** Plays the race up to and with a happening; it is seen with the eyes that see the race now. */
export function momentAt({ session, eyes }: Ride, happening: Happening): Moment {
  const { game } = session;
  let state = game.start(session.config);
  for (const { n, events } of session.race('sealed').entries as readonly Entry<unknown, Event>[]) {
    if (n > happening.n) break;
    for (const [index, event] of events.entries()) if (n < happening.n || index <= happening.index) state = game.evolve(state, event);
  }
  const view = game.view(state, eyes);
  return { happening, view, active: view.riding.rider };
}
