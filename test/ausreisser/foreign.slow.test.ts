import { expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { tryFromOutside } from '../kit/foreign-values.ts';
import { often } from '../often.ts';
import { checkInvariants, EVERY_ACTION, isWhole } from './check-invariants.ts';
import { configOf } from './setups.ts';

test.each([
  [2, 1, 'full'],
  [3, 2, 'simple'],
  [4, 3, 'full'],
  [6, 1, 'full'],
] as const)('%i riders, %i stages, %s: no foreign input breaks it', (riders, stages, kind) => {
  const read = tryFromOutside(ausreisser, {
    config: configOf(riders, stages, kind),
    seed: 8,
    checkInvariants,
    isWhole,
    candidates: () => EVERY_ACTION,
    runs: { actions: often(20), texts: often(600) },
  });
  expect(read).toBeGreaterThan(0);
});
