import { vi } from 'vitest';
import type { RoomDto } from '../../src/protocol/index.ts';

/** A page of a server without a browser: what the online modules need of document, storage and sockets. */

/** A socket that the test answers for. */
export class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server sends a message. */
  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

export interface OnlinePage {
  /** Events of the window. */
  readonly window: EventTarget;
  /** The browser's storage. */
  readonly storage: Map<string, string>;
  /** All sockets that were opened, in order. */
  readonly sockets: TestSocket[];
}

/** Puts the globals in place; `vi.unstubAllGlobals` removes them. */
export function stubOnlinePage(): OnlinePage {
  const page: OnlinePage = { window: new EventTarget(), storage: new Map(), sockets: [] };
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible', baseURI: 'http://192.168.1.20:8080/' });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('location', { hash: '', href: 'http://192.168.1.20:8080/' });
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window));
  vi.stubGlobal('removeEventListener', page.window.removeEventListener.bind(page.window));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.storage.get(key) ?? null,
    setItem: (key: string, text: string) => void page.storage.set(key, text),
    removeItem: (key: string) => void page.storage.delete(key),
  });
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      constructor() {
        super();
        page.sockets.push(this);
      }
    },
  );
  return page;
}

/** A room of a race that is being played, as a server sends it. */
export const ROOM: RoomDto = {
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
  standings: [],
  chat: 'off',
  onlookers: false,
  delay: 0,
  starter: 'opener',
  known: null,
  next: null,
  envelopes: null,
};

export const roomMessage = (): unknown => ({ type: 'room', room: ROOM, you: 0, now: Date.now() });
