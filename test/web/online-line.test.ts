import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer, LineRequest } from '../../src/web/online/messages.ts';
import { closeSessions, loadOfPage } from './open-session.ts';

/** The line of a page that came over plain http, from a machine of the same network: browsers offer `crypto.randomUUID` over https and at localhost alone. */

interface Line {
  ask(request: LineRequest): Promise<Answer>;
  end(): void;
}

const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
const texts = new Map<string, string>();

const webcrypto = globalThis.crypto;
let Line: new (options: unknown) => Line;
beforeAll(async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible', baseURI: 'http://192.168.1.20:8080/' });
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close(): void {
        // nobody is at the other end
      }
    },
  );
  Line = (await loadOfPage('/src/web/online/line.svelte.ts'))['Line'] as typeof Line;
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await closeSessions();
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
