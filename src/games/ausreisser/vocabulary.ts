/**
 * The rulebook's terms as types. All are numbers, so no value needs wrapping; a number without a type name is a
 * count. Where a value may mean *none*, its comment says so.
 */
import type { Seat } from '../../kit/index.ts';

/** Each rider is a seat. */
export type Rider = Seat;
/** 0 to 14 (`cards.ts`): twelve speeds, spurt, hill, headwind. Cards of one kind are equal. */
export type CardKind = number;
/** The final speed of a card in km/h (DA 3). */
export type Speed = number;
/** The leader's speed in km/h; 0 before the first card of a stage. */
export type Tempo = number;
/** Minutes behind the bunch; 0 in the bunch. */
export type Minutes = number;
/** Points of a stage or of the game: 1 for yellow, minus one for each minute behind (DA 5). */
export type Points = number;
/** Index of a stage, from 0. */
export type StageIndex = number;
