import { playBack } from '../race/race.ts';
import { formatEnd } from './format-record.ts';
import type { ParsedRecord } from './parse-record.ts';

/** What stands after the last action, up to what says whether it is over. */
const END = /^(?:seed ".*\n)?end \d+ open\n/m;

/**
 * A record put together from its rows says `open`, since nobody who only copies lines knows the rules; where by them the race is over it gets its final table.
 * @param text as it was put together
 * @param read what `parseRecord` reads in it; where it finds anything wrong the text stays as it is
 */
export function withFinalTable(text: string, { race, problems }: ParsedRecord): string {
  if (race === null || problems.length > 0 || race.standings.length > 0) return text;
  const standings = race.game.standings(playBack(race));
  return standings.length === 0 ? text : text.replace(END, () => formatEnd({ ...race, standings }));
}
