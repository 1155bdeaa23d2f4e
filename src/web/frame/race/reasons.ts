import { sentence } from '../../lib/sentences.ts';
import type { LogEvent } from '../../../table/index.ts';
import { tAround } from '../../lib/t.ts';

/** Why a bot did what an event tells, with its name before it; null where there is nothing to say. */
export const reasonOf = ({ reason, seat }: LogEvent, names: readonly string[]): string | null =>
  reason ? tAround('reason', { name: names[seat] ?? '?', reason: sentence('bots', reason.code, reason.facts) }) : null;

/** The reasons worth saying with some lines: each under the first line of what it is for. By place in `lines`. */
export const reasonsOf = (lines: readonly LogEvent[], names: readonly string[]): readonly (string | null)[] =>
  lines.map((line, i) => (lines[i - 1]?.n === line.n || line.reason?.plain ? null : reasonOf(line, names)));

/** Sentences one by one, each with why a bot did it: once for all that came of it. To be told in their order. */
export function reasoned(): (words: string, event: LogEvent | undefined) => string {
  const told = new Set<number>();
  return (words, event) => {
    if (!event?.reason || event.reason.plain || told.has(event.n)) return words;
    told.add(event.n);
    return tAround('heard-why', { words: words.replace(/\.$/, ''), reason: sentence('bots', event.reason.code, event.reason.facts) });
  };
}
