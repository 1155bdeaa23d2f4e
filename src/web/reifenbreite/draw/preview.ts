import type { TeamName, RiderNumber } from '../../../games/reifenbreite/index.ts';
import { aside, type Spot } from './marks.ts';

/** A rider who could follow, at the space where he would come to stand; or one who could not, at his own space with a cross. */
export interface GhostMark extends Spot {
  readonly number: RiderNumber;
  readonly team: TeamName;
  readonly can: 'follows' | 'cannot';
}

/** As parts of a space's length: the distance beside another rider, and what counts as near. */
const BESIDE = 0.64;
const NEAR = 0.4;

/** A rider who would come to an occupied space is drawn beside the one who is there, on the free side. */
export function besideRider(at: Spot, riders: readonly Spot[], unit: number): Spot {
  const isNear = (spot: Spot): boolean => riders.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < NEAR * unit);
  if (!isNear(at)) return at;
  const sides = [aside(at, BESIDE * unit), aside(at, -BESIDE * unit)] as const;
  return sides.find((side) => !isNear(side)) ?? sides[0];
}
