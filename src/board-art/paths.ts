import { along, radiusOf, type PlacedPiece, type Point } from '../course/index.ts';

/** SVG user units for one space; all data of a `Drawing` is in user units. */
export const UNIT = 40;

/** One decimal is 1/400 of a space, which is finer than any print and keeps the committed drawings small. */
export const units = (value: number): number => Math.round(value * UNIT * 10) / 10;

export const pair = (point: Point): string => `${units(point.x)} ${units(point.y)}`;

export const moveTo = (point: Point): string => `M${pair(point)}`;

export const lineTo = (point: Point): string => `L${pair(point)}`;

export const polygon = (points: readonly Point[]): string =>
  `${points.map((point, index) => (index === 0 ? moveTo(point) : lineTo(point))).join('')}Z`;

export const disc = (centre: Point, radius: number): string => {
  const r = units(radius);
  return `M${pair({ x: centre.x - radius, y: centre.y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/** Continues a path along the piece to `to` (0 to 1, either direction), starting `left` of the middle at `from`. */
export const edgeAlong = (placed: PlacedPiece, from: number, to: number, left: number): string => {
  const { shape } = placed.piece;
  const end = along(placed, to, left);
  if (shape.kind === 'straight') return lineTo(end);
  const side = shape.hand === 'left' ? 1 : -1;
  const radius = radiusOf(shape) * placed.scale - side * left;
  const large = Math.abs(to - from) * shape.angle > 180 ? 1 : 0;
  const sweep = (shape.hand === 'right') === to > from ? 1 : 0;
  return `A${units(radius)} ${units(radius)} 0 ${large} ${sweep} ${pair(end)}`;
};

/** The closed outline between two offsets along a part of a piece. */
export const ribbon = (placed: PlacedPiece, rear: number, front: number, right: number, left: number): string =>
  `${moveTo(along(placed, rear, right))}${edgeAlong(placed, rear, front, right)}${lineTo(along(placed, front, left))}${edgeAlong(placed, front, rear, left)}Z`;

/** A smooth curve through points (Catmull-Rom as Bézier segments). */
export const smooth = (points: readonly Point[], closed: 'open' | 'closed'): string => {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed === 'closed' ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  let d = moveTo(at(0));
  for (let index = 0; index < (closed === 'closed' ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${pair(first)} ${pair(second)} ${pair(to)}`;
  }
  return closed === 'closed' ? `${d}Z` : d;
};
