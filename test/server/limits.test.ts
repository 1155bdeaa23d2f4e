import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { createRaces, type Races } from '../../src/server/races/index.ts';
import { openStore, StoreFailure, type Store } from '../../src/server/store/index.ts';
import { countAppends, createMetrics, type WireOptions } from '../../src/server/wire/index.ts';
import { REQUESTS_PER_MINUTE } from '../../src/server/wire/request-limits.ts';
import { content } from '../games/content.ts';
import { folderForAll, pageForAll } from './for-all.ts';

/** Rate limits of an address, and access to the metrics. */

const folder = folderForAll('limits');
const web = pageForAll();
let store: Store;
let races: Races;
beforeAll(async () => {
  store = await openStore(join(folder, 'races.sqlite'));
  races = await createRaces({ store, content, report: () => undefined });
});
afterAll(async () => {
  await races.close();
  await store.close();
});

let app: FastifyInstance | null = null;
async function begin(more: Partial<WireOptions> = {}, trustProxy = false): Promise<FastifyInstance> {
  app = await createApp({ web, say: (key) => key, trustProxy, wire: { races, store, ...more } });
  return app;
}
afterEach(async () => {
  await app?.close();
  app = null;
});

type Call = readonly [method: 'GET' | 'HEAD' | 'POST' | 'DELETE', url: string];
/** Sends `times` requests, cycling through `calls`, and counts the statuses. */
async function statusCounts(from: string, times: number, calls: readonly Call[]): Promise<Readonly<Record<number, number>>> {
  const found: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const [method, url] = calls[n % calls.length]!;
    const { statusCode } = await app!.inject({ method, url, remoteAddress: from, ...(method === 'POST' ? { payload: {} } : {}) });
    found[statusCode] = (found[statusCode] ?? 0) + 1;
  }
  return found;
}
const RACE = '/api/races/jjwOzDvBrVWWd6p2W6lEVQ';

describe('one address', () => {
  test('may make a limited number of changes a minute, gets Retry-After, and does not affect others', async () => {
    await begin();
    const calls: readonly Call[] = [
      ['POST', `${RACE}/wake`],
      ['POST', `${RACE}/seats/0`],
      ['DELETE', `${RACE}/seat`],
      ['POST', '/api/people/me'],
    ];
    const refused = (await statusCounts('10.0.0.1', REQUESTS_PER_MINUTE.changes + 4, calls))[429];
    expect(refused).toBe(4);
    const again = await app!.inject({ method: 'POST', url: `${RACE}/wake`, remoteAddress: '10.0.0.1' });
    expect([again.statusCode, again.json()]).toEqual([429, { problems: [{ code: 'wire-often' }] }]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    // it may still read, and another address may change
    expect(await statusCounts('10.0.0.1', 1, [['GET', RACE]])).toEqual({ 404: 1 });
    expect((await statusCounts('10.0.0.2', 1, calls))[429]).toBeUndefined();
  });

  test('opens fewer races a minute, and may continue existing ones', async () => {
    await begin();
    expect((await statusCounts('10.0.0.1', REQUESTS_PER_MINUTE.opens + 3, [['POST', '/api/races']]))[429]).toBe(3);
    expect((await statusCounts('10.0.0.1', 1, [['POST', `${RACE}/wake`]]))[429]).toBeUndefined();
  });

  test('reads up to a generous limit, also by HEAD and at every path', async () => {
    await begin({ requests: { ...REQUESTS_PER_MINUTE, reads: 20, expensive: 8 } });
    const expensive: readonly Call[] = [
      ['GET', `${RACE}/record`],
      ['HEAD', `${RACE}/record`],
      ['GET', '/api/people/me'],
      ['GET', '/api/people/jjwOzDvBrVWWd6p2W6lEVQ'],
    ];
    expect((await statusCounts('10.0.0.1', 10, expensive))[429]).toBe(2);
    const cheap: readonly Call[] = [
      ['GET', '/online.json'],
      ['GET', '/api/races'],
      ['GET', RACE],
    ];
    expect((await statusCounts('10.0.0.1', 12, cheap))[429]).toBe(2);
    // the first half of an IPv6 address counts
    expect((await statusCounts('2001:db8:1:2::1', 20, cheap))[429]).toBeUndefined();
    expect(await statusCounts('2001:db8:1:2::2', 1, cheap)).toEqual({ 429: 1 });
    // the page itself and the health check are not limited
    expect(
      await statusCounts('10.0.0.1', 2, [
        ['GET', '/'],
        ['GET', '/healthz'],
      ]),
    ).toEqual({ 200: 2 });
  });

  test('the limits allow thirty pages behind one address that poll a list every half minute, and eight that wait for a rematch', () => {
    expect(30 * 2).toBeLessThan(REQUESTS_PER_MINUTE.expensive);
    expect(30 * 2 + 8 * 15).toBeLessThan(REQUESTS_PER_MINUTE.reads);
  });
});

test('the store’s health is checked once for all requests within a second', async () => {
  let checks = 0;
  await begin({ store: { ...store, check: () => (checks++, store.check()) } });
  for (let n = 0; n < 5; n++) expect((await app!.inject('/healthz')).statusCode).toBe(200);
  expect(checks).toBe(1);
});

describe('/metrics', () => {
  const TOKEN = 'a-token-of-sixteen';
  interface From {
    readonly peer?: string;
    readonly host?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  const status = async ({ peer = '127.0.0.1', host = 'localhost:4173', headers = {} }: From): Promise<number> =>
    (await app!.inject({ url: '/metrics', remoteAddress: peer, headers: { host, ...headers } })).statusCode;

  test.each<[string, From, number]>([
    ['this machine', {}, 200],
    ['this machine, by IPv6', { peer: '::1', host: '[::1]:4173' }, 200],
    ['this machine, by IPv4 in the form of IPv6', { peer: '::ffff:127.0.0.1', host: '127.0.0.1' }, 200],
    ['another one', { peer: '192.168.1.5' }, 404],
    ['another one that claims to be this', { peer: '192.168.1.5', headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
    ['a client behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
    ['a client behind a proxy with the Forwarded header', { headers: { forwarded: 'for=203.0.113.7' } }, 404],
    ['a client behind a proxy that passes on the host name only', { host: '203.0.113.1' }, 404],
    ['this machine, with an unnecessary token', { headers: { authorization: `Bearer ${TOKEN}` } }, 200],
  ])('without a token: %s', async (_who, from, expected) => {
    await begin({ metrics: { token: null, local: true } });
    expect(await status(from)).toBe(expected);
  });

  test('behind a trusted proxy no header makes a client local', async () => {
    await begin({ metrics: { token: null, local: true } }, true);
    expect(await status({ peer: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
    expect(await status({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  });

  test('where a proxy may be, only with a token', async () => {
    await begin({ metrics: { token: null, local: false } });
    expect(await status({})).toBe(404);
    expect(await status({ headers: { authorization: 'Bearer ' } })).toBe(404);
  });

  test('with a token: only requests that carry it, from anywhere', async () => {
    await begin({ metrics: { token: TOKEN, local: true } });
    expect(await status({ peer: '203.0.113.7', headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '1.2.3.4' } })).toBe(200);
    for (const header of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${createHash('sha256').update(TOKEN).digest('hex')}`])
      expect(await status({ headers: { authorization: header } })).toBe(404);
  });

  test('without access the answer is that of an unknown path', async () => {
    await begin();
    const [there, nowhere] = [await app!.inject('/metrics'), await app!.inject('/nothing')];
    expect([there.statusCode, there.body, there.headers['content-type']]).toEqual([404, nowhere.body, nowhere.headers['content-type']]);
  });

  test('counters start at 0 and count stored rows, late appends, failures and refusals', async () => {
    const figures = createMetrics();
    const found = (): Readonly<Record<string, number>> =>
      Object.fromEntries(
        [...figures.text().matchAll(/^windschatten_(\w+)_total (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
      );
    const none = { messages_in: 0, messages_out: 0, messages_refused: 0, messages_slow: 0, requests_limited: 0 };
    const noAppends = { appends: 0, appends_taken: 0, appends_failed: 0, append_seconds: 0, rows_kept: 0 };
    expect(found()).toEqual({ ...none, ...noAppends });

    const answers = [null, 'taken', 'full', new StoreFailure('lost', 'away')] as const;
    let asks = 0;
    let now = 0;
    const failing = {
      append: () => {
        now += 500;
        const answer = answers[asks++]!;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    } as unknown as Store;
    const counted = countAppends(failing, figures, () => now);
    const row = { n: 1, kind: 'table', text: '{}' } as const;
    for (const answer of answers) {
      const result = counted.append('race', [row, { ...row, n: 2 }], { entries: 1 } as never);
      if (answer instanceof Error) await expect(result).rejects.toThrow('away');
      else expect(await result).toBe(answer);
    }
    await begin({ figures, requests: { ...REQUESTS_PER_MINUTE, reads: 0 } });
    await app!.inject('/online.json');
    expect(figures.text()).toMatch(/^windschatten_connections 0$/m);
    expect(found()).toEqual({
      ...none,
      requests_limited: 1,
      appends: 4,
      appends_taken: 1,
      appends_failed: 2,
      append_seconds: 2,
      rows_kept: 2,
    });
  });
});
