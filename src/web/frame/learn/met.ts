import { recall, remember } from '../../lib/storage.ts';
import type { MeetingMemory } from './meetings.ts';

/** Which things the player has met in this browser. */

export const metKey = (game: string): string => `met.${game}`;

/** Read once. Without storage it is remembered as long as the page lives. */
const memories = new Map<string, Set<string>>();

export function metIn(game: string): MeetingMemory {
  // it was cleared in the meantime
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
