import { expect, test } from 'vitest';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { tryFromOutside } from '../kit/foreign-values.ts';
import { often } from '../often.ts';
import { everyAction } from './candidates.ts';
import { checkInvariants } from './check-invariants.ts';
import { setUp } from './setups.ts';

test.each([
  ['criterium', 'basic', 'two teams', 1],
  ['criterium', 'professional', 'four teams', 2],
  ['paris-roubaix', 'professional', 'two teams each', 1],
  ['luettich-bastenaken-luettich', 'classic', 'three teams', 1],
] as const)('%s, %s, %s: no foreign input breaks it', (course, rules, table, stages) => {
  const { config } = setUp(course, rules, table, stages);
  const read = tryFromOutside(reifenbreite, {
    config,
    seed: 8,
    checkInvariants,
    candidates: everyAction,
    runs: { actions: often(20), texts: often(600) },
  });
  expect(read).toBeGreaterThan(0);
});
