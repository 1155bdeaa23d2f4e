import type { Rider } from '../../../games/reifenbreite/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { Weights } from './weights.ts';

/** A side of the evaluation: the riders whose points count as own, as bits. */
export interface Side {
  readonly seat: Seat;
  readonly riders: number;
  readonly weights: Weights;
}

export const isOwn = ({ riders }: Side, rider: Rider): boolean => ((riders >> rider) & 1) === 1;
