/**
 * A course as the rules need it: a walk over a board, rolled out. A *space* is a piece of road on the board; a *place* is (space, lap):
 * the same space comes once for every time the course leads over it. All riders' positions are places; places of one
 * space share its occupancy. Places are numbered from the lead-in behind the start to the run-out beyond the finish so
 * that every successor has the higher number. -1 is *none* everywhere.
 *
 * Flat typed arrays: searches over this graph are the inner loop of everything (docs/decisions/0002-state-and-speed.md).
 */

export const SURFACES = ['asphalt', 'cobblestone', 'uphill', 'downhill'] as const;
export type Surface = (typeof SURFACES)[number];

export const NONE = -1;

/** A space of the board, by its number there. */
export type Space = number;
/** A space and the lap on which the course comes over it, by its number along the course. */
export type Place = number;
/** 1 .. 4, from the right. */
export type Lane = number;
/** Index into `lines`. */
export type LineIndex = number;

export type LineRole = 'neutral' | 'sprint' | 'finish';

export interface CourseLine {
  /** The letter on the board, A to E on the great tour. */
  readonly name: string;
  readonly role: LineRole;
  /** Sprint points for 1st, 2nd, 3rd (UR 13.2, UR 8.2); empty unless `role` is sprint. */
  readonly points: readonly number[];
  /** Spaces of road (along the middle) from the front of the foremost start row to the line. */
  readonly distance: number;
}

export interface CourseGraph {
  readonly name: string;
  readonly board: string;
  /** Up to 150 spaces of road from the start to the finish line: the upper energy set alone (UR 4.3). */
  readonly length: number;
  readonly energy: 'upper' | 'both';
  /** Lines in the order in which the course crosses them; the last one is the finish. */
  readonly lines: readonly CourseLine[];

  // ---- spaces (the board) ----
  readonly spaceCount: number;
  /** `B17.2`: section, row, lane. */
  readonly spaceNames: readonly string[];
  /** Two entries a space: the spaces beside it on its left / right (overlap of more than half of the shorter one; over thick lines too). */
  readonly besideLeft: Int16Array;
  readonly besideRight: Int16Array;

  // ---- places (the walk) ----
  readonly placeCount: number;
  readonly spaceOf: Int16Array;
  /** 1 for the first time over the space from the start dots on, 2 for the second, ...; 0 on road behind the dots that the course rides later. */
  readonly lap: Uint8Array;
  readonly lane: Uint8Array;
  /** Index into SURFACES. */
  readonly surface: Uint8Array;
  /** The number printed on the space; 0 on asphalt. */
  readonly number: Uint8Array;
  readonly straight: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** The diagonal that a thick line closes: where `left` / `right` would lead if the line were thin. For explanations only. */
  readonly closedLeft: Int16Array;
  readonly closedRight: Int16Array;
  /** The place whose `straight` this is: the space directly behind, on the road this place was reached by. */
  readonly back: Int16Array;
  /** Farther ahead is greater; level places: farther right is greater (UR 5.2). Places are numbered in this order. */
  readonly order: Int16Array;
  /** How many of `lines` lie behind the place: a rider standing here is over line k exactly if `crossed > k`. */
  readonly crossed: Uint8Array;
  /** Front edge along the middle of the road in spaces, exact as numerator / `frontDenominator`; 0 at the foremost start row's front, negative behind it. */
  readonly front: Int32Array;
  readonly frontDenominator: number;

  /** The 16 dotted places (4 rows of 4 lanes), foremost first, in a row from lane 1 up. */
  readonly startDots: Int16Array;
}
