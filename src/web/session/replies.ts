import type { Seat } from '../../kit/index.ts';
import type { Reply } from '../../table/index.ts';

/** What comes of a common question at one screen: these want to be asked when the rules come to them, all others say no. */
export const askThese = <A>(seats: readonly Seat[]): ReadonlyMap<Seat, Reply<A>> => new Map(seats.map((seat) => [seat, 'ask']));
