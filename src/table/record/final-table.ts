import { playBack } from '../race/race.ts';
import { formatEnd } from './format-record.ts';
import type { ParsedRecord } from './parse-record.ts';

/** The lines after the last action, up to the one that says whether the race is over. */
const END = /^(?:seed ".*\n)?end \d+ open\n/m;

/**
 * Adds the final table to a record that was put together from rows. Such a record says `open`, because its writer only copies lines and knows no rules.
 * @param text the record
 * @param read what `parseRecord` reads in it; where there are problems the text stays as it is
 */
export function withFinalTable(text: string, { race, problems }: ParsedRecord): string {
  if (race === null || problems.length > 0 || race.standings.length > 0) return text;
  const standings = race.game.standings(playBack(race));
  return standings.length === 0 ? text : text.replace(END, () => formatEnd({ ...race, standings }));
}
