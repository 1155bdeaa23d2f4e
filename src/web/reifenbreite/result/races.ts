import type { Config, View } from '../../../games/reifenbreite/index.ts';
import { logOf, type LogEvent, type Race } from '../../../table/index.ts';

/** A single race of a stage race as it stood at its end, or stands; with all that had happened by then. */
export interface RaceEnd {
  readonly view: View;
  readonly happenings: readonly LogEvent[];
}

/** Every race of a kept game that has begun: those that ended at their end, the last as it stands. */
export function racesOf(race: Race): readonly RaceEnd[] {
  const log: LogEvent[] = [];
  const ends: RaceEnd[] = [];
  const note = (state: unknown): void => void ends.push({ view: race.game.view(state, 0) as View, happenings: [...log] });
  const last = logOf(race, (told, before) => {
    // a race ends among the events of one entry: it is noted as it stood there, before the next is set up
    if (told.type === 'race-ended') note(before);
    log.push(told);
  });
  const stages = (race.config as Config).stages.length;
  if (race.standings.length === 0 && ends.length < stages) note(last);
  return ends;
}
