import { expect, test } from 'vitest';
import type { CourseGraph } from '../../../src/course/index.ts';
import type { View } from '../../../src/games/reifenbreite/index.ts';
import { isDropped } from '../../../src/web/reifenbreite/ask/dropped.ts';

/** A straight road on which a place is its distance from the start. */
const road = { front: Int32Array.from({ length: 60 }, (_, place) => place), frontDenominator: 1 } as unknown as CourseGraph;
const riders = (...at: readonly (number | 'finished')[]): Pick<View, 'riders'> => ({
  riders: at.map((place, i) => ({
    ...({ rider: 21 + i, status: place === 'finished' ? 'finished' : 'riding' } as View['riders'][number]),
    place: place === 'finished' ? -1 : place,
  })),
});

test.each([
  ['12 spaces behind', riders(0, 12), false],
  ['13 spaces behind', riders(0, 13), true],
  ['in front', riders(20, 3), false],
  ['the last on the road, when others have finished', riders(20, 'finished', 3), true],
])('a rider is dropped where two dice do not reach the next one: %s', (_what, view, expected) => {
  expect(isDropped(view, road, 21)).toBe(expected);
});
