import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupsOf, highlightMs, type Highlight } from '../../src/web/frame/highlight/highlight.ts';
import { Reel, type ShownHighlight } from '../../src/web/frame/highlight/reel.ts';
import { PACE_NAMES } from '../../src/web/session/pace.ts';

const highlight = (title: string, more: Partial<Highlight> = {}): Highlight => ({
  ...{ mood: 'plain', title, events: [], riders: [], own: false, size: 'usual' },
  ...more,
});
const never = (): boolean => false;

let seen: (string | null)[];
let reel: Reel;
beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  reel = new Reel((now: ShownHighlight | null) => seen.push(now?.highlight.title ?? null));
});
afterEach(() => vi.useRealTimers());

test('highlights are shown one after the other, each for its time', () => {
  expect(reel.show([highlight('a'), highlight('b', { size: 'large' })], 'normal', never)).toBe(3400);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1400);
  expect(seen).toEqual(['a', 'b']);
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual(['a', 'b', null]);
});

test('a highlight that stays is shown until it has been dismissed', () => {
  expect(reel.show([highlight('a', { own: true }), highlight('b')], 'fast', ({ own }) => own)).toBe(Infinity);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(['a']);
  reel.next();
  vi.advanceTimersByTime(700);
  expect(seen).toEqual(['a', 'b', null]);
});

test('a step without highlights lets the current one finish, but ends one that stays', () => {
  reel.show([highlight('a')], 'normal', never);
  expect(reel.show([], 'normal', never)).toBe(0);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1400);
  reel.show([highlight('b')], 'normal', () => true);
  reel.show([], 'normal', never);
  expect(seen).toEqual(['a', null, 'b', null]);
});

test('newer highlights replace waiting ones, and the end clears all', () => {
  reel.show([highlight('a'), highlight('b')], 'normal', never);
  reel.show([highlight('c')], 'normal', never);
  vi.advanceTimersByTime(1400);
  expect(seen).toEqual(['a', 'c']);
  reel.end();
  reel.end();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a', 'c', null]);
});

test('a highlight takes 0.6 to 2 seconds, less at a faster pace', () => {
  for (const size of ['small', 'usual', 'large'] as const) {
    const lengths = PACE_NAMES.map((pace) => highlightMs({ size, own: false }, pace));
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
  }
});

test('events of a kind are one highlight, in the order of the first ones', () => {
  const events = ['fell', 'moved', 'sprinted', 'fell'].map((type, index) => ({
    ...{ n: 1, index, seat: 0, event: null, named: { type }, section: '' },
  }));
  const groups = groupsOf(events, ({ named: { type } }) => (type === 'moved' ? null : type));
  expect(groups.map(({ kind, events: of }) => [kind, ...of.map(({ index }) => index)])).toEqual([
    ['fell', 0, 3],
    ['sprinted', 2],
  ]);
});
