import type { Seat } from '../../kit/index.ts';

/**
 * A rematch with the seats changed: each person sits where the next one sat, the last where the first did.
 * @param occupied the seats of those who move on, in seating order
 * @returns by seat: where the person who sits there now sat before
 */
export const rotateSeats = (occupied: readonly Seat[]): ReadonlyMap<Seat, Seat> =>
  new Map(occupied.map((seat, i) => [seat, occupied[(i + occupied.length - 1) % occupied.length]!]));
