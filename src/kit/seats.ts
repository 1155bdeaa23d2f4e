import { CHANCE, NOBODY, type Seat } from './contract.ts';

/** Who is meant by a value from outside: a seat of this table or chance; NOBODY where there is no such seat. Never throws. */
export const seatOrNobody = (seats: number, value: unknown): Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= CHANCE && value < seats ? value : NOBODY;
