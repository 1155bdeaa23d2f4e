import { beforeEach, expect, test } from 'vitest';
import { isSolvedOn } from '../../src/web/storage/puzzle-day.ts';
import { noteTry, solvedOf, streakOf } from '../../src/web/storage/solved.ts';
import { storedTexts, newBrowser } from './browser-memory.ts';

beforeEach(() => newBrowser());

test('only the first try counts, by game, and is stored', () => {
  noteTry('one', 'hill.1-2', { right: false, day: null });
  noteTry('one', 'hill.1-2', { right: true, day: 7 });
  noteTry('one', 'hill.1-3', { right: true, day: null });
  noteTry('two', 'hill.1-2', { right: true, day: null });
  expect(solvedOf('one')).toEqual({ tried: { 'hill.1-2': false, 'hill.1-3': true }, days: [] });
  newBrowser(storedTexts());
  expect(solvedOf('two')).toEqual({ tried: { 'hill.1-2': true }, days: [] });
});

test('a streak counts days up to today; an untried today does not end it, a missed day does', () => {
  for (const day of [3, 5, 6, 7]) noteTry('one', `hill.${day}`, { right: true, day: day });
  noteTry('one', 'hill.8', { right: false, day: 8 });
  const solved = solvedOf('one');
  expect([streakOf(solved, 7), streakOf(solved, 8), streakOf(solved, 9), streakOf(solved, 4)]).toEqual([3, 3, 0, 1]);
});

test.each(['', 'null', '[]', '{"tried":{"a":1},"days":[]}', '{"tried":{},"days":["x"]}', 'no text of ours'])(
  '%j in its place is as nothing',
  (kept) => {
    newBrowser({ 'windschatten.puzzles.one': kept });
    expect(solvedOf('one')).toEqual({ tried: {}, days: [] });
  },
);

test('the first page reads the solved puzzle of the day separately', () => {
  const DAY = 86_400_000;
  noteTry('three', 'hill.1-2', { right: false, day: 20 });
  expect(isSolvedOn('three', 20 * DAY)).toBe(false);
  noteTry('three', 'hill.1-3', { right: true, day: 20 });
  expect([isSolvedOn('three', 21 * DAY - 1), isSolvedOn('three', 21 * DAY), isSolvedOn('two', 20 * DAY)]).toEqual([true, false, false]);
});
