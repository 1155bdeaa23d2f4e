import type { Facts } from '../../../kit/index.ts';
import type { Pace } from '../../session/pace.ts';
import type { LogEvent } from '../../../table/index.ts';

/** What of a race is worth everybody's eyes: a fall, a sprint, a new wearer of the yellow jersey. A game says what it has of them. */
export interface Highlight {
  /** Of the game; by it its card is coloured. */
  readonly mood: Mood;
  /** In a word or two. */
  readonly title: string;
  /** What the log tells of it, in the order in which it happened. */
  readonly events: readonly LogEvent[];
  /** Whose jerseys are shown, as the game numbers its riders, in the order in which it came to them. */
  readonly riders: readonly number[];
  /** Somebody before this screen has a rider in it. */
  readonly own: boolean;
  readonly size: Size;
}

/** A highlight before it is put into the reader's words. */
export type Unsaid<Key> = Omit<Highlight, 'title'> & { readonly words: { readonly key: Key; readonly facts: Facts } };

/** `yellow`: the jersey, or the lead; `harm`: somebody comes off worse; `finish`: somebody is there. */
export type Mood = 'plain' | 'yellow' | 'harm' | 'finish';
/** How much there is to be seen. */
export type Size = 'small' | 'usual' | 'large';

/** Milliseconds: never so short that it is not seen, nor so long that it keeps anybody. */
const [SHORTEST, LONGEST] = [600, 2000];
const LENGTHS: Readonly<Record<Size, number>> = { small: 900, usual: 1400, large: 2000 };
const BY_PACE: Readonly<Record<Pace, number>> = { slow: 1.3, normal: 1, brisk: 0.75, fast: 0.5 };

/** How long a highlight is shown, in milliseconds. */
export const highlightMs = ({ size }: Pick<Highlight, 'size'>, pace: Pace): number =>
  Math.min(LONGEST, Math.max(SHORTEST, LENGTHS[size] * BY_PACE[pace]));

/**
 * Events of a step in groups that are one highlight each, in the order of their first ones.
 * @param kindOf null: nothing to be shown of it
 */
export function groupsOf<Kind extends string, Told extends LogEvent>(
  recent: readonly Told[],
  kindOf: (event: Told) => Kind | null,
): readonly { readonly kind: Kind; readonly events: readonly Told[] }[] {
  const groups = new Map<Kind, Told[]>();
  for (const event of recent) {
    const kind = kindOf(event);
    if (kind !== null) groups.set(kind, [...(groups.get(kind) ?? []), event]);
  }
  return [...groups].map(([kind, events]) => ({ kind, events }));
}
