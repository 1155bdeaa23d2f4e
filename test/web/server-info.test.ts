import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

type Server = typeof import('../../src/web/online/server.svelte.ts');

let timeouts: AbortController[] = [];

beforeEach(() => {
  timeouts = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a server that never answers is given up after a timeout and asked again later', async () => {
  let requests = 0;
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) => {
    requests++;
    if (requests === 2) return Promise.resolve(Response.json({ online: true }));
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('timeout'))));
  });
  const { findServer } = (await loadOfPage('/src/web/online/server.svelte.ts')) as unknown as Server;
  const first = findServer();
  expect(timeouts).toHaveLength(1);
  timeouts[0]!.abort();
  expect(await first).toBe(false);
  expect(await findServer()).toBe(true);
  expect(requests).toBe(2);
});
