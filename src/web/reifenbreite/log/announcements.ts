import type { EventType, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { Priority, Ranked } from '../../frame/race/announcements.ts';
import type { RaceEvent } from '../race-session.ts';
import { isAbout, isMove, isTold } from './kinds.ts';

/** What a screen reader says of a step, one sentence a move. `say-announcement.ts` puts it into words. */
export interface Announcement extends Ranked {
  /** The event of the sentence, and those it includes: others who fall in the same crash, riders who follow the move. */
  readonly events: readonly RaceEvent[];
  /** Riders of the people at this screen who fall among others. */
  readonly own: readonly RiderNumber[];
}

/** Events before a move, or part of its sentence. They are said of the person's own riders alone. */
const BEFORE_MOVE: readonly EventType[] = [
  'rolled',
  'total',
  'played-cards',
  'held-car',
  'photographed',
  'crossed',
  'stayed',
  'chance-drawn',
];
/** Those among them that the sentence of the move already says. */
const IN_MOVE: readonly EventType[] = ['rolled', 'total', 'crossed'];
const RANKS: Readonly<Partial<Record<EventType, Priority>>> = {
  jersey: 'lead',
  fell: 'news',
  sprinted: 'news',
  finished: 'news',
  disqualified: 'news',
  verdict: 'news',
  'race-ended': 'news',
};

/** @param own riders of the people at this screen */
export function announcementsOf(recent: readonly RaceEvent[], own: readonly RiderNumber[]): readonly Announcement[] {
  const isOwn = (event: RaceEvent): boolean => own.some((rider) => isAbout(event, rider));
  const moved = new Set(recent.flatMap(({ named }) => (named.type === 'moved' || named.type === 'followed' ? [named.rider] : [])));
  const finished = new Set(recent.flatMap(({ named }) => (named.type === 'finished' ? [named.rider] : [])));
  const isSaid = (event: RaceEvent): boolean => {
    const { named } = event;
    // a rider who has finished has moved there
    if (named.type === 'moved' || named.type === 'followed') return !finished.has(named.rider);
    if (named.type === 'played-cards' && named.breakaway) return true;
    if (!BEFORE_MOVE.includes(named.type)) return isTold(event);
    const isInMove = IN_MOVE.includes(named.type) && 'rider' in named && named.rider !== null && moved.has(named.rider);
    return isTold(event) && isOwn(event) && !isInMove;
  };
  const spokenEvents = recent.filter(isSaid);
  return spokenEvents.flatMap((event, i): Announcement[] => {
    if (continues(spokenEvents[i - 1], event)) return [];
    const events = oneSentence(spokenEvents, i);
    const fallen = event.named.type === 'fell' ? ridersIn(events) : [];
    const rank = events.some(isOwn) ? 'own' : (RANKS[event.named.type] ?? 'other');
    return [{ rank, events, own: fallen.filter((rider) => own.includes(rider)) }];
  });
}

/** Whether an event belongs to the sentence of the one before: a fall in the same crash, a rider who follows the same move. */
function continues(before: RaceEvent | undefined, event: RaceEvent): boolean {
  if (before === undefined) return false;
  if (event.named.type === 'fell') return before.named.type === 'fell' && before.n === event.n;
  return event.named.type === 'followed' && isMove(before);
}

function oneSentence(spokenEvents: readonly RaceEvent[], from: number): readonly RaceEvent[] {
  let to = from + 1;
  while (to < spokenEvents.length && continues(spokenEvents[to - 1], spokenEvents[to]!)) to++;
  return spokenEvents.slice(from, to);
}

/** The rider of each event that has one. */
export const ridersIn = (events: readonly RaceEvent[]): readonly RiderNumber[] =>
  events.flatMap(({ named }) => ('rider' in named && named.rider !== null ? [named.rider] : []));
