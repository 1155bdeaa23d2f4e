import { sentence } from '../../lib/sentences.ts';
import type { LogEvent } from '../../../table/index.ts';
import { tAround } from '../../lib/t.ts';

/** Why a bot acted as the event says, with its name first; null: there is no reason to show. */
export const reasonOf = ({ reason, seat }: LogEvent, names: readonly string[]): string | null =>
  reason ? tAround('reason', { name: names[seat] ?? '?', reason: sentence('bots', reason.code, reason.facts) }) : null;

/** The reasons to show with some lines, each below the first line that it applies to, in the order of `lines`. */
export const reasonsOf = (lines: readonly LogEvent[], names: readonly string[]): readonly (string | null)[] =>
  lines.map((line, i) => (lines[i - 1]?.n === line.n || line.reason?.plain ? null : reasonOf(line, names)));

/** Returns a function that adds a bot's reason to a sentence, once for all sentences from one action. Call it in their order. */
export function reasoned(): (words: string, event: LogEvent | undefined) => string {
  const explained = new Set<number>();
  return (words, event) => {
    if (!event?.reason || event.reason.plain || explained.has(event.n)) return words;
    explained.add(event.n);
    return tAround('heard-why', { words: words.replace(/\.$/, ''), reason: sentence('bots', event.reason.code, event.reason.facts) });
  };
}
