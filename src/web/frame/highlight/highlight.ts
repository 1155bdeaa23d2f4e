import type { Facts } from '../../../kit/index.ts';
import type { Pace } from '../../session/pace.ts';
import type { LogEvent } from '../../../table/index.ts';

/** An event worth showing large: a crash, a sprint, a new wearer of the yellow jersey. The game decides which events are. */
export interface Highlight {
  /** Decides the colour of the card. */
  readonly mood: Mood;
  /** One or two words. */
  readonly title: string;
  /** The events of the log that belong to it, oldest first. */
  readonly events: readonly LogEvent[];
  /** The riders whose jerseys are shown, by the game's numbers, in the order in which they were affected. */
  readonly riders: readonly number[];
  /** A player at this screen has a rider in it. */
  readonly own: boolean;
  readonly size: Size;
}

/** A highlight before its title is translated. */
export type Unsaid<Key> = Omit<Highlight, 'title'> & { readonly words: { readonly key: Key; readonly facts: Facts } };

/** `yellow`: the jersey or the lead. `harm`: a rider loses something. `finish`: a rider finishes. */
export type Mood = 'plain' | 'yellow' | 'harm' | 'finish';
/** How much there is to see, which decides how long it is shown. */
export type Size = 'small' | 'usual' | 'large';

/** Bounds in milliseconds: long enough to be seen, short enough not to delay the race. */
const [SHORTEST, LONGEST] = [600, 2000];
const LENGTHS: Readonly<Record<Size, number>> = { small: 900, usual: 1400, large: 2000 };
const BY_PACE: Readonly<Record<Pace, number>> = { slow: 1.3, normal: 1, brisk: 0.75, fast: 0.5 };

/** What happens to the player's own riders is shown this many times as long. */
const OWN_FACTOR = 2;

/** How long a highlight is shown, in milliseconds. */
export const highlightMs = ({ size, own }: Pick<Highlight, 'size' | 'own'>, pace: Pace): number =>
  Math.min(LONGEST, Math.max(SHORTEST, LENGTHS[size] * BY_PACE[pace])) * (own ? OWN_FACTOR : 1);

/**
 * Groups the events of a step into highlights, in the order of their first events.
 * @param kindOf returns the kind of highlight an event belongs to; null: none
 */
export function groupsOf<Kind extends string, Item extends LogEvent>(
  recent: readonly Item[],
  kindOf: (event: Item) => Kind | null,
): readonly { readonly kind: Kind; readonly events: readonly Item[] }[] {
  const groups = new Map<Kind, Item[]>();
  for (const event of recent) {
    const kind = kindOf(event);
    if (kind !== null) groups.set(kind, [...(groups.get(kind) ?? []), event]);
  }
  return [...groups].map(([kind, events]) => ({ kind, events }));
}
