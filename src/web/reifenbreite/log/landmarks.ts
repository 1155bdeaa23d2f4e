import type { Landmarks } from '../../frame/watch/landmarks.ts';
import type { RaceEvent } from '../race-session.ts';
import { tScreen } from '../t.ts';
import { isAbout, kindOf, NUMBERS, type Kind } from './kinds.ts';

const KINDS = ['round', 'sprint', 'fall', 'breakaway', 'lead', 'jersey', 'finish', 'out'] as const satisfies readonly Kind[];
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
  riders: () => NUMBERS.map((id) => ({ id, name: String(id) })),
  isAbout,
};
