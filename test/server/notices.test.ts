import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { callWebhook } from '../../src/server/notices/webhook.ts';
import { createNotices, createPush, createNoticeWords, createTurnWatch, readWebhook } from '../../src/server/notices/index.ts';
import { openStore } from '../../src/server/store/index.ts';
import { content } from '../games/content.ts';
import type { OutboundRequest } from '../../src/server/notices/outbound.ts';
import { lookupWith, post as postOut } from '../../src/server/notices/outbound.ts';
import { isPublicAddress } from '../../src/server/notices/public-address.ts';
import { folderForAll } from './for-all.ts';
import { subscribeBrowser } from './push-service.ts';

/** Notices to people who are not connected: once a turn, and to no host that a visitor chose. */

const folder = folderForAll('notices');

const browser = subscribeBrowser();
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: browser.keys,
  language: 'cs',
};
const say = createNoticeWords(content);

test('a notice goes out when the person has not connected in time, and only once', async () => {
  vi.useFakeTimers();
  const there = new Set<number>([1]);
  const notified: string[] = [];
  const watch = createTurnWatch({
    isConnected: (seat) => Promise.resolve(there.has(seat)),
    notify: ({ seat, entries }) => Promise.resolve(void notified.push(`${seat} ${entries}`)),
    report: (error) => {
      throw error;
    },
  });
  watch.update({ seat: 0, entries: 5 });
  watch.update({ seat: 0, entries: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  watch.update({ seat: 1, entries: 8 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notified).toEqual(['0 5']);
  there.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  watch.update(null);
  watch.update({ seat: 0, entries: 9 });
  watch.update({ seat: 2, entries: 10 });
  await vi.advanceTimersByTimeAsync(60_000);
  watch.update({ seat: 0, entries: 11 });
  watch.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notified).toEqual(['0 5', '1 8', '2 10']);
  vi.useRealTimers();
});

test('browsers and webhooks are notified once in the recipient’s language; expired ones are deleted; errors name no address', async () => {
  const store = await openStore(join(folder, 'races.sqlite'));
  await store.addRace({ id: 'r', game: 'ausreisser', listed: false, room: '{}' }, []);
  const reports: string[] = [];
  const report = (error: unknown): void => void reports.push(String(error));
  const posted: string[] = [];
  let status = 201;
  const post = ({ url, body }: OutboundRequest): Promise<number> => {
    posted.push(`${url.href} ${browser.decrypt(body as Buffer)}`);
    return status === 0 ? Promise.reject(new Error(url.href)) : Promise.resolve(status);
  };
  const push = await createPush({ store, contact: 'mailto:club@race.example', report, post });
  expect((await createPush({ store, contact: 'https://race.example', report })).key).toBe(push.key);
  await push.subscribe('eva', BROWSER);
  const calls: string[] = [];
  const postHook = ({ url, body, isPrivateAllowed }: OutboundRequest): Promise<number> => {
    calls.push(`${url.href} ${isPrivateAllowed ? 'any' : 'public'} ${String(body)}`);
    return Promise.resolve(url.href.includes('bad') ? 500 : 204);
  };
  const notices = createNotices({ store, push, say, hook: 'http://localhost:1/ours', hookHosts: ['.example'], report, post: postHook });
  const turn = { race: 'r', game: 'ausreisser', seat: 1, name: 'Eva', entries: 4 };
  const to = { person: 'eva', hook: 'https://bad.example/secret' };
  await Promise.all([notices.send('turn', turn, to), notices.send('turn', turn, to)]);
  expect(posted).toEqual([`${BROWSER.endpoint} {"title":"Der Ausreißer","body":"Jsi na tahu.","race":"r"}`]);
  const body = '{"event":"turn","race":"r","game":"ausreisser","seat":1,"name":"Eva","entries":4,"path":"/#/race/~r"}';
  expect(calls).toEqual([`http://localhost:1/ours any ${body}`, `https://bad.example/secret public ${body}`]);
  await Promise.all([notices.send('time', turn, to), notices.send('time', turn, to)]);
  expect(posted.splice(1)).toEqual([`${BROWSER.endpoint} {"title":"Der Ausreißer","body":"Čas na tvé rozhodnutí se krátí.","race":"r"}`]);
  expect(calls.splice(2)).toEqual(
    [body, body].map((each, i) => `${calls[i]!.split(' ', 2).join(' ')} ${each.replace('"turn"', '"time"')}`),
  );
  for (status of [500, 0]) await notices.send('turn', { ...turn, entries: 5 + (status === 0 ? 1 : 0) }, to);
  status = 410;
  await notices.send('turn', { ...turn, entries: 7 }, to);
  await notices.send('turn', { ...turn, entries: 8 }, to);
  expect(posted).toHaveLength(4);
  expect(reports.join()).not.toMatch(/secret|fcm/);
  await store.close();
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  // `URL` reads a name below push.apple.com here, and the older parser `url.parse` the address 127.0.0.1
  'https://127.0.0.1%2epush.apple.com/x',
  'https://127.0.0.1\\@fcm.googleapis.com/x',
  'https://127.0.0.1#@fcm.googleapis.com/x',
  'https://127.0.0.1;@fcm.googleapis.com/x',
  'https:fcm.googleapis.com/x',
  'https://fcm.googleapis.com\t/x',
  'https://fcm。googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'https://user@fcm.googleapis.com/x',
  'nonsense',
])('no visitor can make the server call %s', async (endpoint) => {
  const store = await openStore(':memory:');
  const push = await createPush({ store, contact: 'https://race.example', report: () => undefined });
  expect(await push.subscribe('eva', { ...BROWSER, endpoint })).toEqual({ ok: false, error: [{ code: 'push-service' }] });
  expect(readWebhook(endpoint, ['hooks.example'])).toBeNull();
  await store.close();
});

test('redirects of a webhook are not followed', async () => {
  const calls: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    calls.push(url);
    answer.writeHead(307, { location: '/inside' }).end();
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const turn = { race: 'r', game: 'ausreisser', seat: 1, name: 'Eva', entries: 4 };
  const to = { url: new URL(`http://127.0.0.1:${port}/hook`), isPrivateAllowed: true };
  await expect(callWebhook(to, 'turn', turn)).rejects.toThrow('answered 307');
  expect(calls).toEqual(['/hook']);
  server.close();
});

test('a race’s own webhook: https at an allowed host', () => {
  const allowed = (url: string): boolean => readWebhook(url, ['hooks.example']) !== null;
  expect(
    ['https://hooks.example/a', 'https://user@hooks.example/', 'https://hooks.example:1/', 'http://hooks.example/'].map(allowed),
  ).toEqual([true, false, false, false]);
});

test('a subscription is stored as it is sent: normalised, so that no second parser reads it otherwise', async () => {
  const store = await openStore(':memory:');
  const sent: string[] = [];
  const push = await createPush({
    ...{ store, contact: 'https://race.example', report: () => undefined },
    post: ({ url, isPrivateAllowed }) => (sent.push(`${url.href} ${isPrivateAllowed}`), Promise.resolve(201)),
  });
  const endpoint = 'https://WEB.push.apple.com/a/../b c?x=%2e#end';
  expect(await push.subscribe('eva', { ...BROWSER, endpoint })).toEqual({ ok: true, value: null });
  const stored = (await store.notices.subscriptions('eva')).map((each) => each.endpoint);
  expect(stored).toEqual(['https://web.push.apple.com/b%20c?x=%2e']);
  await push.send('eva', () => ({ title: '', body: '', race: '' }));
  expect(sent).toEqual([`${stored[0]} false`]);
  // one that an earlier version has stored and that is not allowed is deleted, not called
  await store.notices.subscribe('eva', 'old', { ...BROWSER.keys, endpoint: 'https://127.0.0.1%2epush.apple.com/x', language: 'en' }, 10);
  await push.unsubscribe('eva', endpoint);
  await push.send('eva', () => ({ title: '', body: '', race: '' }));
  expect(sent).toHaveLength(1);
  await store.close();
});

test('a name that resolves to a private address is not called, and neither is such an address itself', async () => {
  const asked = (addresses: readonly string[]): Promise<unknown> =>
    new Promise((done) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      lookupWith(
        (_host, _options, answer) => answer(null, found),
        'x.example',
        { all: true },
        (error, result) => done(error ?? result),
      );
    });
  expect(await asked(['17.1.2.3'])).toEqual([{ address: '17.1.2.3', family: 4 }]);
  for (const addresses of [['10.0.0.1'], ['17.1.2.3', '127.0.0.1'], ['::1'], []])
    expect(await asked(addresses)).toMatchObject({ code: 'EPRIVATE' });
  const server = createServer((_request, answer) => answer.end());
  await new Promise<void>((listens) => server.listen(0, 'localhost', listens));
  const { port } = server.address() as AddressInfo;
  const sending = { headers: {}, body: '', timeoutMs: 5_000 };
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    await expect(postOut({ ...sending, url: new URL(`http://${host}:${port}/`), isPrivateAllowed: false })).rejects.toMatchObject({
      code: 'EPRIVATE',
    });
  expect(await postOut({ ...sending, url: new URL(`http://localhost:${port}/`), isPrivateAllowed: true })).toBe(200);
  server.close();
});

test.each([
  ...['17.1.2.3', '8.8.8.8', '2a00:1450:4001::1', '64:ff9b::808:808'].map((address) => [address, true] as const),
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '255.255.255.255'].map(
    (a) => [a, false] as const,
  ),
  ...[
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    'ff02::1',
  ].map((address) => [address, false] as const),
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
