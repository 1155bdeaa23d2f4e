import { sentence } from '../../lib/sentences.ts';
import type { LogEvent } from '../../../table/index.ts';
import { say } from '../say.ts';

/** Why a bot did what a happening tells, with its name before it; null where there is nothing to say. */
export const reasonOf = ({ reason, seat }: LogEvent, names: readonly string[]): string | null =>
  reason ? say('reason', { name: names[seat] ?? '?', reason: sentence('bots', reason.code, reason.facts) }) : null;

/** The reasons worth saying with some lines: each under the first line of what it is for. By place in `lines`. */
export const reasonsOf = (lines: readonly LogEvent[], names: readonly string[]): readonly (string | null)[] =>
  lines.map((line, i) => (lines[i - 1]?.n === line.n || line.reason?.plain ? null : reasonOf(line, names)));
