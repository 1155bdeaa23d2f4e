/**
 * A compiled course for the rules. A *space* is a piece of road on the board; a *place* is (space, lap), so a space
 * has one place for each time the course uses it. Riders' positions are places; the places of one space share its
 * occupancy. Places are numbered from the lead-in behind the start to the run-out beyond the finish, and every
 * successor has a higher number. -1 means *none* everywhere.
 *
 * Flat typed arrays, because searches over this graph are the engine's inner loop
 * (docs/decisions/0002-state-and-speed.md).
 */

export const SURFACES = ['asphalt', 'cobblestone', 'uphill', 'downhill'] as const;
/** The colour of a space (UR 9). */
export type Surface = (typeof SURFACES)[number];

/** Stands for a missing place or rider. */
export const NONE = -1;

/** A space of the board, by number. */
export type Space = number;
/** A space and a lap of the course over it, by number along the course. */
export type Place = number;
/** 1 to 4, from the right. */
export type Lane = number;
/** Index into `lines`. */
export type LineIndex = number;

/** What a line is for: nothing, sprint points (UR 15), or the end of the race (UR 8). */
export type LineRole = 'neutral' | 'sprint' | 'finish';

/** A line that the course crosses. */
export interface CourseLine {
  /** The letter on the board, A to E on the great tour. */
  readonly name: string;
  readonly role: LineRole;
  /** Sprint points for the first, second and third (UR 13.2, UR 8.2); empty unless `role` is sprint. */
  readonly points: readonly number[];
  /** Spaces along the middle of the road from the front of the foremost start row to the line. */
  readonly distance: number;
}

/** A compiled course. Arrays are indexed by place unless their comment says otherwise. */
export interface CourseGraph {
  readonly name: string;
  readonly board: string;
  /** The energy sets in use; by default the upper set alone up to 150 spaces from start to finish (UR 4.3). */
  readonly length: number;
  readonly energy: 'upper' | 'both';
  /** Lines in crossing order; the last one is the finish. */
  readonly lines: readonly CourseLine[];

  // ---- spaces (the board) ----
  readonly spaceCount: number;
  /** `B17.2`: section, row, lane. */
  readonly spaceNames: readonly string[];
  /**
   * Two entries for each space: the spaces beside it on the left and right (overlap of more than half of the
   * shorter one; also across thick lines).
   */
  readonly besideLeft: Int16Array;
  readonly besideRight: Int16Array;

  // ---- places (the walk) ----
  readonly placeCount: number;
  readonly spaceOf: Int16Array;
  /**
   * 1 for the first time over the space from the start dots on, 2 for the second, and so on; 0 on road behind the
   * dots that the course uses later.
   */
  readonly lap: Uint8Array;
  readonly lane: Uint8Array;
  /** Index into SURFACES. */
  readonly surface: Uint8Array;
  /** The number printed on the space; 0 on asphalt. */
  readonly number: Uint8Array;
  readonly straight: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** The diagonal that a thick line closes: where `left` or `right` would lead without it. For explanations only. */
  readonly closedLeft: Int16Array;
  readonly closedRight: Int16Array;
  /** The place whose `straight` is this one: directly behind, on the road that led here. */
  readonly back: Int16Array;
  /** Greater is farther ahead; among level places, farther right (UR 5.2). Places are numbered in this order. */
  readonly order: Int16Array;
  /** How many of `lines` lie behind the place. A rider here has crossed line k if and only if `crossed > k`. */
  readonly crossed: Uint8Array;
  /**
   * Front edge along the middle of the road in spaces, exactly numerator / `frontDenominator`; 0 at the front of
   * the foremost start row, negative behind it.
   */
  readonly front: Int32Array;
  readonly frontDenominator: number;

  /** The 16 dotted places (4 rows of 4 lanes): foremost row first, each row from lane 1 up. */
  readonly startDots: Int16Array;
}
