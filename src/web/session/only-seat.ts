import { NO_SEAT, type Seat } from '../../kit/index.ts';
import { HUMAN, type Driver } from '../../table/index.ts';

/** The only seat that a person at this screen plays; NO_SEAT if there is none or more than one. @param drivers by seat */
export function onlySeat(drivers: readonly Driver[]): Seat {
  const people = drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  return people.length === 1 ? people[0]! : NO_SEAT;
}
