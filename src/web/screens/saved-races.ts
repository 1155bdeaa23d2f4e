import { listRaces, listsOf, storageProblem, type RaceLine } from '../storage/index.ts';
import { needWords } from '../lib/words.svelte.ts';

/** The races in this browser, and why they cannot be listed if so. */
export interface RacesHere {
  readonly races: readonly RaceLine[];
  readonly storageProblem: Awaited<ReturnType<typeof storageProblem>>;
}

export async function findRaces(): Promise<RacesHere> {
  const [races, unusable] = await Promise.all([listRaces(), storageProblem()]);
  // the texts of problems are loaded only when there is a problem
  if (unusable === 'newer' || races.some(({ problem }) => problem !== null)) await needWords('problems');
  // loaded now, because content that comes later would move the page
  if (listsOf(races).beneath.size > 0) await Promise.all([import('../frame/whatif/Variations.svelte'), needWords('whatif')]);
  return { races, storageProblem: unusable };
}
