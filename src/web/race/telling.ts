import type { AnySession } from '../session/session.svelte.ts';
import type { Happening } from '../session/chronicle.ts';

/** How a game's happenings are told. */
export interface Telling {
  /** False for what only says what is asked next, or what another line says already. */
  readonly isTold: (happening: Happening) => boolean;
  /** The sentence; `names` by seat. */
  readonly tell: (happening: Happening, names: readonly string[]) => string;
  /** Whether it begins a part of the log: a round, a stage. */
  readonly isHeading: (happening: Happening) => boolean;
}

/** All that the log tells of a race so far. */
export const linesOf = (session: AnySession, { isTold }: Telling): readonly Happening[] =>
  session.step < 0 ? [] : session.happenings.filter(isTold);

const isSame = (a: Happening, b: Happening): boolean => a.n === b.n && a.index === b.index;

/** Where a happening stands among the lines of the log, from 0; -1 where it is not told. */
export const placeOf = (lines: readonly Happening[], happening: Happening): number => lines.findIndex((line) => isSame(line, happening));
