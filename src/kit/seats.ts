import { CHANCE, NOBODY, type Seat } from './contract.ts';

/**
 * Reads a seat from an untrusted value: a seat of this table, CHANCE, or NOBODY if the value is neither. Never
 * throws.
 */
export const parseSeat = (seats: number, value: unknown): Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= CHANCE && value < seats ? value : NOBODY;
