import { Buffer } from 'node:buffer';
import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNotices, createPush, createNoticeWords } from '../../src/server/notices/index.ts';
import { post as sendRequest } from '../../src/server/notices/outbound.ts';
import { openStore } from '../../src/server/store/index.ts';
import { content } from '../games/content.ts';
import { RemotePlayer, post, REIFENBREITE } from './remote-player.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { PUSH_HOST, startPushService, subscribeBrowser, vapidOf } from './push-service.ts';
import { serve } from './serve.ts';

/** A turn’s notice to a browser over a push service of the tests: https, signed, and readable for that browser only. */

const folder = folderForAll('push');
const web = pageForAll();

test('the test browser decrypts the example of RFC 8291', () => {
  const key = createECDH('prime256v1');
  key.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const browser = subscribeBrowser(key, Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'));
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(browser.decrypt(body)).toBe('When I grow up, I want to be a watermelon');
  expect(() => subscribeBrowser().decrypt(body)).toThrow();
});

test('an absent person gets the notice in their language, signed and encrypted; an expired browser is not called again', async () => {
  const service = await startPushService();
  const store = await openStore(join(folder, 'races.sqlite'));
  const reports: string[] = [];
  const report = (error: unknown): void => void reports.push(String(error));
  const push = await createPush({
    ...{ store, report, contact: 'mailto:club@race.example', hosts: [PUSH_HOST] },
    // only the host name is resolved differently
    post: (request) => sendRequest({ ...request, agent: service.agent }),
  });
  const notices = createNotices({ store, push, say: createNoticeWords(content), hook: null, report });
  const served = await serve(store, web, { races: { notices, turnNoticeAfterMs: 0 }, push });

  const { base } = served;

  const { push: serverKey } = (await (await fetch(`${base}/online.json`)).json()) as { push: string };
  const [eva, jan] = await Promise.all(
    ['Eva', 'Jan'].map(async (name) => ((await (await post(base, '/api/people', { name })).json()) as { credential: string }).credential),
  );
  const browser = subscribeBrowser();
  const asked = { endpoint: `https://${PUSH_HOST}/to/one?of=many`, keys: browser.keys, language: 'de' };
  expect((await post(base, '/api/people/me/push', asked, eva)).status).toBe(200);

  const { id } = (await (await post(base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).json()) as { id: string };
  for (const [seat, who] of [eva, jan].entries()) await post(base, `/api/races/${id}/seats/${seat}`, { name: `N${seat}` }, who);
  const here = new RemotePlayer(id, jan!);
  await here.connect(base);
  for (const who of [eva, jan]) await post(base, `/api/races/${id}/ready`, { ready: true }, who);
  await here.until(() => here.seat !== null);
  void here.play(3);
  await expect.poll(() => service.pushed.length, { timeout: 20_000 }).toBe(1);

  const [message] = service.pushed;
  expect([message!.method, message!.path]).toEqual(['POST', '/to/one?of=many']);
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', 'content-length': String(message!.body.length) });
  const { key, claims } = vapidOf(message!);
  expect([key, claims.aud, claims.sub]).toEqual([serverKey, `https://${PUSH_HOST}`, 'mailto:club@race.example']);
  const left = claims.exp - Date.now() / 1000;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(86_400);
  expect(JSON.parse(browser.decrypt(message!.body))).toEqual({ title: 'Um Reifenbreite', body: 'Du bist am Zug.', race: id });
  expect(() => subscribeBrowser().decrypt(message!.body)).toThrow();
  const changed = Buffer.from(message!.body);
  changed[changed.length - 20]! ^= 1;
  expect(() => browser.decrypt(changed)).toThrow();
  // the body is unreadable in transit
  for (const said of [id, 'Reifenbreite', 'Zug']) expect(message!.body.includes(said)).toBe(false);

  // an expired subscription: the service reports it at Eva's next turn and is not called again
  service.status = 410;
  const person = eva!.slice(0, 22);
  expect(await store.notices.subscriptions(person)).toHaveLength(1);
  await push.send(person, () => ({ title: 'a', body: 'b', race: id }));
  expect(await store.notices.subscriptions(person)).toEqual([]);
  await push.send(person, () => ({ title: 'a', body: 'b', race: id }));
  expect(service.pushed).toHaveLength(2);

  here.cut();
  await served.close();
  await service.close();
  expect(reports).toEqual([]);
});
