import type { Seat } from '../../kit/index.ts';
import type { Reply } from '../../table/index.ts';

/** Replies to a question that several people at one screen were asked together: `seats` want to be asked, all others decline. */
export const askOnly = <A>(seats: readonly Seat[]): ReadonlyMap<Seat, Reply<A>> => new Map(seats.map((seat) => [seat, 'ask']));
