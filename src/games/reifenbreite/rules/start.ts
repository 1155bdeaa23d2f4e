/** UR 5.1: the start roll and the placing on the dots. */
import type { Action } from '../action.ts';
import { RIDER_COUNT, teamOf } from '../riders.ts';
import { courseOf, F, get, isOnRoad, riderAt, placeOf, startSum, type State } from '../state.ts';
import { PHASE } from '../action.ts';
import { decisionDue, placed, startRolled, startTied, startWon, type Play } from '../effects.ts';
import { beginRound } from './order.ts';
import type { Die, Place, Rider, Team } from '../vocabulary.ts';

/** UR 5.1: records a manager's roll for the start; equal highest sums roll again. */
export function startRoll(play: Play, dice: readonly Die[]): void {
  const { s } = play;
  const manager = get(s, F.asked);
  const rolling = get(s, F.rolling);
  startRolled(play, manager, dice);
  const managers = s.config.setup.managers.map((_, i) => i).filter((i) => (rolling >> i) & 1);
  const next = managers.find((i) => i > manager);
  if (next !== undefined) {
    decisionDue(play, PHASE['start-roll'], -1, next);
    return;
  }
  const best = Math.max(...managers.map((i) => startSum(s, i)));
  const winners = managers.filter((i) => startSum(s, i) === best);
  if (winners.length > 1) {
    startTied(play, winners);
    decisionDue(play, PHASE['start-roll'], -1, winners[0]!);
    return;
  }
  const winner = winners[0]!;
  const team = s.config.table.find((t) => s.config.managerOf[t] === winner)!;
  startWon(play, winner, team);
  decisionDue(play, PHASE.place, -1, team);
}

/** The lanes in which a team has a rider, as bits. A team may not have two in one lane (figure 3). */
function lanesOfTeam(s: State, team: Team): number {
  const course = courseOf(s);
  let lanes = 0;
  for (let r = 4 * team; r < 4 * team + 4; r++) if (isOnRoad(s, r)) lanes |= 1 << course.lane[placeOf(s, r)]!;
  return lanes;
}

/** UR 5.1: all legal placings of the team that places next. */
export function placings(s: State): Action[] {
  const course = courseOf(s);
  const team = get(s, F.asked);
  const lanes = lanesOfTeam(s, team);
  const list: Action[] = [];
  for (let rider = 4 * team; rider < 4 * team + 4; rider++) {
    if (isOnRoad(s, rider)) continue;
    for (const at of course.startDots)
      if (riderAt(s, at) < 0 && !((lanes >> course.lane[at]!) & 1)) list.push({ type: 'place', rider, at });
  }
  return list;
}

/** Why a rider of the placing team may not use a dot. */
export function whyNotPlace(
  s: State,
  rider: Rider,
  at: Place,
): 'not-a-dot' | 'placed-already' | 'taken' | 'lane-of-team' | 'not-the-team' | null {
  const course = courseOf(s);
  if (teamOf(rider) !== get(s, F.asked)) return 'not-the-team';
  if (isOnRoad(s, rider)) return 'placed-already';
  if (!course.startDots.includes(at)) return 'not-a-dot';
  if (riderAt(s, at) >= 0) return 'taken';
  if ((lanesOfTeam(s, teamOf(rider)) >> course.lane[at]!) & 1) return 'lane-of-team';
  return null;
}

/** UR 5.1: places a rider on a dot; after the last one the first round begins. */
export function placeRider(play: Play, rider: Rider, at: Place): void {
  const { s } = play;
  placed(play, rider, at);
  const { table } = s.config;
  const count = get(s, F.placed);
  if (count < table.length * (RIDER_COUNT / 4)) decisionDue(play, PHASE.place, -1, table[(get(s, F.firstTeam) + count) % table.length]!);
  else beginRound(play, 1);
}
