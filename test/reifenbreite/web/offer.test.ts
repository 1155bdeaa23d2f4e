import { describe, expect, test } from 'vitest';
import { jerseyWearers, placePointsOf } from '../../../src/web/reifenbreite/result/sheet.ts';
import { firstTarget, neighbour, type Target } from '../../../src/web/reifenbreite/ask/targets.ts';
import { raceEvent } from './race-event.ts';

/** Four lanes, three rows: A1.1 (rear, right) to A3.4. */
const targets: Target[] = [1, 2, 3].flatMap((row) =>
  [1, 2, 3, 4].map((lane) => ({
    action: { type: 'move', to: row * 4 + lane } as const,
    place: row * 4 + lane,
    name: `A${row}.${lane}`,
    lane,
    where: { lane, next: 'alone', other: null } as const,
    row: 0,
    front: row,
    length: row,
    lines: [],
    finish: false,
  })),
);
const at = (name: string): Target => targets.find((target) => target.name === name)!;

describe('arrow keys move over the spaces in the direction of the race', () => {
  test.each([
    ['A2.2', 'ArrowUp', 'A3.2'],
    ['A2.2', 'ArrowDown', 'A1.2'],
    ['A2.2', 'ArrowLeft', 'A2.3'],
    ['A2.2', 'ArrowRight', 'A2.1'],
    ['A2.2', 'End', 'A3.1'],
    ['A2.2', 'Home', 'A1.1'],
    ['A3.4', 'ArrowUp', undefined],
    ['A3.4', 'ArrowLeft', undefined],
    ['A2.2', 'x', undefined],
  ])('%s and %s', (from, key, to) => {
    expect(neighbour(targets, at(from), key)?.name).toBe(to);
  });

  test('a gap is stepped over', () => {
    const without = targets.filter(({ name }) => name !== 'A2.2');
    expect(neighbour(without, at('A1.2'), 'ArrowUp')?.front).toBe(2);
  });
});

test('the first target: the farthest space, in the own lane if possible', () => {
  expect(firstTarget(targets, 3)?.name).toBe('A3.3');
  expect(firstTarget(targets.slice(0, 10), 4)?.front).toBe(3);
  expect(firstTarget([], 1)).toBeNull();
});

test('UR 18: the score sheet reads the last race of the log alone', () => {
  const log = [
    raceEvent(1, 'race-began'),
    raceEvent(1, 'jersey', { from: null, to: 42 }),
    raceEvent(1, 'finished', { rider: 42, rank: 1, points: 50 }),
    raceEvent(1, 'race-began'),
    raceEvent(1, 'jersey', { from: null, to: 21 }),
    raceEvent(1, 'jersey', { from: 21, to: 33 }),
    raceEvent(1, 'finished', { rider: 33, rank: 2, points: 40 }),
  ];
  expect(jerseyWearers(log)).toEqual([21, 33]);
  expect([...placePointsOf(log)]).toEqual([[33, 40]]);
});
