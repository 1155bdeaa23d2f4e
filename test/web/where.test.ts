import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ROOM, stubOnlinePage } from './online-page.ts';
import { loadOfPage } from './open-session.ts';

/** Which game an address is of, and what is known about a race without one. */

/** Its own type would bring the page's compiler settings along. */
interface Where {
  learnWhere(to: { readonly screen: string; readonly id: string; readonly at: string }): Promise<void>;
  failureOf(race: string): readonly unknown[];
}

let where: Where;
beforeAll(async () => {
  stubOnlinePage();
  where = (await loadOfPage('/src/web/where.svelte.ts')) as unknown as Where;
}, 120_000);
afterEach(() => vi.unstubAllGlobals());

const ID = `~${ROOM.id}`;
const learnAnswered = async (answer: () => Promise<Response>): Promise<readonly unknown[]> => {
  vi.stubGlobal('fetch', answer);
  await where.learnWhere({ screen: 'race', id: ID, at: '' });
  return where.failureOf(ID);
};

test('a server that does not answer is a failure; one that knows no such race is none; the next answer replaces the last', async () => {
  expect(where.failureOf(ID)).toEqual([]);
  expect(await learnAnswered(() => Promise.reject(new Error('no network')))).toEqual([{ code: 'online-lost' }]);
  expect(await learnAnswered(() => Promise.resolve(Response.json({ problems: [{ code: 'race-unknown' }] }, { status: 404 })))).toEqual([]);
  expect(await learnAnswered(() => Promise.resolve(new Response('bad gateway', { status: 502 })))).toEqual([{ code: 'online-lost' }]);
  expect(await learnAnswered(() => Promise.resolve(Response.json({ ...ROOM, you: null })))).toEqual([]);
});
