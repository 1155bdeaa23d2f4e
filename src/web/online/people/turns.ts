import { gamesOnScreen } from '../../registry.ts';
import { needWords } from '../../lib/words.svelte.ts';
import { seeMe, type Me } from './calls.ts';

/** Races that wait for whoever is known by this; null: the server did not say. */
export async function lookForTurns(token: string): Promise<Me['races'] | null> {
  const [found] = await Promise.all([
    seeMe(token),
    // what they are told in
    needWords('people', 'table', ...gamesOnScreen.map(({ id }) => `${id}/card` as const)),
  ]);
  return found.ok ? found.value.races.filter(({ turn }) => turn !== null) : null;
}
