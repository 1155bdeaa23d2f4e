import { expect, test } from 'vitest';
import { comparedWith } from '../../src/web/frame/result/mine.ts';

/** With which seat the result compares the player at this screen. */

const STANDINGS = [
  { seat: 2, rank: 1, points: 9 },
  { seat: 0, rank: 2, points: 7 },
  { seat: 1, rank: 3, points: 1 },
];

test.each([
  ['a loser with the winner', 1, 2],
  ['the winner with the runner-up', 2, 0],
  ['a spectator with no rider', -1, null],
])('%s', (_, own, other) => {
  expect(comparedWith(STANDINGS, own)).toBe(other);
});

test('a race without another seat compares with no rider', () => {
  expect(comparedWith([STANDINGS[0]!], 2)).toBeNull();
});
