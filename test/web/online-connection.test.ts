import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer, LineRequest } from '../../src/web/online/messages.ts';
import { loadOfPage } from './open-session.ts';

/** The client's edge: its line and its calls. The page came over plain http, from a machine of the same network: browsers offer `crypto.randomUUID` over https and at localhost alone. */

interface Line {
  readonly state: string;
  readonly why: string | null;
  ask(request: LineRequest): Promise<Answer>;
  end(): void;
}

const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
/** What the window hears. */
const heard = new EventTarget();
const texts = new Map<string, string>();
const sockets: EventTarget[] = [];

const webcrypto = globalThis.crypto;
let Line: new (options: unknown) => Line;
beforeAll(async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible', baseURI: 'http://192.168.1.20:8080/' });
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      static readonly OPEN = 1;
      readonly readyState = 1;
      readonly sent: string[] = [];
      send(text: string): void {
        this.sent.push(text);
      }
      constructor() {
        super();
        sockets.push(this);
      }
      close(): void {
        // nobody is at the other end
      }
    },
  );
  Line = (await loadOfPage('/src/web/online/line.svelte.ts'))['Line'] as typeof Line;
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

test('without https a tap is named, kept and sent all the same; no two are named alike', () => {
  const line = new Line({ race: 'r', token: null, known: () => null, hear: () => undefined });
  for (let n = 0; n < 50; n++) void line.ask({ type: 'act', after: 0, action: 'pass' });
  const { unsent } = JSON.parse(texts.get('windschatten.online.r.unsent')!) as { readonly unsent: readonly { readonly id: string }[] };
  expect(new Set(unsent.map(({ id }) => id)).size).toBe(50);
  // as the table takes it: 1 to 64 plain signs
  for (const { id } of unsent) expect(id).toMatch(/^[\da-f]{32}$/);
  line.end();
});

test('what is not answered yet is kept as pages before kept it, and read back', async () => {
  const { keepUnsent, unsentOf } = (await loadOfPage('/src/web/online/unsent.ts')) as {
    readonly keepUnsent: (race: string, waiting: readonly unknown[], now: number) => void;
    readonly unsentOf: (race: string, now: number) => readonly unknown[];
  };
  const kept = JSON.stringify({ at: 5, unsent: [{ id: 'a', wish: { type: 'wish', wish: { do: 'leave' } } }] });
  texts.set('windschatten.online.s.unsent', kept);
  const waiting = unsentOf('s', 6);
  expect(waiting).toEqual([{ id: 'a', request: { type: 'wish', wish: { do: 'leave' } } }]);
  texts.clear();
  keepUnsent('s', waiting, 5);
  expect(texts.get('windschatten.online.s.unsent')).toBe(kept);
});

test('over its line a server that the page is too old for is believed at once: nothing is tried again, and what was tapped stays', () => {
  const line = new Line({ race: 'old', token: null, known: () => null, hear: () => undefined });
  void line.ask({ type: 'act', after: 0, action: 'pass' });
  const before = sockets.length;
  sockets.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'error', code: 'wire-form' }) }));
  sockets.at(-1)!.dispatchEvent(new Event('close'));
  expect([line.state, line.why, sockets.length]).toEqual(['refused', 'wire-form', before]);
  expect(texts.get('windschatten.online.old.unsent')).toContain('"action":"pass"');
  line.end();
  expect(texts.has('windschatten.online.old.unsent')).toBe(true);
});

const ROOM = {
  id: 'abcdefghijklmnopqrstuv',
  game: 'toy',
  phase: 'riding',
  listed: false,
  setup: {},
  seats: [],
  window: 0,
  clock: null,
  absence: { does: 'wait', bot: null },
  summary: null,
};
function connected(race: string): { readonly line: Line; readonly socket: EventTarget & { readonly sent: readonly string[] } } {
  const line = new Line({ race, token: null, known: () => null, hear: () => undefined });
  const socket = sockets.at(-1) as EventTarget & { readonly sent: readonly string[] };
  socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'room', room: ROOM, you: 0, now: Date.now() }) }));
  expect(line.state).toBe('there');
  return { line, socket };
}

test('a machine that has lost its network says so at once, and tries again', () => {
  const { line } = connected('offline');
  const before = sockets.length;
  heard.dispatchEvent(new Event('offline'));
  expect(line.state).toBe('lost');
  heard.dispatchEvent(new Event('online'));
  expect(sockets.length).toBe(before + 1);
  line.end();
});

test('whoever taps after a while is told soon where nobody hears it', () => {
  vi.useFakeTimers();
  try {
    const { line, socket } = connected('silent');
    const said = (): number => socket.sent.filter((text) => text.includes('"ping"')).length;
    const first = said();
    void line.ask({ type: 'act', after: 0, action: 'pass' });
    // heard just now: no need to ask
    expect(said()).toBe(first);
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'pong', now: Date.now() }) }));
    vi.advanceTimersByTime(5_000);
    void line.ask({ type: 'act', after: 0, action: 'pass' });
    expect([said(), line.state]).toEqual([first + 1, 'there']);
    vi.advanceTimersByTime(2_600);
    expect(line.state).toBe('lost');
    line.end();
  } finally {
    vi.useRealTimers();
  }
});

test('in a single call the same is a problem of the page, and the page says it from then on', async () => {
  const { fetchLobby, fetchRecord } = (await loadOfPage('/src/web/online/calls.ts')) as Record<
    'fetchLobby' | 'fetchRecord',
    (id: string) => Promise<unknown>
  >;
  const { pageIsOld } = (await loadOfPage('/src/web/online/old-page.svelte.ts')) as { readonly pageIsOld: () => boolean };
  const answers: Response[] = [];
  const forms: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    forms.push(new Headers(headers).get('windschatten-form'));
    return Promise.resolve(answers.shift()!);
  });
  const refused = (status: number, code: string): Response => Response.json({ problems: [{ code, facts: { found: 2 } }] }, { status });
  answers.push(refused(503, 'wire-older'), refused(404, 'race-unknown'));
  expect(await fetchLobby('')).toMatchObject({ ok: false, error: [{ code: 'wire-older' }] });
  expect([await fetchRecord('r'), pageIsOld()]).toEqual([null, false]);
  answers.push(refused(400, 'wire-form'));
  expect(await fetchLobby('')).toEqual({ ok: false, error: [{ code: 'page-old' }] });
  expect(pageIsOld()).toBe(true);
  // it says its form each time, or it could not be told
  expect(forms.every((form) => /^\d+$/.test(form ?? ''))).toBe(true);
});
