import {
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  hasMoved,
  isOnRoad,
  linesCrossed,
  mayFollow,
  nextSprintRank,
  occupant,
  placeOf,
  positionInTeam,
  rankOf,
  RIDER_COUNT,
  TEAM_SIZE,
  type MovePoints,
  type Place,
  type Rider,
  type State,
  type WayLength,
} from '../../../../games/reifenbreite/index.ts';
import type { Ground } from '../../medium/ground.ts';
import { teamMates } from '../options.ts';
import { SCHOOL } from './school.ts';
import { wayBetween } from './ways.ts';

/**
 * What is seen of a space to ride to: turns to the finish, spaces ridden, points of sprints on the way, the finish; what a wheel before it is good for, whether a team-mate leads, a second one before him, one before a
 * rival, anybody; who comes to sit behind it, team-mate or rival; the cards of team-mates in that line; a team-mate before it who is still to ride; how likely a team-mate, or a rival, comes to its
 * wheel; a team-mate left behind; then, for team-mates and for rivals, turns that those behind win by following, and how many they are.
 */
export const LOOKS = 20;

const looks = new Float64Array(LOOKS);
/** Weights of a decision, and what those behind win left out. */
const weights = new Float64Array(LOOKS);
/** From here on it is what those behind win. */
export const FOLLOWED = 16;

/** How much hangs on a turn more or less: the nearer the finish, the less is open. */
export const near = (left: number): number => 1 / (0.3 + Math.sqrt(left > 1 ? left - 1 : 0));

/** The weights for a rider with so many turns left. */
export function weighFor(left: number): Float64Array {
  const n = near(left);
  for (let i = 0; i < LOOKS; i++) weights[i] = SCHOOL.far[i]! + n * SCHOOL.near[i]!;
  return weights;
}

/** Who is in line behind a rider on turn and may follow him, the next one first. */
export const line = new Int8Array(TEAM_SIZE * 4);
export let lineLength = 0;

/** Who is still to ride in this round: spaces to the finish, and where he is seen. */
const comesFrom = new Int16Array(RIDER_COUNT);
const comesFor = new Int8Array(RIDER_COUNT);
let toCome = 0;

/** Looks at the others, once for all spaces that a rider might ride to. */
export function lookAround(s: State, ground: Ground, rider: Rider): void {
  const from = placeOf(s, rider);
  toCome = 0;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (r === rider || hasMoved(s, r) || !isOnRoad(s, r) || rankOf(s, r) > 0) continue;
    comesFrom[toCome] = ground.toFinish[placeOf(s, r)]!;
    comesFor[toCome++] = teamMates(s, r, rider) ? 13 : 14;
  }
  lineLength = 0;
  for (let r = mayFollow(s, from); r >= 0 && lineLength < 4; r = mayFollow(s, placeOf(s, r))) line[lineLength++] = r;
}

/** Looks at a space a rider might ride to, so many spaces away. `line` is who may follow. */
export function look(s: State, ground: Ground, rider: Rider, to: Place, length: WayLength): Float64Array {
  const x = looks;
  const { course, pace, surface, mean } = ground;
  const { toFinish } = pace;
  x.fill(0);
  x[0] = -toFinish[to]!;
  x[1] = ground.ridden[to]!;
  const over = course.crossed[to]!;
  for (let l = linesCrossed(s, rider); l < over; l++) {
    const { role, points } = course.lines[l]!;
    if (role === 'finish') x[3] = 1;
    else if (role === 'sprint' && s.config.setup.rules.sprints) x[2]! += points[nextSprintRank(s, l) - 1] ?? 0;
  }
  let back = course.back[to]!;
  let longest = length;
  for (let i = 0, at = back; i < lineLength && at >= 0; i++, at = course.back[at]!) {
    const r = line[i]!;
    const stander = occupant(s, course.spaceOf[at]!);
    if (stander >= 0 && stander !== rider && stander !== r) break;
    const won = toFinish[placeOf(s, r)]! - 1 - toFinish[at]!;
    const isMate = teamMates(s, r, rider);
    if (won < (isMate ? -0.3 : -0.1)) break;
    // UR 5.4: no farther than who was followed
    const way = wayBetween(ground, placeOf(s, r), at);
    if (way === 0 || way > longest) break;
    longest = way;
    if (isMate) {
      x[FOLLOWED]! += won;
      x[FOLLOWED + 1]! += 1;
    } else {
      x[FOLLOWED + 2]! += won;
      x[FOLLOWED + 3]! += 1;
    }
  }
  if (over === course.lines.length) return x;
  const left = toFinish[to]!;
  const lasts = left > 5 ? 1 : (left - 1) / 4;
  const ahead = course.straight[to]!;
  const leader = ahead < 0 ? -1 : occupant(s, course.spaceOf[ahead]!);
  if (leader >= 0 && leader !== rider && rankOf(s, leader) === 0 && surface[ahead] === surface[to]) {
    if (hasMoved(s, leader)) {
      const better = mean[ahead]! - mean[to]!;
      x[4] = better + Math.sqrt(better * better + 3.76);
      const isMate = teamMates(s, leader, rider);
      const next = course.straight[ahead]!;
      let second = next < 0 ? -1 : occupant(s, course.spaceOf[next]!);
      if (second >= 0 && (!hasMoved(s, second) || surface[next] !== surface[ahead])) second = -1;
      if (second >= 0) x[8] = 1;
      const secondIsMate = second >= 0 && second !== rider && teamMates(s, second, rider);
      if (isMate) {
        x[5] = lasts;
        x[11] = lasts * cardsOf(s, leader);
        if (secondIsMate) {
          x[6] = lasts;
          x[11] += lasts * cardsOf(s, second);
        }
      } else if (secondIsMate) x[7] = lasts;
    } else x[12] = teamMates(s, leader, rider) ? lasts : 0;
  }
  back = course.back[to]!;
  const follower = back < 0 ? -1 : occupant(s, course.spaceOf[back]!);
  if (follower >= 0 && follower !== rider) {
    if (hasMoved(s, follower) && surface[back] === surface[to]) {
      if (teamMates(s, follower, rider)) {
        x[9] = lasts;
        x[11]! += lasts * cardsOf(s, follower);
      } else x[10] = lasts;
    }
  } else if (back >= 0 && surface[back] === surface[to]) {
    // a wheel for a team-mate who is still to ride, and for others
    const free = ground.toFinish[back]!;
    for (let i = 0; i < toCome; i++) {
      const away = comesFrom[i]! - free;
      if (away < 0 || away >= WHEEL.length) continue;
      const of = comesFor[i]!;
      if (WHEEL[away]! > x[of]!) x[of] = WHEEL[away]!;
    }
    x[13]! *= lasts;
    x[14]! *= lasts;
  }
  // a team-mate next in line who cannot come along
  if (lineLength > 0 && x[FOLLOWED + 1] === 0 && teamMates(s, line[0]!, rider)) x[15] = lasts;
  return x;
}

/** [distance]: how likely two dice, or one point or two more, lead there. */
const WHEEL = Array.from({ length: 13 }, (_, d) => {
  const ways = (total: MovePoints): number => (total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total));
  return d < 2 ? 0 : (ways(d) + 0.6 * ways(d + 1) + 0.2 * ways(d + 2)) / 36;
});

/** What a rider's own cards are better than dice by. */
export function cardsOf(s: State, rider: Rider): number {
  let sum = 0;
  const kinds = OWN_KINDS[positionInTeam(rider)]!;
  for (let i = 0; i < kinds.length; i++) sum += cardsOfRider(s, rider, kinds[i]!) * (CARD_VALUE[kinds[i]!]! - 3.5);
  return sum;
}

export function cardsLeft(s: State, rider: Rider): number {
  let sum = 0;
  const kinds = OWN_KINDS[positionInTeam(rider)]!;
  for (let i = 0; i < kinds.length; i++) sum += cardsOfRider(s, rider, kinds[i]!);
  return sum;
}

const OWN_KINDS = [0, 1, 2, 3].map((position) => CARD_OWNER.flatMap((owner, kind) => (owner === position ? [kind] : [])));

/** By the first so many looks. */
export function worthOf(w: Float64Array, x: Float64Array, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += w[i]! * x[i]!;
  return sum;
}

/** What those behind win with it. */
export function worthOfFollowers(w: Float64Array, x: Float64Array): number {
  let sum = 0;
  for (let i = FOLLOWED; i < LOOKS; i++) sum += w[i]! * x[i]!;
  return sum;
}
