import { RIDER_COUNT } from '../../../games/reifenbreite/index.ts';

/** More lines than a course has. */
export const MAX_LINES = 32;

// Work space of one judgement, since it is called some hundred times a decision: how things are in the position that is judged.
export const place = new Int16Array(RIDER_COUNT);
export const moved = new Uint8Array(RIDER_COUNT);
/** Whom each could follow, and who could follow him; -1 for nobody. */
export const leads = new Int8Array(RIDER_COUNT);
export const follows = new Int8Array(RIDER_COUNT);
/** Spaces to be won in a line and by cards. */
export const lined = new Float64Array(RIDER_COUNT);
export const carded = new Float64Array(RIDER_COUNT);
/** One after the other: who stands elsewhere than in the picture or has had his move; who is not as he was; whose chances are others. */
export const rode = new Int8Array(RIDER_COUNT);
export const others = new Int8Array(RIDER_COUNT);
export const anew = new Int8Array(RIDER_COUNT);
/** 1: one of them, or he has other cards or neighbours; he needs other turns. */
export const other = new Uint8Array(RIDER_COUNT);
export const changed = new Uint8Array(RIDER_COUNT);
export const own = new Float64Array(RIDER_COUNT);
/** Lines he has been over. */
export const crossed = new Uint8Array(RIDER_COUNT);
/** [line]: the rank that is next; 0 where none is to be had. */
export const sprintRank = new Uint8Array(MAX_LINES);
