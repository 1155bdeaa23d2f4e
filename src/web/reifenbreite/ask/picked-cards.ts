import type { CardKind } from '../../../games/reifenbreite/index.ts';

/** The energy cards picked for one turn. */

const MAX_CARDS = 2;

export const countOf = (cards: readonly CardKind[], kind: CardKind): number => cards.filter((each) => each === kind).length;

/**
 * The cards after a tap on one of a kind: one more, or none once all are picked. At most the last two stay picked.
 * @param most how many of this kind can be picked
 */
export function tapped(cards: readonly CardKind[], kind: CardKind, most: number): readonly CardKind[] {
  const isLast = countOf(cards, kind) === Math.min(most, MAX_CARDS);
  return isLast ? cards.filter((each) => each !== kind) : [...cards, kind].slice(-MAX_CARDS);
}
