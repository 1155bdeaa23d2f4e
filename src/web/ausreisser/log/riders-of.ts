import type { Event } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';

/** Whom an event is about, by seat: who did it or met it first, and from whom he took the lead. */
export const ridersOf = (event: Event): readonly Seat[] => [
  ...('rider' in event ? [event.rider] : []),
  ...('from' in event ? [event.from] : []),
];
