import { NO_SEAT, type Named } from '../../../kit/index.ts';
import { logOf, type LogEvent, type Race } from '../../../table/index.ts';

/** Reads what a result shows from one replay of the race. */

/** Collects something during the replay. */
export interface Reader<T, E = unknown, N extends Named = Named> {
  /** Called with every event as everyone may see it, and the full state before it. The state is live, so copy what you keep. */
  see?(event: LogEvent<E, N>, before: unknown): void;
  /** Returns what was collected. @param last the state at the end */
  end(last: unknown): T;
}

type Readers<All> = { readonly [Key in keyof All]: Reader<All[Key]> };

/** Replays the race once, and returns what each collector has read. */
export function readRace<All extends object>(race: Race, readers: Readers<All>): All {
  const all = Object.entries(readers) as [string, Reader<unknown>][];
  const last = logOf(race, (event, before) => {
    for (const [, reader] of all) reader.see?.(event, before);
  });
  return Object.fromEntries(all.map(([key, reader]) => [key, reader.end(last)])) as All;
}

/** The end of a race as everyone may see it. `View` is the game's view. */
export const readEnd = <View>({ game }: Race): Reader<View> => ({ end: (last) => game.view(last, NO_SEAT) as View });
