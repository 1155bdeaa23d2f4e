import type { Points, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { RaceEvent } from '../race-session.ts';

/** An event, as far as a score sheet reads it. */
export type SheetEvent = Pick<RaceEvent, 'named'>;

/** What the score sheet takes from the log of the present race: everything since the last `race-began`. */
function ofThisRace(events: readonly SheetEvent[]): readonly SheetEvent[] {
  const began = events.findLastIndex(({ named }) => named.type === 'race-began');
  return events.slice(Math.max(0, began));
}

/** The riders who wore the yellow jersey, one after the other. */
export const jerseyWearers = (events: readonly SheetEvent[]): readonly RiderNumber[] =>
  ofThisRace(events).flatMap(({ named }) => (named.type === 'jersey' ? [named.to] : []));

/** Points for the rank at the finish, by rider. */
export const placePointsOf = (events: readonly SheetEvent[]): ReadonlyMap<RiderNumber, Points> =>
  new Map(
    ofThisRace(events).flatMap(({ named }): [RiderNumber, Points][] => (named.type === 'finished' ? [[named.rider, named.points]] : [])),
  );
