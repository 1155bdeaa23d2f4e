import { expect, test } from 'vitest';
import type { RiderMark } from '../../../src/web/reifenbreite/draw/marks.ts';
import { keepDiceWhileMoving, lastStepOf, withFalls } from '../../../src/web/reifenbreite/draw/last-step.ts';
import { raceEvent } from './race-event.ts';

const roll = (n: number, rider: number, ...dice: number[]) =>
  raceEvent(n, 'rolled', { rider, dice, total: dice.reduce((a, b) => a + b, 0) });

test('the last dice roll and the chance card of a turn', () => {
  expect(lastStepOf([roll(1, 21, 3, 4), raceEvent(2, 'chance-drawn', { rider: 21, card: 'extra-die' }), roll(3, 21, 5)])).toMatchObject({
    roll: { key: '3.0', rider: 21, dice: [5] },
    card: { rider: 21, kind: 'extra-die' },
  });
  expect(lastStepOf([raceEvent(1, 'start-rolled', { manager: 1, dice: [6, 2] })]).roll).toMatchObject({
    rider: null,
    total: null,
    dice: [6, 2],
  });
});

test('the dice of an earlier turn are not shown with the move of another rider', () => {
  expect(
    lastStepOf([
      roll(1, 21, 3, 4),
      raceEvent(2, 'moved', { rider: 21 }),
      raceEvent(2, 'turn-began', { rider: 31 }),
      raceEvent(3, 'played-cards'),
    ]).roll,
  ).toBeNull();
  // a turn that begins in the last entry does not hide them
  expect(
    lastStepOf([roll(1, 21, 3, 4), raceEvent(2, 'moved', { rider: 21 }), raceEvent(2, 'turn-began', { rider: 31 })]).roll,
  ).not.toBeNull();
  expect(lastStepOf([])).toEqual({ roll: null, card: null, points: new Map(), falls: new Map() });
});

test('the points of a rider are summed; after a skipped stretch none are shown', () => {
  const scored = [
    raceEvent(1, 'sprinted', { rider: 21, points: 11 }),
    raceEvent(1, 'jersey-scored', { rider: 21, points: 2 }),
    raceEvent(1, 'finished', { rider: 31, points: 50 }),
  ];
  expect([...lastStepOf(scored).points]).toEqual([
    [21, 13],
    [31, 50],
  ]);
  expect(lastStepOf([...scored, ...Array.from({ length: 12 }, (_, i) => raceEvent(i + 2, 'moved'))]).points.size).toBe(0);
});

test('riders who have just fallen, in the order of falling, lie on the ground even if the next round has begun', () => {
  const { falls } = lastStepOf([
    raceEvent(1, 'fell', { rider: 54 }),
    raceEvent(1, 'fell', { rider: 21 }),
    raceEvent(1, 'round-began', { round: 2 }),
  ]);
  expect([...falls]).toEqual([
    [54, 0],
    [21, 1],
  ]);
  const marks = [21, 22].map((number) => ({ number, posture: 'rides' }) as RiderMark);
  expect(withFalls(marks, falls).map(({ posture }) => posture)).toEqual(['fell', 'rides']);
});

test('the dice stay while their rider moves and others follow, until another rider acts', () => {
  const before = lastStepOf([roll(1, 21, 3, 4)]);
  const moved = [raceEvent(2, 'moved', { rider: 21 })];
  const riding = keepDiceWhileMoving(lastStepOf(moved), before, moved);
  expect(riding.roll).toEqual(before.roll);
  const followed = [raceEvent(3, 'followed', { rider: 22, leader: 21 })];
  expect(keepDiceWhileMoving(lastStepOf(followed), riding, followed).roll).toEqual(before.roll);
  // by cards
  const other = [raceEvent(4, 'moved', { rider: 31 })];
  expect(keepDiceWhileMoving(lastStepOf(other), riding, other).roll).toBeNull();
  expect(keepDiceWhileMoving(lastStepOf([]), riding, []).roll).toBeNull();
  const again = [roll(4, 31, 1, 1)];
  expect(keepDiceWhileMoving(lastStepOf(again), riding, again).roll).toMatchObject({ rider: 31 });
});
