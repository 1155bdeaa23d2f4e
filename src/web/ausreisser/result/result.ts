import type { View } from '../../../games/ausreisser/index.ts';
import type { Race } from '../../../table/index.ts';
import { readEnd, readRace } from '../../frame/result/read-race.ts';
import { readDeeds, type Deeds } from './deeds.ts';
import { readMinutes, type StageMinutes } from './minutes.ts';

/** All that the result of a race shows. */
export interface ResultOfRace {
  readonly view: View;
  readonly minutes: readonly StageMinutes[];
  readonly deeds: readonly Deeds[];
}

/** Plays the race back once. */
export const resultOf = (race: Race): ResultOfRace =>
  readRace<ResultOfRace>(race, { view: readEnd<View>(race), minutes: readMinutes(race), deeds: readDeeds(race) });
