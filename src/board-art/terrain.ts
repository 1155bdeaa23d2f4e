import { doubleLength, along, junctionCorners, type Layout, type Point } from '../course/index.ts';

/** Returns a function that gives the spaces between a point and the middle of the nearest road. */
export const distanceToRoad = (layout: Layout): ((point: Point) => number) => {
  const samples: Point[] = layout.pieces.flatMap((placed) => {
    const steps = 2 * doubleLength(placed.piece.shape);
    return Array.from({ length: steps + 1 }, (_, step) => along(placed, step / steps, 0));
  });
  for (const junction of layout.junctions) {
    const [a, b, c] = junctionCorners(junction);
    samples.push({ x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 });
  }
  return (point) => Math.sqrt(samples.reduce((least, { x, y }) => Math.min(least, (x - point.x) ** 2 + (y - point.y) ** 2), Infinity));
};

/**
 * Pseudo-random numbers from 0 to 1, the same for the same seed on every machine, so that a drawing is a function
 * of its text. Uses integer mixing only.
 */
export const scatter = (seed: number): (() => number) => {
  let state = Math.imul(Math.round(seed * 1000) ^ 0x9e3779b9, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
