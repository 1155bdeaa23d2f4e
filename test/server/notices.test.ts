import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { WebPushError } from 'web-push';
import { callWebhook } from '../../src/server/notices/webhook.ts';
import { createNotices, createPush, createNoticeWords, createTurnWatch, isAllowedWebhook } from '../../src/server/notices/index.ts';
import { openStore } from '../../src/server/store/index.ts';
import { content } from '../games/content.ts';
import { folderForAll } from './for-all.ts';

/** Notices to people who are not connected: once a turn, and to no host that a visitor chose. */

const folder = folderForAll('notices');

const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
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
  let broken: Error | null = null;
  const post = ((to: { endpoint: string }, text: string) => {
    posted.push(`${to.endpoint} ${text}`);
    return broken === null ? Promise.resolve({} as never) : Promise.reject(broken);
  }) as never;
  const push = await createPush({ store, contact: 'mailto:club@race.example', report, post });
  expect((await createPush({ store, contact: 'https://race.example', report })).key).toBe(push.key);
  await push.subscribe('eva', BROWSER);
  const calls: string[] = [];
  const ask = ((url: string, { body, redirect }: RequestInit) => {
    calls.push(`${url} ${redirect} ${body as string}`);
    return Promise.resolve(new Response(null, { status: url.includes('bad') ? 500 : 204 }));
  }) as typeof fetch;
  const notices = createNotices({ store, push, say, hook: 'http://localhost:1/ours', report, ask });
  const turn = { race: 'r', game: 'ausreisser', seat: 1, name: 'Eva', entries: 4 };
  const to = { person: 'eva', hook: 'https://bad.example/secret' };
  await Promise.all([notices.send('turn', turn, to), notices.send('turn', turn, to)]);
  expect(posted).toEqual([`${BROWSER.endpoint} {"title":"Der Ausreißer","body":"Jsi na tahu.","race":"r"}`]);
  const body = '{"event":"turn","race":"r","game":"ausreisser","seat":1,"name":"Eva","entries":4,"path":"/#/race/~r"}';
  expect(calls).toEqual([`http://localhost:1/ours error ${body}`, `https://bad.example/secret error ${body}`]);
  await Promise.all([notices.send('time', turn, to), notices.send('time', turn, to)]);
  expect(posted.splice(1)).toEqual([`${BROWSER.endpoint} {"title":"Der Ausreißer","body":"Čas na tvé rozhodnutí se krátí.","race":"r"}`]);
  expect(calls.splice(2)).toEqual([body, body].map((each, i) => `${calls[i]!.split(' ')[0]!} error ${each.replace('"turn"', '"time"')}`));
  broken = new WebPushError('no', 500, {}, '', BROWSER.endpoint);
  await notices.send('turn', { ...turn, entries: 5 }, to);
  broken = new WebPushError('gone', 410, {}, '', BROWSER.endpoint);
  await notices.send('turn', { ...turn, entries: 6 }, to);
  await notices.send('turn', { ...turn, entries: 7 }, to);
  expect(posted).toHaveLength(3);
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
  'nonsense',
])('no visitor can make the server call %s', async (endpoint) => {
  const store = await openStore(':memory:');
  const push = await createPush({ store, contact: 'https://race.example', report: () => undefined });
  expect(await push.subscribe('eva', { ...BROWSER, endpoint })).toEqual({ ok: false, error: [{ code: 'push-service' }] });
  expect(isAllowedWebhook(endpoint, ['hooks.example'])).toBe(false);
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
  await expect(callWebhook(`http://127.0.0.1:${port}/hook`, 'turn', turn)).rejects.toThrow();
  expect(calls).toEqual(['/hook']);
  server.close();
});

test('a race’s own webhook: https at an allowed host', () => {
  const allowed = (url: string): boolean => isAllowedWebhook(url, ['hooks.example']);
  expect(
    ['https://hooks.example/a', 'https://user@hooks.example/', 'https://hooks.example:1/', 'http://hooks.example/'].map(allowed),
  ).toEqual([true, false, false, false]);
});
