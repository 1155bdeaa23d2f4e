import { allocateNumbers, type Seat } from '../../kit/index.ts';
import { CHANCE_KIND_COUNT } from './deck.ts';
import type { Config } from './config.ts';
import { CARD_KIND_COUNT, RIDER_COUNT, TEAMS, teamOf } from './riders.ts';
import { NO_ROAD, type Occupancy } from './work-space.ts';
import type {
  AskedParty,
  CardKind,
  ChanceCard,
  LineIndex,
  MovePoints,
  Photo,
  Place,
  Points,
  Rank,
  Rider,
  Space,
  StageIndex,
  Team,
  WayLength,
} from './vocabulary.ts';

/**
 * The state of a race is one flat Int16Array, so a copy is one memory copy and the text form one line of numbers.
 * Only this file knows the layout; all other code uses the functions below, which engines inline. So the file is
 * longer than 400 lines: a second one would have to know the layout too.
 *
 * `version` numbers the positions of a config: states with the same version are equal, so a cached list of options
 * holds for both. `road` does the same for the riders' places (a cached search). Neither is part of the position.
 */
export interface State {
  readonly config: Config;
  readonly d: Int16Array;
  version: number;
  road: number;
  /**
   * Buffer of `occupancyOf`, not part of the position. Each race has its own, so a program that steps through many
   * races keeps them valid; copies share one.
   */
  readonly occupancy: Occupancy;
}

/**
 * Index of each single number. Literal numbers, so that the engine folds them. -1 means *none* where a rider,
 * manager, place or card may be missing.
 */
export const F = {
  phase: 0,
  stage: 1,
  round: 2,
  /** The rider whose turn it is. */
  rider: 3,
  /** Who is asked: a rider (follow, answer), or the manager or team of start-roll and place. */
  asked: 4,
  followTo: 5,
  followLength: 6,
  /** Dice still to roll, and the points without dice (cards, chase car). */
  dice: 7,
  base: 8,
  /** Dice and cards together; after the surface, the points to ride. */
  points: 9,
  /** Photo cards still to draw in this turn. */
  photosDue: 10,
  /** The chance card of this turn. */
  chance: 11,
  /** 1 if no rider may follow (breakaway, chance card). */
  alone: 12,
  breakaway: 13,
  /** 1 if the lead was changed in this turn. */
  leadChanged: 14,
  /** Bit r is set if rider r has refused the lead in this turn. */
  refused: 15,
  // The numbers from here on outlast the turn, as do stage and round (`differOnlyInTurn`).
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

/** Index of rider 0's number; the other riders follow. */
export const R = {
  /** -1: not placed yet, or finished and taken off. A dismounted rider keeps the place he returns to. */
  place: 25,
  /** 1 if the rider is on the road and occupies his space. */
  onRoad: 41,
  /** Index into MOVED_HOW. */
  moved: 57,
  /** How often the rider has used the chase car. */
  carUses: 73,
  /** Lines crossed, counting each once (UR 15). */
  crossed: 89,
  sprintPoints: 105,
  jerseyPoints: 121,
  /** 1 for the winner, 0 while racing. */
  rank: 137,
  disqualified: 153,
  /** Position in the order of dismounting, from 1; 0 if not dismounted. */
  dismountedAs: 169,
} as const;
export type RiderField = (typeof R)[keyof typeof R];

export const PHOTO_COUNT = 6;
/** Maximum number of lines of a course; the state has three sprint ranks for each. */
export const MAX_LINES = 24;

const CARDS_AT = 185;
const PHOTOS_AT = CARDS_AT + TEAMS.length * CARD_KIND_COUNT;
const STACK_AT = PHOTOS_AT + RIDER_COUNT * PHOTO_COUNT;
const ASIDE_AT = STACK_AT + CHANCE_KIND_COUNT;
const START_SUM_AT = ASIDE_AT + CHANCE_KIND_COUNT;
const SPRINT_AT = START_SUM_AT + TEAMS.length;
const STAGE_POINTS_AT = SPRINT_AT + MAX_LINES * 3;

// Points of the stages come last, because their number depends on the set-up.
const sizeFor = (config: Config): number => STAGE_POINTS_AT + config.stages.length * RIDER_COUNT;

const allocateFor = (config: Config): Int16Array => allocateNumbers(config.work.blocks, sizeFor(config));

/** A placeholder; most start states never need the occupancy. */
const EMPTY_OCCUPANCY = new Int8Array(0);

/** Creates a state whose numbers are all 0. */
export function newState(config: Config): State {
  const name = ++config.work.clock;
  return { config, d: allocateFor(config), version: name, road: name, occupancy: { road: NO_ROAD, riderOnSpace: EMPTY_OCCUPANCY } };
}

/** Returns an independent copy of a state. */
export function copyState(s: State): State {
  const d = allocateFor(s.config);
  d.set(s.d);
  return { config: s.config, d, version: s.version, road: s.road, occupancy: s.config.work.occupancyOfCopies };
}

/** Makes `into` equal to `from`, a state of the same config, without allocating. */
export function copyInto(into: State, from: State): void {
  into.d.set(from.d);
  into.version = from.version;
  into.road = from.road;
}

/** Whether two positions of a config differ only in the current turn: its rider, question and results. */
export function differOnlyInTurn({ d: a }: State, { d: b }: State): boolean {
  if (a[F.stage] !== b[F.stage] || a[F.round] !== b[F.round]) return false;
  for (let i: number = F.jersey; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Gives the changed position a new version. */
export function markChanged(s: State): void {
  s.version = ++s.config.work.clock;
}

// ---- single numbers ----

/** Reads a single number. */
export const get = (s: State, field: HeadField): number => s.d[field]!;
/** Writes a single number. */
export function set(s: State, field: HeadField, value: number): void {
  s.d[field] = value;
}

/**
 * Sets the numbers of a turn to their start values. One function, because the engine then checks the array bounds
 * once for all writes.
 */
export function resetTurn(s: State, phase: number, rider: Rider): void {
  const { d } = s;
  d[F.phase] = phase;
  d[F.rider] = rider;
  d[F.asked] = -1;
  d[F.dice] = 0;
  d[F.base] = 0;
  d[F.points] = 0;
  d[F.photosDue] = 0;
  d[F.chance] = -1;
  d[F.alone] = 0;
  d[F.breakaway] = 0;
  d[F.leadChanged] = 0;
  d[F.refused] = 0;
}

/** Sets the next decision. */
export function setDecisionDue(s: State, phase: number, rider: Rider, asked: AskedParty, to: Place, length: WayLength): void {
  const { d } = s;
  d[F.phase] = phase;
  d[F.rider] = rider;
  d[F.asked] = asked;
  d[F.followTo] = to;
  d[F.followLength] = length;
}

/** Sets the total points of a turn. */
export function setTotal(s: State, phase: number, points: MovePoints, who: 'alone' | 'may-follow'): void {
  const { d } = s;
  d[F.phase] = phase;
  d[F.points] = points;
  d[F.alone] = who === 'alone' ? 1 : 0;
}

// ---- riders ----

/** Reads a rider's number. */
export const riderValue = (s: State, field: RiderField, rider: Rider): number => s.d[field + rider]!;
/** Writes a rider's number. */
export function setRiderValue(s: State, field: RiderField, rider: Rider, value: number): void {
  s.d[field + rider] = value;
}

/** A rider's place; -1 if the rider is not placed yet, or finished and taken off. */
export const placeOf = (s: State, rider: Rider): Place => s.d[R.place + rider]!;
/** Whether a rider has used the move of this round. */
export const hasMoved = (s: State, rider: Rider): boolean => s.d[R.moved + rider]! !== 0;
/** Whether a rider is on the road and occupies a space. */
export const isOnRoad = (s: State, rider: Rider): boolean => s.d[R.onRoad + rider]! === 1;

/** Returns the rider on the road who has not moved and whose place comes first in `order`; -1 if there is none. */
export function farthestWaiting(s: State, order: Int16Array): Rider {
  const { d } = s;
  let best = -1;
  let ahead = -1;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (d[R.moved + r] !== 0 || d[R.onRoad + r] !== 1) continue;
    const at = order[d[R.place + r]!]!;
    if (at > ahead) {
      ahead = at;
      best = r;
    }
  }
  return best;
}

/** The course of the current stage. */
export const courseOf = (s: State) => s.config.stages[s.d[F.stage]!]!.course;

/**
 * For each space, its rider + 1, or 0 if it is free. Not part of the state, because sixteen places imply it and a
 * state without it is a quarter of the size. Computed on demand and updated by `rideTo`.
 */
export function occupancyOf(s: State): Int8Array {
  if (occupancyStatus(s) === 'unknown') rebuildOccupancy(s);
  return s.config.work.occupancy.riderOnSpace;
}

/** Whether `work.occupancy` is valid for this road; if so, moves update it. */
type OccupancyStatus = 'known' | 'unknown';

/** Checks the occupancy used last, then the state's own, which it makes the current one. */
function occupancyStatus(s: State): OccupancyStatus {
  const { work } = s.config;
  if (work.occupancy.road === s.road) return 'known';
  if (s.occupancy.road !== s.road) return 'unknown';
  work.occupancy = s.occupancy;
  return 'known';
}

function rebuildOccupancy(s: State): void {
  const { config, occupancy, d } = s;
  if (occupancy.riderOnSpace.length === 0) occupancy.riderOnSpace = new Int8Array(config.maxSpaces);
  const { riderOnSpace } = occupancy;
  const { spaceOf } = courseOf(s);
  riderOnSpace.fill(0);
  for (let r = 0; r < RIDER_COUNT; r++) if (d[R.onRoad + r] === 1) riderOnSpace[spaceOf[d[R.place + r]!]!] = r + 1;
  occupancy.road = s.road;
  config.work.occupancy = occupancy;
}

/** The rider on a space; -1 if it is free. */
export const occupant = (s: State, space: Space): Rider => occupancyOf(s)[space]! - 1;

/** The rider on the space of a place; -1 if it is free. */
export const riderAt = (s: State, place: Place): Rider => occupant(s, courseOf(s).spaceOf[place]!);

/**
 * Gives the road a new number after `rider` has moved, and records the change in caches that were valid for the old
 * road.
 */
function markRoadChanged(s: State, rider: Rider, occupancy: OccupancyStatus): void {
  const { work, reach } = s.config;
  const road = ++work.clock;
  if (occupancy === 'known') work.occupancy.road = road;
  if (reach.closedRoad === s.road) {
    reach.closedRoad = road;
    reach.changedRiders |= 1 << rider;
  }
  s.road = road;
}

/** Puts a rider on the space of a place, which must be free. */
function fill(s: State, rider: Rider, place: Place, occupied: OccupancyStatus): void {
  const space = courseOf(s).spaceOf[place]!;
  if (occupied === 'unknown') assertFree(s, space);
  else {
    const { riderOnSpace } = s.config.work.occupancy;
    if (riderOnSpace[space] !== 0) throw new Error(`space ${space} is taken`);
    riderOnSpace[space] = rider + 1;
  }
  s.d[R.place + rider] = place;
}

/** Throws if a space is occupied: a bug, or an event that was not decided for this position. */
function assertFree(s: State, space: Space): void {
  const { spaceOf } = courseOf(s);
  for (let r = 0; r < RIDER_COUNT; r++)
    if (s.d[R.onRoad + r] === 1 && spaceOf[s.d[R.place + r]!] === space) throw new Error(`space ${space} is taken`);
}

/** Puts a rider who is off the road on a place. */
export function putOn(s: State, rider: Rider, place: Place): void {
  const occupied = occupancyStatus(s);
  fill(s, rider, place, occupied);
  s.d[R.onRoad + rider] = 1;
  markRoadChanged(s, rider, occupied);
}

/**
 * Moves a rider from his place to another.
 * @param how index into MOVED_HOW
 */
export function rideTo(s: State, rider: Rider, place: Place, how: number): void {
  const occupied = occupancyStatus(s);
  const old = courseOf(s).spaceOf[placeOf(s, rider)]!;
  fill(s, rider, place, occupied);
  if (occupied === 'known') s.config.work.occupancy.riderOnSpace[old] = 0;
  s.d[R.moved + rider] = how;
  markRoadChanged(s, rider, occupied);
}

/** Takes a rider off the road. He keeps his place number. */
export function leaveRoad(s: State, rider: Rider): void {
  const occupied = occupancyStatus(s);
  if (occupied === 'known' && isOnRoad(s, rider)) s.config.work.occupancy.riderOnSpace[courseOf(s).spaceOf[placeOf(s, rider)]!] = 0;
  s.d[R.onRoad + rider] = 0;
  markRoadChanged(s, rider, occupied);
}

/** Clears the road and all numbers of one race. Keeps the points of stages. */
export function clearRace(s: State): void {
  const stage = get(s, F.stage);
  s.d.fill(0, 0, STAGE_POINTS_AT);
  s.d.fill(-1, R.place, R.place + RIDER_COUNT);
  set(s, F.stage, stage);
  set(s, F.rider, -1);
  set(s, F.asked, -1);
  set(s, F.followTo, -1);
  set(s, F.chance, -1);
  set(s, F.jersey, -1);
  set(s, F.firstTeam, -1);
  s.road = ++s.config.work.clock;
}

// ---- cards, photos, stack ----

// Functions named `...At` return the index of a number, for `invariants.ts`.

/** Energy cards of a kind in a team's hand. */
export const cardsAt = (team: Team, kind: CardKind): number => CARDS_AT + team * CARD_KIND_COUNT + kind;
export const cardsOf = (s: State, team: Team, kind: CardKind): number => s.d[cardsAt(team, kind)]!;
export function setCards(s: State, team: Team, kind: CardKind, count: number): void {
  s.d[cardsAt(team, kind)] = count;
}
/** How many energy cards of a kind the team of a rider has left (UR 4.3). */
export const cardsOfRider = (s: State, rider: Rider, kind: CardKind): number => cardsOf(s, teamOf(rider), kind);

/** How often a photo number (1 to 6) is recorded against a rider (UR 14). */
export const photosAt = (rider: Rider, photo: Photo): number => PHOTOS_AT + rider * PHOTO_COUNT + photo - 1;
/** How often a photo number, 1 to 6, stands beside a rider (UR 14). */
export const photosOf = (s: State, rider: Rider, photo: Photo): number => s.d[photosAt(rider, photo)]!;
export function addPhoto(s: State, rider: Rider, photo: Photo): void {
  s.d[photosAt(rider, photo)]!++;
}

/** Chance cards of a kind in the stack, or laid aside. */
export const stackAt = (kind: ChanceCard): number => STACK_AT + kind;
/** How many chance cards of a kind are still in the stack (UR 7). */
export const inStack = (s: State, kind: ChanceCard): number => s.d[stackAt(kind)]!;
export const laidAside = (s: State, kind: ChanceCard): number => s.d[ASIDE_AT + kind]!;
export function setStack(s: State, kind: ChanceCard, count: number): void {
  s.d[STACK_AT + kind] = count;
}
export function setAside(s: State, kind: ChanceCard, count: number): void {
  s.d[ASIDE_AT + kind] = count;
}

// ---- start, sprints, stages ----

export const startSumAt = (manager: Seat): number => START_SUM_AT + manager;
export const startSum = (s: State, manager: Seat): number => s.d[startSumAt(manager)]!;
export function setStartSum(s: State, manager: Seat, sum: number): void {
  s.d[START_SUM_AT + manager] = sum;
}

/** The rider with this rank (1 to 3) at a sprint line; -1 if there is none yet. */
export const sprintRiderAt = (line: LineIndex, rank: Rank): number => SPRINT_AT + line * 3 + rank - 1;
export const sprintRider = (s: State, line: LineIndex, rank: Rank): Rider => s.d[sprintRiderAt(line, rank)]! - 1;
export function setSprintRider(s: State, line: LineIndex, rank: Rank, rider: Rider): void {
  s.d[sprintRiderAt(line, rank)] = rider + 1;
}

/** A rider's points in a finished stage. */
export const stagePointsAt = (stage: StageIndex, rider: Rider): number => STAGE_POINTS_AT + stage * RIDER_COUNT + rider;
export const stagePoints = (s: State, stage: StageIndex, rider: Rider): Points => s.d[stagePointsAt(stage, rider)]!;
export function setStagePoints(s: State, stage: StageIndex, rider: Rider, points: Points): void {
  s.d[stagePointsAt(stage, rider)] = points;
}
