import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LineRequest } from '../../src/protocol/index.ts';
import type { Answer } from '../../src/web/online/messages.ts';
import { roomMessage, stubOnlinePage, type OnlinePage, type TestSocket } from './online-page.ts';
import { loadOfPage } from './open-session.ts';

/**
 * The page's connection to a race, and its single requests. The page came over plain http from a machine of the same network, where browsers
 * have no `crypto.randomUUID`.
 */

interface Connection {
  readonly state: string;
  readonly refusedBecause: string | null;
  ask(request: LineRequest): Promise<Answer>;
  end(): void;
}
type ConnectionClass = new (options: unknown) => Connection;

const webcrypto = globalThis.crypto;
let page: OnlinePage;
let RaceConnection: ConnectionClass;
beforeAll(async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
  page = stubOnlinePage();
  RaceConnection = (await loadOfPage('/src/web/online/connection.svelte.ts'))['RaceConnection'] as ConnectionClass;
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

const PASS: LineRequest = { type: 'act', after: 0, action: 'pass' };
const open = (race: string, more: object = {}): Connection =>
  new RaceConnection({ race, token: null, known: () => null, onMessage: () => undefined, ...more });
const lastSocket = (): TestSocket => page.sockets.at(-1)!;
function connect(race: string): { readonly connection: Connection; readonly socket: TestSocket } {
  const connection = open(race);
  const socket = lastSocket();
  socket.receive(roomMessage());
  expect(connection.state).toBe('connected');
  return { connection, socket };
}

test('a request without https still has an id of its own, is stored and sent', () => {
  const connection = open('r');
  for (let n = 0; n < 50; n++) void connection.ask(PASS);
  const { unsent } = JSON.parse(page.storage.get('windschatten.online.r.unsent')!) as {
    readonly unsent: readonly { readonly id: string }[];
  };
  expect(new Set(unsent.map(({ id }) => id)).size).toBe(50);
  // the table takes 1 to 64 plain characters
  for (const { id } of unsent) expect(id).toMatch(/^[\da-f]{32}$/);
  connection.end();
});

test('an unanswered request is stored in the format of earlier pages, and read back', async () => {
  const { keepUnsent, unsentOf } = (await loadOfPage('/src/web/online/unsent.ts')) as {
    readonly keepUnsent: (race: string, pending: readonly unknown[], now: number) => void;
    readonly unsentOf: (race: string, now: number) => readonly unknown[];
  };
  const stored = JSON.stringify({ at: 5, unsent: [{ id: 'a', wish: { type: 'wish', wish: { do: 'leave' } } }] });
  page.storage.set('windschatten.online.s.unsent', stored);
  const pending = unsentOf('s', 6);
  expect(pending).toEqual([{ id: 'a', request: { type: 'wish', wish: { do: 'leave' } } }]);
  page.storage.clear();
  keepUnsent('s', pending, 5);
  expect(page.storage.get('windschatten.online.s.unsent')).toBe(stored);
});

test('after the reply “too old” the page does not connect again, and requests stay for the new page', () => {
  const connection = open('old');
  void connection.ask(PASS);
  const before = page.sockets.length;
  lastSocket().receive({ type: 'error', code: 'wire-form' });
  lastSocket().dispatchEvent(new Event('close'));
  expect([connection.state, connection.refusedBecause, page.sockets.length]).toEqual(['refused', 'wire-form', before]);
  expect(page.storage.get('windschatten.online.old.unsent')).toContain('"action":"pass"');
  connection.end();
  expect(page.storage.has('windschatten.online.old.unsent')).toBe(true);
});

test('a device without a network shows this at once, and connects again when the network is back', () => {
  const { connection } = connect('offline');
  const before = page.sockets.length;
  page.window.dispatchEvent(new Event('offline'));
  expect(connection.state).toBe('lost');
  page.window.dispatchEvent(new Event('online'));
  expect(page.sockets.length).toBe(before + 1);
  connection.end();
});

describe('in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('a player who acts after a while soon learns that the connection is dead', () => {
    const { connection, socket } = connect('silent');
    const pings = (): number => socket.sent.filter((text) => text.includes('"ping"')).length;
    const first = pings();
    void connection.ask(PASS);
    // the server has just sent something, so no ping is needed
    expect(pings()).toBe(first);
    socket.receive({ type: 'pong', now: Date.now() });
    vi.advanceTimersByTime(5_000);
    void connection.ask(PASS);
    expect([pings(), connection.state]).toEqual([first + 1, 'connected']);
    vi.advanceTimersByTime(2_600);
    expect(connection.state).toBe('lost');
    connection.end();
  });

  test('on a slow line the page neither connects again nor calls the connection lost', () => {
    for (const roundTripMs of [1_000, 3_000, 6_000]) {
      const connection = open('slow');
      const socket = lastSocket();
      const before = page.sockets.length;
      const openedAt = Date.now();
      let seen = 0;
      const due: { readonly at: number; readonly answer: () => void }[] = [];
      // the handshake takes two round trips, and each message of the page is answered after one
      due.push({ at: openedAt + 2 * roundTripMs, answer: () => void socket.dispatchEvent(new Event('open')) });
      let states = '';
      for (; Date.now() < openedAt + 180_000; vi.advanceTimersByTime(100)) {
        for (const { answer } of due.filter(({ at }) => at <= Date.now())) answer();
        due.splice(0, due.length, ...due.filter(({ at }) => at > Date.now()));
        for (; seen < socket.sent.length; seen++) {
          const isWatch = socket.sent[seen]!.includes('"watch"');
          const message = isWatch ? roomMessage() : { type: 'pong', now: Date.now() };
          due.push({ at: Date.now() + roundTripMs, answer: () => socket.receive(message) });
        }
        // the player acts now and then
        if (Date.now() % 7_000 < 100 && connection.state === 'connected') void connection.ask(PASS);
        if (!states.endsWith(connection.state)) states += ` ${connection.state}`;
      }
      expect([roundTripMs, states, page.sockets.length]).toEqual([roundTripMs, ' lost connected', before]);
      connection.end();
    }
  });

  test('each attempt to connect that was in vain lets the next one wait longer, up to a minute', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const connection = open('vain');
    const opened = [Date.now()];
    let count = page.sockets.length;
    for (let second = 0; second < 300; second++) {
      vi.advanceTimersByTime(1_000);
      if (page.sockets.length > count) [count, opened[opened.length]] = [page.sockets.length, Date.now()];
    }
    const waited = opened.slice(1).map((at, i) => Math.round((at - opened[i]!) / 20_000));
    expect(waited.slice(0, 5)).toEqual([1, 2, 3, 3, 3]);
    connection.end();
  });

  test('a socket that never answers is closed after 20 seconds, and another one opened', () => {
    const connection = open('mute');
    const [socket, before] = [lastSocket(), page.sockets.length];
    // the server accepts the socket, and says nothing
    socket.dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(19_900);
    expect([socket.isClosed, page.sockets.length]).toEqual([false, before]);
    vi.advanceTimersByTime(300);
    expect([socket.isClosed, page.sockets.length]).toEqual([true, before + 1]);
    connection.end();
  });

  test('the delay between attempts grows, with random jitter', () => {
    const delaysWith = (random: number): number[] => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const connection = open('away');
      const delays = Array.from({ length: 7 }, () => {
        const before = page.sockets.length;
        lastSocket().dispatchEvent(new Event('close'));
        for (let ms = 0; ; ms += 50) {
          if (page.sockets.length > before) return ms;
          vi.advanceTimersByTime(50);
        }
      });
      connection.end();
      return delays;
    };
    expect(delaysWith(0)).toEqual([100, 300, 1_000, 2_000, 4_000, 4_000, 4_000]);
    expect(delaysWith(0.999)).toEqual([150, 450, 1_500, 3_000, 6_000, 6_000, 6_000]);
  });

  test('whatever its state, a connection that is ended leaves no timer', () => {
    const inState: readonly (() => Connection)[] = [
      () => open('a'),
      () => connect('b').connection,
      () => {
        const { connection, socket } = connect('c');
        socket.dispatchEvent(new Event('close'));
        return connection;
      },
      () => {
        const connection = open('d');
        lastSocket().receive({ type: 'error', code: 'wire-token' });
        return connection;
      },
    ];
    for (const make of inState) {
      const connection = make();
      connection.end();
      expect([connection.state, vi.getTimerCount()]).toEqual([connection.state, 0]);
    }
  });

  test('a connection that the server refuses leaves no timer either, says why, and answers its requests', async () => {
    const codes: string[] = [];
    const connection = open('handed-on', { onRefused: (code: string) => codes.push(code) });
    const pending = connection.ask(PASS);
    lastSocket().receive({ type: 'error', code: 'wire-token' });
    expect([codes, vi.getTimerCount()]).toEqual([['wire-token'], 0]);
    for (const answer of [pending, connection.ask(PASS)]) expect(await answer).toMatchObject({ refusal: { code: 'table-not-here' } });
    connection.end();
  });
});

test('a single request that finds the page too old makes it a problem of the page, which stays; every request has a timeout', async () => {
  const { fetchLobby, fetchRecord } = (await loadOfPage('/src/web/online/calls.ts')) as Record<
    'fetchLobby' | 'fetchRecord',
    (id: string) => Promise<unknown>
  >;
  const { pageIsOld } = (await loadOfPage('/src/web/online/old-page.svelte.ts')) as { readonly pageIsOld: () => boolean };
  const responses: Response[] = [];
  const forms: (string | null)[] = [];
  const signals: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers, signal }: RequestInit) => {
    forms.push(new Headers(headers).get('windschatten-form'));
    signals.push(signal);
    return Promise.resolve(responses.shift()!);
  });
  const refused = (status: number, code: string): Response => Response.json({ problems: [{ code, facts: { found: 2 } }] }, { status });
  responses.push(refused(503, 'wire-older'), refused(404, 'race-unknown'));
  expect(await fetchLobby('')).toMatchObject({ ok: false, error: [{ code: 'wire-older' }] });
  expect([await fetchRecord('r'), pageIsOld()]).toEqual([null, false]);
  responses.push(refused(400, 'wire-form'));
  expect(await fetchLobby('')).toEqual({ ok: false, error: [{ code: 'page-old' }] });
  expect(pageIsOld()).toBe(true);
  // the server can only tell that the page is old if every request says its form
  expect(forms.every((form) => /^\d+$/.test(form ?? ''))).toBe(true);
  expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true);
});
