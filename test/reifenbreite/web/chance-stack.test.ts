import { expect, test } from 'vitest';
import { CHANCE_KINDS } from '../../../src/games/reifenbreite/index.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { cardsLeft, drawChance, type ChanceStack } from '../../../src/web/reifenbreite/companion/chance-stack.ts';

test('UR 7: chance cards are drawn without replacement, and all are shuffled again when none is left', () => {
  const deck = CHANCE_KINDS.map((_, kind) => kind % 3);
  const cards = deck.reduce((sum, count) => sum + count, 0);
  const random = createRandom('chance cards of a table');
  const below = (n: number): number => random.below(n);
  let stack: ChanceStack = { drawn: [] };
  for (let round = 0; round < 3; round++) {
    for (let left = cards - 1; left >= 0; left--) {
      stack = drawChance(deck, stack, below);
      expect(cardsLeft(deck, stack)).toBe(left);
    }
    expect(CHANCE_KINDS.map((kind) => stack.drawn.filter((each) => each === kind).length)).toEqual(deck);
  }
});
