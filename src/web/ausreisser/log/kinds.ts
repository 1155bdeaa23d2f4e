import type { Event } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';

/** What kind of thing an event is to those who look on: looked for where a race is watched, shown large where it is ridden. */

const KIND_OF = {
  'stage-began': 'stage',
  'stage-ended': 'stage-end',
  'took-lead': 'jersey',
  dropped: 'dropped',
  'hill-laid': 'hill',
  'wind-laid': 'wind',
} as const;
export type Kind = (typeof KIND_OF)[keyof typeof KIND_OF] | 'back';

/** Null: nothing to those who look on. */
export function kindOf({ type, facts }: LogEvent): Kind | null {
  if (type === 'won-back') return facts['minutes'] === 0 ? 'back' : null;
  return Object.hasOwn(KIND_OF, type) ? KIND_OF[type as keyof typeof KIND_OF] : null;
}

/** Whom an event is about, by seat: who did it or met it first, and from whom he took the lead. */
export const ridersOf = (event: Event): readonly Seat[] => [
  ...('rider' in event ? [event.rider] : []),
  ...('from' in event ? [event.from] : []),
];

/** Events that only say what is asked next, what another line says already, or that nothing was done. */
const UNTOLD: readonly string[] = ['due', 'turn-began', 'dealt', 'dealt-hidden', 'drew-hidden', 'passed'];

export function isTold({ type, facts }: LogEvent): boolean {
  // a card without spurts is told with what it brought
  if (type === 'laid') return facts['spurts'] !== 0;
  return !UNTOLD.includes(type);
}
