/**
 * The rulebook's words as types. All of them are numbers, so that nothing has to be wrapped; a number without a name is a count. What stands for *none* is
 * said where it may come. Places, spaces, lanes and lines are the course's (`course/graph.ts`).
 */
export type { LineIndex, Place, Space } from '../../course/index.ts';

/** 0 .. 15: `4 * team + position in the team` (`riders.ts`). */
export type Rider = number;
/** As printed on the jersey, 21 .. 54: how riders are named at the edges. */
export type RiderNumber = number;
/** Index into TEAMS. */
export type Team = number;
/** Who is asked, by the phase: a rider (`answer`, `follow`), a manager's seat (`start-roll`) or a team (`place`). */
export type Asked = number;
/** Index into CARD_KINDS: an energy card (UR 4.3). Cards of one kind are equal. */
export type CardKind = number;
/** Index into CHANCE_KINDS (UR 7). */
export type ChanceCard = number;
/** What a die shows, 1 .. 6. */
export type Die = number;
/** A photo card, 1 .. 6 (UR 14). */
export type Photo = number;
/** What dice, cards and chance card add up to, and what is left of it to ride: spaces (UR 5.6). */
export type MovePoints = number;
/** Of a way from place to place: spaces. */
export type WayLength = number;
/** On the score sheet (UR 8, UR 15, UR 17). */
export type Points = number;
/** In the finish or at a sprint line, from 1; 0 where there is none yet. */
export type Rank = number;
/** Of one race, from 1. */
export type Round = number;
/** Index into the stages of a race, from 0. */
export type StageIndex = number;
/** Index into SURFACES: what counts at a place (UR 9). */
export type SurfaceIndex = number;
