import type { AnySession } from '../../session/session.svelte.ts';
import type { LogEvent } from '../../../table/index.ts';

/** How a game's happenings are told. */
export interface Telling {
  /** False for what only says what is asked next, or what another line says already. */
  readonly isTold: (happening: LogEvent) => boolean;
  /** The sentence; `names` by seat. */
  readonly tell: (happening: LogEvent, names: readonly string[]) => string;
  /** Whether it begins a part of the log: a round, a stage. */
  readonly isHeading: (happening: LogEvent) => boolean;
}

/** All that the log tells of a race so far. */
export const linesOf = (session: AnySession, { isTold }: Telling): readonly LogEvent[] =>
  session.step < 0 ? [] : session.log.filter(isTold);

const isSame = (a: LogEvent, b: LogEvent): boolean => a.n === b.n && a.index === b.index;

/** Where a happening stands among the lines of the log, from 0; -1 where it is not told. */
export const placeOf = (lines: readonly LogEvent[], happening: LogEvent): number => lines.findIndex((line) => isSame(line, happening));
