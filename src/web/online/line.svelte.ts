import { randomId } from '../lib/random-id.ts';
import { socketAddress } from './calls.ts';
import { mutedAt } from './chat/muted.svelte.ts';
import { bringNews } from './chat/news.ts';
import { readAll } from './chat/unread.svelte.ts';
import { keepUnsent, unsentOf, type Unsent } from './unsent.ts';
import { PROTOCOL_VERSION, type ChatLineDto, type RoomDto, type ServerMessage, type LineRequest } from '../../protocol/index.ts';
import { readServerMessage, type Answer } from './messages.ts';

/** `there`: connected; `lost`: it is tried again; `refused`: the server does not want to, `Line.why` says why. */
export type LineState = 'there' | 'lost' | 'refused';

/** How the line of the race on screen is; null: none is. For the notice. */
let shown = $state.raw<Line | null>(null);
export const lineOnScreen = (): Line | null => shown;
const show = (line: Line | null): void => void (shown = line);

/** Waits between two tries, in milliseconds. */
const TRIES = [100, 300, 1000, 2000, 4000];
/** A line that does not answer for so long is dead, in milliseconds. */
const PATIENCE = 2_500;
const OFTEN = 15_000;
/** Who was heard so lately is there, in milliseconds. */
const LATELY = 1_000;
/** The same where somebody has just come back to the page and waits. */
const PATIENCE_AWAKE = 400;
/** A server that ends, has lost its store, or is older than this page is asked again: another one may answer. */
const PASSING = ['wire-closing', 'wire-store', 'wire-too-much', 'wire-older'];
/** Of chat. */
const MOST_LINES = 200;

export interface LineOptions {
  readonly race: string;
  readonly token: string | null;
  /** How far the seat is; null: nothing was told. */
  readonly known: () => { readonly entries: number; readonly takenBack: number } | null;
  readonly hear: (said: Extract<ServerMessage, { type: 'room' | 'seat' | 'news' }>) => void;
}

interface Waiting extends Unsent {
  readonly answer: (answer: Answer) => void;
}

/**
 * The line to the server. What is lost is said at once and tried again; what was asked and not answered is sent again under the same id, and counts once. After a sleep the
 * line is looked at as soon as the page is.
 */
export class Line {
  state = $state<LineState>('lost');
  why = $state<string | null>(null);
  /** It was there before. */
  met = $state(false);
  /** How the race stands, as last told, and whose eyes these are. */
  room = $state.raw<RoomDto | null>(null);
  you = $state<number | null>(null);
  /** What was said at the table. */
  chat = $state.raw<readonly ChatLineDto[]>([]);
  readonly #options: LineOptions;
  #waiting: readonly Waiting[] = [];
  #socket: WebSocket | null = null;
  /** How far the server's time is ahead of this machine's, in milliseconds. */
  #ahead = 0;
  #askedAt: number | null = null;
  /** When this came to the race first, by the server's clock. */
  #cameAt = Infinity;
  /** When the server was heard last, by this machine's clock. */
  #heardAt = Date.now();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(options: LineOptions) {
    this.#options = options;
    // nobody waits for these answers any more
    this.#waiting = unsentOf(options.race).map((each) => ({ ...each, answer: () => undefined }));
    this.#connect();
    document.addEventListener('visibilitychange', this.#wake);
    document.addEventListener('resume', this.#wake);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    this.#pulse = setInterval(() => this.#feel(), OFTEN);
    show(this);
    readAll();
  }

  /** Answered when the server has: after a break too. */
  ask(request: LineRequest): Promise<Answer> {
    const id = randomId();
    return new Promise((answer) => {
      this.#wait([...this.#waiting, { id, request, answer }]);
      this.#send({ ...request, id });
      // whoever taps is told soon where nobody hears it
      if (Date.now() - this.#heardAt > LATELY) this.#feel();
    });
  }

  /** The server's time, in milliseconds since 1970: its answer was given half way between question and answer. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silent);
    clearInterval(this.#pulse);
    document.removeEventListener('visibilitychange', this.#wake);
    document.removeEventListener('resume', this.#wake);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
    if (shown === this) show(null);
  }

  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.#ended || this.state === 'refused') return;
    // whoever has slept through a pulse has most likely lost his line, and nobody has told him: asking over it first would cost him the wait
    const hasSlept = Date.now() - this.#heardAt > OFTEN + PATIENCE;
    if (this.state === 'there' && !hasSlept) return this.#feel(PATIENCE_AWAKE);
    this.#tries = 0;
    this.#connect();
  };

  /** The machine itself has no network: no need to wait for silence. */
  readonly #cut = (): void => {
    if (this.state === 'there') this.#lose();
  };

  /** Whether the other end is still there. */
  #feel(patience = PATIENCE): void {
    if (this.state !== 'there') return;
    clearTimeout(this.#silent);
    this.#askedAt = Date.now();
    this.#send({ type: 'ping' });
    this.#silent = setTimeout(() => {
      this.#silent = undefined;
      this.#lose();
    }, patience);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'there') this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#leave();
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.addEventListener('open', () => {
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
      const said = typeof data === 'string' ? readServerMessage(data) : null;
      if (socket !== this.#socket || said === null) return;
      clearTimeout(this.#silent);
      this.#silent = undefined;
      this.#heardAt = Date.now();
      this.#hear(said);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  #hear(said: ServerMessage): void {
    if (said.type === 'error') {
      if (PASSING.includes(said.code)) return this.#lose();
      this.why = said.code;
      this.state = 'refused';
      this.#leave();
      return;
    }
    if (said.type === 'answer') {
      const asked = this.#waiting.find(({ id }) => id === said.id);
      this.#wait(this.#waiting.filter((other) => other !== asked));
      asked?.answer({ refusal: said.refusal, problems: said.problems ?? [] });
      return;
    }
    if (said.type === 'pong') {
      if (this.#askedAt !== null) this.#ahead = said.now - (this.#askedAt + Date.now()) / 2;
      this.#askedAt = null;
      return;
    }
    if (said.type === 'room') {
      const first = !this.met;
      if (first) [this.#ahead, this.#cameAt] = [said.now - Date.now(), said.now];
      this.#tries = 0;
      this.met = true;
      this.state = 'there';
      [this.room, this.you] = [said.room, said.you];
      if (first) this.#feel();
    }
    if (said.type === 'chat') {
      const known = this.chat.at(-1)?.n ?? 0;
      const fresh = said.lines.filter(({ n }) => n > known);
      this.chat = [...this.chat, ...fresh].slice(-MOST_LINES);
      // what was said before one came is no news; who reads has said some of it himself
      const muted = mutedAt(this.#options.race);
      bringNews(fresh.filter(({ seat, at }) => seat !== this.you && !muted.includes(seat) && (known > 0 || at > this.#cameAt)));
      return;
    }
    this.#options.hear(said);
    if (said.type === 'seat' || said.type === 'news') this.#sendAgain();
  }

  /** What is not answered is kept: the page may be loaded anew before it is. */
  #wait(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    keepUnsent(this.#options.race, waiting);
  }

  #resend = true;
  /** What was not answered before the break, once the seat is where the race is. */
  #sendAgain(): void {
    if (!this.#resend) return;
    this.#resend = false;
    for (const { id, request } of this.#waiting) this.#send({ ...request, id });
  }

  #lose(): void {
    this.#leave();
    if (this.#ended || this.state === 'refused') return;
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#connect(), TRIES[Math.min(this.#tries++, TRIES.length - 1)]);
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#resend = true;
    socket?.close();
  }
}
