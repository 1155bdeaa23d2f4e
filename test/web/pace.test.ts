import { expect, test } from 'vitest';
import { amountOf } from '../../src/web/frame/race/amount.ts';
import { isMove, isTold } from '../../src/web/reifenbreite/log/kinds.ts';
import { PACE_NAMES, stepMsOf } from '../../src/web/session/pace.ts';
import type { RaceEvent } from '../../src/web/reifenbreite/race-session.ts';

/** How long bots keep a person waiting. */

const lines = (...types: string[]): readonly RaceEvent[] =>
  types.map((type, index) => ({ n: 1, index, seat: 1, named: { type } }) as never);

test('a move is shown for the full time, its preparation briefly, and an entry without a sentence not at all', () => {
  const amount = (...types: string[]): unknown => amountOf(lines(...types), { isTold }, { perfectInformation: true }, isMove);
  expect(amount('moved', 'due')).toBe('move');
  expect(amount('rolled', 'due')).toBe('part');
  expect(amount('due')).toBe('nothing');
  expect(amount()).toBe('nothing');
  // without a definition of a move by the game, all events that the log shows belong to one turn
  expect(amountOf(lines('rolled'), { isTold }, { perfectInformation: true })).toBe('turn');
  // how long a bot thought about a hidden decision stays hidden too
  expect(amountOf(lines('due'), { isTold }, {})).toBe('part');
  for (const pace of PACE_NAMES) {
    expect(stepMsOf('nothing', pace, 0)).toBe(0);
    expect(stepMsOf('part', pace, 0)).toBeLessThan(stepMsOf('move', pace, 0) / 2);
  }
});

test('of many moves in a row each is shorter than the one before, but never too short to be seen, and never where everything is to be slow', () => {
  const inARow = Array.from({ length: 12 }, (_, before) => stepMsOf('move', 'normal', before));
  expect(inARow).toEqual(inARow.toSorted((a, b) => b - a));
  expect(inARow[1]).toBeLessThan(inARow[0]!);
  expect(inARow.at(-1)).toBeGreaterThanOrEqual(240);
  expect(stepMsOf('move', 'slow', 12)).toBe(stepMsOf('move', 'slow', 0));
});

test('a slower pace is slower for everything', () => {
  for (const amount of ['turn', 'move', 'part'] as const) {
    const byPace = PACE_NAMES.map((pace) => stepMsOf(amount, pace, 0));
    expect(byPace).toEqual(byPace.toSorted((a, b) => b - a));
    expect(new Set(byPace).size).toBe(byPace.length);
  }
});
