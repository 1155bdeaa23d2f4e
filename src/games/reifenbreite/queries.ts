/**
 * Queries on a position for bots, pages, the command line and scenarios. The array layout stays private to
 * `state.ts`. All queries are cheap and change nothing. -1 means *none* where a rider may be missing.
 */
import { F, get, riderValue, R, type State } from './state.ts';
import type { CardKind, MovePoints, Place, Points, Rank, Rider, Round } from './vocabulary.ts';

export { phaseOf } from './choices.ts';
export { managerOfRider } from './config.ts';
export { lengthTo, reachFrom, wayTo } from './reach.ts';
export { riderBehind } from './rules/drafting.ts';
export { nextSprintRank } from './rules/lines.ts';
export { surfaceAt, surfaceChange } from './rules/surfaces.ts';
export { cardsOfRider, courseOf, differOnlyInTurn, hasMoved, inStack, isOnRoad, occupant, photosOf, placeOf } from './state.ts';

// ---- what is asked ----

/** The round of this race, from 1; 0 while riders are placed. */
export const roundOf = (s: State): Round => get(s, F.round);
/** The rider whose turn it is. */
export const riderOnTurn = (s: State): Rider => get(s, F.rider);
/** The rider asked to take the lead or to follow. */
export const riderAsked = (s: State): Rider => get(s, F.asked);
/** `follow`: the place directly behind the leader. */
export const placeToFollowTo = (s: State): Place => get(s, F.followTo);
/** The points of the rider on turn, in spaces. */
export const pointsToRide = (s: State): MovePoints => get(s, F.points);

// ---- riders ----

/** Rank in the finish, from 1; 0 while racing. */
export const rankOf = (s: State, rider: Rider): Rank => riderValue(s, R.rank, rider);
/** Lines of the course that the rider has crossed; this is the index of the next one. */
export const linesCrossed = (s: State, rider: Rider): number => riderValue(s, R.crossed, rider);
/** Points by UR 15 and UR 15.1 in this race. */
export const sprintPointsOf = (s: State, rider: Rider): Points => riderValue(s, R.sprintPoints, rider);
/** Points that a rider got for wearing the yellow jersey in this race (UR 15.1). */
export const jerseyPointsOf = (s: State, rider: Rider): Points => riderValue(s, R.jerseyPoints, rider);
/** The rider in the yellow jersey. */
export const jerseyWearer = (s: State): Rider => get(s, F.jersey);
/** How many riders have finished. */
export const finisherCount = (s: State): number => get(s, F.finished);

// ---- cards ----

/** Energy cards of a kind at each team's start of this race (UR 4.3). */
export const cardsDealt = (s: State, kind: CardKind): number => s.config.stages[get(s, F.stage)]!.cards[kind]!;
