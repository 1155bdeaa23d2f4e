import { expect, test } from 'vitest';
import { Duel } from '../../src/puzzles/duel.ts';

test('a difference has a mean and a lower bound', () => {
  const duel = new Duel();
  duel.add(Float64Array.of(3, 5), Float64Array.of(1, 1));
  duel.add(Float64Array.of(4, 8), Float64Array.of(1, 1));
  // differences 2, 4, 3, 7
  expect(duel.mean).toBe(4);
  expect(duel.deviation).toBeCloseTo(Math.sqrt(14 / 3), 9);
  expect(duel.bound(2)).toBeCloseTo(4 - Math.sqrt(14 / 3), 9);
  // few races that say the same are believed no more than this
  expect(duel.bound(1, 10)).toBeCloseTo(4 - 5, 9);
});
