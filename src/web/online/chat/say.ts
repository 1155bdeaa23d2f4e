import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/chat.json');

/** A sentence of `chat.json`. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('chat', key, facts) ?? key;

/** A phrase in the reader's language; null: a newer server knows more of them than this page. */
export const sayPhrase = (code: string): string | null => text('chat', `phrase.${code}`) ?? null;

/** How much later than the riders onlookers see a race. @param seconds 0: at once */
export function sayDelay(seconds: number): string {
  if (seconds === 0) return say('delay-none');
  return seconds < MINUTE ? say('delay-seconds', { count: seconds }) : say('delay-minutes', { count: Math.round(seconds / MINUTE) });
}
const MINUTE = 60;
