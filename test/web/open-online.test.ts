import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toyGame } from '../kit/toy-game.ts';
import { ROOM, stubOnlinePage, type OnlinePage } from './online-page.ts';
import { loadOfPage, until } from './open-session.ts';

/** A race online that cannot be opened: the page says why, and nothing of the connection is left. */

type OpenOnline = (id: string, game: unknown, options?: { readonly signal?: AbortSignal }) => Promise<unknown>;

let page: OnlinePage;
let openOnline: OpenOnline;
let currentConnection: () => unknown;
beforeAll(async () => {
  page = stubOnlinePage();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...ROOM, you: null })));
  ({ openOnline } = (await loadOfPage('/src/web/online/open.ts')) as { readonly openOnline: OpenOnline });
  ({ currentConnection } = (await loadOfPage('/src/web/online/connection.svelte.ts')) as { readonly currentConnection: () => unknown });
}, 120_000);
beforeEach(() => page.sockets.splice(0));
afterAll(() => {
  vi.unstubAllGlobals();
});

const ID = `~${ROOM.id}`;

test('its seat belongs to someone else now: the code is there for the page, and the connection is ended', async () => {
  const opening = openOnline(ID, toyGame);
  await until(() => page.sockets.length === 1);
  expect(currentConnection()).not.toBeNull();
  page.sockets[0]!.receive({ type: 'error', code: 'wire-token' });
  expect(await opening).toEqual({ ok: false, error: [{ code: 'wire-token' }] });
  expect([currentConnection(), page.sockets[0]!.isClosed]).toEqual([null, true]);
});

test('the player leaves the page before the server has answered: the connection is ended', async () => {
  const leaving = new AbortController();
  const opening = openOnline(ID, toyGame, { signal: leaving.signal });
  await until(() => page.sockets.length === 1);
  leaving.abort();
  expect(await opening).toEqual({ ok: false, error: [] });
  expect([currentConnection(), page.sockets[0]!.isClosed]).toEqual([null, true]);
});

test('the player leaves the page before the room is known: there is no connection at all', async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect(await openOnline(ID, toyGame, { signal: leaving.signal })).toBeNull();
  expect(page.sockets).toHaveLength(0);
});
