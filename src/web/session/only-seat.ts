import { NOBODY, type Seat } from '../../kit/index.ts';
import { HUMAN, type Driver } from '../../table/index.ts';

/** Who alone sat before the screen; NOBODY where nobody or several did. @param drivers by seat */
export function onlySeat(drivers: readonly Driver[]): Seat {
  const people = drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  return people.length === 1 ? people[0]! : NOBODY;
}
