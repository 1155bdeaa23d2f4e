import type { EventType } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { Priority, Ranked } from '../../frame/race/announcements.ts';
import type { RaceEvent } from '../race-session.ts';
import { isTold, ridersOf } from './kinds.ts';

/** What a screen reader says of a step, one sentence a move. */
export interface Announcement extends Ranked {
  readonly event: RaceEvent;
}

/** What a card brought that was laid: the move itself. */
const RESULTS: readonly EventType[] = ['led', 'took-lead', 'sheltered', 'dropped', 'kept-up', 'lost', 'won-back'];
/** Events before a move. They are said of the person's own rider alone. */
const BEFORE_MOVE: readonly EventType[] = ['laid', 'drew', 'wind-laid', 'lead-drawn', 'discarded', 'hand-shown'];
const RANKS: Readonly<Partial<Record<EventType, Priority>>> = {
  'took-lead': 'lead',
  led: 'lead',
  'lead-won': 'lead',
  dropped: 'news',
  'hill-laid': 'news',
  'stage-began': 'news',
  'stage-ended': 'news',
};

/** @param own seats of the people at this screen */
export function announcementsOf(recent: readonly RaceEvent[], own: readonly Seat[]): readonly Announcement[] {
  return recent.filter(isTold).flatMap((line): Announcement[] => {
    const { n, event } = line;
    const isOwn = ridersOf(event).some((seat) => own.includes(seat));
    if (BEFORE_MOVE.includes(event.type) && !isOwn) return [];
    // the sentence of the result names the speed
    if (event.type === 'laid' && recent.some((other) => other.n >= n && RESULTS.includes(other.event.type))) return [];
    return [{ rank: isOwn ? 'own' : (RANKS[event.type] ?? 'other'), event: line }];
  });
}
