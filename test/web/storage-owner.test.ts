import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, openTab } from './browser-memory.ts';

/** Race ownership without Web Locks; with them: test/browser/storage.test.ts. */

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['has no Web Locks', {}],
  ['forbids them', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } }],
])('a browser that %s', (_, navigator) => {
  test('lets every tab own a race', async () => {
    newBrowser();
    vi.stubGlobal('navigator', navigator);
    const lost = vi.fn();
    const gained = vi.fn();
    const [one, two] = [await openTab(), await openTab()];
    expect(await one.ownRace('r', { lost, gained })).toBe('leader');
    expect(await two.ownRace('r', { lost, gained })).toBe('leader');
    await two.takeOver('r');
    one.leaveRace('r');
    expect(await one.ownRace('r', { lost })).toBe('leader');
    expect([lost.mock.calls, gained.mock.calls]).toEqual([[], []]);
  });
});
