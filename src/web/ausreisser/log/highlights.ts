import { kindOf, ridersOf, type Kind as EventKind } from './kinds.ts';
import { groupsOf, type Highlight, type Unsaid } from '../../frame/highlight/highlight.ts';
import type { RaceEvent, ShownRace } from '../race-session.ts';
import { ringsBell } from './sounds.ts';

type Kind = Exclude<EventKind, 'stage' | 'wind'>;
/** A key of the screen's catalogue. */
type Key = `highlight.${Kind | 'last'}`;

const MOODS: Partial<Readonly<Record<Kind, Highlight['mood']>>> = { jersey: 'yellow', 'stage-end': 'yellow', dropped: 'harm' };
const SIZES: Partial<Readonly<Record<Kind, Highlight['size']>>> = { 'stage-end': 'large', hill: 'small' };

function shownAs(event: RaceEvent): Kind | null {
  const kind = kindOf(event);
  return kind === 'stage' || kind === 'wind' ? null : kind;
}

/** The highlights of the last step. Riders are seats. */
export function highlightsOf({
  recent,
  view,
  names,
  people,
}: Pick<ShownRace, 'recent' | 'view' | 'names' | 'people'>): readonly Unsaid<Key>[] {
  const shown = groupsOf(recent, shownAs).map(({ kind, events }): Unsaid<Key> => {
    const riders = events.flatMap(({ event }) => (event.type === 'stage-ended' ? [event.leader] : ridersOf(event).slice(0, 1)));
    // a hill concerns the leader most, because it is laid against him
    const concerned = events.flatMap(({ event }) => [...ridersOf(event), ...(event.type === 'hill-laid' ? [event.leader] : [])]);
    const { named: first } = events[0]!;
    const stage = 'stage' in first ? first.stage : 0;
    return {
      mood: MOODS[kind] ?? 'plain',
      words: { key: `highlight.${kind}`, facts: { rider: names[riders[0]!] ?? '', stage } },
      events,
      riders,
      own: kind === 'stage-end' || concerned.some((rider) => people.includes(rider)),
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
