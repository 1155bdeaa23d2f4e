import { gamesOnScreen } from '../../registry.ts';
import { needWords } from '../../lib/words.svelte.ts';
import type { OwnPersonDto } from '../../../protocol/index.ts';
import { seeMe } from './calls.ts';

/** Races that wait for whoever is known by this; null: the server did not say. */
export async function lookForTurns(token: string): Promise<OwnPersonDto['races'] | null> {
  const [found] = await Promise.all([
    seeMe(token),
    // what they are told in
    needWords('people', 'table', ...gamesOnScreen.map(({ id }) => `${id}/card` as const)),
  ]);
  return found.ok ? found.value.races.filter(({ turn }) => turn !== null) : null;
}
