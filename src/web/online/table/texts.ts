import type { Facts } from '../../../kit/index.ts';
import type { ClockTerms, Terms } from '../../../table/index.ts';
import { tTable } from '../../lib/t.ts';
import { text } from '../../lib/words.svelte.ts';

/** A line of the table's log; empty where a newer server sends one that this page does not know. */
export const lineText = (what: string, facts: Facts): string => text('table', `line.${what}`, facts) ?? '';

const [MINUTE_S, HOUR_S, DAY_S] = [60, 3600, 86_400];

/** The length of a round in words: 30 seconds, 2 minutes, 12 hours. @param milliseconds */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds >= HOUR_S && seconds % HOUR_S === 0) return tTable('hours-of', { count: seconds / HOUR_S });
  return seconds >= MINUTE_S && seconds % MINUTE_S === 0
    ? tTable('minutes', { count: seconds / MINUTE_S })
    : tTable('seconds', { count: seconds });
}

/** The time left, as a clock shows it: 0:42, 3 h 20 min, 1 d 4 h. @param milliseconds */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds === 0) return tTable('time-up');
  if (seconds >= DAY_S) return tTable('days', { days: Math.floor(seconds / DAY_S), hours: Math.floor((seconds % DAY_S) / HOUR_S) });
  if (seconds >= HOUR_S)
    return tTable('hours', { hours: Math.floor(seconds / HOUR_S), minutes: Math.floor((seconds % HOUR_S) / MINUTE_S) });
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

/** The time left to the minute, for a place that is not updated every second. @param milliseconds */
export function roughTimeLeftText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / (MINUTE_S * 1000));
  return minutes > 0 && minutes * MINUTE_S < HOUR_S ? tTable('minutes', { count: minutes }) : timeLeftText(milliseconds);
}

export const clockText = (clock: ClockTerms | null): string =>
  clock === null ? tTable('clock-none') : tTable(`clock-${clock.per}`, { time: durationText(clock.limit) });

const botName = (bot: string): string => text('web', `bot.${bot}`) ?? bot;

/** What happens while a player is missing, as a sentence. */
export const absenceSentence = ({ does }: Pick<Terms['absence'], 'does'>): string => tTable(`absent-${does}`);

export const absenceText = ({ does, bot }: { readonly does: Terms['absence']['does']; readonly bot: string | null }): string =>
  does === 'wait' || bot === null ? tTable(`absence-${does}`) : `${tTable(`absence-${does}`)} (${botName(bot)})`;
