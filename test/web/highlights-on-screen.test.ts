import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

/** How long the highlights of a step stay on screen, and whether the race waits for them. */

type Module = typeof import('../../src/web/frame/highlight/highlights-on-screen.svelte.ts');
type Highlights = InstanceType<Module['HighlightsOnScreen']>;
type Show = Parameters<Highlights['show']>;

let module: Module;
beforeAll(async () => {
  module = (await loadOfPage('/src/web/frame/highlight/highlights-on-screen.svelte.ts')) as unknown as Module;
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const linger = vi.fn();
beforeEach(() => linger.mockClear());
const session = (changes: Readonly<Record<string, unknown>> = {}): Show[0] =>
  ({
    ...{ hasQuestion: false, over: false, isRemote: false, people: [0], saving: { status: 'kept' } },
    timing: { pace: 'normal', patience: 'moment', linger },
    ...changes,
  }) as unknown as Show[0];
const highlight = (owner: 'own' | 'other', seat = 1): Show[1][number] =>
  ({ own: owner === 'own', size: 'small', events: [{ seat }], rider: 1 }) as unknown as Show[1][number];

test('a card goes after its time, and the race waits for that time', () => {
  const onEnd = vi.fn();
  const highlights = new module.HighlightsOnScreen(onEnd);
  highlights.show(session(), [highlight('other')], 'playing');
  expect([highlights.card?.stays, linger.mock.calls.length]).toEqual([false, 1]);
  const milliseconds = linger.mock.calls[0]![0] as number;
  vi.advanceTimersByTime(milliseconds - 1);
  expect([highlights.card === null, onEnd.mock.calls.length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([highlights.card, onEnd.mock.calls.length]).toEqual([null, 1]);
});

const TOLD = { timing: { pace: 'normal', patience: 'told', linger } };

test.each([
  ['stays until it is seen, for a player who lets the race go on himself', TOLD, 1, true],
  ['goes by itself', {}, 1, false],
  ['goes by itself if the player brought it about', TOLD, 0, false],
  ['goes by itself if the player is asked', { ...TOLD, hasQuestion: true }, 1, false],
  ['goes by itself if the race is over', { ...TOLD, over: true }, 1, false],
  ['goes by itself in a race online', { ...TOLD, isRemote: true }, 1, false],
  ['goes by itself in a tab that follows another', { ...TOLD, saving: { status: 'elsewhere' } }, 1, false],
  ['goes by itself if nothing is to be waited for', { timing: { pace: 'normal', patience: 'at-once', linger } }, 1, false],
] as const)('a highlight about the own rider %s', (_, changes, seat, stays) => {
  const highlights = new module.HighlightsOnScreen(() => undefined);
  highlights.show(session(changes), [highlight('own', seat)], 'playing');
  expect(highlights.card?.stays).toBe(stays);
  highlights.endStaying();
  expect(highlights.card === null).toBe(stays);
  highlights.end();
  expect(highlights.card).toBe(null);
});

test('next to a stage’s end the race waits by itself; while a race is watched the next step replaces the card', () => {
  const highlights = new module.HighlightsOnScreen(() => undefined);
  highlights.show(session(), [highlight('other')], 'stage-end');
  expect(linger.mock.calls).toEqual([[Infinity]]);
  highlights.end();
  highlights.show(session(), [highlight('own')], 'watching');
  expect(highlights.card?.stays).toBe(false);
  highlights.show(session(), [], 'watching');
  expect(highlights.card).toBe(null);
});
