import {
  doubleLength,
  along,
  HALF_ROAD,
  junctionCorners,
  LANE_WIDTH,
  relative,
  laneEdge,
  type Lane,
  type Junction,
  type Layout,
  type PlacedPiece,
  type Pose,
} from '../course/index.ts';
import { edgeAlong, lineTo, moveTo, pair, polygon } from './paths.ts';

/** The painted lines of the road, as open paths. */
export interface RoadLines {
  readonly edges: string;
  /** Between spaces of one lane. */
  readonly rows: string;
  /** Between lanes that allow a diagonal move. */
  readonly thin: string;
  /** Between lanes 2 and 3 of a bend, where the diagonal is closed. */
  readonly thick: string;
}

/** A drawn junction. */
export interface DrawnJunction {
  /** The paved triangle. */
  readonly d: string;
  /** From every lane to the same lane of the other road. */
  readonly guides: string;
}

/**
 * The thick line begins before the bend, past the corner of the last step into it, and ends before the corner of
 * the last step out. In spaces.
 */
const BEFORE_BEND = 0.5;
const BEFORE_END = 0.3;

/** Draws the lines between lanes and spaces. */
export const drawRoadLines = (layout: Layout): RoadLines => {
  const lines = { edges: '', rows: '', thin: '', thick: '' };
  for (const placed of layout.pieces) {
    const along_ = (left: number, from: number, to: number): string =>
      moveTo(along(placed, from, left)) + edgeAlong(placed, from, to, left);
    lines.edges += along_(-HALF_ROAD, 0, 1) + along_(HALF_ROAD, 0, 1);
    lines.thin += along_(-LANE_WIDTH, 0, 1) + along_(LANE_WIDTH, 0, 1);
    lines.rows += rowLines(placed);
    const next = nextPiece(layout, placed);
    const length = (doubleLength(placed.piece.shape) / 2) * placed.scale;
    if (placed.piece.shape.kind === 'straight') {
      const closing = next?.piece.shape.kind === 'bend' ? BEFORE_BEND / length : 0;
      lines.thin += along_(0, 0, 1 - closing);
      if (closing > 0) lines.thick += along_(0, 1 - closing, 1);
    } else {
      const opening = next?.piece.shape.kind === 'bend' ? 0 : BEFORE_END / length;
      lines.thick += along_(0, 0, 1 - opening);
      if (opening > 0) lines.thin += along_(0, 1 - opening, 1);
    }
  }
  return lines;
};

const rowLines = (placed: PlacedPiece): string => {
  const across = (t: number, right: number, left: number): string => moveTo(along(placed, t, right)) + lineTo(along(placed, t, left));
  const { lanes } = placed.piece;
  const pairOf = (count: number, right: number, left: number): string =>
    Array.from({ length: count - 1 }, (_, index) => across((index + 1) / count, right, left)).join('');
  const [rightCount, leftCount] = [lanes[0]?.length ?? 0, lanes[3]?.length ?? 0];
  const inner =
    rightCount === leftCount
      ? pairOf(rightCount, -HALF_ROAD, HALF_ROAD)
      : pairOf(rightCount, -HALF_ROAD, 0) + pairOf(leftCount, 0, HALF_ROAD);
  return across(0, -HALF_ROAD, HALF_ROAD) + inner;
};

/** The next piece, if there is no junction between. */
const nextPiece = (layout: Layout, placed: PlacedPiece): PlacedPiece | undefined => {
  for (const road of layout.board.roads) {
    const ids = road.items.flatMap((item) => (item.kind === 'piece' ? [item.piece] : []));
    const at = ids.indexOf(placed.piece.id);
    if (at < 0) continue;
    const next = ids[at + 1];
    if (next !== undefined) return layout.pieces[next];
    if (road.exit.kind !== 'to') return undefined;
    const first = layout.board.roads[road.exit.road]?.items.find((item) => item.kind === 'piece');
    return first?.kind === 'piece' ? layout.pieces[first.piece] : undefined;
  }
  return undefined;
};

/** Draws all junctions of a board. */
export const drawJunctions = (layout: Layout): DrawnJunction[] =>
  layout.junctions.map((junction) => {
    const [left, right, tip] = junctionCorners(junction);
    const guides = [1, 2, 3, 4].flatMap((lane) => (['left', 'right'] as const).map((side) => guide(junction, side, lane)));
    return { d: polygon([left, right, tip]), guides: guides.join('') };
  });

/** The way of one lane across the triangle, at a right angle to both sides. */
const guide = (junction: Junction, side: 'left' | 'right', lane: Lane): string => {
  const turn = (side === 'left' ? 60 : -60) * (junction.kind === 'fork' ? 1 : -1);
  const sense = junction.kind === 'fork' ? 1 : -1;
  const hand = side === 'left' ? 1 : -1;
  const middle = relative(junction.pose, sense * LANE_WIDTH * Math.sqrt(3), hand * LANE_WIDTH);
  const branch: Pose = { ...middle, heading: junction.pose.heading + turn };
  const offset = laneEdge(lane) + LANE_WIDTH / 2;
  const [near, far] = [relative(junction.pose, 0, offset), relative(branch, 0, offset)];
  const reach = 0.35 * Math.hypot(near.x - far.x, near.y - far.y);
  const first = relative(junction.pose, sense * reach, offset);
  const second = relative(branch, -sense * reach, offset);
  return `${moveTo(near)}C${pair(first)} ${pair(second)} ${pair(far)}`;
};
