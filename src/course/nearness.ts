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
/** Roads connected within this many spaces are not too near: the next bend, or the branches of a fork. */
const MAX_CONNECTED_DISTANCE = 7;

interface Slab {
  readonly piece: number;
  readonly corners: readonly Point[];
}

/** Finds spaces of different pieces that overlap: one problem for each pair of pieces, reported at the later one. */
export const overlaps = (layout: Layout): readonly Problem[] => {
  const slabs = layout.board.spaces.flatMap((space): Slab[] =>
    slices(patchOf(layout, space)).map((corners) => ({ piece: space.piece, corners })),
  );
  const found = new Map<string, Problem>();
  for (const [a, b] of pairsWithin(slabs, (slab) => slab.corners[0] ?? { x: 0, y: 0 })) {
    const first = Math.min(a.piece, b.piece);
    const second = Math.max(a.piece, b.piece);
    const key = `${first}/${second}`;
    if (first === second || found.has(key) || depth(a.corners, b.corners) <= MAX_OVERLAP) continue;
    found.set(key, meeting(layout, first, second, 'spaces-overlap'));
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
  const found = new Map<string, Problem>();
  for (const [a, b] of pairsWithin(samples, (sample) => sample)) {
    const first = Math.min(a.piece, b.piece);
    const second = Math.max(a.piece, b.piece);
    const key = `${first}/${second}`;
    if (first === second || found.has(key) || Math.hypot(a.x - b.x, a.y - b.y) >= 2 * HALF_ROAD + MIN_STRIP) continue;
    const ends = (sample: { piece: number; done: number; left: number }): [number, number][] => [
      [2 * sample.piece, sample.done],
      [2 * sample.piece + 1, sample.left],
    ];
    const road = Math.min(
      ...ends(a).flatMap(([from, before]) => ends(b).map(([to, behind]) => before + behind + (reach[from]?.[to] ?? Infinity))),
    );
    if (road > MAX_CONNECTED_DISTANCE) found.set(key, meeting(layout, first, second, 'roads-too-near'));
  }
  return [...found.values()];
};

const meeting = (layout: Layout, first: number, second: number, code: string): Problem => {
  const [a, b] = [layout.board.pieces[first], layout.board.pieces[second]];
  return problemAt(b?.spot ?? layout.board.spot, code, { with: a?.section ?? '', withLine: a?.spot.line ?? 0, section: b?.section ?? '' });
};

/** Returns the pairs of things with points within a distance of each other, using a grid. */
const pairsWithin = function* <T>(things: readonly T[], pointOf: (thing: T) => Point): Generator<readonly [T, T]> {
  const cell = 2 * HALF_ROAD + MIN_STRIP;
  const grid = new Map<string, T[]>();
  for (const thing of things) {
    const { x, y } = pointOf(thing);
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const other of grid.get(`${column + dx}/${row + dy}`) ?? []) yield [other, thing];
      }
    }
    const key = `${column}/${row}`;
    const here = grid.get(key);
    if (here === undefined) grid.set(key, [thing]);
    else here.push(thing);
  }
};

/**
 * How deeply two convex shapes overlap: the least overlap over the directions of their edges; 0 or less if they do
 * not.
 */
const depth = (a: readonly Point[], b: readonly Point[]): number => {
  let least = Infinity;
  for (const shape of [a, b]) {
    shape.forEach((from, index) => {
      const to = shape[(index + 1) % shape.length] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
      const reach = (points: readonly Point[]): number[] => points.map((point) => point.x * across.x + point.y * across.y);
      const [ra, rb] = [reach(a), reach(b)];
      least = Math.min(least, Math.max(...ra) - Math.min(...rb), Math.max(...rb) - Math.min(...ra));
    });
  }
  return least;
};

/**
 * Spaces of road in either direction between all ends of pieces (Floyd and Warshall). End 2p is the rear of piece
 * p, 2p + 1 its front.
 */
const pieceDistances = (layout: Layout): readonly (readonly number[])[] => {
  const { board } = layout;
  const size = 2 * board.pieces.length;
  const reach = Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_unused, b) => (a === b ? 0 : Infinity)));
  const tie = (a: number, b: number, length: number): void => {
    const [rowA, rowB] = [reach[a], reach[b]];
    if (rowA !== undefined) rowA[b] = length;
    if (rowB !== undefined) rowB[a] = length;
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
  for (let via = 0; via < size; via += 1) {
    const through = reach[via] ?? [];
    for (const row of reach) {
      const first = row[via] ?? Infinity;
      if (first === Infinity) continue;
      through.forEach((rest, to) => {
        if (first + rest < (row[to] ?? 0)) row[to] = first + rest;
      });
    }
  }
  return reach;
};
