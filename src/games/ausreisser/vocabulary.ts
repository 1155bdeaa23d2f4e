/**
 * The rulebook's words as types. All of them are numbers, so that nothing has to be wrapped; a number without a name is a count. What stands for *none* is
 * said where it may come.
 */
import type { Seat } from '../../kit/index.ts';

/** Every rider is a seat of his own. */
export type Rider = Seat;
/** 0 .. 14 (`cards.ts`): twelve speeds, spurt, hill, headwind. Cards of one kind are equal. */
export type CardKind = number;
/** What a card is ridden at, in km/h (DA 3). */
export type Speed = number;
/** The speed that the leader has set, in km/h; 0 before the first card of a stage. */
export type Tempo = number;
/** Behind the bunch; 0 in it. */
export type Minutes = number;
/** Of a stage or the game: 1 for yellow, minutes count below nothing (DA 5). */
export type Points = number;
/** Index into the stages of a game, from 0. */
export type StageIndex = number;
