import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import { doubleLength, LANES } from './board.ts';
import type { Bend, Board, Piece, RoadExit, Straight } from './board.ts';
import { problemAt } from './lines.ts';
import { solve } from './solve.ts';

/**
 * The layout of a board in the plane. Lengths are in spaces, x to the right, y downwards. Headings are whole
 * degrees, 0 to the right, counter-clockwise like the bends in the text. Offsets from the middle of the road are
 * positive to the left.
 *
 * A road of whole rows and whole-space bends closes to a ring only by chance, so the text only needs to come close.
 * Each piece is drawn slightly longer or shorter, by the least possible amounts, until all rings close exactly.
 * Headings come from the text and must fit.
 */

/**
 * With this width the outer pair of a 90-degree bend is exactly two spaces longer than the inner pair, of a
 * 45-degree bend one.
 */
export const LANE_WIDTH = 2 / Math.PI;
/** Half the width of the road, in spaces. */
export const HALF_ROAD = (LANES / 2) * LANE_WIDTH;
/** Distances up to this are rounding, in spaces. */
export const CLOSED = 0.01;
const DIAGONAL = 1e-6;
/** Maximum relative difference between a piece's drawn and counted length. */
const MAX_STRETCH = 0.08;

/** A point with a heading. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly heading: number;
}

/** A point in the plane, in spaces. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of road in the plane. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** The rear end, in the middle of the road. */
  readonly pose: Pose;
  /** Drawn length divided by counted length. */
  readonly scale: number;
}

/**
 * The place where a road forks or two roads join: an equilateral triangle as wide as the road. The single road
 * touches its base, the branches its other sides, so all lanes of the three roads meet edge to edge. It has no
 * length for riders: one step crosses it.
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

/** A board in the plane. */
export interface Layout {
  readonly board: Board;
  readonly pieces: readonly PlacedPiece[];
  readonly junctions: readonly Junction[];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `ahead` and `left` of a pose. */
export const relative = (pose: Pose, ahead: number, left: number): Point => {
  const cos = Math.cos(radians(pose.heading));
  const sin = Math.sin(radians(pose.heading));
  return { x: pose.x + ahead * cos - left * sin, y: pose.y - ahead * sin - left * cos };
};

/** Radius of the middle of the road before stretching. */
export const radiusOf = (bend: Bend): number => doubleLength(bend) / 2 / radians(bend.angle);

/** The point at `t` (0 to 1) along a piece, `left` of the middle; `heading` is the road's heading there. */
export const along = (placed: PlacedPiece, t: number, left: number): Pose => {
  const { shape } = placed.piece;
  if (shape.kind === 'straight') return { ...relative(placed.pose, t * shape.rows * placed.scale, left), heading: placed.pose.heading };
  const side = shape.hand === 'left' ? 1 : -1;
  const radius = radiusOf(shape) * placed.scale;
  const centre = relative(placed.pose, 0, side * radius);
  const heading = placed.pose.heading + side * shape.angle * t;
  return { ...relative({ ...centre, heading }, 0, left - side * radius), heading };
};

/** Displacement and turn of a piece at its counted length. */
const advance = (shape: Straight | Bend, heading: number): { step: Point; turn: number } => {
  const pose = { x: 0, y: 0, heading };
  if (shape.kind === 'straight') return { step: relative(pose, shape.rows, 0), turn: 0 };
  const side = shape.hand === 'left' ? 1 : -1;
  const radius = radiusOf(shape);
  const angle = radians(shape.angle);
  return { step: relative(pose, radius * Math.sin(angle), side * radius * (1 - Math.cos(angle))), turn: side * shape.angle };
};

/** Branches leave and join at 60 degrees to the single road; their middles are the middles of the triangle's sides. */
const SIDE_TURN = 60;
const SIDE_AHEAD = LANE_WIDTH * Math.sqrt(3);
const SIDE_LEFT = LANE_WIDTH;

/** The roads that follow the end of one, with displacement and turn. */
export const roadsAfterWithTurn = (exit: RoadExit, heading: number): { road: number; step: Point; turn: number }[] => {
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
 * A position as a linear function of the stretches: `x` and `y` are a constant and one factor for each piece.
 * `turn` is whole degrees from the first road's heading, so rounding cannot keep a ring open.
 */
interface ElasticPosition {
  readonly x: Float64Array;
  readonly y: Float64Array;
  turn: number;
}

const copyOf = ({ x, y, turn }: ElasticPosition): ElasticPosition => ({ x: x.slice(), y: y.slice(), turn });

/** Advances a position in place. A board has thousands of pieces, so copying all factors each time would be slow. */
const move = (at: ElasticPosition, step: Point, turn: number, piece?: number): void => {
  for (const [row, by] of [
    [at.x, step.x],
    [at.y, step.y],
  ] as const) {
    row[0]! += by;
    if (piece !== undefined) row[piece + 1]! += by;
  }
  at.turn += turn;
};

interface RingGap {
  readonly road: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Lays the board out in the plane, or reports which ring does not close and by how much.
 * @param most maximum relative stretch of a piece; raise it only to look at an unfinished board
 */
export const layOut = (board: Board, most: number = MAX_STRETCH): Result<Layout, readonly Problem[]> => {
  const problems: Problem[] = [];
  const begins: (ElasticPosition | undefined)[] = board.roads.map(() => undefined);
  const at = board.roads[0]?.at ?? { x: 0, y: 0, heading: 0 };
  const first: ElasticPosition = { x: new Float64Array(board.pieces.length + 1), y: new Float64Array(board.pieces.length + 1), turn: 0 };
  move(first, at, 0);
  begins[0] = first;
  const ties: RingGap[] = [];
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
    for (const way of roadsAfterWithTurn(exit, at.heading + end.turn)) {
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

/** Why the rings of a board do not close; empty if it can be drawn. Cached, because boards do not change. */
export const ringProblems = (board: Board): readonly Problem[] => {
  const known = rings.get(board);
  if (known !== undefined) return known;
  const layout = layOut(board);
  const problems = layout.ok ? [] : layout.error;
  rings.set(board, problems);
  return problems;
};

/** Computes the stretches that close all rings, with the least sum of squares weighted by length. */
const stretch = (board: Board, ties: readonly RingGap[], most: number, problems: Problem[]): number[] => {
  const lengths = board.pieces.map((piece) => doubleLength(piece.shape) / 2);
  const rows = ties.flatMap((tie) => [tie.x, tie.y]);
  const matrix = rows.map((a) =>
    rows.map((b) => lengths.reduce((sum, length, i) => sum + ((a[i + 1] ?? 0) * (b[i + 1] ?? 0)) / length, 0)),
  );
  const missing = rows.map((row) => -(row[0] ?? 0));
  // equal branches of a fork give equations that say the same twice, which a little weight on the diagonal makes solvable
  const factors =
    solve(matrix, missing) ??
    solve(
      matrix.map((row, r) => row.map((value, c) => (r === c ? value + DIAGONAL : value))),
      missing,
    );
  const scales = lengths.map((length, i) => 1 + rows.reduce((sum, row, r) => sum + (factors?.[r] ?? 0) * (row[i + 1] ?? 0), 0) / length);
  const requiredStretch = Math.max(0, ...scales.map((scale) => Math.abs(scale - 1)));
  const open = Math.max(
    0,
    ...rows.map((row) => Math.abs(scales.reduce((sum, scale, i) => sum + (scale - 1) * (row[i + 1] ?? 0), row[0] ?? 0))),
  );
  if (factors === undefined || requiredStretch > most || open > CLOSED) {
    for (const tie of ties) {
      const [dx = 0, dy = 0] = [tie.x[0], tie.y[0]];
      const spot = board.roads[tie.road]?.exitSpot ?? board.spot;
      const facts = { right: round(-dx), down: round(-dy), stretch: round(100 * requiredStretch), most: round(100 * most) };
      if (Math.hypot(dx, dy) > 0.01) problems.push(problemAt(spot, 'ring-gap', facts));
    }
  }
  return scales;
};

const round = (value: number): number => Math.round(value * 100) / 100;

const placeAll = (board: Board, heading: number, begins: readonly (ElasticPosition | undefined)[], scales: readonly number[]): Layout => {
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
    junctions.push(...junctionsOf(board, index, start, pose));
  });
  return { board, pieces, junctions };
};

/** The junctions at the beginning and end of a road. */
export const junctionsOf = (board: Board, index: number, start: Pose, end: Pose): Junction[] => {
  const exit = board.roads[index]?.exit;
  const from = (side: 'left' | 'right'): number =>
    board.roads.findIndex((other) => other.exit.kind === 'join' && other.exit.road === index && other.exit.side === side);
  return [
    ...(exit?.kind === 'fork' ? [{ kind: 'fork' as const, pose: end, left: exit.left, right: exit.right, single: index }] : []),
    ...(from('left') >= 0 ? [{ kind: 'join' as const, pose: start, left: from('left'), right: from('right'), single: index }] : []),
  ];
};

/** The corners of a junction's triangle: left and right end of the base, then the tip. */
export const junctionCorners = ({ kind, pose }: Junction): readonly [Point, Point, Point] => [
  relative(pose, 0, HALF_ROAD),
  relative(pose, 0, -HALF_ROAD),
  relative(pose, (kind === 'fork' ? 1 : -1) * HALF_ROAD * Math.sqrt(3), 0),
];
