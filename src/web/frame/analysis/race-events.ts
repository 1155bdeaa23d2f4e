import type { Facts, Seat } from '../../../kit/index.ts';
import { logOf, nameEvents, type LogEvent, type Race } from '../../../table/index.ts';

/** What a race tells once it is over. */
export interface RaceEvents {
  /** All that the log tells. */
  readonly lines: readonly LogEvent[];
  /** By entry: what it tells first, and where the log tells nothing of it, what happened there; now that all is over, also what only one could see. */
  readonly firsts: ReadonlyMap<number, LogEvent>;
}

/**
 * @param isShown by the log
 * @param hasSentence there is a sentence for it
 */
export function raceEventsOf(race: Race, isShown: (event: LogEvent) => boolean, hasSentence: (event: LogEvent) => boolean): RaceEvents {
  const { game } = race;
  const lines: LogEvent[] = [];
  const firsts = new Map<number, LogEvent>();
  logOf(race, (event) => {
    if (isShown(event)) lines.push(event);
  });
  let state = game.start(race.config);
  for (const { n, seat, events } of race.entries) {
    const all = nameEvents(game, state, { n, seat, events });
    ({ state } = all);
    const first = all.events.find(isShown) ?? all.events.find(hasSentence);
    if (first !== undefined) firsts.set(n, first);
  }
  return { lines, firsts };
}

/** The same in the reader's language; '' where there is none. */
export interface ChoiceInWords {
  readonly done: string;
  readonly instead: string;
}

/** What slipstreams brought in a game, in its own measure. */
export interface Slipstream {
  readonly title: string;
  /** @param rider null: the whole seat */
  of(this: void, lines: readonly LogEvent[], seat: Seat, rider: Facts | null): number;
}
