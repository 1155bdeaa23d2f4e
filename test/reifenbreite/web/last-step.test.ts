import { expect, test } from 'vitest';
import type { RiderMark } from '../../../src/web/reifenbreite/draw/marks.ts';
import { keepDiceWhileMoving, lastStepOf, withFalls } from '../../../src/web/reifenbreite/draw/last-step.ts';
import { raceEvent } from './race-event.ts';

const roll = (n: number, rider: number, ...dice: number[]) =>
  raceEvent(n, 'rolled', { rider, dice, total: dice.reduce((a, b) => a + b, 0) });

test('dice as they fell, the last of a turn', () => {
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

test('nothing of a turn before: a rider who just moves is not shown with the dice of another', () => {
  expect(
    lastStepOf([
      roll(1, 21, 3, 4),
      raceEvent(2, 'moved', { rider: 21 }),
      raceEvent(2, 'turn-began', { rider: 31 }),
      raceEvent(3, 'played-cards'),
    ]).roll,
  ).toBeNull();
  // the turn that begins with the last of the news does not hide them
  expect(
    lastStepOf([roll(1, 21, 3, 4), raceEvent(2, 'moved', { rider: 21 }), raceEvent(2, 'turn-began', { rider: 31 })]).roll,
  ).not.toBeNull();
  expect(lastStepOf([])).toEqual({ roll: null, card: null, points: new Map(), falls: new Map() });
});

test('points as they come, of one rider together; not of a stretch that was skipped', () => {
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

test('who has just fallen, in the order of falling; he lies there also where the next round has set him up', () => {
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

test('the dice stay while he rides by them and is followed, until somebody else does something', () => {
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
