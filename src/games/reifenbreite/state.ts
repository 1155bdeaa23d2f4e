import { CHANCE_KIND_COUNT } from './deck.ts';
import type { Config, State } from './race.ts';
import { CARD_KIND_COUNT, RIDER_COUNT, TEAMS, teamOf } from './riders.ts';

/**
 * Single numbers, by the index where each lies. Literal numbers, so that an engine folds them. -1 stands for *none* where a rider,
 * manager, place or card may be missing.
 */
export const F = {
  phase: 0,
  stage: 1,
  round: 2,
  /** Whose turn it is. */
  rider: 3,
  /** Who is asked (follow, answer), or the manager / team of start-roll and place. */
  asked: 4,
  dueTo: 5,
  dueLength: 6,
  /** Dice still to be rolled and what counts without dice (cards, chase car). */
  dice: 7,
  base: 8,
  /** Dice and cards together; after the surface: what the rider may ride. */
  points: 9,
  /** Photo cards still to be drawn in this turn. */
  photosDue: 10,
  /** The chance card of this turn. */
  chance: 11,
  /** 1: nobody may follow (breakaway, chance card). */
  alone: 12,
  breakaway: 13,
  /** 1: the lead was changed in this turn. */
  leadChanged: 14,
  /** Bit r: rider r has refused the lead in this turn. */
  refused: 15,
  jersey: 16,
  finished: 17,
  dismounted: 18,
  /** Start: managers who still roll (bits), the repetition, the first team's index in table order, riders placed. */
  rolling: 19,
  startTry: 20,
  firstTeam: 21,
  placed: 22,
  /** Photo cards drawn after the race. */
  verdict1: 23,
  verdict2: 24,
} as const;
export type HeadField = (typeof F)[keyof typeof F];

/** For each rider: the index of rider 0's number, the others follow. */
export const R = {
  /** -1: not placed yet, or finished and taken off. A dismounted rider keeps the place he returns to. */
  place: 25,
  /** 1: he stands on the road and fills his space. */
  onRoad: 41,
  /** Index into MOVED_HOW. */
  moved: 57,
  /** How often he held on to the chase car. */
  carUses: 73,
  /** The most lines he has ever been over: each counts once (UR 15). */
  crossed: 89,
  sprintPoints: 105,
  jerseyPoints: 121,
  /** 1 for the winner, 0 while he rides. */
  rank: 137,
  disqualified: 153,
  /** Position in the order of dismounting, from 1; 0: in the saddle. */
  dismountedAs: 169,
} as const;
export type RiderField = (typeof R)[keyof typeof R];

export const PHOTO_COUNT = 6;
/** Lines a course may cross, at most: three riders are kept for each. */
export const MAX_LINES = 24;

const CARDS_AT = 185;
const PHOTOS_AT = CARDS_AT + TEAMS.length * CARD_KIND_COUNT;
const STACK_AT = PHOTOS_AT + RIDER_COUNT * PHOTO_COUNT;
const ASIDE_AT = STACK_AT + CHANCE_KIND_COUNT;
const START_SUM_AT = ASIDE_AT + CHANCE_KIND_COUNT;
const SPRINT_AT = START_SUM_AT + TEAMS.length;
const STAGE_POINTS_AT = SPRINT_AT + MAX_LINES * 3;

// The parts whose length depends on the set-up come last: points of the stages ridden, then who stands on each space.
export const occupantsAt = (stages: number): number => STAGE_POINTS_AT + stages * RIDER_COUNT;

export function newState(config: Config): State {
  const name = ++config.work.clock;
  return { config, d: new Int16Array(config.occupantsBase + config.maxSpaces), version: name, road: name };
}

export const copyState = (s: State): State => ({ config: s.config, d: s.d.slice(), version: s.version, road: s.road });

/** Makes `into` equal to `from` (same config) without a new allocation. */
export function copyInto(into: State, from: State): void {
  into.d.set(from.d);
  into.version = from.version;
  into.road = from.road;
}

/** The position has become another one. */
export function renew(s: State): void {
  s.version = ++s.config.work.clock;
}

// ---- single numbers ----

export const get = (s: State, field: HeadField): number => s.d[field]!;
export function set(s: State, field: HeadField, value: number): void {
  s.d[field] = value;
}

// ---- riders ----

export const of = (s: State, field: RiderField, rider: number): number => s.d[field + rider]!;
export function setOf(s: State, field: RiderField, rider: number, value: number): void {
  s.d[field + rider] = value;
}

export const placeOf = (s: State, rider: number): number => s.d[R.place + rider]!;
export const hasMoved = (s: State, rider: number): boolean => s.d[R.moved + rider]! !== 0;
export const isOnRoad = (s: State, rider: number): boolean => s.d[R.onRoad + rider]! === 1;

/** The course of the stage being ridden. */
export const courseOf = (s: State) => s.config.stages[s.d[F.stage]!]!.course;

/** Where the occupants begin in `d`: for the search in `reach.ts` alone, which reads them as `d[base + space]` (0: free). */
export const occupantsBase = (s: State): number => s.config.occupantsBase;

/** The rider on a space, -1 where it is free. */
export const occupant = (s: State, space: number): number => s.d[s.config.occupantsBase + space]! - 1;

/** Puts a rider on a place; he fills its space. He must not stand anywhere else (`leaveRoad` first). */
export function putOn(s: State, rider: number, place: number): void {
  const space = courseOf(s).spaceOf[place]!;
  const at = s.config.occupantsBase + space;
  if (s.d[at] !== 0) throw new Error(`space ${space} is taken by rider ${s.d[at]! - 1}`);
  s.d[at] = rider + 1;
  s.d[R.place + rider] = place;
  s.d[R.onRoad + rider] = 1;
  s.road = ++s.config.work.clock;
}

/** From his place to another, as `leaveRoad` and `putOn`. */
export function rideTo(s: State, rider: number, place: number): void {
  const { spaceOf } = courseOf(s);
  const base = s.config.occupantsBase;
  const at = base + spaceOf[place]!;
  if (s.d[at] !== 0) throw new Error(`space ${spaceOf[place]!} is taken by rider ${s.d[at]! - 1}`);
  s.d[base + spaceOf[s.d[R.place + rider]!]!] = 0;
  s.d[at] = rider + 1;
  s.d[R.place + rider] = place;
  s.road = ++s.config.work.clock;
}

/** Takes a rider off his space; he keeps his place number. */
export function leaveRoad(s: State, rider: number): void {
  s.d[s.config.occupantsBase + courseOf(s).spaceOf[placeOf(s, rider)]!] = 0;
  s.d[R.onRoad + rider] = 0;
  s.road = ++s.config.work.clock;
}

/** Empties the road and all that belongs to one race (not: stage points). */
export function clearRace(s: State): void {
  const stage = get(s, F.stage);
  s.d.fill(0, 0, STAGE_POINTS_AT);
  s.d.fill(0, s.config.occupantsBase);
  s.d.fill(-1, R.place, R.place + RIDER_COUNT);
  set(s, F.stage, stage);
  set(s, F.rider, -1);
  set(s, F.asked, -1);
  set(s, F.dueTo, -1);
  set(s, F.chance, -1);
  set(s, F.jersey, -1);
  set(s, F.firstTeam, -1);
  s.road = ++s.config.work.clock;
}

// ---- cards, photos, stack ----

/** Energy cards of a kind in the hands of a team. */
export const cardsOf = (s: State, team: number, kind: number): number => s.d[CARDS_AT + team * CARD_KIND_COUNT + kind]!;
export function setCards(s: State, team: number, kind: number, count: number): void {
  s.d[CARDS_AT + team * CARD_KIND_COUNT + kind] = count;
}
export const cardsOfRider = (s: State, rider: number, kind: number): number => cardsOf(s, teamOf(rider), kind);

/** How often a photo number (1 to 6) stands against a rider's name (UR 14). */
export const photosOf = (s: State, rider: number, photo: number): number => s.d[PHOTOS_AT + rider * PHOTO_COUNT + photo - 1]!;
export function addPhoto(s: State, rider: number, photo: number): void {
  s.d[PHOTOS_AT + rider * PHOTO_COUNT + photo - 1]!++;
}

/** Chance cards of a kind in the stack / laid aside. */
export const inStack = (s: State, kind: number): number => s.d[STACK_AT + kind]!;
export const laidAside = (s: State, kind: number): number => s.d[ASIDE_AT + kind]!;
export function setStack(s: State, kind: number, count: number): void {
  s.d[STACK_AT + kind] = count;
}
export function setAside(s: State, kind: number, count: number): void {
  s.d[ASIDE_AT + kind] = count;
}

// ---- start, sprints, stages ----

export const startSum = (s: State, manager: number): number => s.d[START_SUM_AT + manager]!;
export function setStartSum(s: State, manager: number, sum: number): void {
  s.d[START_SUM_AT + manager] = sum;
}

/** The rider who was `rank`-th (1 to 3) over a line, -1 where there is none yet. */
export const sprintRider = (s: State, line: number, rank: number): number => s.d[SPRINT_AT + line * 3 + rank - 1]! - 1;
export function setSprintRider(s: State, line: number, rank: number, rider: number): void {
  s.d[SPRINT_AT + line * 3 + rank - 1] = rider + 1;
}

/** A rider's points of a stage that has ended. */
export const stagePoints = (s: State, stage: number, rider: number): number => s.d[STAGE_POINTS_AT + stage * RIDER_COUNT + rider]!;
export function setStagePoints(s: State, stage: number, rider: number, points: number): void {
  s.d[STAGE_POINTS_AT + stage * RIDER_COUNT + rider] = points;
}
