import { gamesOnScreen } from '../../registry.ts';
import { needWords } from '../../lib/words.svelte.ts';
import type { OwnPersonDto } from '../../../protocol/index.ts';
import { seeMe } from './calls.ts';

/** The races in which it is this person's turn; null: the server did not answer. */
export async function lookForTurns(token: string): Promise<OwnPersonDto['races'] | null> {
  const [found] = await Promise.all([
    seeMe(token),
    // the catalogues of the list
    needWords('people', 'table', ...gamesOnScreen.map(({ id }) => `${id}/card` as const)),
  ]);
  return found.ok ? found.value.races.filter(({ turn }) => turn !== null) : null;
}
