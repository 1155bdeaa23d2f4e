import { loadGame } from '../../games/index.ts';
import { NO_SEAT } from '../../kit/index.ts';
import { winnerSentence } from '../frame/result/winner-sentence.ts';
import { showName } from '../lib/words.svelte.ts';
import { tPages } from '../lib/t.ts';
import { gameOnScreen } from '../registry.ts';
import type { RaceNote } from '../storage/index.ts';

/** How a finished race ended, for the list of races. Races are replayed one after the other, so that a long list stays responsive. */

let last: Promise<unknown> = Promise.resolve();

/** `Place 2 of 4 · points 46`, or the winner if the player at this browser had no seat. '' if there is no result. */
export function endOf(id: string, note: RaceNote): Promise<string> {
  const next = last.then(() => readEnd(id, note)).catch(() => '');
  last = next;
  return next;
}

async function readEnd(id: string, { game: name, names }: RaceNote): Promise<string> {
  const game = await loadGame(name);
  if (game === undefined) return '';
  const [{ findRace }, screens] = await Promise.all([import('../session/open.ts'), gameOnScreen(name)?.load()]);
  const [found, seeded] = [await findRace(id, game), await screens?.seededRace()];
  if (!found?.ok) return '';
  const { race, you } = found.value;
  const own = you === NO_SEAT ? undefined : race.standings.find(({ seat }) => seat === you);
  if (own !== undefined) {
    const points = seeded?.formatPoints(own.points) ?? String(own.points);
    return tPages('saved.place', { rank: own.rank, count: race.standings.length, points });
  }
  return winnerSentence(race.standings, names.map(showName));
}
