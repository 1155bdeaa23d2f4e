import { forget, recall, remember } from '../../lib/storage.ts';
import type { Memory } from './meetings.ts';

/** Whether first meetings are explained in this browser, and which of a game's are behind its reader. */

const KEY = 'meetings';
const OFF = 'off';
const metKey = (game: string): string => `met.${game}`;

let on = $state(recall(KEY) !== OFF);

export const explains = (): boolean => on;

/** @param games who turns it on again begins anew with these */
export function setExplains(next: boolean, ...games: readonly string[]): void {
  if (next && !on) games.forEach((game) => forget(metKey(game)));
  on = next;
  if (next) forget(KEY);
  else remember(KEY, OFF);
}

/** Read once: where nothing may be kept, it is remembered as long as the page lives. */
const memories = new Map<string, Set<string>>();

export function metIn(game: string): Memory {
  // forgotten since
  if (recall(metKey(game)) === null) memories.delete(game);
  const met = memories.get(game) ?? new Set((recall(metKey(game)) ?? '').split(' ').filter((id) => id !== ''));
  memories.set(game, met);
  return {
    has: (id) => met.has(id),
    add(id) {
      met.add(id);
      remember(metKey(game), [...met].join(' '));
    },
  };
}
