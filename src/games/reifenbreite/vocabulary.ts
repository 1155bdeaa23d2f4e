/**
 * The rulebook's terms as types. All are numbers, so no value needs wrapping; a number without a type name is a
 * count. Where a value may mean *none*, its comment says so. Places, spaces, lanes and lines belong to the course
 * (`course/graph.ts`).
 */
export type { LineIndex, Place, Space } from '../../course/index.ts';

/** 0 to 15: `4 * team + position in the team` (`riders.ts`). */
export type Rider = number;
/** The number on the jersey, 21 to 54, which names riders outside the rules. */
export type RiderNumber = number;
/** Index into TEAMS. */
export type Team = number;
/**
 * Who is asked, depending on the phase: a rider (`answer`, `follow`), a manager's seat (`start-roll`) or a team
 * (`place`).
 */
export type AskedParty = number;
/** Index into CARD_KINDS: an energy card (UR 4.3). Cards of one kind are equal. */
export type CardKind = number;
/** Index into CHANCE_KINDS (UR 7). */
export type ChanceCard = number;
/** The number on a die, 1 to 6. */
export type Die = number;
/** A photo card, 1 to 6 (UR 14). */
export type Photo = number;
/** The sum of dice, cards and chance card, and what is left of it to ride, in spaces (UR 5.6). */
export type MovePoints = number;
/** The length of a way from place to place, in spaces. */
export type WayLength = number;
/** Points on the score sheet (UR 8, UR 15, UR 17). */
export type Points = number;
/** Rank in the finish or at a sprint line, from 1; 0 if there is none yet. */
export type Rank = number;
/** A round of one race, from 1. */
export type Round = number;
/** Index into the stages of a race, from 0. */
export type StageIndex = number;
/** Index into SURFACES: the surface that counts at a place (UR 9). */
export type SurfaceIndex = number;
