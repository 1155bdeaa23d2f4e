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

test('an element that appears under a tap ignores taps for 0.4 s', () => {
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

test('an element inside one that has just appeared ignores taps too', () => {
  tap(HERE, skip);
  taps.appeared(panel);
  now += 10;
  expect(tap(HERE, roll, [panel])).toBe(false);
});

test('an element that appears elsewhere accepts a tap at once', () => {
  tap(HERE, skip);
  taps.appeared(roll);
  expect(tap(ELSEWHERE, roll)).toBe(true);
});

test('the first tap of all is accepted', () => {
  taps.appeared(roll);
  expect(tap(HERE, roll)).toBe(true);
});

test('the same element may be tapped repeatedly', () => {
  for (let n = 0; n < 3; n++) {
    expect(tap(HERE, skip)).toBe(true);
    now += 50;
  }
});

test('an element whose text has changed since the finger came down ignores the tap', () => {
  taps.press(HERE);
  now += 60;
  taps.appeared(skip);
  now += 60;
  expect(taps.takes(HERE, skip)).toBe(false);
});

test('an element uncovered by one that has gone ignores taps too', () => {
  tap(HERE, skip);
  now += 200;
  expect(tap(HERE, roll)).toBe(false);
  now += HOLD;
  expect(tap(HERE, roll)).toBe(true);
});

test('an element that was there before two quick taps accepts both', () => {
  taps.appeared(roll);
  now += 50;
  expect(tap(HERE, roll)).toBe(true);
  now += 50;
  expect(tap(HERE, roll)).toBe(true);
});
