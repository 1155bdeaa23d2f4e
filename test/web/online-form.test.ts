import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/index.ts';
import { loadOfPage } from './open-session.ts';

/** A page that is older than the server learns this from every HTTP reply, and shows it. */

const asked: Headers[] = [];
let answer: () => Response;
let calls: { fetchLobby(): Promise<unknown>; fetchRecord(id: string, most?: number): Promise<string | null> };
let page: { pageIsOld(): boolean };
beforeAll(async () => {
  vi.stubGlobal('fetch', (_where: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(new Headers(headers));
    return Promise.resolve(answer());
  });
  calls = (await loadOfPage('/src/web/online/calls.ts')) as typeof calls;
  page = (await loadOfPage('/src/web/online/old-page.svelte.ts')) as typeof page;
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a request names the page’s protocol version, and “too old” stays shown until a reload', async () => {
  answer = () => Response.json({ races: [] });
  expect(await calls.fetchLobby()).toEqual({ ok: true, value: [] });
  expect(asked.map((headers) => headers.get('windschatten-form'))).toEqual([String(PROTOCOL_VERSION)]);
  answer = () => Response.json({ problems: [{ code: 'race-unknown' }] }, { status: 404 });
  expect(await calls.fetchRecord('x')).toBeNull();
  expect(page.pageIsOld()).toBe(false);
  answer = () => Response.json({ problems: [{ code: 'wire-form', facts: { found: 2, oldest: 3 } }] }, { status: 400 });
  expect(await calls.fetchLobby()).toEqual({ ok: false, error: [{ code: 'page-old' }] });
  expect(page.pageIsOld()).toBe(true);
});

test('a record is read only up to the maximum length', async () => {
  let given = 0;
  const lines = (most: number): Response =>
    new Response(
      new ReadableStream({
        pull(to) {
          if (given++ < most) to.enqueue(new TextEncoder().encode('zehn Züge\n'));
          else to.close();
        },
      }),
    );
  answer = () => lines(3);
  expect(await calls.fetchRecord('x', 30)).toBe('zehn Züge\n'.repeat(3));
  given = 0;
  answer = () => lines(1000);
  expect(await calls.fetchRecord('x', 30)).toBeNull();
  expect(given).toBeLessThan(10);
});
