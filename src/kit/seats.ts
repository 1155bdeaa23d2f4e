import { CHANCE, NO_SEAT, type Seat } from './contract.ts';

/**
 * Reads a seat from an untrusted value: a seat of this table, CHANCE, or NO_SEAT if the value is neither. Never
 * throws.
 */
export const parseSeat = (seats: number, value: unknown): Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= CHANCE && value < seats ? value : NO_SEAT;
