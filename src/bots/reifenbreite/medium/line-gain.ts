import { positionInTeam, TEAM_SIZE, type MovePoints, type Rider } from '../../../games/reifenbreite/index.ts';
import type { CourseTables } from './course-tables.ts';
import type { Hands } from './hands.ts';
import type { RoadOccupancy } from './road-occupancy.ts';
import type { Weights } from './weights.ts';
import { follows, leads, moved, isAffected, place } from './work-space.ts';

/**
 * Spaces gained by riding in a line: the choice between following and the dice, the leader's surface instead of
 * the own, and the team-mates' cards.
 */
export function lineGain(rider: Rider, occupancy: RoadOccupancy, tables: CourseTables, hands: Hands, weights: Weights): number {
  const { manager } = occupancy;
  const left = tables.pace.toFinish[place[rider]!]!;
  const leader = leads[rider]!;
  const behind = follows[rider]!;
  const lasts = stays(left, weights);
  let gain = behind >= 0 && manager[behind] === manager[rider] ? weights.teamMateFollows * lasts : 0;
  if (leader < 0)
    return (
      gain +
      (moved[rider] === 1 ? 0 : wheelGain(rider, occupancy, tables, left, weights)) +
      lineCards(rider, manager, lasts, hands, weights)
    );
  const better = tables.mean[place[leader]!]! - tables.mean[place[rider]!]!;
  // the mean of the better of two, as a smooth curve: 0.97 of a space if the leader's surface equals the own
  gain += weights.line * ((better + Math.sqrt(better * better + 3.76)) / 2);
  const second = leads[leader]!;
  if (second >= 0) gain += weights.line * weights.deep;
  const isMateSecond = second >= 0 && manager[second] === manager[rider];
  if (manager[leader] === manager[rider]) {
    gain += weights.teamMateLeads * lasts;
    if (isMateSecond) gain += weights.teamMatesLead * lasts;
  } else if (isMateSecond) gain += weights.teamMateInLine * lasts;
  return gain + lineCards(rider, manager, lasts, hands, weights);
}

/** The value of the cards of the team-mates directly before and behind. */
function lineCards(rider: Rider, manager: Int8Array, lasts: number, hands: Hands, { lineCards: share }: Weights): number {
  if (share === 0) return 0;
  let sum = 0;
  for (let r = leads[rider]!; r >= 0 && manager[r] === manager[rider]; r = leads[r]!) sum += hands.own[r]!;
  for (let r = follows[rider]!; r >= 0 && manager[r] === manager[rider]; r = follows[r]!) sum += hands.own[r]!;
  return sum * share * lasts;
}

/**
 * Spaces that a free space behind a team-mate who has moved promises a rider who has not, by its distance, for two
 * dice.
 */
function wheelGain(
  rider: Rider,
  { isRacing, on }: RoadOccupancy,
  { toFinish, behind, spaceOf, surface }: CourseTables,
  left: number,
  weights: Weights,
): number {
  if (weights.wheel === 0) return 0;
  const from = toFinish[place[rider]!]!;
  const first = rider - positionInTeam(rider);
  let most = 0;
  for (let teamMate = first; teamMate < first + TEAM_SIZE; teamMate++) {
    if (teamMate === rider || isRacing[teamMate] === 0 || moved[teamMate] === 0) continue;
    const at = place[teamMate]!;
    const free = behind[at]!;
    if (free < 0 || on[spaceOf[free]!]! > 0 || surface[free] !== surface[at]) continue;
    const away = from - toFinish[free]!;
    const chance = away >= 0 && away < WHEEL.length ? WHEEL[away]! : 0;
    if (chance > most) most = chance;
  }
  return most * weights.wheel * weights.teamMateLeads * stays(left, weights);
}

/** Whether any rider in the line of this one has changed. */
export function inChangedLine(rider: Rider): boolean {
  if (isAffected[rider] !== 0) return true;
  for (let r = leads[rider]!; r >= 0; r = leads[r]!) if (isAffected[r] !== 0) return true;
  for (let r = follows[rider]!; r >= 0; r = follows[r]!) if (isAffected[r] !== 0) return true;
  return false;
}

/** A line of team-mates holds, and saves more the longer the road is. */
const stays = (left: number, { lineTurns }: Weights): number => (left > 1 + lineTurns ? 1 : (left - 1) / lineTurns);

/** By distance: the chance that two dice, or one point or two more, lead there. */
const WHEEL = Array.from({ length: 13 }, (_, d) => {
  const ways = (total: MovePoints): number => (total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total));
  return d < 2 ? 0 : (ways(d) + 0.6 * ways(d + 1) + 0.2 * ways(d + 2)) / 36;
});
