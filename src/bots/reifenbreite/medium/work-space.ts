import { RIDER_COUNT } from '../../../games/reifenbreite/index.ts';

/** More lines than a course has. */
export const MAX_LINES = 32;

// work space of one evaluation, which runs hundreds of times a decision; it describes the position under evaluation
export const place = new Int16Array(RIDER_COUNT);
export const moved = new Uint8Array(RIDER_COUNT);
/** Whom each rider could follow, and who could follow it; -1 for none. */
export const leads = new Int8Array(RIDER_COUNT);
export const follows = new Int8Array(RIDER_COUNT);
/** Spaces to gain in a line and by cards. */
export const lineGains = new Float64Array(RIDER_COUNT);
export const cardGains = new Float64Array(RIDER_COUNT);
/** List of the riders that stand elsewhere than in the evaluated position or have had their move. */
export const movers = new Int8Array(RIDER_COUNT);
/** List of the riders that moved or have other cards or neighbours; those that need new turns and chances. */
export const affected = new Int8Array(RIDER_COUNT);
export const toRecompute = new Int8Array(RIDER_COUNT);
/** By rider: 1 if it is in the list `affected`; 1 if it is in `toRecompute`. */
export const isAffected = new Uint8Array(RIDER_COUNT);
export const hasNewChances = new Uint8Array(RIDER_COUNT);
export const own = new Float64Array(RIDER_COUNT);
/** Lines the rider has crossed. */
export const crossed = new Uint8Array(RIDER_COUNT);
/** By line: the next rank; 0 if none is available. */
export const sprintRank = new Uint8Array(MAX_LINES);
