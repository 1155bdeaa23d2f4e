/**
 * Reading a position: what bots, pages, the command line and scenarios may ask of a state. Where a number lies is `state.ts`'s own business. All of it is cheap
 * and none of it changes anything. -1 stands for *none* wherever a rider may be missing.
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
/** Whose turn it is. */
export const riderOnTurn = (s: State): Rider => get(s, F.rider);
/** Who is asked to take the lead or to follow. */
export const riderAsked = (s: State): Rider => get(s, F.asked);
/** `follow`: the place directly behind the leader. */
export const placeToFollowTo = (s: State): Place => get(s, F.followTo);
/** What the rider whose turn it is may ride, in spaces. */
export const pointsToRide = (s: State): MovePoints => get(s, F.points);

// ---- riders ----

/** His rank in the finish, from 1; 0 while he rides. */
export const rankOf = (s: State, rider: Rider): Rank => riderValue(s, R.rank, rider);
/** How many lines of the course he has been over: the next one is the line of this index. */
export const linesCrossed = (s: State, rider: Rider): number => riderValue(s, R.crossed, rider);
/** UR 15 and UR 15.1, in this race. */
export const sprintPointsOf = (s: State, rider: Rider): Points => riderValue(s, R.sprintPoints, rider);
export const jerseyPointsOf = (s: State, rider: Rider): Points => riderValue(s, R.jerseyPoints, rider);
/** Who wears the yellow jersey. */
export const jerseyWearer = (s: State): Rider => get(s, F.jersey);
/** How many riders have finished. */
export const finishers = (s: State): number => get(s, F.finished);

// ---- cards ----

/** Energy cards of a kind that each team started this race with (UR 4.3). */
export const cardsDealt = (s: State, kind: CardKind): number => s.config.stages[get(s, F.stage)]!.cards[kind]!;
