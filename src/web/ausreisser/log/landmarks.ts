import type { Landmarks } from '../../frame/watch/landmarks.ts';
import type { RaceEvent } from '../race-session.ts';
import { tScreen } from '../t.ts';
import { kindOf, ridersOf, type Kind } from './kinds.ts';

const KINDS = ['stage', 'jersey', 'dropped', 'hill', 'wind'] as const satisfies readonly Kind[];
type Landmark = (typeof KINDS)[number];

const isLandmark = (kind: Kind | null): kind is Landmark => KINDS.includes(kind as Landmark);

/** The landmarks that a spectator can search for. */
export const landmarks: Landmarks = {
  kinds: KINDS,
  kindOf(event: RaceEvent) {
    const kind = kindOf(event);
    return isLandmark(kind) ? kind : null;
  },
  label: (kind) => tScreen(`landmark.${kind as Landmark}`),
  riders: (names) => names.map((name, id) => ({ id, name })),
  isAbout: ({ event }: RaceEvent, rider) => ridersOf(event).includes(rider),
};
