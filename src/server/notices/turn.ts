/** Somebody is asked and not there. Everything in it everybody with the link may know. */
import type { Seat } from '../../kit/index.ts';
export interface Turn {
  readonly race: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  readonly entries: number;
}
