import { performance } from 'node:perf_hooks';
import * as v from 'valibot';
import { refusal, type Refusal, type Seat } from '../../kit/index.ts';
import { readChatLine, type Chat } from '../chat/index.ts';
import {
  clientMessageSchema,
  CREDENTIAL_PATTERN,
  MAX_MESSAGE_CHARS,
  MIN_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ErrorCode,
  type ServerMessage,
} from '../../protocol/index.ts';
import { OPENER, type OpenRace, type Races, type SeatTextDto } from '../races/index.ts';
import { createBucket } from './bucket.ts';

/** What a connection needs of its socket. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** One client: what it says is read with limits, and what its seat is told is sent. */
export interface Connection {
  hear(text: string): Promise<void>;
  /** A sign of life that asks for one back, below any message: it counts as one. */
  heartbeat(): void;
  /** It has never said what it wants to watch. */
  readonly idle: boolean;
  /** The server ends. */
  farewell(): void;
  end(): void;
}

export interface Limits {
  readonly most: number;
  readonly aSecond: number;
}

export interface ConnectionOptions {
  readonly races: Races;
  /** Left out: nothing is said. */
  readonly chat?: Chat | undefined;
  readonly socket: Socket;
  readonly report: (error: unknown, doing: string) => void;
  /** Messages of a client: so many at once, and so many a second. */
  readonly limits?: Limits;
  /** Whether a seat may say one more line, or wish for one more thing; an onlooker may, by his address. Left out: as often as anybody likes. */
  readonly may?: (what: 'talk' | 'wish', who: string) => boolean;
  /** Whom it counts for where it has no seat. */
  readonly address?: string;
  readonly counted: (what: 'in' | 'out' | 'refused' | 'slow') => void;
}

/** A client with so much unsent is too slow: it is let go, and goes on from its number when it comes back. In bytes. */
const MOST_UNSENT = 4_000_000;
/** A phone that wakes sends all it has at once; nobody taps faster than that for long. */
const MESSAGES: Limits = { most: 60, aSecond: 10 };
/** Closing codes of WebSocket: against the rules; the server ends; something went wrong; try again later. */
const [POLICY, GOING, WRONG, AGAIN] = [1008, 1001, 1011, 1013];

export function createConnection({
  races,
  chat,
  socket,
  report,
  limits = MESSAGES,
  may = () => true,
  address = '',
  counted,
}: ConnectionOptions): Connection {
  const bucket = createBucket(limits.most, limits.aSecond, () => performance.now());
  let watching: { readonly race: string; readonly seat: Seat | null; readonly token: string | undefined } | null = null;
  let riding: OpenRace | null = null;
  let ended = false;
  /** Messages that wait for those before them. */
  let waiting = 0;
  const stops: (() => void)[] = [];
  /** One message after the other: answers come in the order of what was said. */
  let line: Promise<void> = Promise.resolve();

  function say(told: ServerMessage): void {
    if (ended) return;
    if (socket.bufferedAmount > MOST_UNSENT) {
      counted('slow');
      end();
      socket.terminate();
      return;
    }
    counted('out');
    socket.send(JSON.stringify(told));
  }

  function refuse(code: ErrorCode, closing = POLICY): void {
    counted('refused');
    say({ type: 'error', code });
    end();
    socket.close(closing, code);
  }

  /** What its seat was told since it was said that it has another owner, until it is known whether that is this one; null: it is. */
  let held: SeatTextDto[] | null = null;
  let doubts = 0;
  const tell = (told: SeatTextDto): void => {
    if (held === null) say({ type: told.kind, text: told.text });
    else held.push(told);
  };

  async function sayRoom(): Promise<void> {
    if (watching === null) return;
    const room = await races.see(watching.race);
    if (room === null) return refuse('wire-race');
    say({ type: 'room', room, you: watching.seat, now: races.now() });
  }

  type Watch = Extract<ClientMessage, { type: 'watch' }>;

  async function watch({ race, token, form, known }: Watch): Promise<void> {
    if (form < MIN_PROTOCOL_VERSION) return refuse('wire-form');
    // while a new version comes to one process after the other a page may be ahead of one
    if (form > PROTOCOL_VERSION) return refuse('wire-older', AGAIN);
    if (watching !== null) return refuse('wire-order');
    const seat = token === undefined ? null : await races.whose(race, token);
    // a person who has no seat there looks on
    if (token !== undefined && seat === null && !CREDENTIAL_PATTERN.test(token)) return refuse('wire-token');
    watching = { race, seat: seat === OPENER ? null : seat, token };
    atEnd(races.hear(race, () => void later(roomChanged)));
    await sayRoom();
    await listen(watching);
    if (!ended) await ride(known ?? null);
  }

  /** However many lines he has come on. */
  const who = ({ race, seat }: NonNullable<typeof watching>): string => `${race} ${seat ?? address}`;

  /** What is said at the table. */
  async function listen({ race, seat }: NonNullable<typeof watching>): Promise<void> {
    const stop = await chat?.hear(race, seat, (lines) => say({ type: 'chat', lines }));
    if (stop !== undefined) atEnd(stop);
  }

  async function talk({ id, line }: Extract<ClientMessage, { type: 'chat' }>): Promise<void> {
    const refused =
      watching === null || chat === undefined
        ? refusal('chat-off', '')
        : may('talk', who(watching))
          ? await chat.say(watching.race, watching, line, id)
          : refusal('chat-too-much', '');
    say({ type: 'answer', id, refusal: refused });
  }

  async function roomChanged(): Promise<void> {
    if (ended) return;
    // it is read anew: with a name less
    if (riding?.ended) return refuse('wire-closing', GOING);
    if (riding !== null) return;
    // he has left it, and it may be another's by now: he comes again as who he is then
    if (!(await isStillHis())) return refuse('wire-closing', GOING);
    await sayRoom();
    await ride(null);
  }

  /** Whether the seat that this connection was given belongs to it still. */
  async function isStillHis(): Promise<boolean> {
    if (typeof watching?.seat !== 'number') return true;
    return (await races.whose(watching.race, watching.token ?? '')) === watching.seat;
  }

  /** Where the race has begun its seat is told all, and from then on what is new. */
  async function ride(known: Watch['known'] | null): Promise<void> {
    if (watching === null || riding !== null || ended) return;
    const opened = await races.ride(watching.race);
    if (opened === null || ended) return;
    // nobody is told less than he knows
    if (known) await opened.catchUpWith(known);
    // what a seat is told and may do is its owner's, as of the moment when the race is there
    if (!(await isStillHis())) return refuse('wire-closing', GOING);
    if (ended || riding !== null) return;
    riding = opened;
    const teller = watching.seat === null ? opened.onlookers() : opened.teller(watching.seat);
    // both in one turn: nothing is told in between
    tell(teller.first(known ?? null));
    atEnd(teller.hear(tell));
    const { seat } = watching;
    if (seat !== null) atEnd(opened.sit(seat, doubt));
  }

  /** The seat has another owner: whether it is this one. The store may be slow to say so, and whatever the seat is told until then is its new owner's. */
  function doubt(): void {
    held ??= [];
    doubts++;
    void later(showSeat);
  }
  async function showSeat(): Promise<void> {
    if (!(await isStillHis())) return refuse('wire-token');
    if (--doubts > 0) return;
    const told = held ?? [];
    held = null;
    for (const each of told) tell(each);
  }

  /** What a seat says, where it may. */
  async function asSeat(id: string, work: (race: OpenRace, seat: Seat) => Promise<Refusal | null> | Refusal | null): Promise<void> {
    const seat = watching?.seat ?? null;
    if (riding === null || seat === null) {
      say({ type: 'answer', id, refusal: refusal('table-not-asked', '') });
      return;
    }
    say({ type: 'answer', id, refusal: await work(riding, seat) });
  }

  /** What a seat wishes is kept for ever, and goes back to where the race was: not without end. */
  const tooOften = (): Refusal | null => (watching === null || may('wish', who(watching)) ? null : refusal('table-too-often', ''));

  async function obey(said: ClientMessage): Promise<void> {
    switch (said.type) {
      case 'watch':
        return watch(said);
      case 'act':
        return asSeat(said.id, (race, seat) => race.act(seat, said.action, { id: said.id, after: said.after }));
      case 'reply':
        return asSeat(said.id, (race, seat) => race.reply(seat, said.action, said.after));
      case 'wish':
        return asSeat(said.id, (race, seat) => tooOften() ?? race.wish(seat, said.wish, said.id));
      case 'answers': {
        const { id } = said;
        const seat = watching?.seat ?? null;
        const refused = riding === null || seat === null ? null : tooOften();
        if (riding === null || seat === null || refused !== null) return asSeat(id, () => Promise.resolve(refused));
        const problems = await riding.answerInAdvance(seat, said.answers);
        return say({ type: 'answer', id, refusal: null, problems });
      }
      case 'chat':
        return talk(said);
      case 'ping':
        return say({ type: 'pong', now: races.now() });
    }
  }

  function later(work: () => Promise<void>): Promise<void> {
    waiting++;
    line = line.then(async () => {
      waiting--;
      if (ended) return;
      try {
        await work();
      } catch (error) {
        report(error, 'answering a client');
        refuse('wire-store', WRONG);
      }
    });
    return line;
  }

  /** Whoever has gone while the store was asked listens to nothing: a race that is listened to stays in memory. */
  function atEnd(stop: () => void): void {
    if (ended) stop();
    else stops.push(stop);
  }

  function end(): void {
    ended = true;
    for (const stop of stops.splice(0)) stop();
  }

  return {
    hear(text) {
      // it was told why it is let go, and talks on
      if (ended) {
        socket.terminate();
        return line;
      }
      counted('in');
      // while the store is away what is said waits: not without end
      if (!bucket.take() || waiting > limits.most) {
        refuse('wire-too-much');
        return line;
      }
      const said = text.length > MAX_MESSAGE_CHARS ? null : parse(text);
      if (said === null) refuse('wire-unreadable');
      else return later(() => obey(said));
      return line;
    },
    heartbeat() {
      // what is answered to them lies unsent where nobody reads it
      if (ended || !bucket.take() || socket.bufferedAmount > MOST_UNSENT) {
        end();
        socket.terminate();
      }
    },
    get idle() {
      return watching === null;
    },
    farewell() {
      if (ended) return;
      say({ type: 'error', code: 'wire-closing' });
      end();
      socket.close(GOING, 'wire-closing');
    },
    end,
  };
}

/** Null: not a message of this protocol. */
function parse(text: string): ClientMessage | null {
  try {
    const read = v.safeParse(clientMessageSchema, JSON.parse(text));
    if (!read.success) return null;
    const message = read.output;
    if (message.type !== 'chat') return message;
    const line = readChatLine(message.line);
    return line && { ...message, line };
  } catch {
    return null;
  }
}
