import { RIDER_COUNT, riderNumber } from '../../../games/reifenbreite/index.ts';
import type { Landmarks } from '../../frame/watch/landmarks.ts';
import type { LogEvent } from '../../../table/index.ts';
import { say } from '../say.ts';

const KINDS = ['round', 'sprint', 'fall', 'breakaway', 'lead', 'jersey', 'finish', 'out'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  'round-began': 'round',
  sprinted: 'sprint',
  fell: 'fall',
  'lead-changed': 'lead',
  jersey: 'jersey',
  finished: 'finish',
  disqualified: 'out',
};
const NUMBERS = Array.from({ length: RIDER_COUNT }, (_, rider) => riderNumber(rider));
/** Where the facts of an event name riders. */
const NAMED = ['rider', 'by', 'leader', 'from', 'to'] as const;

function kindOf({ type, facts }: LogEvent): Kind | null {
  if (type === 'played-cards') return facts['breakaway'] === true ? 'breakaway' : null;
  return Object.hasOwn(KIND_OF, type) ? KIND_OF[type]! : null;
}

/** What may be looked for in a race of Um Reifenbreite. */
export const landmarks: Landmarks = {
  kinds: KINDS,
  kindOf,
  label: (kind) => say(`landmark.${kind as Kind}`),
  riders: () => NUMBERS.map((id) => ({ id, name: String(id) })),
  isAbout: ({ facts }, rider) => NAMED.some((name) => facts[name] === rider),
};
