import type { Seat } from '../../../kit/index.ts';
import { t } from '../../lib/words.svelte.ts';

/** Who has won, as a sentence; '' before the end. @param names by seat */
export function winnerSentence(standings: readonly { readonly seat: Seat; readonly rank: number }[], names: readonly string[]): string {
  const winners = standings.flatMap(({ seat, rank }) => (rank === 1 ? [names[seat] ?? ''] : []));
  return winners.length === 0 ? '' : t('result.winner', { count: winners.length, names: winners.join(', ') });
}
