import type { Board } from './board.ts';
import { along, CLOSED, junctionsOf, roadsAfterWithTurn } from './layout.ts';
import type { Junction, Layout, PlacedPiece, Pose } from './layout.ts';

/** Where the end of a road misses the beginning of the road that it leads to. */
export interface Gap {
  /** The road that ends, and the one that it should meet. */
  readonly road: number;
  readonly next: number;
  readonly from: Pose;
  readonly to: Pose;
}

/** Where roads begin that no road leads to, in spaces from the sheet's lower left corner. */
const LOOSE_ROAD = 3;

/** Lays out an unfinished board at its counted lengths. Rings stay open, and roads without a way to them are placed at the sheet's edge. */
export const layOpen = (board: Board): Layout & { readonly gaps: readonly Gap[] } => {
  const begins: (Pose | undefined)[] = [board.roads[0]?.at ?? { x: LOOSE_ROAD, y: LOOSE_ROAD, heading: 0 }];
  const pieces: PlacedPiece[] = [];
  const junctions: Junction[] = [];
  const gaps: Gap[] = [];
  const queue = [0, ...board.roads.keys()];
  const isPlaced = new Set<number>();
  let loose = 0;
  for (let road = queue.shift(); road !== undefined; road = queue.shift()) {
    const of = board.roads[road];
    if (of === undefined || isPlaced.has(road)) continue;
    isPlaced.add(road);
    const start = (begins[road] ??= { x: LOOSE_ROAD, y: board.sheet.height - LOOSE_ROAD * ++loose, heading: 0 });
    let pose = start;
    for (const item of of.items) {
      const piece = item.kind === 'piece' ? board.pieces[item.piece] : undefined;
      if (piece === undefined) continue;
      const placed = { piece, pose, scale: 1 };
      pieces[piece.id] = placed;
      pose = along(placed, 1, 0);
    }
    junctions.push(...junctionsOf(board, road, start, pose));
    for (const { road: next, step, turn } of roadsAfterWithTurn(of.exit, pose.heading)) {
      const from = { x: pose.x + step.x, y: pose.y + step.y, heading: pose.heading + turn };
      const to = begins[next];
      if (to === undefined) {
        begins[next] = from;
        queue.unshift(next);
      } else if (Math.hypot(to.x - from.x, to.y - from.y) > CLOSED || turnBetween(from, to) !== 0) gaps.push({ road, next, from, to });
    }
  }
  return { board, pieces, junctions, gaps };
};

/** Degrees from one heading to another, from -179 to 180, to the left. */
export const turnBetween = (from: Pose, to: Pose): number => {
  const degrees = ((Math.round(to.heading - from.heading) % 360) + 360) % 360;
  return degrees > 180 ? degrees - 360 : degrees;
};
