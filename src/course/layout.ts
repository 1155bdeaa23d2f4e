import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import { doubleLength, LANES } from './board.ts';
import type { Bend, Board, Piece, RoadExit, Straight } from './board.ts';
import { problemAt } from './lines.ts';
import { solve } from './solve.ts';

/**
 * The board in the plane. Lengths in spaces, x to the right, y downwards; headings in whole degrees, 0 to the right, counted to the left
 * (counter-clockwise), as the bends of the text count. Offsets from the middle of the road are positive to the left.
 *
 * A road of whole rows and bends of whole spaces closes to a ring only by chance. So the text need only come near: every piece is drawn a
 * little longer or shorter, as little as possible altogether, until all rings close exactly. Headings are the author's and must fit.
 */

/** Chosen so that the outer pair of a bend of 90 degrees is exactly two spaces longer than the inner one, of 45 degrees one. */
export const LANE_WIDTH = 2 / Math.PI;
export const HALF_ROAD = (LANES / 2) * LANE_WIDTH;
/** A piece is drawn at most this part longer or shorter than it counts. */
const STRETCH = 0.08;

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly heading: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedPiece {
  readonly piece: Piece;
  /** Its rear, in the middle of the road. */
  readonly pose: Pose;
  /** Drawn length by counted length. */
  readonly scale: number;
}

/**
 * Where a road forks or two join: an equilateral triangle as wide as the road; the single road touches its base, the branches its other
 * sides. So all lanes of three roads meet edge to edge. It counts nothing: one step leads across.
 */
export interface Junction {
  readonly kind: 'fork' | 'join';
  /** The middle of the base, heading in riding direction. */
  readonly pose: Pose;
  /** The branches, as road indexes. */
  readonly left: number;
  readonly right: number;
  readonly single: number;
}

export interface Layout {
  readonly board: Board;
  readonly pieces: readonly PlacedPiece[];
  readonly junctions: readonly Junction[];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `ahead` and `left` of a pose. */
export const relative = (pose: Pose, ahead: number, left: number): Point => {
  const cos = Math.cos(radians(pose.heading));
  const sin = Math.sin(radians(pose.heading));
  return { x: pose.x + ahead * cos - left * sin, y: pose.y - ahead * sin - left * cos };
};

/** Radius of the middle of the road before it is stretched. */
export const radiusOf = (bend: Bend): number => doubleLength(bend) / 2 / radians(bend.angle);

/** The point `t` (0 to 1) along a piece, `left` of the middle; `heading` is the road's there. */
export const along = (placed: PlacedPiece, t: number, left: number): Pose => {
  const { shape } = placed.piece;
  if (shape.kind === 'straight') return { ...relative(placed.pose, t * shape.rows * placed.scale, left), heading: placed.pose.heading };
  const side = shape.hand === 'left' ? 1 : -1;
  const radius = radiusOf(shape) * placed.scale;
  const centre = relative(placed.pose, 0, side * radius);
  const heading = placed.pose.heading + side * shape.angle * t;
  return { ...relative({ ...centre, heading }, 0, left - side * radius), heading };
};

/** How a piece leads on if drawn at its counted length: the step in the plane, and the turn. */
const advance = (shape: Straight | Bend, heading: number): { step: Point; turn: number } => {
  const pose = { x: 0, y: 0, heading };
  if (shape.kind === 'straight') return { step: relative(pose, shape.rows, 0), turn: 0 };
  const side = shape.hand === 'left' ? 1 : -1;
  const radius = radiusOf(shape);
  const angle = radians(shape.angle);
  return { step: relative(pose, radius * Math.sin(angle), side * radius * (1 - Math.cos(angle))), turn: side * shape.angle };
};

/** Branches leave and meet at 60 degrees to the single road; their middles lie on the middles of the triangle's sides. */
const SIDE_TURN = 60;
const SIDE_AHEAD = LANE_WIDTH * Math.sqrt(3);
const SIDE_LEFT = LANE_WIDTH;

/** The roads that begin where one ends: the step there in the plane, and the turn. */
const ways = (exit: RoadExit, heading: number): { road: number; step: Point; turn: number }[] => {
  const pose = { x: 0, y: 0, heading };
  switch (exit.kind) {
    case 'to':
      return [{ road: exit.road, step: { x: 0, y: 0 }, turn: 0 }];
    case 'fork':
      return [
        { road: exit.left, step: relative(pose, SIDE_AHEAD, SIDE_LEFT), turn: SIDE_TURN },
        { road: exit.right, step: relative(pose, SIDE_AHEAD, -SIDE_LEFT), turn: -SIDE_TURN },
      ];
    case 'join': {
      const side = exit.side === 'left' ? 1 : -1;
      const base = { ...pose, heading: heading + side * SIDE_TURN };
      return [{ road: exit.road, step: relative(base, SIDE_AHEAD, -side * SIDE_LEFT), turn: side * SIDE_TURN }];
    }
    case 'end':
      return [];
  }
};

/**
 * A position that depends on how far the pieces are stretched: `x` and `y` are the fixed part and then one factor a piece; `turn` is whole
 * degrees from the first road's heading, so that no rounding keeps a ring open.
 */
interface Elastic {
  readonly x: Float64Array;
  readonly y: Float64Array;
  turn: number;
}

const copyOf = ({ x, y, turn }: Elastic): Elastic => ({ x: x.slice(), y: y.slice(), turn });

/** Moves a position on, in place: a board has thousands of pieces, and each would copy all factors. */
const move = (at: Elastic, step: Point, turn: number, piece?: number): void => {
  for (const [row, by] of [
    [at.x, step.x],
    [at.y, step.y],
  ] as const) {
    row[0]! += by;
    if (piece !== undefined) row[piece + 1]! += by;
  }
  at.turn += turn;
};

interface Tie {
  readonly road: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Puts the board into the plane, or says which ring does not close and by how much.
 * @param most the greatest part by which a piece may be drawn longer or shorter; more only to look at an unfinished board
 */
export const layOut = (board: Board, most: number = STRETCH): Result<Layout, readonly Problem[]> => {
  const problems: Problem[] = [];
  const begins: (Elastic | undefined)[] = board.roads.map(() => undefined);
  const at = board.roads[0]?.at ?? { x: 0, y: 0, heading: 0 };
  const first: Elastic = { x: new Float64Array(board.pieces.length + 1), y: new Float64Array(board.pieces.length + 1), turn: 0 };
  move(first, at, 0);
  begins[0] = first;
  const ties: Tie[] = [];
  const queue = [0];
  for (let road = queue.shift(); road !== undefined; road = queue.shift()) {
    const { items, exit, exitSpot } = board.roads[road] ?? { items: [], exit: { kind: 'end' as const }, exitSpot: board.spot };
    const begun = begins[road];
    if (begun === undefined) continue;
    const end = copyOf(begun);
    for (const item of items) {
      const piece = item.kind === 'piece' ? board.pieces[item.piece] : undefined;
      if (piece === undefined) continue;
      const { step, turn } = advance(piece.shape, at.heading + end.turn);
      move(end, step, turn, piece.id);
    }
    for (const way of ways(exit, at.heading + end.turn)) {
      const arrival = copyOf(end);
      move(arrival, way.step, way.turn);
      const begin = begins[way.road];
      if (begin === undefined) {
        begins[way.road] = arrival;
        queue.push(way.road);
        continue;
      }
      const degrees = (((begin.turn - arrival.turn) % 360) + 360) % 360;
      if (degrees !== 0) problems.push(problemAt(exitSpot, 'ring-heading', { degrees: degrees > 180 ? degrees - 360 : degrees }));
      const subtract = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, index) => value - b[index]!);
      ties.push({ road, x: subtract(arrival.x, begin.x), y: subtract(arrival.y, begin.y) });
    }
  }
  if (problems.length > 0) return fail(problems);
  const scales = stretch(board, ties, most, problems);
  return problems.length > 0 ? fail(problems) : ok(placeAll(board, at.heading, begins, scales));
};

const rings = new WeakMap<Board, readonly Problem[]>();

/** What keeps the rings of a board open; empty: it can be drawn. Boards do not change, so it is found out once for each. */
export const ringProblems = (board: Board): readonly Problem[] => {
  const known = rings.get(board);
  if (known !== undefined) return known;
  const layout = layOut(board);
  const problems = layout.ok ? [] : layout.error;
  rings.set(board, problems);
  return problems;
};

/** The stretch of every piece that closes all rings: least in the sum of squares, by length. */
const stretch = (board: Board, ties: readonly Tie[], most: number, problems: Problem[]): number[] => {
  const lengths = board.pieces.map((piece) => doubleLength(piece.shape) / 2);
  const rows = ties.flatMap((tie) => [tie.x, tie.y]);
  const matrix = rows.map((a) =>
    rows.map((b) => lengths.reduce((sum, length, i) => sum + ((a[i + 1] ?? 0) * (b[i + 1] ?? 0)) / length, 0)),
  );
  const factors = solve(
    matrix,
    rows.map((row) => -(row[0] ?? 0)),
  );
  const scales = lengths.map((length, i) => 1 + rows.reduce((sum, row, r) => sum + (factors?.[r] ?? 0) * (row[i + 1] ?? 0), 0) / length);
  const needed = Math.max(0, ...scales.map((scale) => Math.abs(scale - 1)));
  if (factors === undefined || needed > most) {
    for (const tie of ties) {
      const [dx = 0, dy = 0] = [tie.x[0], tie.y[0]];
      const spot = board.roads[tie.road]?.exitSpot ?? board.spot;
      const facts = { right: round(-dx), down: round(-dy), stretch: round(100 * needed), most: round(100 * most) };
      if (Math.hypot(dx, dy) > 0.01) problems.push(problemAt(spot, 'ring-gap', facts));
    }
  }
  return scales;
};

const round = (value: number): number => Math.round(value * 100) / 100;

const placeAll = (board: Board, heading: number, begins: readonly (Elastic | undefined)[], scales: readonly number[]): Layout => {
  const value = (row: Float64Array): number =>
    row.reduce((sum, factor, index) => (index === 0 ? factor : sum + factor * ((scales[index - 1] ?? 1) - 1)), 0);
  const pieces: PlacedPiece[] = [];
  const junctions: Junction[] = [];
  board.roads.forEach((road, index) => {
    const begin = begins[index];
    if (begin === undefined) return;
    const start: Pose = { x: value(begin.x), y: value(begin.y), heading: heading + begin.turn };
    let pose = start;
    for (const item of road.items) {
      const piece = item.kind === 'piece' ? board.pieces[item.piece] : undefined;
      if (piece === undefined) continue;
      const placed = { piece, pose, scale: scales[piece.id] ?? 1 };
      pieces[piece.id] = placed;
      pose = along(placed, 1, 0);
    }
    if (road.exit.kind === 'fork') junctions.push({ kind: 'fork', pose, left: road.exit.left, right: road.exit.right, single: index });
    const from = (side: 'left' | 'right'): number =>
      board.roads.findIndex(({ exit }) => exit.kind === 'join' && exit.road === index && exit.side === side);
    if (from('left') >= 0) junctions.push({ kind: 'join', pose: start, left: from('left'), right: from('right'), single: index });
  });
  return { board, pieces, junctions };
};

/** The corners of a junction's triangle: left and right end of the base, then the tip. */
export const junctionCorners = ({ kind, pose }: Junction): readonly [Point, Point, Point] => [
  relative(pose, 0, HALF_ROAD),
  relative(pose, 0, -HALF_ROAD),
  relative(pose, (kind === 'fork' ? 1 : -1) * HALF_ROAD * Math.sqrt(3), 0),
];
