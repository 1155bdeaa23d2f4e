import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  lengthTo,
  placeOf,
  placeToFollowTo,
  positionInTeam,
  reachFrom,
  riderAsked,
  riderOnTurn,
  roundOf,
  surfaceChange,
  type Action,
  type MovePoints,
  type Place,
  type Rider,
  type State,
} from '../../../../games/reifenbreite/index.ts';
import { groundOf, type Ground } from '../../medium/ground.ts';
import { teamMates } from '../options.ts';
import { SCHOOL } from './school.ts';
import {
  LOOKS,
  near,
  weighFor,
  line,
  lineLength,
  lookAround,
  look,
  cardsOf,
  cardsLeft,
  worthOf,
  worthOfFollowers,
  FOLLOWED,
} from './space.ts';
import { wayBetween } from './ways.ts';

/** Points that a turn can bring, and a descent. */
const MOST = 17;
const MOST_OF_DICE = 12;
/** Turns short of the best, for so many points, beyond which a space is not looked at. */
const COMPANY = 0.4;

export function dot(weights: readonly number[], looks: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * looks[i]!;
  return sum;
}

/** [points]: what the best space within so many is worth, if those behind may follow, and if nobody may. */
const open = new Float64Array(MOST + 1);
const alone = new Float64Array(MOST + 1);

function weighRoad(s: State, ground: Ground, rider: Rider, from: Place): void {
  const { toFinish } = ground.pace;
  const w = weighFor(toFinish[from]!);
  lookAround(s, ground, rider);
  open.fill(-Infinity);
  alone.fill(-Infinity);
  const reach = reachFrom(s, from, Math.max(1, Math.min(MOST, MOST_OF_DICE + surfaceChange(s, from))));
  const { count } = reach;
  for (let i = 0; i < count; i++) {
    const to = reach.queue[i]!;
    const length = lengthTo(reach, to);
    // far worse than what as many points bring on the empty road
    if (toFinish[to]! > ground.pace.best[from * MOST + (length < MOST ? length : MOST - 1)]! + COMPANY) continue;
    const x = look(s, ground, rider, to, length);
    const by = worthOf(w, x, FOLLOWED);
    if (by > alone[length]!) alone[length] = by;
    const all = by + worthOfFollowers(w, x);
    if (all > open[length]!) open[length] = all;
  }
  // nowhere to ride, or nowhere so far
  const stays = -w[0]! * toFinish[from]! + w[1]! * ground.ridden[from]! - 0.3 * w[0]!;
  open[0] = alone[0] = stays;
  for (let points = 1; points <= MOST; points++) {
    if (points === 1) {
      if (open[1] === -Infinity) open[1] = alone[1] = stays;
      continue;
    }
    if (open[points - 1]! > open[points]!) open[points] = open[points - 1]!;
    if (alone[points - 1]! > alone[points]!) alone[points] = alone[points - 1]!;
  }
}

/** The mean over so many dice on top of `base`. */
function mean(table: Float64Array, base: MovePoints, dice: number, change: MovePoints): number {
  let sum = 0;
  if (dice === 0) return table[within(base + change)]!;
  if (dice === 1) {
    for (let die = 1; die <= 6; die++) sum += table[within(base + die + change)]!;
    return sum / 6;
  }
  for (let total = 2; total <= 12; total++) sum += WAYS[total]! * table[within(base + total + change)]!;
  return sum / 36;
}

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const within = (points: MovePoints): number => (points < 0 ? 0 : points > MOST ? MOST : points);

/**
 * Of cards: that they are; points more than dice bring on the road; what they are better than dice by, plain, with many turns to come, with little room for cards, with team-mates in line; that it is a breakaway, and one from
 * rivals; jokers; that it is late, and so for what they are better by; what they bring with team-mates in line, and that there are any; a breakaway from those; rivals in line; the first round; how many team-mates.
 */
export const TURN_LOOKS = 17;
const turnLooks = new Float64Array(TURN_LOOKS);
/** Of a change of the lead: that it is; the best the new leader has, or the surface; how near the finish is, and by that: his cards against the old leader's, rivals and team-mates in line. */
export const SWAP_LOOKS = 6;
const swapLooks = new Float64Array(SWAP_LOOKS);

/** A turn on one position. */
const turnOf = { rider: -1, change: 0, dice: 0, team: 0, rival: 0, left: 0 };

export function beginTurn(s: State): void {
  const ground = groundOf(s);
  const rider = riderOnTurn(s);
  const from = placeOf(s, rider);
  weighRoad(s, ground, rider, from);
  const t = turnOf;
  t.rider = rider;
  t.change = surfaceChange(s, from);
  t.dice = mean(open, 0, 2, t.change);
  t.team = t.rival = 0;
  for (let i = 0; i < lineLength; i++) {
    if (teamMates(s, line[i]!, rider) && t.rival === 0) t.team++;
    else if (!teamMates(s, line[i]!, rider)) t.rival++;
  }
  t.left = ground.pace.toFinish[from]!;
}

type Cards = Omit<Extract<Action, { type: 'cards' }>, 'type'>;

/** What there is to see of cards against dice. */
export function lookAtCards(s: State, rider: Rider, { cards, breakaway }: Cards): Float64Array {
  const x = turnLooks;
  const { change, dice, team, rival, left } = turnOf;
  let base = 0;
  let jokers = 0;
  for (let i = 0; i < cards.length; i++) {
    base += CARD_VALUE[cards[i]!]!;
    if (CARD_OWNER[cards[i]!] === -1) jokers++;
  }
  const better = base - 3.5 * cards.length;
  const won = mean(breakaway ? alone : open, base, 2 - cards.length, change) - dice;
  const n = near(left);
  const time = left > 9 ? 1 : (left - 1) / 8;
  const late = left < 3 ? (3 - left) / 2 : 0;
  const number = cardsLeft(s, rider);
  const room = left < number ? left / number : 1;
  x[0] = 1;
  x[1] = won;
  x[2] = better * n;
  x[3] = better * n * time;
  x[4] = better * n * room;
  x[5] = better * n * team;
  x[6] = breakaway ? 1 : 0;
  x[7] = breakaway && rival > 0 ? 1 : 0;
  x[8] = jokers;
  x[9] = late;
  x[10] = better * n * late;
  x[11] = won * (team > 0 ? 1 : 0);
  x[12] = team > 0 ? 1 : 0;
  x[13] = breakaway ? team * n : 0;
  x[14] = better * n * rival;
  x[15] = roundOf(s) === 1 ? 1 : 0;
  x[16] = n * team;
  return x;
}

/** The best that a team-mate who would lead then might do, against the dice of who leads now. */
export function lookAtSwap(s: State, mate: Rider): Float64Array {
  const x = swapLooks;
  let most = 0;
  if (roundOf(s) > 1)
    for (let kind = 0; kind < CARD_KIND_COUNT; kind++) {
      if (CARD_OWNER[kind] !== positionInTeam(mate) || cardsOfRider(s, mate, kind) === 0) continue;
      const worth = dot(SCHOOL.one, lookAtCards(s, mate, ONE_CARD[kind]!));
      if (worth > most) most = worth;
      if (cardsOfRider(s, mate, kind) < 2) continue;
      const both = dot(SCHOOL.two, lookAtCards(s, mate, TWO_CARDS[kind]!));
      if (both > most) most = both;
    }
  const n = near(turnOf.left);
  x[0] = 1;
  x[1] = most;
  x[2] = n;
  x[3] = n * (cardsOf(s, mate) - cardsOf(s, turnOf.rider));
  x[4] = n * turnOf.rival;
  x[5] = n * turnOf.team;
  return x;
}

/** Another manager's rider might lead. */
export function lookAtAsking(s: State, rider: Rider): Float64Array {
  const x = swapLooks;
  const n = near(turnOf.left);
  x[0] = 1;
  x[1] = n * turnOf.change;
  x[2] = n;
  x[3] = n * (cardsOf(s, rider) - cardsOf(s, turnOf.rider));
  x[4] = n * turnOf.rival;
  x[5] = n * turnOf.team;
  return x;
}

const ONE_CARD = Array.from({ length: CARD_KIND_COUNT }, (_, kind): Cards => ({ cards: [kind], breakaway: false }));
const TWO_CARDS = Array.from({ length: CARD_KIND_COUNT }, (_, kind): Cards => ({ cards: [kind, kind], breakaway: false }));

/** Of following: that it is; what it brings more than dice do, whether a team-mate is followed, how near the finish is; then the two by each other, those in line, the own cards, turns won, the first round and the surface. */
export const FOLLOW_LOOKS = 15;
const followSees = new Float64Array(FOLLOW_LOOKS);

/** What there is to see of following against waiting for the own turn. */
export function followLooks(s: State): Float64Array {
  const x = followSees;
  const ground = groundOf(s);
  const { toFinish } = ground.pace;
  const rider = riderAsked(s);
  const from = placeOf(s, rider);
  const to = placeToFollowTo(s);
  weighRoad(s, ground, rider, from);
  const change = surfaceChange(s, from);
  const stays = mean(open, 0, 2, change);
  const n = near(toFinish[from]!);
  let team = 0;
  let rival = 0;
  for (let i = 0; i < lineLength; i++) {
    if (!teamMates(s, line[i]!, rider)) rival++;
    else if (rival === 0) team++;
  }
  const w = weighFor(toFinish[from]!);
  const comes = worthOf(w, look(s, ground, rider, to, wayBetween(ground, from, to)), LOOKS);
  const isMate = teamMates(s, rider, riderOnTurn(s));
  x[0] = 1;
  x[1] = comes - stays;
  x[2] = isMate ? 1 : 0;
  x[3] = n;
  x[4] = isMate ? n : 0;
  x[5] = n * team;
  x[6] = n * rival;
  x[7] = n * cardsOf(s, rider);
  x[8] = n * (toFinish[from]! - 1 - toFinish[to]!);
  x[9] = (toFinish[from]! - 1 - toFinish[to]!) * (isMate ? 1 : 0);
  x[10] = roundOf(s) === 1 ? 1 : 0;
  x[11] = roundOf(s) === 1 ? comes - stays : 0;
  x[12] = isMate ? comes - stays : 0;
  x[13] = team > 0 ? 1 : 0;
  x[14] = n * change;
  return x;
}
