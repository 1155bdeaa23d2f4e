import { beforeEach, expect, test } from 'vitest';
import { HOLD, Taps } from '../../src/web/frame/race/taps.ts';

const HERE = { x: 100, y: 100 };
const BESIDE = { x: 108, y: 95 };
const ELSEWHERE = { x: 100, y: 160 };
const [skip, roll, panel] = [{ skip: 1 }, { roll: 1 }, { panel: 1 }];

let now: number;
let taps: Taps;
beforeEach(() => {
  now = 1000;
  taps = new Taps(() => now);
});
const tap = (spot: { x: number; y: number }, thing: object, within: object[] = []): boolean => {
  taps.press(spot);
  return taps.takes(spot, thing, within);
};

test('what appears under a tap takes none for 0.4 s, counted from when it appeared', () => {
  expect(tap(HERE, skip)).toBe(true);
  now += 700;
  taps.appeared(roll);
  now += 100;
  expect(tap(BESIDE, roll)).toBe(false);
  now += HOLD - 101;
  expect(tap(HERE, roll)).toBe(false);
  now += 1;
  expect(tap(HERE, roll)).toBe(true);
});

test('so does what stands in something that has appeared', () => {
  tap(HERE, skip);
  taps.appeared(panel);
  now += 10;
  expect(tap(HERE, roll, [panel])).toBe(false);
});

test('what has appeared elsewhere takes a tap at once', () => {
  tap(HERE, skip);
  taps.appeared(roll);
  expect(tap(ELSEWHERE, roll)).toBe(true);
});

test('the first tap of all is taken', () => {
  taps.appeared(roll);
  expect(tap(HERE, roll)).toBe(true);
});

test('the same thing may be tapped again and again', () => {
  for (let n = 0; n < 3; n++) {
    expect(tap(HERE, skip)).toBe(true);
    now += 50;
  }
});

test('what says something else than when the finger came down is not meant', () => {
  taps.press(HERE);
  now += 60;
  taps.appeared(skip);
  now += 60;
  expect(taps.takes(HERE, skip)).toBe(false);
});

test('what was under something that has gone takes none either', () => {
  tap(HERE, skip);
  now += 200;
  expect(tap(HERE, roll)).toBe(false);
  now += HOLD;
  expect(tap(HERE, roll)).toBe(true);
});

test('what was there before the first of two quick taps takes both', () => {
  taps.appeared(roll);
  now += 50;
  expect(tap(HERE, roll)).toBe(true);
  now += 50;
  expect(tap(HERE, roll)).toBe(true);
});
