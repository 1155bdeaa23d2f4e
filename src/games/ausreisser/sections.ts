import type { Phase } from './action.ts';
import type { Event, EventType } from './event.ts';
import type { State } from './state.ts';

/** The section of the rules behind each kind of event. */
const SECTIONS: Readonly<Record<Exclude<EventType, 'due'>, string>> = {
  'lead-drawn': 'DA 2',
  'lead-tied': 'DA 2',
  'lead-shuffled': 'DA 2',
  'lead-won': 'DA 2',
  'stage-began': 'DA 2',
  dealt: 'DA 2',
  'dealt-hidden': 'DA 2',
  'turn-began': 'DA 3',
  forgot: 'DA 3',
  drew: 'DA 3',
  'drew-hidden': 'DA 3',
  laid: 'DA 3',
  led: 'DA 3.1',
  'took-lead': 'DA 3.2',
  sheltered: 'DA 3.2',
  dropped: 'DA 3.2',
  'kept-up': 'DA 3.3',
  lost: 'DA 3.3',
  'won-back': 'DA 3.3',
  'hill-laid': 'DA 4.1',
  'hill-over': 'DA 4.1',
  passed: 'DA 4.1',
  'wind-laid': 'DA 4.3',
  'hand-shown': 'DA 4.4',
  discarded: 'DA 4.4',
  'turn-empty': 'DA 4.4',
  'stage-ended': 'DA 5',
};

/** The section of the rules behind each phase. */
export const SECTION_OF_PHASE: Readonly<Record<Phase, string>> = {
  lead: 'DA 2',
  deal: 'DA 2',
  draw: 'DA 3',
  discard: 'DA 4.4',
  lay: 'DA 3',
  spurt: 'DA 4.2',
  refill: 'DA 4.1',
  hill: 'DA 4.1',
  over: 'DA 6',
  'draw-or-lay': 'DA 3',
};

/**
 * The section that defines the order of decisions: seats play clockwise (DA 2); questions for a hill start with the
 * leader (DA 4.1).
 */
export const orderSection = (phase: Phase): string => (phase === 'hill' ? SECTION_OF_PHASE.hill : 'DA 2');

/** The section of the rules that an event rests on. */
export function sectionOf(_: State, event: Event): string {
  if (event.type === 'due') return SECTION_OF_PHASE[event.what];
  // under a hill there is no slipstream and no lead to take
  if ((event.type === 'dropped' || event.type === 'kept-up') && event.hill) return 'DA 4.1';
  if (event.type === 'laid' && event.spurts > 0) return 'DA 4.2';
  return SECTIONS[event.type];
}
