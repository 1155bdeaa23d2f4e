import { HUMAN } from '../../../table/index.ts';

/** One level for all bots of a set-up form. People keep their seats. */

interface SeatForm {
  driver: string;
}

/** The bot that plays every seat without a person; null if they differ or there is none. */
export function levelOfBots(seats: readonly SeatForm[]): string | null {
  const levels = new Set(seats.map(({ driver }) => driver).filter((driver) => driver !== HUMAN));
  return levels.size === 1 ? [...levels][0]! : null;
}

/** @param seats all of the form, so that a seat that is added later has the level too */
export function setLevelOfBots(seats: readonly SeatForm[], level: string): void {
  for (const seat of seats) if (seat.driver !== HUMAN) seat.driver = level;
}
