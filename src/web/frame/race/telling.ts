import type { AnySession } from '../../session/session.svelte.ts';
import type { LogEvent } from '../../../table/index.ts';

/** How a game's events appear in the log. */
export interface Telling {
  /** False for events that only announce the next question, or repeat another line. */
  isTold(this: void, event: LogEvent): boolean;
  /** The sentence. `names` by seat. */
  tell(this: void, event: LogEvent, names: readonly string[]): string;
  /** Whether the event begins a part of the log: a round, a stage. */
  isHeading(this: void, event: LogEvent): boolean;
}

/** All lines of the log so far. */
export const linesOf = (session: AnySession, { isTold }: Telling): readonly LogEvent[] =>
  session.step < 0 ? [] : session.log.filter(isTold);

const isSame = (a: LogEvent, b: LogEvent): boolean => a.n === b.n && a.index === b.index;

/** The place of an event among the lines of the log, from 0; -1 if the log does not show it. */
export const placeOf = (lines: readonly LogEvent[], event: LogEvent): number => lines.findIndex((line) => isSame(line, event));
