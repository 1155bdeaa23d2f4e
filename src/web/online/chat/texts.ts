import { tChat } from '../../lib/t.ts';
import { text } from '../../lib/words.svelte.ts';

/** A phrase in the reader's language; null where a newer server sends one that this page does not know. */
export const phraseText = (code: string): string | null => text('chat', `phrase.${code}`) ?? null;

const MINUTE_S = 60;

/** How much later than the players onlookers see a race. @param seconds 0 for no delay */
export function delayText(seconds: number): string {
  if (seconds === 0) return tChat('delay-none');
  return seconds < MINUTE_S
    ? tChat('delay-seconds', { count: seconds })
    : tChat('delay-minutes', { count: Math.round(seconds / MINUTE_S) });
}
