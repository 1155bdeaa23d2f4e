import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The page of the 21st person behind one address, whom the server does not take for now. */

type Me = typeof import('../../src/web/online/people/me.svelte.ts');

const RACE = 'r'.repeat(22);
const TOKEN = 't'.repeat(22);
const CREDENTIAL = `${'p'.repeat(22)}.${'s'.repeat(22)}`;
let stored: Record<string, string>;
let answers: ('often' | 'lost' | 'known')[];
let requests: string[];

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
function answer(address: string, { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string }): Promise<Response> {
  requests.push(`${method} ${address} ${body}`);
  if (address.endsWith('/person')) return Promise.resolve(json(200, {}));
  const next = answers.shift();
  if (next === 'lost') return Promise.reject(new TypeError('no network'));
  return Promise.resolve(next === 'known' ? json(201, { credential: CREDENTIAL }) : json(429, { problems: [{ code: 'wire-often' }] }));
}

beforeEach(() => {
  vi.useFakeTimers();
  [stored, requests] = [{}, []];
  vi.stubGlobal('fetch', answer);
  const storage = stored;
  const functions = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void delete storage[key],
  };
  // as in browsers, only the texts are found by `Object.keys`
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(storage, name, { value });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page after it was loaded anew. */
async function load(): Promise<Me> {
  vi.resetModules();
  return import('../../src/web/online/people/me.svelte.ts');
}

const KNOWN = [`POST ./api/people {"name":"Uma"}`, `POST ./api/races/${RACE}/person {"credential":"${CREDENTIAL}"}`];

test('a person of too many tries again until the server knows the person, and then adds the seat', async () => {
  answers = ['often', 'often', 'lost', 'known'];
  const me = await load();
  me.keepName('Uma');
  expect(await me.makeKnown('Uma')).toBeNull();
  expect(me.waitsToBeKnown()).toBe(true);
  stored[`windschatten.online.${RACE}`] = JSON.stringify({ seat: TOKEN });
  me.becomeKnownLater();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(requests.slice(-2)).toEqual(KNOWN);
  expect(me.waitsToBeKnown()).toBe(false);
});

test('a reload does not end the wait', async () => {
  answers = ['often', 'known'];
  const before = await load();
  before.keepName('Uma');
  await before.makeKnown('Uma');
  stored[`windschatten.online.${RACE}`] = JSON.stringify({ seat: TOKEN });
  const me = await load();
  expect(me.waitsToBeKnown()).toBe(true);
  me.becomeKnownLater();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests.slice(-2)).toEqual(KNOWN);
  expect((await load()).waitsToBeKnown()).toBe(false);
});
