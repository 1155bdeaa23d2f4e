import type { TeamName, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { Spot } from './marks.ts';

/** A rider who could follow, at the space where he would come to stand; or one who could not, where he stands, with a cross. */
export interface GhostMark extends Spot {
  readonly number: RiderNumber;
  readonly team: TeamName;
  readonly can: 'follows' | 'cannot';
}
