import { listRaces, listsOf, storageProblem, type RaceLine } from '../storage/index.ts';
import { needWords } from '../lib/words.svelte.ts';

/** The races in this browser, and why it lists none where it cannot. */
export interface RacesHere {
  readonly races: readonly RaceLine[];
  readonly storageProblem: Awaited<ReturnType<typeof storageProblem>>;
}

export async function findRaces(): Promise<RacesHere> {
  const [races, unusable] = await Promise.all([listRaces(), storageProblem()]);
  // what is wrong with a race has words of its own, fetched where something is
  if (unusable === 'newer' || races.some(({ problem }) => problem !== null)) await needWords('problems');
  // what would come a little later would push the rest about
  if (listsOf(races).beneath.size > 0) await Promise.all([import('../frame/whatif/Variations.svelte'), needWords('whatif')]);
  return { races, storageProblem: unusable };
}
