import { NOBODY, type Named } from '../../../kit/index.ts';
import { logOf, type LogEvent, type Race } from '../../../table/index.ts';

/** What a result shows is read from the race while it is played back: once, for all that reads along. */

/** Something that is read along. */
export interface Reader<T, E = unknown, N extends Named = Named> {
  /** Every event, as everybody may see it, with the whole state before it (live: copy what you keep). */
  see?(told: LogEvent<E, N>, before: unknown): void;
  /** What was read. @param last the state at the end */
  end(last: unknown): T;
}

type Readers<All> = { readonly [Key in keyof All]: Reader<All[Key]> };

/** Plays the race back, once, and answers what each has read. */
export function readRace<All extends object>(race: Race, readers: Readers<All>): All {
  const all = Object.entries(readers) as [string, Reader<unknown>][];
  const last = logOf(race, (told, before) => {
    for (const [, reader] of all) reader.see?.(told, before);
  });
  return Object.fromEntries(all.map(([key, reader]) => [key, reader.end(last)])) as All;
}

/** How a race stands at its end, as everybody may see it. `View` is its game's. */
export const readEnd = <View>({ game }: Race): Reader<View> => ({ end: (last) => game.view(last, NOBODY) as View });
