import { withFinalTable } from '../../table/index.ts';
import { readRaceText } from './open.ts';

/** The text of a race that cannot be opened, as complete as the rules can make it. It needs no screens. */
export async function wholeText(text: string): Promise<string> {
  return withFinalTable(text, await readRaceText(text, () => true));
}
