import type { Event } from '../../../games/ausreisser/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import { ridersOf } from './riders-of.ts';
import { groupsOf, type Highlight, type Unsaid } from '../../frame/highlight/highlight.ts';
import type { ShownRace } from '../race-session.ts';
import { ringsBell } from './sounds.ts';

const KIND_OF = { 'took-lead': 'jersey', dropped: 'dropped', 'hill-laid': 'hill', 'stage-ended': 'stage' } as const;
type Kind = (typeof KIND_OF)[keyof typeof KIND_OF] | 'back';

type Told = LogEvent<Event>;
/** Of the screen's words. */
type Key = `highlight.${Kind | 'last'}`;

const MOODS: Partial<Readonly<Record<Kind, Highlight['mood']>>> = { jersey: 'yellow', stage: 'yellow', dropped: 'harm' };
const SIZES: Partial<Readonly<Record<Kind, Highlight['size']>>> = { stage: 'large', hill: 'small' };

function kindOf({ type, facts }: Told): Kind | null {
  if (type === 'won-back') return facts['minutes'] === 0 ? 'back' : null;
  return Object.hasOwn(KIND_OF, type) ? KIND_OF[type as keyof typeof KIND_OF] : null;
}

/** What of the last step is worth everybody's eyes. Riders are seats. */
export function highlightsOf({
  recent,
  view,
  names,
  people,
}: Pick<ShownRace, 'recent' | 'view' | 'names' | 'people'>): readonly Unsaid<Key>[] {
  const shown = groupsOf(recent, kindOf).map(({ kind, events }): Unsaid<Key> => {
    const riders = events.flatMap(({ event }) => (event.type === 'stage-ended' ? [event.leader] : ridersOf(event).slice(0, 1)));
    // whose hill it is says less than whom it is laid against: the leader
    const concerned = events.flatMap(({ event }) => [...ridersOf(event), ...(event.type === 'hill-laid' ? [event.leader] : [])]);
    return {
      mood: MOODS[kind] ?? 'plain',
      words: { key: `highlight.${kind}`, facts: { rider: names[riders[0]!] ?? '', stage: Number(events[0]!.facts['stage'] ?? 0) } },
      events,
      riders,
      own: kind === 'stage' || concerned.some((rider) => people.includes(rider)),
      size: SIZES[kind] ?? 'usual',
    };
  });
  const rung = ringsBell(recent, view.stock);
  const last: Unsaid<Key> = {
    ...{ mood: 'plain', size: 'small', own: false },
    words: { key: 'highlight.last', facts: {} },
    events: [],
    riders: [],
  };
  return rung ? [...shown, last] : shown;
}
