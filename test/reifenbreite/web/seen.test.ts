import { expect, test } from 'vitest';
import type { RiderMark } from '../../../src/web/reifenbreite/draw/marks.ts';
import { inOneFlow, lying, seenOf } from '../../../src/web/reifenbreite/draw/seen.ts';
import { happening } from './happening.ts';

const roll = (n: number, rider: number, ...dice: number[]) =>
  happening(n, 'rolled', { rider, dice, total: dice.reduce((a, b) => a + b, 0) });

test('dice as they fell, the last of a turn', () => {
  expect(seenOf([roll(1, 21, 3, 4), happening(2, 'chance-drawn', { rider: 21, card: 'extra-die' }), roll(3, 21, 5)])).toMatchObject({
    thrown: { key: '3.0', rider: 21, dice: [5] },
    card: { rider: 21, kind: 'extra-die' },
  });
  expect(seenOf([happening(1, 'start-rolled', { manager: 1, dice: [6, 2] })]).thrown).toMatchObject({
    rider: null,
    total: null,
    dice: [6, 2],
  });
});

test('nothing of a turn before: a rider who just moves is not shown with the dice of another', () => {
  expect(
    seenOf([
      roll(1, 21, 3, 4),
      happening(2, 'moved', { rider: 21 }),
      happening(2, 'turn-began', { rider: 31 }),
      happening(3, 'played-cards'),
    ]).thrown,
  ).toBeNull();
  // the turn that begins with the last of the news does not hide them
  expect(
    seenOf([roll(1, 21, 3, 4), happening(2, 'moved', { rider: 21 }), happening(2, 'turn-began', { rider: 31 })]).thrown,
  ).not.toBeNull();
  expect(seenOf([])).toEqual({ thrown: null, card: null, points: new Map(), falls: new Map() });
});

test('points as they come, of one rider together; not of a stretch that was skipped', () => {
  const scored = [
    happening(1, 'sprinted', { rider: 21, points: 11 }),
    happening(1, 'jersey-scored', { rider: 21, points: 2 }),
    happening(1, 'finished', { rider: 31, points: 50 }),
  ];
  expect([...seenOf(scored).points]).toEqual([
    [21, 13],
    [31, 50],
  ]);
  expect(seenOf([...scored, ...Array.from({ length: 12 }, (_, i) => happening(i + 2, 'moved'))]).points.size).toBe(0);
});

test('who has just fallen, in the order of falling; he lies there also where the next round has set him up', () => {
  const { falls } = seenOf([
    happening(1, 'fell', { rider: 54 }),
    happening(1, 'fell', { rider: 21 }),
    happening(1, 'round-began', { round: 2 }),
  ]);
  expect([...falls]).toEqual([
    [54, 0],
    [21, 1],
  ]);
  const marks = [21, 22].map((number) => ({ number, posture: 'rides' }) as RiderMark);
  expect(lying(marks, falls).map(({ posture }) => posture)).toEqual(['fell', 'rides']);
});

test('the dice stay while he rides by them and is followed, until somebody else does something', () => {
  const thrown = seenOf([roll(1, 21, 3, 4)]);
  const moved = [happening(2, 'moved', { rider: 21 })];
  const riding = inOneFlow(seenOf(moved), thrown, moved);
  expect(riding.thrown).toEqual(thrown.thrown);
  const followed = [happening(3, 'followed', { rider: 22, leader: 21 })];
  expect(inOneFlow(seenOf(followed), riding, followed).thrown).toEqual(thrown.thrown);
  // by cards
  const other = [happening(4, 'moved', { rider: 31 })];
  expect(inOneFlow(seenOf(other), riding, other).thrown).toBeNull();
  expect(inOneFlow(seenOf([]), riding, []).thrown).toBeNull();
  const again = [roll(4, 31, 1, 1)];
  expect(inOneFlow(seenOf(again), riding, again).thrown).toMatchObject({ rider: 31 });
});
