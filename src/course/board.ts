import type { Lane } from './graph.ts';
import type { Spot } from './lines.ts';

/**
 * A board as its text says it: roads, each a sequence of pieces with marks between them; the landscape; the courses. Lengths are in
 * spaces. How it looks in the plane is `geometry.ts`, where one can ride is `compile.ts`.
 */

export const LANES = 4;

export interface Straight {
  readonly kind: 'straight';
  /** Rows of four level spaces, each of length 1. */
  readonly rows: number;
}

export interface Bend {
  readonly kind: 'bend';
  readonly hand: 'left' | 'right';
  /** Degrees. */
  readonly angle: number;
  /** Spaces of each of the two lanes on the inner side, and of each of the two on the outer. */
  readonly inner: number;
  readonly outer: number;
}

/** One space of the board, of lane 1 (rightmost) to 4. */
export interface BoardSpace {
  readonly id: number;
  /** `B17.2`: section, row, lane. In a bend every lane counts its own rows; behind it level spaces have one number again. */
  readonly name: string;
  readonly lane: Lane;
  /** Index in `Board.pieces`, and from 0 within the lane there. */
  readonly piece: number;
  readonly index: number;
  /** Index into SURFACES. */
  readonly surface: number;
  readonly number: number;
}

/** A piece of road between two boundaries that run across all lanes. */
export interface Piece {
  readonly id: number;
  readonly spot: Spot;
  readonly shape: Straight | Bend;
  /** The name of the section the piece belongs to. */
  readonly section: string;
  /** Space numbers, front to back order of riding, for lane 1 at index 0 to lane 4. */
  readonly lanes: readonly (readonly number[])[];
}

/** What a road is made of, in riding order. */
export type RoadItem =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'line'; readonly name: string; readonly spot: Spot }
  | { readonly kind: 'start'; readonly number: number; readonly spot: Spot };

export type RoadExit =
  | { readonly kind: 'to'; readonly road: number }
  | { readonly kind: 'fork'; readonly left: number; readonly right: number }
  | { readonly kind: 'join'; readonly road: number; readonly side: 'left' | 'right' }
  | { readonly kind: 'end' };

export interface Road {
  readonly name: string;
  readonly spot: Spot;
  readonly items: readonly RoadItem[];
  readonly exit: RoadExit;
  readonly exitSpot: Spot;
  /** Where the first road begins on the sheet; the others follow from it. */
  readonly at: { readonly x: number; readonly y: number; readonly heading: number } | undefined;
}

/** Things beside the road, placed in spaces from the sheet's upper left corner. */
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

/** A course as its text says it (UR 8.2). */
export interface CoursePlan {
  readonly name: string;
  readonly title: string;
  readonly start: number;
  /** Letters in the order of crossing; the last one is the finish. */
  readonly lines: readonly string[];
  /** Indexes into `lines`, ascending. */
  readonly sprints: readonly number[];
  /** Undefined: by length (UR 4.3). */
  readonly energy: 'upper' | 'both' | undefined;
  readonly spot: Spot;
  readonly lineSpots: readonly Spot[];
}

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

/** The length of a piece along the middle of the road, doubled so that it is whole: a bend is as long as the mean of its pairs. */
export const doubleLength = (shape: Straight | Bend): number => (shape.kind === 'straight' ? 2 * shape.rows : shape.inner + shape.outer);

/** How many spaces a lane (1 to 4) has in a piece. The inner pair of a left-hand bend are lanes 3 and 4. */
export const laneCount = (shape: Straight | Bend, lane: Lane): number => {
  if (shape.kind === 'straight') return shape.rows;
  return (shape.hand === 'left') === lane > 2 ? shape.inner : shape.outer;
};
