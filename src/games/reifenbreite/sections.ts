import type { Phase } from './action.ts';
import { phaseOf } from './choices.ts';
import type { Event, EventType } from './event.ts';
import { courseOf, type State } from './state.ts';

const TURN = 'UR 5.6';

/** The section of the rules behind each kind of event, unless its details decide. */
const SECTIONS: Readonly<Record<Exclude<EventType, 'due'>, string>> = {
  'race-began': 'UR 5',
  'start-rolled': 'UR 5.1',
  'start-tied': 'UR 5.1',
  'start-won': 'UR 5.1',
  placed: 'UR 5.1',
  'round-began': 'UR 5.2',
  'turn-began': 'UR 5.2',
  'lead-offered': 'UR 16',
  'lead-refused': 'UR 16',
  'lead-changed': 'UR 16',
  'chose-dice': 'UR 5.3',
  'played-cards': 'UR 6',
  'held-car': 'UR 14',
  rolled: 'UR 5.3',
  photographed: 'UR 14',
  'stack-renewed': 'UR 7',
  'chance-drawn': 'UR 7',
  'card-taken': 'UR 7',
  'card-lost': 'UR 7',
  'no-card': 'UR 7',
  total: TURN,
  dismounted: 'UR 9.2',
  blocked: 'UR 5.3',
  stopped: 'UR 7',
  fell: 'UR 7.1',
  moved: 'UR 5.3',
  followed: 'UR 5.4',
  stayed: 'UR 5.4',
  crossed: 'UR 15',
  sprinted: 'UR 15',
  jersey: 'UR 15.1',
  finished: 'UR 8',
  'jersey-scored': 'UR 15.1',
  'taken-off': 'UR 5.2',
  returned: 'UR 9.2',
  verdict: 'UR 14',
  disqualified: 'UR 14',
  'race-ended': 'UR 8',
};

/** The section of the rules behind each phase. */
export const SECTION_OF_PHASE: Readonly<Record<Phase, string>> = {
  'start-roll': 'UR 5.1',
  place: 'UR 5.1',
  turn: TURN,
  answer: 'UR 16',
  dice: 'UR 5.3',
  photo: 'UR 14',
  card: 'UR 7',
  extra: 'UR 7',
  take: 'UR 7',
  give: 'UR 7',
  move: 'UR 5.3',
  follow: 'UR 5.4',
  verdict: 'UR 14',
  over: 'UR 8',
};

/** The section that defines whose decision it is: the riding order (UR 5.2), or the question's own section. */
export function orderSection(phase: Phase): string {
  return phase === 'turn' || phase === 'dice' || phase === 'move' ? 'UR 5.2' : SECTION_OF_PHASE[phase];
}

const isChanceDie = (s: State, event: Event): boolean => event.type === 'rolled' && phaseOf(s) === 'extra';
const isFinish = (s: State, event: Event): boolean => event.type === 'crossed' && courseOf(s).lines[event.line]?.role === 'finish';

/** The section of the rules that an event rests on. `s` is the position before the event. */
export function sectionOf(s: State, event: Event): string {
  if (event.type === 'due') return SECTION_OF_PHASE[event.what];
  if (event.type === 'played-cards' && event.breakaway) return 'UR 6.1';
  if (event.type === 'total' && event.change !== 0) return event.change > 0 ? 'UR 9.3' : 'UR 9';
  if (isChanceDie(s, event)) return SECTION_OF_PHASE.extra;
  if (isFinish(s, event)) return SECTIONS.finished;
  return SECTIONS[event.type];
}

/**
 * Sections that records of older rules versions give: the turn for every question except the follower's, the die of
 * a chance card as any roll, the finish as any line.
 */
export function formerSections(s: State, event: Event): readonly string[] {
  if (event.type === 'due') return event.what === 'follow' || event.what === 'turn' ? [] : [TURN];
  return isChanceDie(s, event) || isFinish(s, event) ? [SECTIONS[event.type]] : [];
}
