import type { Lane } from './graph.ts';
import { laneCount } from './board.ts';
import type { BoardSpace } from './board.ts';
import { along, LANE_WIDTH } from './layout.ts';
import type { Layout, PlacedPiece, Point, Pose } from './layout.ts';

/** Where a space lies within its piece: from `rear` to `front` (0 to 1 along it), from `right` to `left` of the middle (in spaces). */
export interface Patch {
  readonly placed: PlacedPiece;
  readonly rear: number;
  readonly front: number;
  readonly right: number;
  readonly left: number;
}

/** The edge on the right of a lane (1 to 4), as offset from the middle of the road; its left edge is that of the next lane. */
export const laneEdge = (lane: Lane): number => (lane - 3) * LANE_WIDTH;

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

/** A point of a patch: `ahead` 0 at the rear to 1 at the front, `across` 0 at the right edge to 1 at the left. */
export const onPatch = (patch: Patch, ahead: number, across: number): Pose =>
  along(patch.placed, patch.rear + ahead * (patch.front - patch.rear), patch.right + across * (patch.left - patch.right));

/** Rear right, front right, front left, rear left. */
export const corners = (patch: Patch): readonly [Pose, Pose, Pose, Pose] => [
  onPatch(patch, 0, 0),
  onPatch(patch, 1, 0),
  onPatch(patch, 1, 1),
  onPatch(patch, 0, 1),
];

/** Degrees of bend that may pass for straight where only nearness is asked. */
const SLICE = 8;

/** The patch cut across into slices that are as good as four-cornered and convex. */
export const slices = (patch: Patch): readonly (readonly Point[])[] => {
  const { shape } = patch.placed.piece;
  const turn = shape.kind === 'bend' ? shape.angle * (patch.front - patch.rear) : 0;
  const count = Math.max(1, Math.ceil(turn / SLICE));
  return Array.from({ length: count }, (_, index) =>
    corners({
      ...patch,
      rear: patch.rear + ((patch.front - patch.rear) * index) / count,
      front: patch.rear + ((patch.front - patch.rear) * (index + 1)) / count,
    }),
  );
};
