/** UR 16: changes of the lead. */
import { NONE } from '../../../course/index.ts';
import type { Action } from '../action.ts';
import { managerOfRider } from '../config.ts';
import { courseOf, F, get, hasMoved, riderAt, placeOf, type State } from '../state.ts';
import { crossLines } from './lines.ts';
import { PHASE } from '../action.ts';
import { decisionDue, leadChanged, leadOffered, leadRefused, type Play } from '../effects.ts';
import type { Place, Rider } from '../vocabulary.ts';

/** A rider in the line behind the rider on turn, with the places after a change of the lead. */
export interface Follower {
  readonly rider: Rider;
  /** The asker's place after the change, and the other rider's. */
  readonly askerTo: Place;
  readonly leaderTo: Place;
}

/**
 * The unbroken line behind the rider on turn, from the front backwards, up to the first rider who has moved.
 * *Behind* means along the road by which the rider in front came (UR 5.2, laps). A rider of another lap whose
 * course leaves that road before the asker's space cannot ride there, so the line ends before him.
 */
export function lineBehind(s: State): Follower[] {
  const course = courseOf(s);
  const line: Follower[] = [];
  let steps = 0;
  for (let at = course.back[placeOf(s, get(s, F.rider))]!; at !== NONE; at = course.back[at]!) {
    const rider = riderInLine(s, at, ++steps);
    if (rider < 0) break;
    line.push({ rider, askerTo: at, leaderTo: straightOn(s, rider, steps) });
  }
  return line;
}

/** The rider `steps` spaces behind the rider on turn; -1 if the line ends before. */
function riderInLine(s: State, at: Place, steps: number): Rider {
  const { spaceOf } = courseOf(s);
  const rider = riderAt(s, at);
  if (rider < 0 || hasMoved(s, rider)) return -1;
  const leaderTo = straightOn(s, rider, steps);
  return leaderTo !== NONE && spaceOf[leaderTo] === spaceOf[placeOf(s, get(s, F.rider))] ? rider : -1;
}

/** The place `steps` spaces ahead in the lane; NONE if the rider's course leaves it before. */
function straightOn(s: State, rider: Rider, steps: number): Place {
  const { straight } = courseOf(s);
  let at = placeOf(s, rider);
  for (let i = 0; i < steps && at !== NONE; i++) at = straight[at]!;
  return at;
}

const hasRefused = (s: State, rider: Rider): boolean => ((get(s, F.refused) >> rider) & 1) === 1;

const leadMayChange = (s: State): boolean => s.config.setup.rules.switching && get(s, F.leadChanged) === 0;

/**
 * Lists riders of the same manager, up to and including the first rider of another who has not refused.
 * @returns how many
 */
export function leadOptions(s: State, list: Action[]): number {
  if (!leadMayChange(s)) return 0;
  const { back } = courseOf(s);
  const asker = get(s, F.rider);
  const manager = managerOfRider(s.config, asker);
  let count = 0;
  let steps = 0;
  for (let at = back[placeOf(s, asker)]!; at !== NONE; at = back[at]!) {
    const rider = riderInLine(s, at, ++steps);
    if (rider < 0) break;
    if (managerOfRider(s.config, rider) === manager) list[count++] = SWAPS[rider]!;
    else if (!hasRefused(s, rider)) {
      list[count++] = ASKS[rider]!;
      break;
    }
  }
  return count;
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

/** The rider who has moved and so ends the line before `rider`; -1 if the line ends for another reason. */
function movedBefore(s: State, rider: Rider): Rider {
  const course = courseOf(s);
  let moved = -1;
  for (let at = course.back[placeOf(s, get(s, F.rider))]!; at !== NONE; at = course.back[at]!) {
    const next = riderAt(s, at);
    if (next === rider) return moved;
    if (next < 0) return -1;
    if (moved < 0 && hasMoved(s, next)) moved = next;
  }
  return -1;
}

/** Why the lead cannot be offered this way. `first` is the rider who must be asked before, or who ends the line. */
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

/** UR 16: asks another manager's rider to take the lead. */
export function askForLead(play: Play, asked: Rider): void {
  const rider = get(play.s, F.rider);
  leadOffered(play, rider, asked);
  decisionDue(play, PHASE.answer, rider, asked);
}

/** UR 16: the rider asked refuses. */
export function refuseLead(play: Play): void {
  const { s } = play;
  const rider = get(s, F.rider);
  leadRefused(play, rider, get(s, F.asked));
  decisionDue(play, PHASE.turn, rider, -1);
}

/** Swaps the two riders; the one in front now has the turn. */
export function changeLead(play: Play, leader: Rider): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const { back } = courseOf(s);
  let steps = 1;
  let askerTo = back[placeOf(s, rider)]!;
  while (riderInLine(s, askerTo, steps) !== leader) {
    askerTo = back[askerTo]!;
    steps++;
    if (askerTo === NONE) throw new Error(`rider ${leader} is not in line`);
  }
  leadChanged(play, rider, leader, askerTo, straightOn(s, leader, steps));
  crossLines(play, leader);
  decisionDue(play, PHASE.turn, leader, -1);
}

const riders = Array.from({ length: 16 }, (_, rider) => rider);
const SWAPS = riders.map((rider): Action => ({ type: 'swap', rider }));
const ASKS = riders.map((rider): Action => ({ type: 'ask', rider }));
