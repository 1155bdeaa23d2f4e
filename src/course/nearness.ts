import type { Problem } from '../kit/index.ts';
import { doubleLength } from './board.ts';
import { problemAt } from './lines.ts';
import { along, HALF_ROAD } from './layout.ts';
import type { Layout, Point } from './layout.ts';
import { roadsAfter } from './walk.ts';

/** Spaces may touch. An overlap deeper than this, in spaces, is a problem. */
const MAX_OVERLAP = 0.02;
/** Minimum strip of landscape between two roads, in spaces. */
export const MIN_STRIP = 0.4;
/** Further pairs are not reported. Where many roads lie on each other, this also ends the search early. */
const MAX_PAIRS = 10;
/** Roads connected within this many spaces are not too near: the next bend, or the branches of a fork. */
const MAX_CONNECTED_DISTANCE = 7;

/** A point of a road's middle, with the road of its piece before it and behind it, in spaces. */
interface Sample extends Point {
  readonly piece: number;
  readonly done: number;
  readonly left: number;
}

interface Slab {
  readonly piece: number;
  readonly corners: readonly Point[];
  /** A circle round the corners. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const slabOf = (piece: number, shape: readonly Point[]): Slab => {
  const x = shape.reduce((sum, point) => sum + point.x, 0) / shape.length;
  const y = shape.reduce((sum, point) => sum + point.y, 0) / shape.length;
  return { piece, corners: shape, x, y, radius: Math.max(...shape.map((point) => Math.hypot(point.x - x, point.y - y))) };
};

/** Degrees of bend that a distance check may treat as straight. */
const SLICE_DEGREES = 8;

/**
 * The road of all pieces, cut across into slices that are nearly convex quadrilaterals and at most a space long. One by
 * one, so that a search that ends early computes no more of them.
 */
const slabsOf = function* (layout: Layout): Generator<Slab> {
  for (const placed of layout.pieces) {
    const { id, shape } = placed.piece;
    const length = (doubleLength(shape) / 2) * placed.scale;
    const count = Math.max(1, Math.ceil(length), shape.kind === 'bend' ? Math.ceil(shape.angle / SLICE_DEGREES) : 0);
    let [right, left] = [along(placed, 0, -HALF_ROAD), along(placed, 0, HALF_ROAD)];
    for (let cut = 1; cut <= count; cut += 1) {
      const [nextRight, nextLeft] = [along(placed, cut / count, -HALF_ROAD), along(placed, cut / count, HALF_ROAD)];
      yield slabOf(id, [right, nextRight, nextLeft, left]);
      [right, left] = [nextRight, nextLeft];
    }
  }
};

/** Finds pieces that overlap: one problem for each pair of pieces, reported at the later one. */
export const overlaps = (layout: Layout): readonly Problem[] => {
  const found = new Map<number, Problem>();
  visitPairs(slabsOf(layout), (a, b) => {
    if (Math.abs(a.x - b.x) > a.radius + b.radius || Math.abs(a.y - b.y) > a.radius + b.radius) return 'go on';
    const [first, second, key] = pairOf(layout, a.piece, b.piece);
    if (found.has(key) || depth(a.corners, b.corners) <= MAX_OVERLAP) return 'go on';
    found.set(key, meeting(layout, first, second, 'spaces-overlap'));
    return found.size === MAX_PAIRS ? 'stop' : 'go on';
  });
  return [...found.values()];
};

/** Finds stretches of road that are too near to each other. */
export const tooNear = (layout: Layout): readonly Problem[] => {
  const reach = pieceDistances(layout);
  const samples: Sample[] = [];
  for (const placed of layout.pieces) {
    const length = doubleLength(placed.piece.shape) / 2;
    const steps = Math.ceil(2 * length);
    for (let step = 0; step <= steps; step += 1) {
      const { x, y } = along(placed, step / steps, 0);
      const done = (length * step) / steps;
      samples.push({ piece: placed.piece.id, done, left: length - done, x, y });
    }
  }
  const found = new Map<number, Problem>();
  visitPairs(samples, (a, b) => {
    const [first, second, key] = pairOf(layout, a.piece, b.piece);
    if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (2 * HALF_ROAD + MIN_STRIP) ** 2 || found.has(key)) return 'go on';
    const road = roadBetween(reach, a, b);
    if (road <= MAX_CONNECTED_DISTANCE) return 'go on';
    found.set(key, meeting(layout, first, second, 'roads-too-near'));
    return found.size === MAX_PAIRS ? 'stop' : 'go on';
  });
  return [...found.values()];
};

/** Spaces of road between two points of different pieces, over the ends of their pieces; Infinity if they are far apart. */
const roadBetween = (reach: readonly ReadonlyMap<number, number>[], a: Sample, b: Sample): number => {
  let least = Infinity;
  for (const [from, before] of [a.done, a.left].entries())
    for (const [to, behind] of [b.done, b.left].entries()) {
      const between = reach[2 * a.piece + from]?.get(2 * b.piece + to);
      if (between !== undefined) least = Math.min(least, before + between + behind);
    }
  return least;
};

const meeting = (layout: Layout, first: number, second: number, code: string): Problem => {
  const [a, b] = [layout.board.pieces[first], layout.board.pieces[second]];
  return problemAt(b?.spot ?? layout.board.spot, code, { with: a?.section ?? '', withLine: a?.spot.line ?? 0, section: b?.section ?? '' });
};

/** Two pieces in order, with a number for the pair. */
const pairOf = (layout: Layout, a: number, b: number): readonly [first: number, second: number, key: number] => {
  const [first, second] = a < b ? [a, b] : [b, a];
  return [first, second, first * layout.pieces.length + second];
};

/**
 * Visits the pairs of points of different pieces that may be within a road's width of each other, by a grid. A callback,
 * because an iterator of a million pairs takes several times as long.
 */
const visitPairs = <T extends Point & { readonly piece: number }>(points: Iterable<T>, visit: (a: T, b: T) => 'go on' | 'stop'): void => {
  const cell = 2 * HALF_ROAD + MIN_STRIP;
  // a board is at most as wide as its road is long, which is far less than this many cells
  const COLUMNS = 1 << 20;
  const grid = new Map<number, T[]>();
  for (const point of points) {
    const key = Math.floor(point.x / cell) * COLUMNS + Math.floor(point.y / cell);
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) {
        const others = grid.get(key + dx * COLUMNS + dy);
        if (others === undefined) continue;
        for (const other of others) if (other.piece !== point.piece && visit(other, point) === 'stop') return;
      }
    const here = grid.get(key);
    if (here === undefined) grid.set(key, [point]);
    else here.push(point);
  }
};

/**
 * How deeply two convex shapes overlap: the least overlap over the directions of their edges; 0 or less if they do
 * not.
 */
const depth = (a: readonly Point[], b: readonly Point[]): number => {
  let least = Infinity;
  for (const shape of [a, b])
    for (let index = 0; index < shape.length; index += 1) {
      const from = shape[index]!;
      const to = shape[(index + 1) % shape.length]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
      const [ra, rb] = [extent(a, across), extent(b, across)];
      least = Math.min(least, ra.most - rb.least, rb.most - ra.least);
      if (least <= 0) return least;
    }
  return least;
};

/** How far a shape reaches along a direction. */
const extent = (points: readonly Point[], { x, y }: Point): { readonly least: number; readonly most: number } => {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    const at = point.x * x + point.y * y;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return { least, most };
};

/**
 * Spaces of road in either direction from each end of a piece to the ends within `MAX_CONNECTED_DISTANCE`. End 2p is
 * the rear of piece p, 2p + 1 its front.
 */
const pieceDistances = (layout: Layout): readonly ReadonlyMap<number, number>[] => {
  const { board } = layout;
  const ways: { readonly to: number; readonly length: number }[][] = Array.from({ length: 2 * board.pieces.length }, () => []);
  const tie = (a: number, b: number, length: number): void => {
    ways[a]?.push({ to: b, length });
    ways[b]?.push({ to: a, length });
  };
  for (const piece of board.pieces) tie(2 * piece.id, 2 * piece.id + 1, doubleLength(piece.shape) / 2);
  const ids = board.roads.map((road) => road.items.flatMap((item) => (item.kind === 'piece' ? [item.piece] : [])));
  board.roads.forEach((road, index) => {
    const own = ids[index] ?? [];
    own.forEach((id, at) => {
      const next = own[at + 1];
      if (next !== undefined) tie(2 * id + 1, 2 * next, 0);
    });
    for (const other of roadsAfter(road.exit)) tie(2 * (own.at(-1) ?? 0) + 1, 2 * (ids[other]?.[0] ?? 0), 0);
  });
  return ways.map((_, from) => {
    const reached = new Map([[from, 0]]);
    // a short queue, because only few ends are this near; an end is looked at again when a shorter way to it is found
    const queue = [from];
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const { to, length } of ways[at] ?? []) {
        const distance = (reached.get(at) ?? 0) + length;
        if (distance > MAX_CONNECTED_DISTANCE || distance >= (reached.get(to) ?? Infinity)) continue;
        reached.set(to, distance);
        queue.push(to);
      }
    return reached;
  });
};
