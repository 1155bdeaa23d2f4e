import type { Seat } from '../../kit/index.ts';

/**
 * A rematch with the seats changed: everybody sits where the next one sat, the last where the first did.
 * @param sat the seats of those who move on, in seating order; whoever else there is stays
 * @returns by seat: where whoever sits there now sat before
 */
export const oneSeatOn = (sat: readonly Seat[]): ReadonlyMap<Seat, Seat> =>
  new Map(sat.map((seat, i) => [seat, sat[(i + sat.length - 1) % sat.length]!]));
