import { ausreisser } from '../../../games/ausreisser/index.ts';
import { nameCode } from '../../../words/index.ts';
import { lookOf } from '../../frame/draw/looks.ts';
import { rideAtOnce, type QuickSetup } from '../../frame/setup/start-race.ts';
import { titlesOf } from '../titles.ts';

/** The code of what a rider is called until somebody gives a name: after his jersey, and the bot that rides for him. */
export const defaultName = (seat: number, driver: string): string =>
  nameCode(`rider-${lookOf(seat)}`, driver === 'human' ? undefined : driver);

/** Who rides at one click: a person, and bots of both strengths. */
const DRIVERS = ['human', 'medium', 'easy', 'easy'] as const;

/** Three stages by the full rules. */
function setupFor(drivers: readonly string[]): QuickSetup {
  return { setup: { riders: drivers.map((driver, seat) => defaultName(seat, driver)), stages: 3 }, drivers };
}

/** A race to ride at once. */
export const quickRace = (): Promise<string> => rideAtOnce({ game: ausreisser, titles: titlesOf, ...setupFor(DRIVERS) });

/** A race to be opened at once: every seat is for a person. */
export const quickTable = (): QuickSetup => setupFor(DRIVERS.map(() => 'human'));
