import type { Landmarks } from '../../frame/watch/landmarks.ts';
import type { Event } from '../../../games/ausreisser/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import { say } from '../say.ts';
import { ridersOf } from './riders-of.ts';

const KINDS = ['stage', 'jersey', 'dropped', 'hill', 'wind'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  'stage-began': 'stage',
  'took-lead': 'jersey',
  dropped: 'dropped',
  'hill-laid': 'hill',
  'wind-laid': 'wind',
};

/** What may be looked for in a race of Der Ausreißer. */
export const landmarks: Landmarks = {
  kinds: KINDS,
  kindOf: ({ type }: LogEvent) => (Object.hasOwn(KIND_OF, type) ? KIND_OF[type]! : null),
  label: (kind) => say(`landmark.${kind as Kind}`),
  riders: (names) => names.map((name, id) => ({ id, name })),
  isAbout: ({ event }, rider) => ridersOf(event as Event).includes(rider),
};
