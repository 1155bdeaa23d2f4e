import type { LogEvent } from '../../../table/index.ts';

/** What the score sheet takes from the log: only of the race being ridden, so from the last `race-began` on. */
function ofThisRace(happenings: readonly LogEvent[]): readonly LogEvent[] {
  const began = happenings.findLastIndex(({ type }) => type === 'race-began');
  return happenings.slice(Math.max(0, began));
}

/** The riders who wore the yellow jersey, one after the other. */
export const jerseyWay = (happenings: readonly LogEvent[]): readonly number[] =>
  ofThisRace(happenings).flatMap(({ type, facts }) => (type === 'jersey' ? [Number(facts['to'])] : []));

/** Points for the place of finishing, by rider. */
export const placePointsOf = (happenings: readonly LogEvent[]): ReadonlyMap<number, number> =>
  new Map(
    ofThisRace(happenings).flatMap(({ type, facts }): [number, number][] =>
      type === 'finished' ? [[Number(facts['rider']), Number(facts['points'])]] : [],
    ),
  );
