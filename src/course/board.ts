import type { Lane } from './graph.ts';
import type { Spot } from './lines.ts';

/**
 * A parsed board: roads, each a sequence of pieces with marks between them; the landscape; the courses. Lengths are
 * in spaces. `layout.ts` computes its geometry in the plane, `compile.ts` where riders can go.
 */

export const LANES = 4;

/** A straight piece of road. */
export interface Straight {
  readonly kind: 'straight';
  /** Rows of four level spaces, each of length 1. */
  readonly rows: number;
}

/** A bend. */
export interface Bend {
  readonly kind: 'bend';
  readonly hand: 'left' | 'right';
  /** In degrees. */
  readonly angle: number;
  /** Number of spaces in each of the two inner lanes, and in each of the two outer ones. */
  readonly inner: number;
  readonly outer: number;
}

/** One space of the board. Lanes are 1 (rightmost) to 4. */
export interface BoardSpace {
  readonly id: number;
  /**
   * `B17.2`: section, row, lane. In a bend every lane counts its own rows; after it, level spaces share a number
   * again.
   */
  readonly name: string;
  readonly lane: Lane;
  /** Index in `Board.pieces`, and the space's index within its lane there. */
  readonly piece: number;
  readonly index: number;
  /** Index into SURFACES. */
  readonly surface: number;
  readonly number: number;
}

/** A piece of road between two boundaries that cross all lanes. */
export interface Piece {
  readonly id: number;
  readonly spot: Spot;
  readonly shape: Straight | Bend;
  /** The name of the section the piece belongs to. */
  readonly section: string;
  /** Space numbers in riding order, for lane 1 (index 0) to lane 4. */
  readonly lanes: readonly (readonly number[])[];
}

/** The elements of a road, in riding order. */
export type RoadItem =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'line'; readonly name: string; readonly spot: Spot }
  | { readonly kind: 'start'; readonly number: number; readonly spot: Spot };

export type RoadExit =
  | { readonly kind: 'to'; readonly road: number }
  | { readonly kind: 'fork'; readonly left: number; readonly right: number }
  | { readonly kind: 'join'; readonly road: number; readonly side: 'left' | 'right' }
  | { readonly kind: 'end' };

/** A road: its items and where it leads. */
export interface Road {
  readonly name: string;
  readonly spot: Spot;
  readonly items: readonly RoadItem[];
  readonly exit: RoadExit;
  readonly exitSpot: Spot;
  /** Where the first road begins on the sheet; the others follow from it. */
  readonly at: { readonly x: number; readonly y: number; readonly heading: number } | undefined;
}

/** Things beside the road. Coordinates are in spaces from the sheet's upper left corner. */
export type Landmark = { readonly spot: Spot } & (
  | {
      readonly kind: 'field';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly turn: number;
    }
  | { readonly kind: 'wood'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | {
      readonly kind: 'hill';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly name: string;
    }
  | { readonly kind: 'village'; readonly x: number; readonly y: number; readonly houses: number; readonly name: string }
  | {
      readonly kind: 'lake';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly name: string;
    }
  | { readonly kind: 'river'; readonly width: number; readonly points: readonly (readonly [number, number])[]; readonly name: string }
  | { readonly kind: 'compass'; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: 'title'; readonly x: number; readonly y: number; readonly size: number }
);

/** A parsed course (UR 8.2). */
export interface CoursePlan {
  readonly name: string;
  readonly title: string;
  readonly start: number;
  /** Letters in crossing order; the last one is the finish. */
  readonly lines: readonly string[];
  /** Indexes into `lines`, ascending. */
  readonly sprints: readonly number[];
  /** If undefined, the length decides (UR 4.3). */
  readonly energy: 'upper' | 'both' | undefined;
  readonly spot: Spot;
  readonly lineSpots: readonly Spot[];
}

/** A parsed board. */
export interface Board {
  readonly name: string;
  readonly title: string;
  readonly spot: Spot;
  /** In spaces. */
  readonly sheet: { readonly width: number; readonly height: number };
  readonly roads: readonly Road[];
  readonly pieces: readonly Piece[];
  readonly spaces: readonly BoardSpace[];
  readonly landmarks: readonly Landmark[];
  readonly courses: readonly CoursePlan[];
}

/**
 * Twice the length of a piece along the middle of the road, in spaces. Doubled, because a bend is as long as the
 * mean of its lane pairs.
 */
export const doubleLength = (shape: Straight | Bend): number => (shape.kind === 'straight' ? 2 * shape.rows : shape.inner + shape.outer);

/** The number of spaces of a lane (1 to 4) in a piece. In a left-hand bend the inner pair is lanes 3 and 4. */
export const laneCount = (shape: Straight | Bend, lane: Lane): number => {
  if (shape.kind === 'straight') return shape.rows;
  return (shape.hand === 'left') === lane > 2 ? shape.inner : shape.outer;
};
