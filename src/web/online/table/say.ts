import type { Facts } from '../../../kit/index.ts';
import type { BaseKey } from '../../../words/index.ts';
import type { ClockTerms, Terms } from '../../../table/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/house/words/en/table.json');

/** A sentence of `table.json`. */
export const say = (key: BaseKey<keyof English>, facts: Facts = {}): string => text('table', key, facts) ?? key;

/** What was said at the table. A server newer than the page may say what this one has no words for. */
export const sayLine = (what: string, facts: Facts): string => text('table', `line.${what}`, facts) ?? '';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A round length in words: 30 seconds, 2 minutes, 12 hours. @param milliseconds */
export function sayLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds >= HOUR && seconds % HOUR === 0) return say('hours-of', { count: seconds / HOUR });
  return seconds >= MINUTE && seconds % MINUTE === 0 ? say('minutes', { count: seconds / MINUTE }) : say('seconds', { count: seconds });
}

/** What is left, as a clock shows it: 0:42, 3 h 20 min, 1 d 4 h. @param milliseconds */
export function sayLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds === 0) return say('time-up');
  if (seconds >= DAY) return say('days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return say('hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** What is left, where it does not run before one's eyes: to the minute. @param milliseconds */
export function sayRoughlyLeft(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / (MINUTE * 1000));
  return minutes > 0 && minutes * MINUTE < HOUR ? say('minutes', { count: minutes }) : sayLeft(milliseconds);
}

export const sayClock = (clock: ClockTerms | null): string =>
  clock === null ? say('clock-none') : say(`clock-${clock.per}`, { time: sayLength(clock.limit) });

const sayBot = (bot: string): string => text('web', `bot.${bot}`) ?? bot;

export const sayAbsence = ({ does, bot }: { readonly does: Terms['absence']['does']; readonly bot: string | null }): string =>
  does === 'wait' || bot === null ? say(`absence-${does}`) : `${say(`absence-${does}`)} (${sayBot(bot)})`;
