import { expect, test } from 'vitest';
import { countOf, dailyOf, type Book } from '../../src/puzzles/index.ts';

const DAY = 86_400_000;
const book = { themes: { hill: [2, 0, 1], none: [0, 0, 0], sprint: [1, 3, 4] } } as unknown as Book;

test('a day in UTC has one puzzle, and no puzzle repeats before all have had their day', () => {
  const noon = Date.UTC(2026, 10, 23, 12);
  const today = dailyOf(book, noon);
  expect(dailyOf(book, Date.UTC(2026, 10, 23))).toEqual(today);
  expect(dailyOf(book, Date.UTC(2026, 10, 24) - 1)).toEqual(today);
  const days = Array.from({ length: 11 }, (_, n) => dailyOf(book, noon + n * DAY)!);
  expect(new Set(days.map(({ theme, index }) => `${theme} ${index}`)).size).toBe(11);
  for (const { theme, index } of days) expect(index).toBeLessThan(countOf(book, theme, null));
  expect(dailyOf({ ...book, themes: {} }, noon)).toBeNull();
});

test('puzzles are counted by theme and difficulty', () => {
  expect([countOf(book, 'sprint', null), countOf(book, 'sprint', 2), countOf(book, 'hill', 2), countOf(book, 'constructor', null)]).toEqual(
    [8, 3, 0, 0],
  );
});
