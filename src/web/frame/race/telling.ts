import type { AnySession } from '../../session/session.svelte.ts';
import type { LogEvent } from '../../../table/index.ts';

/** How a game's events are told. */
export interface Telling {
  /** False for what only says what is asked next, or what another line says already. */
  isTold(this: void, event: LogEvent): boolean;
  /** The sentence; `names` by seat. */
  tell(this: void, event: LogEvent, names: readonly string[]): string;
  /** Whether it begins a part of the log: a round, a stage. */
  isHeading(this: void, event: LogEvent): boolean;
}

/** All that the log tells of a race so far. */
export const linesOf = (session: AnySession, { isTold }: Telling): readonly LogEvent[] =>
  session.step < 0 ? [] : session.log.filter(isTold);

const isSame = (a: LogEvent, b: LogEvent): boolean => a.n === b.n && a.index === b.index;

/** Where an event stands among the lines of the log, from 0; -1 where it is not told. */
export const placeOf = (lines: readonly LogEvent[], event: LogEvent): number => lines.findIndex((line) => isSame(line, event));
