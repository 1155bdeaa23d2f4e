import { ausreisser } from '../../../games/ausreisser/index.ts';
import { rideAtOnce, type QuickSetup } from '../../frame/setup/start-race.ts';
import { titlesOf } from '../titles.ts';
import { defaultName } from './default-name.ts';

/** The riders of a quick race: a person, and bots of both strengths. */
const DRIVERS = ['human', 'medium', 'easy', 'easy'] as const;

/** Three stages by the full rules. */
export function setupFor(drivers: readonly string[]): QuickSetup {
  return { setup: { riders: drivers.map((driver, seat) => defaultName(seat, driver)), stages: 3 }, drivers };
}

/** A race against bots. */
export const quickRace = (): Promise<string> => rideAtOnce({ game: ausreisser, titles: titlesOf, ...setupFor(DRIVERS) });

/** An online race with a person on every seat. */
export const quickTable = (): QuickSetup => setupFor(DRIVERS.map(() => 'human'));
