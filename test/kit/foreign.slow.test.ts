import { expect, test } from 'vitest';
import { often } from '../often.ts';
import { tryFromOutside } from './foreign-values.ts';
import { checkToy, isWholeToy, TOY_ACTIONS, toyGame, type ToyConfig } from './toy-game.ts';

test.each([2, 3, 4])('%i players: no foreign input breaks the toy game', (players) => {
  const config: ToyConfig = { names: ['Anna', 'Ben', 'Cleo', 'Dan'].slice(0, players), deck: [5, 6, 6, 6] };
  const read = tryFromOutside(toyGame, {
    config,
    seed: players,
    checkInvariants: checkToy,
    isWhole: isWholeToy,
    candidates: () => TOY_ACTIONS,
    runs: { actions: often(30), texts: often(600) },
  });
  expect(read).toBeGreaterThan(0);
});
