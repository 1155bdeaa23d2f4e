import { CHANCE_KINDS, type ChanceKind } from '../../../games/reifenbreite/index.ts';

/** The chance cards of a table that has lost them: drawn without replacement, and shuffled again when none is left (UR 7). */
export interface ChanceStack {
  /** Cards drawn since the last shuffle, the newest last. */
  readonly drawn: readonly ChanceKind[];
}

/** Cards of each kind that are not drawn. @param deck the number of each kind, in the order of `CHANCE_KINDS` */
function leftOf(deck: readonly number[], { drawn }: ChanceStack): readonly number[] {
  return deck.map((count, kind) => count - drawn.filter((each) => each === CHANCE_KINDS[kind]).length);
}

export const cardsLeft = (deck: readonly number[], stack: ChanceStack): number =>
  leftOf(deck, stack).reduce((sum, count) => sum + count, 0);

/** Draws a card. @param below a whole number from 0 to n - 1 */
export function drawChance(deck: readonly number[], stack: ChanceStack, below: (n: number) => number): ChanceStack {
  const from = cardsLeft(deck, stack) === 0 ? { drawn: [] } : stack;
  const left = leftOf(deck, from);
  let at = below(cardsLeft(deck, from));
  const kind = left.findIndex((count) => (at -= count) < 0);
  return { drawn: [...from.drawn, CHANCE_KINDS[kind]!] };
}
