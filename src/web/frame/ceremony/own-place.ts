import type { Seat } from '../../../kit/index.ts';
import { tCeremony } from '../../lib/t.ts';
import { t, type WebKey } from '../../lib/words.svelte.ts';

/** What a player has reached, as a sentence; '' without a place. @param places the rank of each seat that has one */
export function ownPlace(places: readonly { readonly seat: Seat; readonly rank: number }[], seat: Seat): string {
  const rank = places.find((each) => each.seat === seat)?.rank;
  if (rank === undefined) return '';
  if (rank > 1) return t(`result.you-${rank}` as WebKey);
  return tCeremony(places.filter((each) => each.rank === 1).length > 1 ? 'you-shared' : 'you-1');
}
