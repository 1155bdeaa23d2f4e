import type { Problem } from '../kit/index.ts';
import { doubleLength } from './board.ts';
import { problemAt } from './lines.ts';
import { along, HALF_ROAD } from './layout.ts';
import type { Layout, Point } from './layout.ts';
import { patchOf, slices } from './outline.ts';
import { roadsAfter } from './walk.ts';

/** Spaces may touch. An overlap deeper than this, in spaces, is a problem. */
const MAX_OVERLAP = 0.02;
/** Minimum strip of landscape between two roads, in spaces. */
export const MIN_STRIP = 0.4;
/** Further pairs are not reported. Where many roads lie on each other, this also ends the search early. */
const MAX_PAIRS = 10;
/** Roads connected within this many spaces are not too near: the next bend, or the branches of a fork. */
const MAX_CONNECTED_DISTANCE = 7;

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

/** One by one, so that a search that ends early computes no more of them. */
const slabsOf = function* (layout: Layout): Generator<Slab> {
  for (const space of layout.board.spaces) for (const shape of slices(patchOf(layout, space))) yield slabOf(space.piece, shape);
};

/** Finds spaces of different pieces that overlap: one problem for each pair of pieces, reported at the later one. */
export const overlaps = (layout: Layout): readonly Problem[] => {
  const found = new Map<number, Problem>();
  for (const [a, b] of pairsWithin(slabsOf(layout))) {
    if (a.piece === b.piece || Math.abs(a.x - b.x) > a.radius + b.radius || Math.abs(a.y - b.y) > a.radius + b.radius) continue;
    const [first, second, key] = pairOf(layout, a.piece, b.piece);
    if (found.has(key) || depth(a.corners, b.corners) <= MAX_OVERLAP) continue;
    found.set(key, meeting(layout, first, second, 'spaces-overlap'));
    if (found.size === MAX_PAIRS) break;
  }
  return [...found.values()];
};

/** Finds stretches of road that are too near to each other. */
export const tooNear = (layout: Layout): readonly Problem[] => {
  const reach = pieceDistances(layout);
  const samples = layout.pieces.flatMap((placed) => {
    const length = doubleLength(placed.piece.shape) / 2;
    const steps = Math.ceil(2 * length);
    return Array.from({ length: steps + 1 }, (_, step) => ({
      piece: placed.piece.id,
      done: (length * step) / steps,
      left: length - (length * step) / steps,
      ...along(placed, step / steps, 0),
    }));
  });
  const found = new Map<number, Problem>();
  for (const [a, b] of pairsWithin(samples)) {
    const [first, second, key] = pairOf(layout, a.piece, b.piece);
    if (first === second || found.has(key) || Math.hypot(a.x - b.x, a.y - b.y) >= 2 * HALF_ROAD + MIN_STRIP) continue;
    const ends = (sample: { piece: number; done: number; left: number }): [number, number][] => [
      [2 * sample.piece, sample.done],
      [2 * sample.piece + 1, sample.left],
    ];
    const road = Math.min(
      ...ends(a).flatMap(([from, before]) => ends(b).map(([to, behind]) => before + behind + (reach[from]?.get(to) ?? Infinity))),
    );
    if (road <= MAX_CONNECTED_DISTANCE) continue;
    found.set(key, meeting(layout, first, second, 'roads-too-near'));
    if (found.size === MAX_PAIRS) break;
  }
  return [...found.values()];
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

/** Returns the pairs of points within a distance of each other, using a grid. */
const pairsWithin = function* <T extends Point>(points: Iterable<T>): Generator<readonly [T, T]> {
  const cell = 2 * HALF_ROAD + MIN_STRIP;
  // a board is at most as wide as its road is long, which is far less than this many cells
  const COLUMNS = 1 << 20;
  const grid = new Map<number, T[]>();
  for (const point of points) {
    const key = Math.floor(point.x / cell) * COLUMNS + Math.floor(point.y / cell);
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) for (const other of grid.get(key + dx * COLUMNS + dy) ?? []) yield [other, point];
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
