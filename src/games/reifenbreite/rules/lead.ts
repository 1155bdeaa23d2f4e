/** UR 16: switching the lead. */
import { NONE } from '../../../course/index.ts';
import type { Action } from '../action.ts';
import { managerOfRider } from '../config.ts';
import { courseOf, F, get, hasMoved, occupant, placeOf, type State } from '../state.ts';
import { riderBehind } from './drafting.ts';
import { crossLines } from './lines.ts';
import { decisionDue, emit, type Play } from './play.ts';
import type { Place, Rider } from '../vocabulary.ts';

export interface Follower {
  readonly rider: Rider;
  /** The asker's place when the two have changed, and the other's. */
  readonly askerTo: Place;
  readonly leaderTo: Place;
}

/**
 * The unbroken line behind the rider whose turn it is, up to the first who has moved, from the front backwards.
 * *Behind* is along the road the rider in front came by (UR 5.2, laps); a rider of another lap whose own course would leave that road
 * before the asker's space cannot ride there, so the line ends before him.
 */
export function lineBehind(s: State): Follower[] {
  const course = courseOf(s);
  const asker = get(s, F.rider);
  const line: Follower[] = [];
  let steps = 0;
  for (let at = course.back[placeOf(s, asker)]!; at !== NONE; at = course.back[at]!) {
    steps++;
    const rider = occupant(s, course.spaceOf[at]!);
    if (rider < 0 || hasMoved(s, rider)) break;
    let leaderTo = placeOf(s, rider);
    for (let i = 0; i < steps && leaderTo !== NONE; i++) leaderTo = course.straight[leaderTo]!;
    if (leaderTo === NONE || course.spaceOf[leaderTo] !== course.spaceOf[placeOf(s, asker)]) break;
    line.push({ rider, askerTo: at, leaderTo });
  }
  return line;
}

const hasRefused = (s: State, rider: Rider): boolean => ((get(s, F.refused) >> rider) & 1) === 1;

const leadMayChange = (s: State): boolean => s.config.setup.rules.switching && get(s, F.leadChanged) === 0;

/** Riders of the same manager up to the first of another who has not refused; him last. */
export function leadOptions(s: State): readonly Action[] {
  if (!leadMayChange(s)) return NO_OPTIONS;
  // Most riders have nobody behind them: that is seen without making a line.
  const behind = riderBehind(s, placeOf(s, get(s, F.rider)));
  if (behind < 0 || hasMoved(s, behind)) return NO_OPTIONS;
  const manager = managerOfRider(s.config, get(s, F.rider));
  const list: Action[] = [];
  for (const { rider } of lineBehind(s)) {
    if (managerOfRider(s.config, rider) === manager) list.push(SWAPS[rider]!);
    else if (!hasRefused(s, rider)) {
      list.push(ASKS[rider]!);
      break;
    }
  }
  return list;
}

export type WhyNotLead =
  | 'lead-rule-off'
  | 'lead-changed-already'
  | 'lead-has-moved'
  | 'line-ends-before'
  | 'not-in-line'
  | 'own-needs-no-asking'
  | 'others-must-be-asked'
  | 'refused-already'
  | 'ask-first';

/** The rider who ends the line before `rider`, since he has moved; -1 where it is something else that parts them. */
function movedBefore(s: State, rider: Rider): Rider {
  const course = courseOf(s);
  let moved = -1;
  for (let at = course.back[placeOf(s, get(s, F.rider))]!; at !== NONE; at = course.back[at]!) {
    const next = occupant(s, course.spaceOf[at]!);
    if (next === rider) return moved;
    if (next < 0) return -1;
    if (moved < 0 && hasMoved(s, next)) moved = next;
  }
  return -1;
}

/** Why the lead cannot be offered in this way; `first` is the rider who must be asked before, or who ends the line. */
export function whyNotLead(s: State, rider: Rider, how: 'swap' | 'ask'): { readonly why: WhyNotLead; readonly first: Rider } | null {
  if (!s.config.setup.rules.switching) return { why: 'lead-rule-off', first: -1 };
  if (get(s, F.leadChanged) === 1) return { why: 'lead-changed-already', first: -1 };
  if (hasMoved(s, rider)) return { why: 'lead-has-moved', first: -1 };
  const line = lineBehind(s);
  const position = line.findIndex((f) => f.rider === rider);
  if (position < 0) {
    const first = movedBefore(s, rider);
    return { why: first < 0 ? 'not-in-line' : 'line-ends-before', first };
  }
  const manager = managerOfRider(s.config, get(s, F.rider));
  const own = managerOfRider(s.config, rider) === manager;
  if (own && how === 'ask') return { why: 'own-needs-no-asking', first: -1 };
  if (!own && how === 'swap') return { why: 'others-must-be-asked', first: -1 };
  if (!own && hasRefused(s, rider)) return { why: 'refused-already', first: -1 };
  const first = line.slice(0, position).find((f) => managerOfRider(s.config, f.rider) !== manager && !hasRefused(s, f.rider));
  return first === undefined ? null : { why: 'ask-first', first: first.rider };
}

export function askForLead(play: Play, asked: Rider): void {
  const rider = get(play.s, F.rider);
  emit(play, { type: 'lead-offered', rider, asked });
  decisionDue(play, 'answer', rider, asked);
}

export function refuseLead(play: Play): void {
  const { s } = play;
  const rider = get(s, F.rider);
  emit(play, { type: 'lead-refused', rider, asked: get(s, F.asked) });
  decisionDue(play, 'turn', rider, -1);
}

/** The two change spaces at once; whoever is in front now has the turn. */
export function changeLead(play: Play, leader: Rider): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const { askerTo, leaderTo } = lineBehind(s).find((f) => f.rider === leader)!;
  emit(play, { type: 'lead-changed', rider, leader, riderTo: askerTo, leaderTo });
  crossLines(play, leader);
  decisionDue(play, 'turn', leader, -1);
}

const NO_OPTIONS: readonly Action[] = [];
const riders = Array.from({ length: 16 }, (_, rider) => rider);
const SWAPS = riders.map((rider): Action => ({ type: 'swap', rider }));
const ASKS = riders.map((rider): Action => ({ type: 'ask', rider }));
