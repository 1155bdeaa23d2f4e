import type { Event, EventType } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { RaceEvent } from '../race-session.ts';

/** What an event is to a spectator: the landmarks of a race that is watched, the highlights of one that is played. */

const KIND_OF = {
  'stage-began': 'stage',
  'stage-ended': 'stage-end',
  'took-lead': 'jersey',
  dropped: 'dropped',
  'hill-laid': 'hill',
  'wind-laid': 'wind',
} as const satisfies Partial<Record<EventType, string>>;
export type Kind = (typeof KIND_OF)[keyof typeof KIND_OF] | 'back';

/** Null where a spectator need not look. */
export function kindOf({ event }: RaceEvent): Kind | null {
  if (event.type === 'won-back') return event.minutes === 0 ? 'back' : null;
  return Object.hasOwn(KIND_OF, event.type) ? KIND_OF[event.type as keyof typeof KIND_OF] : null;
}

/** The riders an event is about, by seat: the one who did it or met it first, then the one he took the lead from. */
export const ridersOf = (event: Event): readonly Seat[] => [
  ...('rider' in event ? [event.rider] : []),
  ...('from' in event ? [event.from] : []),
];

/** Events that only say what is asked next, what another line of the log says, or that nothing was done. */
const NOT_IN_LOG: readonly EventType[] = ['due', 'turn-began', 'dealt', 'dealt-hidden', 'drew-hidden', 'passed'];

/** Whether the log has a line for the event. */
export const isTold = ({ event }: RaceEvent): boolean => isEventTold(event);

export function isEventTold(event: Event): boolean {
  // the result of a card without spurts names the card
  if (event.type === 'laid') return event.spurts !== 0;
  return !NOT_IN_LOG.includes(event.type);
}
