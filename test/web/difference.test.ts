import { expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { firstTwo, largest, type Measure } from '../../src/web/frame/result/difference.ts';
import { onlySeat } from '../../src/web/session/only-seat.ts';

const row = (seat: number, rank: number) => ({ seat, rank, points: 0 });

test('the winner and the second; none if the first place is shared or there is one seat', () => {
  expect(firstTwo([row(0, 2), row(1, 1), row(2, 3)])).toEqual({ winner: 1, second: 0 });
  expect(firstTwo([row(0, 1), row(1, 1), row(2, 3)])).toBeNull();
  expect(firstTwo([row(0, 1)])).toBeNull();
  expect(firstTwo([])).toBeNull();
});

test('the largest differences in the winner’s favour, and no other', () => {
  const compared: Measure<string>[] = [
    { kind: 'level', winner: 4, second: 4, better: 'more' },
    { kind: 'fewer falls', winner: 1, second: 9, better: 'less' },
    { kind: 'more falls', winner: 9, second: 1, better: 'less' },
    { kind: 'slipstream', winner: 30, second: 20, better: 'more' },
    { kind: 'one breakaway', winner: 1, second: 0, better: 'more' },
  ];
  expect(largest(compared, 5).map(({ kind }) => kind)).toEqual(['fewer falls', 'one breakaway', 'slipstream']);
  expect(largest(compared, 1)).toHaveLength(1);
});

test('who alone sat before the screen', () => {
  expect(onlySeat(['easy', 'human', 'medium'])).toBe(1);
  expect(onlySeat(['human', 'human'])).toBe(NO_SEAT);
  expect(onlySeat(['easy'])).toBe(NO_SEAT);
});
