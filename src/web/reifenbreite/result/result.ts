import type { View } from '../../../games/reifenbreite/index.ts';
import type { Race } from '../../../table/index.ts';
import { readEnd, readRace } from '../../frame/result/read-race.ts';
import { deedsOf, type Deeds } from './deeds.ts';
import { readPlaces, type StagePlaces } from './places.ts';
import { readRaces, type RaceEnd } from './races.ts';

/** All that the result of a race shows. */
export interface ResultOfRace {
  readonly view: View;
  readonly races: readonly RaceEnd[];
  readonly places: readonly StagePlaces[];
  readonly deeds: readonly Deeds[];
}

/** Plays the race back once. */
export function resultOf(race: Race): ResultOfRace {
  const { view, races, places } = readRace<Omit<ResultOfRace, 'deeds'>>(race, {
    view: readEnd<View>(race),
    races: readRaces(race),
    places: readPlaces(race),
  });
  return { view, races, places, deeds: deedsOf(races, view) };
}
