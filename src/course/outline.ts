import type { Lane } from './graph.ts';
import { laneCount } from './board.ts';
import type { BoardSpace } from './board.ts';
import { along, LANE_WIDTH } from './layout.ts';
import type { Layout, PlacedPiece, Pose } from './layout.ts';

/**
 * The area of a space within its piece: from `rear` to `front` (0 to 1 along the piece), from `right` to `left` of
 * the middle (in spaces).
 */
export interface Patch {
  readonly placed: PlacedPiece;
  readonly rear: number;
  readonly front: number;
  readonly right: number;
  readonly left: number;
}

/**
 * The right edge of a lane (1 to 4), as offset from the middle of the road; its left edge is the next lane's right
 * edge.
 */
export const laneEdge = (lane: Lane): number => (lane - 3) * LANE_WIDTH;

/** The area of a space. */
export const patchOf = (layout: Layout, space: BoardSpace): Patch => {
  const placed = layout.pieces[space.piece];
  if (placed === undefined) throw new Error(`piece ${space.piece} is not in the plane`);
  const count = laneCount(placed.piece.shape, space.lane);
  return {
    placed,
    rear: space.index / count,
    front: (space.index + 1) / count,
    right: laneEdge(space.lane),
    left: laneEdge(space.lane + 1),
  };
};

/**
 * A point of a patch: `ahead` from 0 at the rear to 1 at the front, `across` from 0 at the right edge to 1 at the
 * left.
 */
export const onPatch = (patch: Patch, ahead: number, across: number): Pose =>
  along(patch.placed, patch.rear + ahead * (patch.front - patch.rear), patch.right + across * (patch.left - patch.right));

/** Rear right, front right, front left, rear left. */
export const corners = (patch: Patch): readonly [Pose, Pose, Pose, Pose] => [
  onPatch(patch, 0, 0),
  onPatch(patch, 1, 0),
  onPatch(patch, 1, 1),
  onPatch(patch, 0, 1),
];
