import type { Points, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';

/** What the score sheet takes from the log: only of the race being ridden, so from the last `race-began` on. */
function ofThisRace(events: readonly LogEvent[]): readonly LogEvent[] {
  const began = events.findLastIndex(({ type }) => type === 'race-began');
  return events.slice(Math.max(0, began));
}

/** The riders who wore the yellow jersey, one after the other. */
export const jerseyWay = (events: readonly LogEvent[]): readonly RiderNumber[] =>
  ofThisRace(events).flatMap(({ type, facts }) => (type === 'jersey' ? [Number(facts['to'])] : []));

/** Points for the place of finishing, by rider. */
export const placePointsOf = (events: readonly LogEvent[]): ReadonlyMap<RiderNumber, Points> =>
  new Map(
    ofThisRace(events).flatMap(({ type, facts }): [RiderNumber, Points][] =>
      type === 'finished' ? [[Number(facts['rider']), Number(facts['points'])]] : [],
    ),
  );
