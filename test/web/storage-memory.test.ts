import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, isOnlyInMemory, keysFrom, recall, remember } from '../../src/web/lib/storage.ts';

/** Local storage that is forbidden or full: the page works from memory, and stores what it holds as soon as there is room. */

const stored = new Map<string, string>();
let state: 'well' | 'full' | 'forbidden' = 'well';

beforeEach(() => {
  stored.clear();
  const guard = (): void => {
    if (state === 'forbidden') throw new DOMException('no', 'SecurityError');
  };
  const methods = {
    getItem: (key: string): string | null => {
      guard();
      return stored.get(key) ?? null;
    },
    setItem: (key: string, text: string): void => {
      guard();
      if (state === 'full') throw new DOMException('no room', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string): void => {
      guard();
      stored.delete(key);
    },
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => {
        guard();
        return [...stored.keys()];
      },
      getOwnPropertyDescriptor: (_, key) => ({ value: stored.get(String(key)), enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => {
  state = 'well';
  for (const key of keysFrom('')) forget(key);
  vi.unstubAllGlobals();
});

test('where storage is forbidden, everything works for the visit', () => {
  state = 'forbidden';
  expect(remember('online.a', 'x')).toBe('forbidden');
  expect([recall('online.a'), isOnlyInMemory('online.a'), keysFrom('online.')]).toEqual(['x', true, ['online.a']]);
  forget('online.a');
  expect([recall('online.a'), isOnlyInMemory('online.a'), keysFrom('online.')]).toEqual([null, false, []]);
  expect(stored.size).toBe(0);
});

test('in a full browser what was kept stays, and with room again everything is kept', () => {
  remember('old', 'kept');
  remember('other', 'kept');
  state = 'full';
  expect(remember('old', 'newer')).toBe('full');
  expect(remember('fresh', 'new')).toBe('full');
  expect([recall('old'), recall('fresh'), recall('other')]).toEqual(['newer', 'new', 'kept']);
  // the browser still has what it had
  expect([...stored]).toEqual([
    ['windschatten.old', 'kept'],
    ['windschatten.other', 'kept'],
  ]);
  state = 'well';
  expect(remember('another', 'one')).toBe('kept');
  expect([stored.get('windschatten.old'), stored.get('windschatten.fresh'), isOnlyInMemory('old')]).toEqual(['newer', 'new', false]);
});
