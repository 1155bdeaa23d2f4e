import {
  LANES,
  SURFACES,
  along,
  HALF_ROAD,
  LANE_WIDTH,
  layOut,
  corners,
  onPatch,
  patchOf,
  type Board,
  type Lane,
  type Surface,
  type Layout,
  type PlacedPiece,
  type Point,
  type Pose,
  type Patch,
} from '../course/index.ts';
import { drawLandscape, type Label, type Shape } from './landscape.ts';
import { drawJunctions, drawRoadLines, type DrawnJunction, type RoadLines } from './road-lines.ts';
import { numberAt } from './pattern.ts';
import { pair, polygon, ribbon, UNIT, units } from './paths.ts';
import { distanceToRoad } from './terrain.ts';

/**
 * A drawn board: outlines, lines and signs as plain data in SVG user units (y downwards), without colours. `svg.ts`
 * makes a poster of it, the page an interactive board.
 */

export interface DrawnSpace {
  readonly id: number;
  readonly name: string;
  readonly lane: Lane;
  readonly surface: Surface;
  readonly number: number;
  /** Closed outline, with arcs. */
  readonly d: string;
  /** Rear right, front right, front left, rear left. */
  readonly corners: readonly (readonly [number, number])[];
  readonly x: number;
  readonly y: number;
  /** The centre of the printed number. */
  readonly numberSpot: readonly [number, number];
  /**
   * Clockwise degrees from *to the right*: `rotate(angle)` turns a shape that points right into the direction of
   * travel.
   */
  readonly angle: number;
  /** The strokes of the surface's pattern, see `pattern.ts`. */
  readonly patch: Patch;
}

/** A drawn line across the road. */
export interface DrawnLine {
  readonly name: string;
  /** The band across the road, and the dark squares of its chequers. */
  readonly band: string;
  readonly chequers: string;
  readonly sign: readonly [number, number];
  /** From the road's edge to the sign. */
  readonly post: string;
  /** Where it meets the road's edges, right and left in the direction of travel. */
  readonly ends: readonly [readonly [number, number], readonly [number, number]];
}

/** A drawn start. */
export interface DrawnStart {
  readonly number: number;
  readonly dots: readonly (readonly [number, number])[];
  readonly numeral: readonly [number, number];
  /** Across the road, in front of the foremost dots. */
  readonly front: string;
}

/** A drawn board. */
export interface Drawing {
  readonly board: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** User units for one space. */
  readonly unit: number;
  /** The index is the space's number, as in `CourseGraph.spaceOf`. */
  readonly spaces: readonly DrawnSpace[];
  /** The whole road as closed outlines, for ground, casing and shadow. */
  readonly road: string;
  readonly roadLines: RoadLines;
  readonly junctions: readonly DrawnJunction[];
  readonly lines: readonly DrawnLine[];
  readonly starts: readonly DrawnStart[];
  readonly landscape: readonly Shape[];
  readonly labels: readonly Label[];
}

/** Columns and rows of a line's chequers. */
const CHEQUERS = 16;
const CHEQUER_ROWS = 2;
/** Width of the frame round the sheet, in spaces. */
const FRAME = 0.6;
const SIGN_OFF = 0.85;
const NUMERAL_OFF = 1.25;

/** Draws a board. Throws if it cannot be laid out; call `checkBoard` first. */
export const drawingOf = (board: Board): Drawing => {
  const layout = layOut(board);
  if (!layout.ok) throw new Error(`board ${board.name} does not close`);
  return drawLayout(layout.value);
};

/** Draws a board from the places of its pieces, also if a ring does not close. */
export const drawLayout = (layout: Layout): Drawing => {
  const { board } = layout;
  const off = distanceToRoad(layout);
  const junctions = drawJunctions(layout);
  const outlines = layout.pieces.map((placed) => ribbon(placed, 0, 1, -HALF_ROAD, HALF_ROAD));
  const marks = boundaryMarks(layout);
  const freeSpace = freeSpaceOn(layout, off);
  return {
    board: board.name,
    title: board.title,
    width: units(board.sheet.width),
    height: units(board.sheet.height),
    unit: UNIT,
    spaces: board.spaces.map((space) => drawSpace(patchOf(layout, space), space)),
    road: [...outlines, ...junctions.map((junction) => junction.d)].join(''),
    roadLines: drawRoadLines(layout),
    junctions,
    lines: marks.flatMap((mark) => (mark.line === undefined ? [] : [drawLine(mark.line, mark.pose, freeSpace)])),
    starts: marks.flatMap((mark) => (mark.start === undefined ? [] : [drawStart(mark.start, mark.pose, mark.behind, freeSpace)])),
    ...drawLandscape(layout, off),
  };
};

const drawSpace = (patch: Patch, space: Board['spaces'][number]): DrawnSpace => {
  const surface = SURFACES[space.surface] ?? 'asphalt';
  const middle = onPatch(patch, 0.5, 0.5);
  const number = onPatch(patch, numberAt(surface), 0.5);
  return {
    id: space.id,
    name: space.name,
    lane: space.lane,
    surface,
    number: space.number,
    d: ribbon(patch.placed, patch.rear, patch.front, patch.right, patch.left),
    corners: corners(patch).map((point) => [units(point.x), units(point.y)]),
    x: units(middle.x),
    y: units(middle.y),
    numberSpot: [units(number.x), units(number.y)],
    angle: Math.round(-middle.heading * 10) / 10,
    patch,
  };
};

interface Mark {
  readonly pose: Pose;
  readonly line: string | undefined;
  readonly start: number | undefined;
  /** The pieces before this one on its road, the nearest first. */
  readonly behind: readonly PlacedPiece[];
}

const boundaryMarks = (layout: Layout): Mark[] =>
  layout.board.roads.flatMap((road) => {
    const behind: PlacedPiece[] = [];
    const first = road.items.find((item) => item.kind === 'piece');
    let pose = first?.kind === 'piece' ? layout.pieces[first.piece]?.pose : undefined;
    const marks: Mark[] = [];
    for (const item of road.items) {
      const placed = item.kind === 'piece' ? layout.pieces[item.piece] : undefined;
      if (placed !== undefined) {
        behind.unshift(placed);
        pose = along(placed, 1, 0);
      } else if (pose !== undefined) {
        const line = item.kind === 'line' ? item.name : undefined;
        const start = item.kind === 'start' ? item.number : undefined;
        marks.push({ pose, line, start, behind: [...behind] });
      }
    }
    return marks;
  });

/** Position of a mark, `ahead` and `left` in spaces. */
const spot = (pose: Pose, ahead: number, left: number): Point => {
  const angle = (pose.heading * Math.PI) / 180;
  return {
    x: pose.x + ahead * Math.cos(angle) - left * Math.sin(angle),
    y: pose.y - ahead * Math.sin(angle) - left * Math.cos(angle),
  };
};

/** Free room round a point: spaces to the nearest road or to the edge of the sheet. */
type FreeSpace = (point: Point) => number;

const freeSpaceOn = (layout: Layout, off: (point: Point) => number): FreeSpace => {
  const { width, height } = layout.board.sheet;
  return (point) => Math.min(off(point) - HALF_ROAD, ...[point.x, point.y, width - point.x, height - point.y].map((edge) => edge - FRAME));
};

/** Puts a sign beside the road on the right, or on the left if there is more room. */
const beside = (pose: Pose, ahead: number, distance: number, freeSpace: FreeSpace): { side: number; point: Point } => {
  const at = (side: number): { side: number; point: Point } => ({ side, point: spot(pose, ahead, side * (HALF_ROAD + distance)) });
  const [right, left] = [at(-1), at(1)];
  return freeSpace(left.point) > freeSpace(right.point) + 0.1 ? left : right;
};

const drawLine = (name: string, pose: Pose, freeSpace: FreeSpace): DrawnLine => {
  const size = (2 * HALF_ROAD) / CHEQUERS;
  const depth = (CHEQUER_ROWS * size) / 2;
  const box = (rear: number, front: number, right: number, left: number): string =>
    polygon([spot(pose, rear, right), spot(pose, front, right), spot(pose, front, left), spot(pose, rear, left)]);
  let chequers = '';
  for (let row = 0; row < CHEQUER_ROWS; row += 1) {
    for (let column = row % 2; column < CHEQUERS; column += 2) {
      const right = -HALF_ROAD + column * size;
      chequers += box(-depth + row * size, -depth + (row + 1) * size, right, right + size);
    }
  }
  const { side, point } = beside(pose, 0, SIGN_OFF, freeSpace);
  const at = (left: number): [number, number] => {
    const { x, y } = spot(pose, 0, left);
    return [units(x), units(y)];
  };
  return {
    name,
    band: box(-depth, depth, -HALF_ROAD, HALF_ROAD),
    chequers,
    sign: [units(point.x), units(point.y)],
    post: `M${pair(spot(pose, 0, side * HALF_ROAD))}L${pair(point)}`,
    ends: [at(-HALF_ROAD), at(HALF_ROAD)],
  };
};

const drawStart = (number: number, pose: Pose, behind: readonly PlacedPiece[], freeSpace: FreeSpace): DrawnStart => {
  const dots: [number, number][] = [];
  let row = 0;
  for (const placed of behind) {
    const rows = placed.piece.shape.kind === 'straight' ? placed.piece.shape.rows : 0;
    for (let index = rows - 1; index >= 0 && row < LANES; index -= 1, row += 1) {
      for (let lane = 1; lane <= LANES; lane += 1) {
        const dot = along(placed, (index + 0.5) / rows, (lane - 2.5) * LANE_WIDTH);
        dots.push([units(dot.x), units(dot.y)]);
      }
    }
  }
  const { point } = beside(pose, -LANES / 2, NUMERAL_OFF, freeSpace);
  return {
    number,
    dots,
    numeral: [units(point.x), units(point.y)],
    front: `M${pair(spot(pose, 0, -HALF_ROAD))}L${pair(spot(pose, 0, HALF_ROAD))}`,
  };
};
