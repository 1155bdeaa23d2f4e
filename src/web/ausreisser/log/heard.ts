import type { Seat } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Priority, Ranked } from '../../frame/race/heard.ts';
import type { Event } from '../../../games/ausreisser/index.ts';
import { isTold, ridersOf } from './kinds.ts';

/** What is heard of a step, a sentence a move. */
export interface Heard extends Ranked {
  readonly event: LogEvent;
}

/** What comes of a card that is laid: the move itself. */
const RESULTS: readonly string[] = ['led', 'took-lead', 'sheltered', 'dropped', 'kept-up', 'lost', 'won-back'];
/** What leads to it; heard of one's own rider alone. */
const PREPARES: readonly string[] = ['laid', 'drew', 'wind-laid', 'lead-drawn', 'discarded', 'hand-shown'];
const RANKS: Readonly<Record<string, Priority>> = {
  'took-lead': 'lead',
  led: 'lead',
  'lead-won': 'lead',
  dropped: 'news',
  'hill-laid': 'news',
  'stage-began': 'news',
  'stage-ended': 'news',
};

/** @param own of those before the screen */
export function heardOf(recent: readonly LogEvent[], own: readonly Seat[]): readonly Heard[] {
  return recent.filter(isTold).flatMap((event): Heard[] => {
    const { n, type } = event;
    const isOwn = ridersOf(event.event as Event).some((seat) => own.includes(seat));
    if (PREPARES.includes(type) && !isOwn) return [];
    // the speed says what it was laid with
    if (type === 'laid' && recent.some((other) => other.n >= n && RESULTS.includes(other.type))) return [];
    return [{ rank: isOwn ? 'own' : (RANKS[type] ?? 'other'), event }];
  });
}
