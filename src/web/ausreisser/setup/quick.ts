import { ausreisser } from '../../../games/ausreisser/index.ts';
import { nameCode } from '../../../words/index.ts';
import { lookOf } from '../../frame/draw/looks.ts';
import { rideAtOnce } from '../../frame/setup/start-race.ts';
import { titlesOf } from '../titles.ts';

/** The code of what a rider is called until somebody gives a name: after his jersey, and the bot that rides for him. */
export const defaultName = (seat: number, driver: string): string =>
  nameCode(`rider-${lookOf(seat)}`, driver === 'human' ? undefined : driver);

/** Who rides at one click: a person, and bots of both strengths. */
const DRIVERS = ['human', 'medium', 'easy', 'easy'] as const;

/** A race to ride at once: three stages by the full rules. */
export function quickRace(): Promise<string> {
  const riders = DRIVERS.map((driver, seat) => defaultName(seat, driver));
  return rideAtOnce({ game: ausreisser, titles: titlesOf, setup: { riders, stages: 3 }, drivers: DRIVERS });
}
