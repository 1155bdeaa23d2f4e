import type { Point } from '../../../course/index.ts';

/** A picture under the drawing, to trace a printed board. It is not stored and leaves this browser in no way. */
export interface Photo {
  readonly address: string;
  /** In its own pixels. */
  readonly width: number;
  readonly height: number;
  /** From its pixels to units of the drawing: scale and turn (a, b), then shift (x, y). */
  readonly place: Similarity;
}

/** Maps (x, y) to (a x − b y + shift x, b x + a y + shift y). */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export const matrixOf = ({ a, b, x, y }: Similarity): string => `matrix(${a}, ${b}, ${-b}, ${a}, ${x}, ${y})`;

/** The picture as large as it fits on the sheet, in units of the drawing. */
export function fitted(
  size: { readonly width: number; readonly height: number },
  sheet: { readonly width: number; readonly height: number },
): Similarity {
  const a = Math.min(sheet.width / size.width, sheet.height / size.height);
  return { a, b: 0, x: (sheet.width - a * size.width) / 2, y: (sheet.height - a * size.height) / 2 };
}

/**
 * Scales, turns and shifts a picture so that two points of it come to two others.
 * @param pairs from where to where, twice, in units of the drawing
 * @returns the old place if the first points are the same
 */
export function aligned(
  place: Similarity,
  [[from, to], [from2, to2]]: readonly [readonly [Point, Point], readonly [Point, Point]],
): Similarity {
  const [dx, dy] = [from2.x - from.x, from2.y - from.y];
  const [ex, ey] = [to2.x - to.x, to2.y - to.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return place;
  const a = (ex * dx + ey * dy) / square;
  const b = (ey * dx - ex * dy) / square;
  const shift = { x: to.x - a * from.x + b * from.y, y: to.y - b * from.x - a * from.y };
  return {
    a: a * place.a - b * place.b,
    b: b * place.a + a * place.b,
    x: a * place.x - b * place.y + shift.x,
    y: b * place.x + a * place.y + shift.y,
  };
}
