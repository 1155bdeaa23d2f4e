import { randomBytes } from 'node:crypto';
import { connect, type AddressInfo, type Socket as TcpSocket } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { readName } from '../../src/server/races/room.ts';
import type { Races } from '../../src/server/races/index.ts';
import { addressKey } from '../../src/server/wire/address-key.ts';
import { createConnection } from '../../src/server/wire/connection.ts';
import { cached } from '../../src/server/wire/cached.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/index.ts';
import { createVisitors } from '../../src/server/wire/visitors.ts';
import { RemotePlayer, openRace, post, REIFENBREITE } from './remote-player.ts';
import { serve, serveForAll } from './serve.ts';

/** Attacks cost the attacker the connection and affect no other client. */

const LIMITS = { burst: 20, perSecond: 1 };
const served = serveForAll('attack', { limits: LIMITS });

/** A frame as a client sends it. */
function frame(code: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const masked = payload.map((byte, i) => byte ^ mask[i % 4]!);
  return Buffer.concat([Buffer.from([0x80 | code, 0x80 | payload.length]), mask, masked]);
}

/** A WebSocket by hand, which reads only on request. */
function rawSocket(): Promise<TcpSocket> {
  const { hostname, port, host } = new URL(served.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/ride HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  return new Promise((open) => socket.once('data', () => open(socket)));
}

describe('connections', () => {
  test('a flood of pings, which asks for as many pongs, ends', async () => {
    const socket = await rawSocket();
    let answered = 0;
    socket.on('data', (data) => (answered += data.length));
    const gone = new Promise((ended) => socket.once('close', ended));
    for (let n = 0; n < 200; n++) socket.write(frame(0x9, Buffer.alloc(100)));
    await gone;
    // a pong is two bytes longer than its payload; a flooding client gets none beyond its limit
    expect(answered).toBeLessThanOrEqual((LIMITS.burst + 1) * 102);
  });

  test.each([
    ['unsolicited pongs', frame(0xa, Buffer.alloc(0))],
    ['a message in parts that never ends', Buffer.from([0x00, 0x80, 0, 0, 0, 0])],
  ])('a flood of %s ends', async (_what, flood) => {
    const socket = await rawSocket();
    const gone = new Promise((ended) => socket.once('close', ended));
    // the first part of a text, without its end
    socket.write(Buffer.concat([Buffer.from([0x01, 0x81, 0, 0, 0, 0]), Buffer.from('{')]));
    const many = Buffer.concat(Array.from({ length: 10_000 }, () => flood));
    for (let sent = 0; !socket.destroyed && sent < 100_000_000; sent += many.length)
      await Promise.race([gone, new Promise((written) => socket.write(many, written))]);
    expect(socket.destroyed).toBe(true);
    await gone;
  });

  test('no WebSocket opens at another path', async () => {
    for (const path of ['/', '/api/races', '/api/ride/', '/healthz']) {
      const socket = new WebSocket(`${served.base.replace(/^http/, 'ws')}${path}`);
      const answer = await new Promise((resolve) => {
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => undefined);
      });
      socket.terminate();
      expect([path, answer === 'open']).toEqual([path, false]);
    }
  });

  test('silent connections of one address above the limit are closed at once', async () => {
    const app = await createApp({ web: served.web, say: (key) => key, connections: 5 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    let closed = 0;
    const sockets = Array.from({ length: 9 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => closed++),
    );
    await expect.poll(() => closed).toBe(4);
    // closed connections make room
    sockets.forEach((each) => each.destroy());
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status).toBe(200);
    expect(app.server.timeout).toBe(60_000);
    await app.close();
  });

  test('a client that keeps sending after a refusal is cut off', async () => {
    const socket = await rawSocket();
    const gone = new Promise((ended) => socket.once('close', ended));
    socket.write(frame(0x1, Buffer.from('{not json')));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(frame(0x1, Buffer.from('{}')));
    await gone;
  });

  const nothing = { now: () => 0 } as Races;
  function fake(unsent = 0) {
    const done: string[] = [];
    const socket = {
      bufferedAmount: unsent,
      send: (text: string) => void done.push(text),
      close: (_code: number, reason: string) => void done.push(`close ${reason}`),
      ping: () => undefined,
      terminate: () => void done.push('terminate'),
    };
    return { socket, done };
  }

  test('a client with four million unsent bytes is disconnected, whatever comes next', async () => {
    for (const how of ['message', 'heartbeat'] as const) {
      const { socket, done } = fake(4_000_001);
      const counts: string[] = [];
      const connection = createConnection({ races: nothing, socket, report: () => undefined, count: (what) => counts.push(what) });
      if (how === 'message') await connection.receive('{"type":"ping"}');
      else connection.heartbeat();
      expect(done).toEqual(['terminate']);
    }
  });

  test('while the store does not answer, messages queue up to a limit', async () => {
    const { socket, done } = fake();
    const races = { seatOf: () => new Promise(() => undefined), subscribe: () => () => undefined } as unknown as Races;
    const limits = { burst: 50, perSecond: 1e9 };
    const connection = createConnection({ races, socket, report: () => undefined, limits, count: () => undefined });
    const secret = 'x'.repeat(22);
    void connection.receive(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: secret, token: secret }));
    for (let n = 0; n < 200; n++) void connection.receive('{"type":"ping"}');
    await Promise.resolve();
    expect(done.slice(0, 2)).toEqual(['{"type":"error","code":"wire-too-much"}', 'close wire-too-much']);
    expect(connection.isIdle).toBe(true);
  });

  test('a client that leaves while it is being connected leaves no listener behind', async () => {
    for (const goesAt of ['seatOf', 'findRoomFor', 'openRace']) {
      let listening = 0;
      const subscribe = () => (listening++, () => void listening--);
      const feed = { subscribe, snapshot: () => ({ kind: 'seat', text: '' }) };
      const opened = { spectatorFeed: () => feed, feedOf: () => feed, sit: subscribe };
      const { socket } = fake();
      const at =
        <T>(place: string, value: T) =>
        () => {
          if (place === goesAt) connection.end();
          return Promise.resolve(value);
        };
      const races = {
        ...{
          now: () => 0,
          seatOf: at('seatOf', 0),
          findRoomFor: at('findRoomFor', { room: {}, isSubstitute: false }),
          openRace: at('openRace', opened),
          subscribe,
        },
      } as unknown as Races;
      const connection = createConnection({ races, socket, report: (error) => expect(error).toBeUndefined(), count: () => undefined });
      const secret = 'x'.repeat(22);
      await connection.receive(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: secret, token: secret }));
      expect([goesAt, listening]).toEqual([goesAt, 0]);
    }
  });

  test('a client that never reads does not slow the others down', async () => {
    const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const deaf = await rawSocket();
    deaf.pause();
    deaf.write(frame(0x1, Buffer.from(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: id }))));
    const people = tokens.map((token) => new RemotePlayer(id, token));
    for (const each of people) await each.connect(served.base);
    const enough = (): boolean => (people[0]!.seat?.entries.length ?? 0) > 12;
    await Promise.all(people.map((each, i) => each.play(i + 1, enough)));
    expect(enough()).toBe(true);
    for (const each of people) each.cut();
    deaf.destroy();
  });

  test('prototype keys and endless nesting are refused like any other unreadable message', async () => {
    const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const secret = { race: id, token: tokens[0] };
    const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    for (const answers of ['{"__proto__":{"polluted":1}}', '{"constructor":1,"toString":2}', `{"follow":${deep}}`]) {
      const socket = new WebSocket(`${served.base.replace(/^http/, 'ws')}/api/ride`);
      await new Promise((open) => socket.once('open', open));
      const received: string[] = [];
      socket.on('message', (data) => received.push((data as Buffer).toString('utf8').slice(0, 200)));
      socket.send(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, ...secret }));
      await expect.poll(() => received.some((text) => text.startsWith('{"type":"seat"')), { timeout: 20_000 }).toBe(true);
      socket.send(`{"type":"answers","id":"x","answers":${answers}}`);
      await expect.poll(() => received.some((text) => /"type":"(answer|error)"/.test(text)), { timeout: 20_000 }).toBe(true);
      expect(received.join('\n')).not.toContain('wire-store');
      socket.terminate();
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(served.reports).toEqual([]);
  });
});

describe('addresses', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts for %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  test('open and new connections are limited, and idle addresses are forgotten', () => {
    let now = 0;
    const visitors = createVisitors({ maxOpen: 3, burst: 5, perSecond: 1 }, () => now);
    const come = (ip: string): (() => void) | null => (visitors.canConnect(ip) ? visitors.connected(ip) : null);
    const gone = [come('2001:db8::1'), come('2001:db8::2'), come('2001:db8::3')];
    expect(gone.every((each) => each !== null)).toBe(true);
    expect([come('2001:db8::4'), come('10.0.0.1')].map((each) => each !== null)).toEqual([false, true]);
    gone.forEach((each) => each?.());
    // two are left of five
    expect([1, 2, 3].map(() => come('2001:db8::5')).map((each) => (each?.(), each !== null))).toEqual([true, true, false]);
    visitors.sweep();
    expect(visitors.size).toBe(2);
    now = 10_000;
    visitors.sweep();
    expect(visitors.size).toBe(1);
  });

  test('behind a proxy, a visitor’s address is the one that the proxy adds', async () => {
    const app = await createApp({ web: served.web, say: (key) => key, trustProxy: true });
    app.get('/who', (request) => ({ ip: request.ip }));
    const answer = await app.inject({ url: '/who', headers: { host: 'localhost', 'x-forwarded-for': '9.9.9.9, 10.0.0.7' } });
    expect(answer.json()).toEqual({ ip: '10.0.0.7' });
    await app.close();
  });
});

test('names with invisible characters are refused', () => {
  for (const name of ['Anna', 'Ančka “Ä”', 'Марія', '王小明', 'محمد', '👩‍🚀', 'می‌خواهم', '❤️', '1️⃣', '葛\u{e0100}', 'e\u0301'.repeat(5)])
    expect(readName(name).ok).toBe(true);
  for (const name of [
    '\u200b',
    'Anna\u200b',
    '\u202eannA',
    'a\u2066b',
    '\u00ad',
    'x\ufeffy',
    '\u0300',
    'Z\u0351\u0351\u0351\u0351',
    'a\u0000',
    'a\nb',
    '\u{e0041}x',
    '\ue000',
    '\u3164',
    '\u2800',
    'Z\u0351\u0351\u200d\u0351\u0351',
    // they look like Anna
    'An\u200dna',
    'An\u200cna',
    'An\u034fna',
    'Anna\ufe0f',
    '\u200dAnna',
    'An\u17b4na',
    'Anna\u{e0100}',
  ])
    expect([name, readName(name).ok]).toEqual([name, false]);
});

test('an endlessly nested set-up is refused', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const answer = await fetch(`${served.base}/api/races`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"game":"reifenbreite","drivers":["human","human"],"setup":{"stages":${deep}}}`,
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test.each([
  ['turns its neighbours round', 'a\u202eb'],
  ['has no end', 'S'.repeat(2_000)],
  ['hides a sign', 'Sho\u200brt'],
])('a course whose title %s is refused', async (_what, title) => {
  const course = `course short "${title}" start 1 lines S S sprints none`;
  const setup = { ...REIFENBREITE.setup, stages: [{ course, board: 'criterium' }] };
  const answer = await post(served.base, '/api/races', { game: 'reifenbreite', setup, drivers: ['human', 'human'], listed: true });
  expect([answer.status, await answer.json()]).toEqual([422, { problems: [{ code: 'room-text', facts: { most: 1_000 } }] }]);
});

test('large set-ups do not keep small races out of the lobby', async () => {
  const other = await serve(join(served.folder, 'lobby.sqlite'), served.web);
  const open = async (course: string): Promise<string> => {
    const setup = { ...REIFENBREITE.setup, stages: [{ course, board: 'criterium' }] };
    const made = await post(other.base, '/api/races', { game: 'reifenbreite', setup, drivers: ['human', 'human'], listed: true });
    return ((await made.json()) as { id: string }).id;
  };
  const small = await open('course short "Short" start 1 lines S S sprints none');
  for (let n = 0; n < 12; n++) await open(`course short "Long" start 1 lines S S sprints none${'\n'.repeat(25_000)}`);
  const lobby = await (await fetch(`${other.base}/api/races`)).text();
  expect(lobby.length).toBeGreaterThan(100_000);
  expect(lobby.length).toBeLessThan(500_000);
  expect(lobby).toContain(small);
  await other.close();
});

test('the lobby is read once for all requests within a second', async () => {
  let now = 0;
  let asked = 0;
  const look = cached(
    1_000,
    () => Promise.resolve(++asked),
    () => now,
  );
  expect([await look(), await look()]).toEqual([1, 1]);
  now = 1_000;
  expect(await look()).toBe(2);
  let fails = true;
  const failing = cached(
    1_000,
    () => (fails ? Promise.reject(new Error('away')) : Promise.resolve('there')),
    () => 0,
  );
  await expect(failing()).rejects.toThrow('away');
  fails = false;
  expect(await failing()).toBe('there');
});

test('a token works for its own race only', async () => {
  const [one, two] = [
    await openRace(served.base, REIFENBREITE, ['human', 'human']),
    await openRace(served.base, REIFENBREITE, ['human', 'human']),
  ];
  for (const token of [one.tokens[0]!, one.opener]) {
    const far = new RemotePlayer(two.id, token);
    await far.connect(served.base);
    await far.until(() => !far.open);
    expect(far.errors).toEqual(['wire-token']);
    for (const [path, method] of [
      ['link', 'POST'],
      ['home', 'POST'],
      ['begin', 'POST'],
      ['rematch', 'POST'],
      ['anew', 'POST'],
      ['seat', 'DELETE'],
    ] as const) {
      const answer = await post(served.base, `/api/races/${two.id}/${path}`, undefined, token, method);
      expect([path, answer.status, await answer.json()]).toEqual([path, 403, { problems: [{ code: 'room-token' }] }]);
    }
  }
});

test('two processes give a seat to only one of two concurrent requests', async () => {
  const file = join(served.folder, 'two.sqlite');
  const servers = [await serve(file, served.web), await serve(file, served.web)];
  const made = await post(servers[0]!.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] });
  const { id } = (await made.json()) as { id: string };
  const tried = await Promise.all(
    Array.from({ length: 8 }, (_, i) => post(servers[i % 2]!.base, `/api/races/${id}/seats/0`, { name: `Nr ${i}` })),
  );
  expect(tried.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  for (const each of servers) await each.close();
});
