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
export const lined = new Float64Array(RIDER_COUNT);
export const carded = new Float64Array(RIDER_COUNT);
/**
 * Lists of riders: those that stand elsewhere than in the picture or have had their move; those that changed;
 * those whose chances changed.
 */
export const rode = new Int8Array(RIDER_COUNT);
export const others = new Int8Array(RIDER_COUNT);
export const anew = new Int8Array(RIDER_COUNT);
/** 1 if the rider is one of them or has other cards or neighbours; 1 if it needs other turns. */
export const other = new Uint8Array(RIDER_COUNT);
export const changed = new Uint8Array(RIDER_COUNT);
export const own = new Float64Array(RIDER_COUNT);
/** Lines the rider has crossed. */
export const crossed = new Uint8Array(RIDER_COUNT);
/** By line: the next rank; 0 if none is available. */
export const sprintRank = new Uint8Array(MAX_LINES);
