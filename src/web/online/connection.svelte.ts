import { refusal, type Seat } from '../../kit/index.ts';
import { randomId } from '../lib/random-id.ts';
import { socketAddress } from './calls.ts';
import { mutedAt } from './chat/muted.svelte.ts';
import { bringNews } from './chat/news.ts';
import { readAll } from './chat/unread.svelte.ts';
import { RoundTrip } from './round-trip.ts';
import { keepUnsent, unsentOf, type Unsent } from './unsent.ts';
import { PROTOCOL_VERSION, type ChatLineDto, type RoomDto, type ServerMessage, type LineRequest } from '../../protocol/index.ts';
import { readServerMessage, type Answer } from './messages.ts';

/** `lost`: another attempt follows by itself. `refused`: the server has ended it, `RaceConnection.refusedBecause` says why. */
export type ConnectionState = 'connected' | 'lost' | 'refused';

/** The connection of the race on screen, for the notice above it; null: the race on screen has none. */
let current = $state.raw<RaceConnection | null>(null);
export const currentConnection = (): RaceConnection | null => current;
const setCurrent = (connection: RaceConnection | null): void => void (current = connection);

/** Delays before the first, second, ... attempt to connect again; the last one counts for all that follow. */
const RECONNECT_DELAYS_MS = [100, 300, 1_000, 2_000, 4_000];
/** Lengthens each delay by a random share up to this one, so that pages do not all return at once when a server starts again. */
const RECONNECT_JITTER = 0.5;
/**
 * Closes a socket that is not open by then, or open for so long without a message, and opens another one. With a round trip of 6 seconds TCP, TLS and the WebSocket
 * take 18. On a slow line it waits longer (`RoundTrip`).
 */
const CONNECT_TIMEOUT_MS = 20_000;
const PING_INTERVAL_MS = 15_000;
/** Counts the connection as lost when a ping is unanswered for this long. On a slow line it waits longer (`RoundTrip`). */
const PONG_TIMEOUT_MS = 2_500;
/** The same when the player has just come back to the page and waits. */
const PONG_TIMEOUT_ON_RETURN_MS = 400;
/** A request sends a ping along when the last message of the server is older than this. */
const MAX_SILENCE_BEFORE_REQUEST_MS = 1_000;
/** Errors after which the page connects again: another server process may answer. */
const RETRIED_ERRORS = ['wire-closing', 'wire-store', 'wire-too-much', 'wire-older'];
/** The page has to be loaded anew; requests without an answer are sent by the new page. */
const PAGE_TOO_OLD = 'wire-form';
const MAX_CHAT_LINES = 200;

export interface ConnectionOptions {
  readonly race: string;
  /** Of the seat, or the player's credential; null: an onlooker. */
  readonly token: string | null;
  /** Of another player's seat on this device, so that chat, notices and the state on screen are those of the device's own connection. */
  readonly shared?: Seat;
  /** What the seat on this page knows already; null: nothing. */
  readonly known: () => { readonly entries: number; readonly takenBack: number } | null;
  readonly onMessage: (message: Extract<ServerMessage, { type: 'room' | 'seat' | 'news' }>) => void;
  /** The server has ended it, with the code of an error. Called at most once. */
  readonly onRefused?: (code: string) => void;
}

interface PendingRequest extends Unsent {
  readonly resolve: (answer: Answer) => void;
}

/**
 * The WebSocket connection to a race. A lost connection is reported at once and opened again; requests without an answer are sent
 * again under the same id, which the server counts once. The server's answers are checked as soon as a sleeping device wakes up.
 */
export class RaceConnection {
  state = $state<ConnectionState>('lost');
  refusedBecause = $state<string | null>(null);
  /** The server has answered at least once. */
  wasConnected = $state(false);
  /** The server's last message about the race, and this page's seat. */
  room = $state.raw<RoomDto | null>(null);
  you = $state<number | null>(null);
  /** The player plays for the owner of the seat. */
  isSubstitute = $state(false);
  chat = $state.raw<readonly ChatLineDto[]>([]);
  /** The connections of the other seats on this device. */
  shared = $state.raw<readonly RaceConnection[]>([]);
  readonly #options: ConnectionOptions;
  readonly #unsentKey: string;
  #pending: readonly PendingRequest[] = [];
  #socket: WebSocket | null = null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  #clockOffsetMs = 0;
  readonly #roundTrip = new RoundTrip();
  /** When the ping without an answer was sent; null: there is none. */
  #pingedAt: number | null = null;
  /** When `watch` was sent over the present socket; null: it was not, or it is answered. */
  #watchedAt: number | null = null;
  /** When this page connected first, by the server's clock. */
  #joinedAt = Infinity;
  /** When the server's last message came, by this device's clock. */
  #lastMessageAt = Date.now();
  #attempts = 0;
  /** Requests without an answer have to be sent again once the seat is up to date. */
  #resendDue = true;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #connectTimer: ReturnType<typeof setTimeout> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;
  #ended = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    // the page that made these requests is gone, so no caller waits for the answers
    this.#unsentKey = options.shared === undefined ? options.race : `${options.race}.${options.shared}`;
    this.#pending = unsentOf(this.#unsentKey).map((unsent) => ({ ...unsent, resolve: () => undefined }));
    this.#connect();
    document.addEventListener('visibilitychange', this.#onReturn);
    document.addEventListener('resume', this.#onReturn);
    addEventListener('online', this.#onReturn);
    addEventListener('offline', this.#onOffline);
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
    if (options.shared !== undefined) return;
    setCurrent(this);
    readAll();
  }

  /** Resolves with the server's answer, after a reconnection too. */
  ask(request: LineRequest): Promise<Answer> {
    if (this.state === 'refused' && this.refusedBecause !== PAGE_TOO_OLD) return Promise.resolve(NOT_HERE);
    const id = randomId();
    return new Promise((resolve) => {
      this.#setPending([...this.#pending, { id, request, resolve }]);
      this.#send({ ...request, id });
      // the player learns soon that the connection is dead
      if (Date.now() - this.#lastMessageAt > MAX_SILENCE_BEFORE_REQUEST_MS) this.#ping();
    });
  }

  /** A connection of this device, or several, are lost and will be opened again. */
  get isLost(): boolean {
    return [this, ...this.shared].some(({ state, wasConnected }) => state === 'lost' && wasConnected);
  }

  /** The server's time, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clockOffsetMs;
  }

  end(): void {
    this.#stop();
    if (current === this) setCurrent(null);
  }

  /** Ends the socket and every timer; nothing is tried again. */
  #stop(): void {
    this.#ended = true;
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    document.removeEventListener('visibilitychange', this.#onReturn);
    document.removeEventListener('resume', this.#onReturn);
    removeEventListener('online', this.#onReturn);
    removeEventListener('offline', this.#onOffline);
    this.#disconnect();
  }

  readonly #onReturn = (): void => {
    if (document.visibilityState !== 'visible') return;
    // a device that has slept through a ping has most likely lost its connection: a ping over it would only cost time
    const hasSlept = Date.now() - this.#lastMessageAt > PING_INTERVAL_MS + PONG_TIMEOUT_MS;
    if (this.state === 'connected' && !hasSlept) return this.#ping(PONG_TIMEOUT_ON_RETURN_MS);
    this.#attempts = 0;
    this.#connect();
  };

  /** The device itself has no network, so there is no need to wait for a ping. */
  readonly #onOffline = (): void => {
    if (this.state === 'connected') this.#reconnectLater();
  };

  #ping(leastMs = PONG_TIMEOUT_MS): void {
    if (this.state !== 'connected') return;
    // a second ping would be mistaken for the first one when the answer comes
    if (this.#pingedAt === null) {
      this.#pingedAt = Date.now();
      this.#send({ type: 'ping' });
    }
    clearTimeout(this.#pongTimer);
    this.#pongTimer = setTimeout(() => this.#timedOut(), this.#roundTrip.answerWithin(leastMs));
  }

  #timedOut(): void {
    this.#roundTrip.timedOut();
    this.#reconnectLater();
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'connected') this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer);
    this.#disconnect();
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    const startTimer = (): void => {
      clearTimeout(this.#connectTimer);
      this.#connectTimer = setTimeout(() => this.#timedOut(), this.#roundTrip.connectWithin(CONNECT_TIMEOUT_MS));
    };
    startTimer();
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      startTimer();
      this.#watchedAt = Date.now();
      const { race, token } = this.#options;
      const known = this.#options.known();
      socket.send(
        JSON.stringify({
          type: 'watch',
          form: PROTOCOL_VERSION,
          race,
          ...(token === null ? {} : { token }),
          ...(known === null ? {} : { known }),
        }),
      );
    });
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? readServerMessage(data) : null;
      if (socket !== this.#socket || message === null) return;
      clearTimeout(this.#connectTimer);
      clearTimeout(this.#pongTimer);
      this.#lastMessageAt = Date.now();
      if (this.#watchedAt !== null) this.#roundTrip.add(Date.now() - this.#watchedAt);
      this.#watchedAt = null;
      this.#receive(message);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#reconnectLater();
    });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'error':
        return RETRIED_ERRORS.includes(message.code) ? this.#reconnectLater() : this.#refuse(message.code);
      case 'answer': {
        const request = this.#pending.find(({ id }) => id === message.id);
        this.#setPending(this.#pending.filter((other) => other !== request));
        request?.resolve({ refusal: message.refusal, problems: message.problems ?? [] });
        return;
      }
      case 'pong':
        // the server read its clock half way between question and answer
        if (this.#pingedAt !== null) {
          this.#clockOffsetMs = message.now - (this.#pingedAt + Date.now()) / 2;
          this.#roundTrip.add(Date.now() - this.#pingedAt);
        }
        this.#pingedAt = null;
        return;
      case 'chat':
        return this.#options.shared === undefined ? this.#receiveChat(message.lines) : undefined;
      case 'room':
        this.#receiveRoom(message);
        return this.#options.onMessage(message);
      case 'seat':
      case 'news':
        this.#options.onMessage(message);
        return this.#sendAgain();
    }
  }

  #receiveRoom({ room, you, now, substitute }: Extract<ServerMessage, { type: 'room' }>): void {
    const first = !this.wasConnected;
    if (first) [this.#clockOffsetMs, this.#joinedAt] = [now - Date.now(), now];
    this.#attempts = 0;
    this.wasConnected = true;
    this.state = 'connected';
    [this.room, this.you, this.isSubstitute] = [room, you, substitute];
    if (first) this.#ping();
  }

  #receiveChat(lines: readonly ChatLineDto[]): void {
    const known = this.chat.at(-1)?.n ?? 0;
    const added = lines.filter(({ n }) => n > known);
    this.chat = [...this.chat, ...added].slice(-MAX_CHAT_LINES);
    const muted = mutedAt(this.#options.race);
    // neither the player's own lines nor those from before this page came are news
    bringNews(added.filter(({ seat, at }) => seat !== this.you && !muted.includes(seat) && (known > 0 || at > this.#joinedAt)));
  }

  /** Keeps requests without an answer in the browser, since the page may be loaded anew before they have one. */
  #setPending(pending: readonly PendingRequest[]): void {
    this.#pending = pending;
    keepUnsent(this.#unsentKey, pending);
  }

  #sendAgain(): void {
    if (!this.#resendDue) return;
    this.#resendDue = false;
    for (const { id, request } of this.#pending) this.#send({ ...request, id });
  }

  #refuse(code: string): void {
    this.refusedBecause = code;
    this.state = 'refused';
    this.#stop();
    if (code !== PAGE_TOO_OLD) for (const { resolve } of this.#pending) resolve(NOT_HERE);
    this.#options.onRefused?.(code);
  }

  #reconnectLater(): void {
    this.#disconnect();
    if (this.#ended) return;
    this.state = 'lost';
    const delay = RECONNECT_DELAYS_MS[Math.min(this.#attempts++, RECONNECT_DELAYS_MS.length - 1)]!;
    this.#reconnectTimer = setTimeout(() => this.#connect(), delay * (1 + Math.random() * RECONNECT_JITTER));
  }

  #disconnect(): void {
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#pongTimer);
    const socket = this.#socket;
    this.#socket = null;
    this.#pingedAt = this.#watchedAt = null;
    this.#resendDue = true;
    socket?.close();
  }
}

/** What a request gets that the server can no longer answer. */
const NOT_HERE: Answer = { refusal: refusal('table-not-here', ''), problems: [] };
