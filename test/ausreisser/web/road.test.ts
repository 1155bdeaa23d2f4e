import { describe, expect, test } from 'vitest';
import { layoutRoad, type OnRoad } from '../../../src/web/ausreisser/draw/layout.ts';

/** Where riders stand on the road in side view. */

const WIDTH = 1000;
const BIKE = 120;
const riders = (...groups: readonly (readonly [OnRoad['group'], number])[]): OnRoad[] =>
  groups.map(([group, minutes], seat) => ({ seat, group, minutes }));
const xOf = (list: readonly OnRoad[], width = WIDTH, bike = BIKE): number[] => layoutRoad(list, width, bike).spots.map(({ x }) => x);

test('the leader is in front, the bunch behind him in the order of the seats, the dropped behind it by their minutes', () => {
  const [a, b, c, d] = xOf(riders(['dropped', 3], ['yellow', 0], ['bunch', 0], ['dropped', 9]));
  expect([b! > c!, c! > a!, a! > d!]).toEqual([true, true, true]);
});

test('minutes are distance: twice the minutes, twice as far behind the mark', () => {
  const list = riders(['yellow', 0], ['dropped', 4], ['dropped', 8]);
  const { spots, zero, perMinute } = layoutRoad(list, WIDTH, BIKE);
  expect(zero - spots[1]!.x).toBeCloseTo(4 * perMinute);
  expect(zero - spots[2]!.x).toBeCloseTo(8 * perMinute);
});

describe.each([
  ['wide', 1040, 155],
  ['narrow', 360, 48],
] as const)('%s', (_, width, bike) => {
  test.each([
    ['all in the bunch', riders(['yellow', 0], ['bunch', 0], ['bunch', 0], ['bunch', 0], ['bunch', 0], ['bunch', 0])],
    ['all dropped', riders(['dropped', 1], ['dropped', 7], ['yellow', 0], ['dropped', 40], ['dropped', 120], ['dropped', 7])],
    ['half and half', riders(['bunch', 0], ['dropped', 7], ['yellow', 0], ['bunch', 0], ['dropped', 64], ['bunch', 0])],
    ['no rider leads yet', riders(['bunch', 0], ['bunch', 0])],
  ])('%s: everybody is in the picture', (__, list) => {
    for (const x of xOf(list, width, bike)) {
      expect(x).toBeGreaterThan(bike * 0.4);
      expect(x).toBeLessThan(width - bike * 0.4);
    }
  });
});

test('level riders in one lane do not hide one another', () => {
  const list = riders(['dropped', 5], ['yellow', 0], ['bunch', 0], ['dropped', 5]);
  const { spots } = layoutRoad(list, WIDTH, BIKE);
  expect(spots[0]!.lane).toBe(spots[3]!.lane);
  expect(Math.abs(spots[0]!.x - spots[3]!.x)).toBeGreaterThan(BIKE * 0.2);
});

test('marks are at least a finger apart', () => {
  for (const minutes of [1, 12, 60, 300]) {
    const { marks, perMinute } = layoutRoad(riders(['yellow', 0], ['dropped', minutes]), 360, 48);
    expect(marks.length).toBeGreaterThan(0);
    expect((marks[0] ?? 0) * perMinute).toBeGreaterThanOrEqual(30);
  }
});
