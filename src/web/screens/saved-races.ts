import { keepsRaces, listRaces, listsOf, type RaceLine } from '../keeping/index.ts';
import { needWords } from '../lib/words.svelte.ts';

/** The races that this browser keeps, and whether it may keep any. */
export interface RacesHere {
  readonly races: readonly RaceLine[];
  readonly keeps: boolean;
}

export async function findRaces(): Promise<RacesHere> {
  const [races, keeps] = await Promise.all([listRaces(), keepsRaces()]);
  // what is wrong with a race has words of its own, fetched where something is
  if (races.some(({ problem }) => problem !== null)) await needWords('problems');
  // what would come a little later would push the rest about
  if (listsOf(races).beneath.size > 0) await Promise.all([import('../frame/whatif/Variations.svelte'), needWords('whatif')]);
  return { races, keeps };
}
