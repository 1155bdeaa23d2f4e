import { recall, remember } from '../../lib/storage.ts';
import type { MeetingMemory } from './meetings.ts';

/** Which first meetings of a game are behind this browser's reader. */

export const metKey = (game: string): string => `met.${game}`;

/** Read once: where nothing may be kept, it is remembered as long as the page lives. */
const memories = new Map<string, Set<string>>();

export function metIn(game: string): MeetingMemory {
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
