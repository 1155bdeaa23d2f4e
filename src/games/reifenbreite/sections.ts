import type { Event, EventType } from './event.ts';

/** The section of the canon behind each kind of event. */
const SECTIONS: Readonly<Record<EventType, string>> = {
  'race-began': 'UR 5',
  'start-rolled': 'UR 5.1',
  'start-tied': 'UR 5.1',
  'start-won': 'UR 5.1',
  placed: 'UR 5.1',
  'round-began': 'UR 5.2',
  'turn-began': 'UR 5.2',
  due: 'UR 5.6',
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
  total: 'UR 5.6',
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

export function sectionOf(event: Event): string {
  if (event.type === 'due' && event.what === 'follow') return 'UR 5.4';
  if (event.type === 'played-cards' && event.breakaway) return 'UR 6.1';
  if (event.type === 'total' && event.change !== 0) return event.change > 0 ? 'UR 9.3' : 'UR 9';
  return SECTIONS[event.type];
}
