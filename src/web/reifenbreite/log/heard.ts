import type { RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Priority, Ranked } from '../../frame/race/heard.ts';
import { isAbout, isTold } from './kinds.ts';

/** What is heard of a step, a sentence a move; in words by `say-heard.ts`. */
export interface Heard extends Ranked {
  /** The one it is told by, and what is told with it: those who fall too, who follow. */
  readonly events: readonly LogEvent[];
  /** Of those before the screen who fall among others. */
  readonly own: readonly RiderNumber[];
}

/** What leads to a move, or is told with it; heard of one's own riders alone. */
const PREPARES: readonly string[] = ['rolled', 'total', 'played-cards', 'held-car', 'photographed', 'crossed', 'stayed', 'chance-drawn'];
/** Of one's own, too, it is told with the move that came of it. */
const IN_THE_MOVE: readonly string[] = ['rolled', 'total', 'crossed'];
const RANKS: Readonly<Record<string, Priority>> = {
  jersey: 'lead',
  fell: 'news',
  sprinted: 'news',
  finished: 'news',
  disqualified: 'news',
  verdict: 'news',
  'race-ended': 'news',
};

/** @param own of those before the screen */
export function heardOf(recent: readonly LogEvent[], own: readonly RiderNumber[]): readonly Heard[] {
  const isOwn = (event: LogEvent): boolean => own.some((rider) => isAbout(event, rider));
  const moved = new Set(recent.filter(({ type }) => type === 'moved' || type === 'followed').map(({ facts }) => facts['rider']));
  const home = new Set(recent.filter(({ type }) => type === 'finished').map(({ facts }) => facts['rider']));
  const isSaid = (event: LogEvent): boolean => {
    const { type, facts } = event;
    // who is over the finish has ridden there
    if (type === 'moved' || type === 'followed') return !home.has(facts['rider']);
    if (type === 'played-cards' && facts['breakaway'] === true) return true;
    if (!PREPARES.includes(type)) return isTold(event);
    return isTold(event) && isOwn(event) && !(IN_THE_MOVE.includes(type) && moved.has(facts['rider']));
  };
  const said = recent.filter(isSaid);
  return said.flatMap((event, i): Heard[] => {
    if (continues(said[i - 1], event)) return [];
    const events = run(said, i);
    const fallen = event.type === 'fell' ? ridersOf(events) : [];
    const rank = events.some(isOwn) ? 'own' : (RANKS[event.type] ?? 'other');
    return [{ rank, events, own: fallen.filter((rider) => own.includes(rider)) }];
  });
}

/** Whether it is told with the one before: who falls in the same crash, who follows the same move. */
const continues = (before: LogEvent | undefined, { type, n }: LogEvent): boolean =>
  type === 'fell'
    ? before?.type === 'fell' && before.n === n
    : type === 'followed' && (before?.type === 'moved' || before?.type === 'followed');

function run(said: readonly LogEvent[], from: number): readonly LogEvent[] {
  let to = from + 1;
  while (to < said.length && continues(said[to - 1], said[to]!)) to++;
  return said.slice(from, to);
}

export const ridersOf = (events: readonly LogEvent[]): readonly RiderNumber[] => events.map(({ facts }) => Number(facts['rider']));
