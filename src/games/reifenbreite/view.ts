import type { Progress, Seat } from '../../kit/index.ts';
import { placeName, SURFACES, type LineRole, type Surface } from '../../course/index.ts';
import { choices, phaseOf, turn } from './choices.ts';
import { managerOfRider } from './config.ts';
import { CHANCE_KINDS, type ChanceKind } from './deck.ts';
import { MOVED_HOW, type MovedHow } from './event.ts';
import type { Pending } from './names.ts';
import { CARD_KIND_COUNT, CARD_OWNER, CARD_VALUE, formatCard, RIDER_COUNT, riderNumber, TEAMS, teamOf, type TeamName } from './riders.ts';
import { racePoints, standings, teamScore } from './rules/scoring.ts';
import { surfaceAt, surfaceChange } from './rules/surfaces.ts';
import type { Setup } from './setup.ts';
import {
  cardsOf,
  courseOf,
  F,
  get,
  inStack,
  isOnRoad,
  laidAside,
  riderValue,
  PHOTO_COUNT,
  photosOf,
  placeOf,
  R,
  sprintRider,
  stagePoints,
  type State,
} from './state.ts';
import type { MovePoints, Photo, Place, Points, Rank, Rider, RiderNumber, Round, Team } from './vocabulary.ts';

/**
 * What a manager sees: everything except future chance (UR 4.3, Ruling), so all seats see the same. Plain data with
 * names.
 */
export interface View {
  readonly setup: Setup;
  /** From 1. */
  readonly stage: number;
  readonly course: string;
  /** 0 before the first round. */
  readonly round: Round;
  readonly pending: Pending;
  /** The results of the current turn so far. */
  readonly turn: {
    readonly rider: RiderNumber | null;
    readonly points: MovePoints;
    readonly breakaway: boolean;
    readonly alone: boolean;
    readonly chance: ChanceKind | null;
  };
  /** Riders in the race: on the road, farthest ahead first; then the finished, by rank; then those not placed yet. */
  readonly riders: readonly RiderView[];
  readonly teams: readonly TeamView[];
  readonly lines: readonly LineView[];
  readonly jersey: RiderNumber | null;
  readonly stack: Readonly<Record<ChanceKind, { readonly left: number; readonly aside: number }>>;
  readonly verdict: readonly Photo[];
  /** Points of the finished stages, by rider number. */
  readonly stages: readonly Readonly<Record<string, number>>[];
  readonly standings: readonly { readonly manager: Seat; readonly rank: Rank; readonly points: Points }[];
}

/** What the view shows of a rider. */
export interface RiderView {
  readonly rider: RiderNumber;
  readonly team: TeamName;
  /** The manager's seat. */
  readonly manager: Seat;
  readonly status: 'unplaced' | 'riding' | 'dismounted' | 'finished';
  /** Name of the rider's space, or of the one he will return to; null off the road. */
  readonly space: string | null;
  readonly lap: number;
  /** The internal place number, which `choices` and drawings use. */
  readonly place: Place;
  readonly surface: Surface;
  readonly surfaceChange: MovePoints;
  readonly moved: MovedHow;
  readonly rank: Rank;
  readonly linesCrossed: number;
  readonly sprintPoints: Points;
  readonly jerseyPoints: Points;
  readonly points: Points;
  readonly carUses: number;
  /** Photo card numbers against the rider's name, as often as drawn (UR 14). */
  readonly photos: readonly Photo[];
  readonly disqualified: boolean;
}

/** What the view shows of a team. */
export interface TeamView {
  readonly team: TeamName;
  readonly manager: Seat;
  /** Empty if the hand is held hidden (`hiddenCards`). */
  readonly cards: readonly CardView[];
  /** How many energy cards the team has left, and had at the start. */
  readonly held: number;
  readonly dealt: number;
  readonly points: Points;
  readonly best: Points;
  readonly score: Points;
}

/** An energy card in a team's hand. */
export interface CardView {
  readonly card: string;
  /** Null for a joker. */
  readonly rider: RiderNumber | null;
  readonly value: number;
  readonly left: number;
  readonly of: number;
}

/** A line of the course. */
export interface LineView {
  readonly name: string;
  readonly role: LineRole;
  readonly points: readonly Points[];
  /** The riders who scored here, first to third. */
  readonly riders: readonly RiderNumber[];
}

const nullable = (rider: Rider): RiderNumber | null => (rider < 0 ? null : riderNumber(rider));

/** The decision that is due, with the facts that describe the question. */
export function pending(s: State): Pending {
  const kind = phaseOf(s);
  const seat: Seat = turn(s);
  const rider = riderNumber(get(s, F.rider));
  const options = (): number => choices(s).length;
  switch (kind) {
    case 'start-roll':
      return { seat, kind, facts: { manager: get(s, F.asked) + 1 } };
    case 'place':
      return { seat, kind, facts: { team: TEAMS[get(s, F.asked)]!, options: options() } };
    case 'turn':
    case 'take':
    case 'give':
      return { seat, kind, facts: { rider, options: options() } };
    case 'answer':
      return { seat, kind, facts: { rider, asked: riderNumber(get(s, F.asked)), options: options() } };
    case 'dice':
      return { seat, kind, facts: { rider, dice: get(s, F.dice) } };
    case 'extra':
      return { seat, kind, facts: { rider, dice: 1 } };
    case 'photo':
    case 'card':
      return { seat, kind, facts: { rider } };
    case 'move':
      return { seat, kind, facts: { rider, points: get(s, F.points), options: options() } };
    case 'follow': {
      const [to, length] = [placeName(courseOf(s), get(s, F.followTo)), get(s, F.followLength)];
      return { seat, kind, facts: { rider, asked: riderNumber(get(s, F.asked)), to, length, options: options() } };
    }
    case 'verdict':
    case 'over':
      return { seat, kind, facts: {} };
  }
}

/** Each race of a stage race counts its own rounds. */
export const progress = (s: State): Progress => ({ stage: get(s, F.stage) + 1, stages: s.config.stages.length, round: get(s, F.round) });

/**
 * The view. By the table's rule `hiddenCards` a seat sees the cards of its own teams alone until the race is over. What
 * is played, lost and taken back is open, so it remains possible to keep count.
 * @param seat left out: all cards are open
 */
export function view(s: State, seat?: Seat): View {
  const course = courseOf(s);
  const { setup, managerOf, table, stages } = s.config;
  const stage = get(s, F.stage);
  const chance = get(s, F.chance);
  const over = phaseOf(s) === 'over';
  const ended = over ? stages.length : stage;
  const handOf = (team: Team): 'open' | 'hidden' =>
    over || seat === undefined || setup.rules.hiddenCards !== true || managerOf[team] === seat ? 'open' : 'hidden';
  return {
    setup,
    stage: stage + 1,
    course: course.name,
    round: get(s, F.round),
    pending: pending(s),
    turn: {
      rider: nullable(get(s, F.rider)),
      points: get(s, F.points),
      breakaway: get(s, F.breakaway) === 1,
      alone: get(s, F.alone) === 1,
      chance: chance < 0 ? null : CHANCE_KINDS[chance]!,
    },
    riders: ridersInOrder(s).map((r) => riderView(s, r)),
    teams: table.map((team) => ({
      team: TEAMS[team]!,
      manager: managerOf[team]!,
      ...teamCards(s, team, handOf(team)),
      ...teamPoints(s, team, ended),
    })),
    lines: course.lines.map((line, i) => ({
      name: line.name,
      role: line.role,
      points: line.points,
      riders: [1, 2, 3]
        .map((rank) => sprintRider(s, i, rank))
        .filter((r) => r >= 0)
        .map(riderNumber),
    })),
    jersey: nullable(get(s, F.jersey)),
    stack: Object.fromEntries(CHANCE_KINDS.map((kind, i) => [kind, { left: inStack(s, i), aside: laidAside(s, i) }])) as View['stack'],
    verdict: [get(s, F.verdict1), get(s, F.verdict2)].filter((photo) => photo > 0),
    stages: Array.from({ length: ended }, (_, i) =>
      Object.fromEntries(ridersOf(s).map((r) => [String(riderNumber(r)), stagePoints(s, i, r)])),
    ),
    standings: over ? standings(s).map(({ seat, rank, points }) => ({ manager: seat, rank, points })) : [],
  };
}

/** All riders of the teams in the race. */
export const ridersOf = (s: State): Rider[] =>
  Array.from({ length: RIDER_COUNT }, (_, r) => r).filter((r) => s.config.managerOf[teamOf(r)]! >= 0);

/** The riding order (UR 5.2): farthest ahead first; then the finished by rank; then those not placed yet. */
export function ridersInOrder(s: State): Rider[] {
  const { order } = courseOf(s);
  const key = (r: Rider): number => {
    const rank = riderValue(s, R.rank, r);
    if (rank > 0) return 1000 + rank;
    return placeOf(s, r) < 0 ? 2000 + r : -order[placeOf(s, r)]!;
  };
  return ridersOf(s).sort((a, b) => key(a) - key(b));
}

function riderView(s: State, r: Rider): RiderView {
  const course = courseOf(s);
  const place = placeOf(s, r);
  const rank = riderValue(s, R.rank, r);
  const status = rank > 0 ? 'finished' : place < 0 ? 'unplaced' : isOnRoad(s, r) ? 'riding' : 'dismounted';
  return {
    rider: riderNumber(r),
    team: TEAMS[teamOf(r)]!,
    manager: managerOfRider(s.config, r),
    status,
    space: place < 0 ? null : course.spaceNames[course.spaceOf[place]!]!,
    lap: place < 0 ? 0 : course.lap[place]!,
    place,
    surface: place < 0 ? 'asphalt' : SURFACES[surfaceAt(s, place)]!,
    surfaceChange: place < 0 ? 0 : surfaceChange(s, place),
    moved: MOVED_HOW[riderValue(s, R.moved, r)]!,
    rank,
    linesCrossed: riderValue(s, R.crossed, r),
    sprintPoints: riderValue(s, R.sprintPoints, r),
    jerseyPoints: riderValue(s, R.jerseyPoints, r),
    points: racePoints(s, r),
    carUses: riderValue(s, R.carUses, r),
    photos: Array.from({ length: PHOTO_COUNT }, (_, i) => i + 1).flatMap((photo) => new Array<number>(photosOf(s, r, photo)).fill(photo)),
    disqualified: riderValue(s, R.disqualified, r) === 1,
  };
}

function teamCards(s: State, team: Team, hand: 'open' | 'hidden'): Pick<TeamView, 'cards' | 'held' | 'dealt'> {
  const all = s.config.stages[get(s, F.stage)]!.cards;
  const cards = Array.from({ length: CARD_KIND_COUNT }, (_, kind) => kind)
    .filter((kind) => all[kind]! > 0)
    .map((kind) => ({
      card: formatCard(team, kind),
      rider: CARD_OWNER[kind] === -1 ? null : riderNumber(4 * team + CARD_OWNER[kind]!),
      value: CARD_VALUE[kind]!,
      left: cardsOf(s, team, kind),
      of: all[kind]!,
    }));
  const sum = (of: 'left' | 'of'): number => cards.reduce((all, card) => all + card[of], 0);
  return { cards: hand === 'open' ? cards : [], held: sum('left'), dealt: sum('of') };
}

/** Points of the finished stages and of the present one so far. */
function teamPoints(s: State, team: Team, ended: number): { points: Points; best: Points; score: Points } {
  const { points, best, score } = teamScore(s, team, ended);
  if (ended > get(s, F.stage)) return { points, best, score };
  let now = 0;
  for (let r = 4 * team; r < 4 * team + 4; r++) now += racePoints(s, r);
  return { points: points + now, best, score: score + now };
}
