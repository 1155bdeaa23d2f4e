import type { Config, View } from '../../../games/reifenbreite/index.ts';
import type { Race } from '../../../table/index.ts';
import { Chronicle, type Happening } from '../../session/chronicle.ts';

/** A single race of a stage race as it stood at its end, or stands; with all that had happened by then. */
export interface RaceEnd {
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** Every race of a kept game that has begun: those that ended at their end, the last as it stands. */
export function racesOf(race: Race): readonly RaceEnd[] {
  const chronicle = new Chronicle(race.game, race.config, () => undefined);
  const ends: RaceEnd[] = [];
  const note = (): void => {
    ends.push({ view: race.game.view(chronicle.state, 0) as View, happenings: [...chronicle.happenings] });
  };
  for (const entry of race.entries) {
    // a race ends among the events of one entry: it is noted as it stood there, before the next is set up
    for (const event of entry.events) {
      const { type } = race.game.events.toJson(chronicle.state, event);
      if (type === 'race-ended') note();
      chronicle.add({ ...entry, events: [event] });
    }
  }
  const stages = (race.config as Config).stages.length;
  if (race.standings.length === 0 && ends.length < stages) note();
  return ends;
}
