import type { Config, Event, NamedEvent, View } from '../../../games/reifenbreite/index.ts';
import type { Race } from '../../../table/index.ts';
import { readRace, type Reader } from '../../frame/result/read-race.ts';
import type { RaceEvent } from '../race-session.ts';

/** A single race of a stage race at its end, or as it stands, with all events up to then. */
export interface RaceEnd {
  readonly view: View;
  readonly events: readonly RaceEvent[];
}

/** Every race of a saved game that has begun, each at its end, the last as it stands. */
export function readRaces({ game, config, standings }: Race): Reader<readonly RaceEnd[], Event, NamedEvent> {
  const log: RaceEvent[] = [];
  const ends: RaceEnd[] = [];
  const note = (state: unknown): void => void ends.push({ view: game.view(state, 0) as View, events: [...log] });
  return {
    see(event, before) {
      // one entry may end a race and begin the next, so the view is taken at the event
      if (event.named.type === 'race-ended') note(before);
      log.push(event);
    },
    end(last) {
      if (standings.length === 0 && ends.length < (config as Config).stages.length) note(last);
      return ends;
    },
  };
}

export const racesOf = (race: Race): readonly RaceEnd[] => readRace(race, { races: readRaces(race) }).races;
