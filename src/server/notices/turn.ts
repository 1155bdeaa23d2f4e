import type { Seat } from '../../kit/index.ts';
/** A turn that a notice is about. It holds only what everyone with the link may know. */
export interface Turn {
  readonly race: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  readonly entries: number;
}
