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
import { createTokenBucket, type RateLimit } from './token-bucket.ts';

/** What a connection needs of its socket. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** One client: what it says is read with limits, and what its seat is told is sent. */
export interface Connection {
  receive(text: string): Promise<void>;
  /** A sign of life that asks for one back, below any message: it counts as one. */
  heartbeat(): void;
  /** It has never said what it wants to watch. */
  readonly isIdle: boolean;
  /** The server ends. */
  closeForShutdown(): void;
  end(): void;
}

export interface ConnectionOptions {
  readonly races: Races;
  /** Left out: nothing is said. */
  readonly chat?: Chat | undefined;
  readonly socket: Socket;
  readonly report: (error: unknown, doing: string) => void;
  /** Messages of a client: so many at once, and so many a second. */
  readonly limits?: RateLimit;
  /** Whether a seat may say one more line, or wish for one more thing; an onlooker may, by his address. Left out: as often as anybody likes. */
  readonly isAllowed?: (what: 'talk' | 'wish', who: string) => boolean;
  /** Whom it counts for where it has no seat. */
  readonly address?: string;
  readonly count: (what: 'in' | 'out' | 'refused' | 'slow') => void;
}

/** A client with so much unsent is too slow: it is let go, and goes on from its number when it comes back. In bytes. */
const MAX_UNSENT_BYTES = 4_000_000;
/** A phone that wakes sends all it has at once; nobody taps faster than that for long. */
const MESSAGE_LIMIT: RateLimit = { burst: 60, perSecond: 10 };
/** Closing codes of WebSocket: against the rules; the server ends; something went wrong; try again later. */
const [POLICY, GOING, WRONG, AGAIN] = [1008, 1001, 1011, 1013];

export function createConnection({
  races,
  chat,
  socket,
  report,
  limits = MESSAGE_LIMIT,
  isAllowed = () => true,
  address = '',
  count,
}: ConnectionOptions): Connection {
  const bucket = createTokenBucket(limits, () => performance.now());
  let watching: { readonly race: string; readonly seat: Seat | null; readonly token: string | undefined } | null = null;
  let openedRace: OpenRace | null = null;
  let ended = false;
  /** Messages that wait for those before them. */
  let queued = 0;
  const stops: (() => void)[] = [];
  /** One message after the other: answers come in the order of what was said. */
  let queue: Promise<void> = Promise.resolve();

  function send(told: ServerMessage): void {
    if (ended) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      count('slow');
      end();
      socket.terminate();
      return;
    }
    count('out');
    socket.send(JSON.stringify(told));
  }

  function refuse(code: ErrorCode, closing = POLICY): void {
    count('refused');
    send({ type: 'error', code });
    end();
    socket.close(closing, code);
  }

  /** What its seat was told since it was said that it has another owner, until it is known whether that is this one; null: it is. */
  let heldTexts: SeatTextDto[] | null = null;
  let openChecks = 0;
  const sendText = (told: SeatTextDto): void => {
    if (heldTexts === null) send({ type: told.kind, text: told.text });
    else heldTexts.push(told);
  };

  async function sendRoom(): Promise<void> {
    if (watching === null) return;
    const room = await races.findRoom(watching.race);
    if (room === null) return refuse('wire-race');
    send({ type: 'room', room, you: watching.seat, now: races.now() });
  }

  type Watch = Extract<ClientMessage, { type: 'watch' }>;

  async function watch({ race, token, form, known }: Watch): Promise<void> {
    if (form < MIN_PROTOCOL_VERSION) return refuse('wire-form');
    // while a new version comes to one process after the other a page may be ahead of one
    if (form > PROTOCOL_VERSION) return refuse('wire-older', AGAIN);
    if (watching !== null) return refuse('wire-order');
    const seat = token === undefined ? null : await races.seatOf(race, token);
    // a person who has no seat there looks on
    if (token !== undefined && seat === null && !CREDENTIAL_PATTERN.test(token)) return refuse('wire-token');
    watching = { race, seat: seat === OPENER ? null : seat, token };
    onClose(races.subscribe(race, () => void enqueue(roomChanged)));
    await sendRoom();
    await subscribeToChat(watching);
    if (!ended) await subscribeToRace(known ?? null);
  }

  /** However many lines he has come on. */
  const rateKey = ({ race, seat }: NonNullable<typeof watching>): string => `${race} ${seat ?? address}`;

  /** What is said at the table. */
  async function subscribeToChat({ race, seat }: NonNullable<typeof watching>): Promise<void> {
    const stop = await chat?.subscribe(race, seat, (lines) => send({ type: 'chat', lines }));
    if (stop !== undefined) onClose(stop);
  }

  async function sendChat({ id, line }: Extract<ClientMessage, { type: 'chat' }>): Promise<void> {
    const refused =
      watching === null || chat === undefined
        ? refusal('chat-off', '')
        : isAllowed('talk', rateKey(watching))
          ? await chat.say(watching.race, watching, line, id)
          : refusal('chat-too-much', '');
    send({ type: 'answer', id, refusal: refused });
  }

  async function roomChanged(): Promise<void> {
    if (ended) return;
    // it is read anew: with a name less
    if (openedRace?.isClosed) return refuse('wire-closing', GOING);
    if (openedRace !== null) return;
    // he has left it, and it may be another's by now: he comes again as who he is then
    if (!(await stillOwnsSeat())) return refuse('wire-closing', GOING);
    await sendRoom();
    await subscribeToRace(null);
  }

  /** Whether the seat that this connection was given belongs to it still. */
  async function stillOwnsSeat(): Promise<boolean> {
    if (typeof watching?.seat !== 'number') return true;
    return (await races.seatOf(watching.race, watching.token ?? '')) === watching.seat;
  }

  /** Where the race has begun its seat is told all, and from then on what is new. */
  async function subscribeToRace(known: Watch['known'] | null): Promise<void> {
    if (watching === null || openedRace !== null || ended) return;
    const opened = await races.openRace(watching.race);
    if (opened === null || ended) return;
    // nobody is told less than he knows
    if (known) await opened.catchUpWith(known);
    // what a seat is told and may do is its owner's, as of the moment when the race is there
    if (!(await stillOwnsSeat())) return refuse('wire-closing', GOING);
    if (ended || openedRace !== null) return;
    openedRace = opened;
    const teller = watching.seat === null ? opened.spectatorFeed() : opened.feedOf(watching.seat);
    // both in one turn: nothing is told in between
    sendText(teller.snapshot(known ?? null));
    onClose(teller.subscribe(sendText));
    const { seat } = watching;
    if (seat !== null) onClose(opened.sit(seat, recheckOwner));
  }

  /** The seat has another owner: whether it is this one. The store may be slow to say so, and whatever the seat is told until then is its new owner's. */
  function recheckOwner(): void {
    heldTexts ??= [];
    openChecks++;
    void enqueue(releaseHeldTexts);
  }
  async function releaseHeldTexts(): Promise<void> {
    if (!(await stillOwnsSeat())) return refuse('wire-token');
    if (--openChecks > 0) return;
    const told = heldTexts ?? [];
    heldTexts = null;
    for (const each of told) sendText(each);
  }

  /** What a seat says, where it may. */
  async function answerAsSeat(id: string, work: (race: OpenRace, seat: Seat) => Promise<Refusal | null> | Refusal | null): Promise<void> {
    const seat = watching?.seat ?? null;
    if (openedRace === null || seat === null) {
      send({ type: 'answer', id, refusal: refusal('table-not-asked', '') });
      return;
    }
    send({ type: 'answer', id, refusal: await work(openedRace, seat) });
  }

  /** What a seat wishes is kept for ever, and goes back to where the race was: not without end. */
  const tooOften = (): Refusal | null =>
    watching === null || isAllowed('wish', rateKey(watching)) ? null : refusal('table-too-often', '');

  async function handle(said: ClientMessage): Promise<void> {
    switch (said.type) {
      case 'watch':
        return watch(said);
      case 'act':
        return answerAsSeat(said.id, (race, seat) => race.act(seat, said.action, { id: said.id, after: said.after }));
      case 'reply':
        return answerAsSeat(said.id, (race, seat) => race.reply(seat, said.action, said.after));
      case 'wish':
        return answerAsSeat(said.id, (race, seat) => tooOften() ?? race.request(seat, said.wish, said.id));
      case 'answers': {
        const { id } = said;
        const seat = watching?.seat ?? null;
        const refused = openedRace === null || seat === null ? null : tooOften();
        if (openedRace === null || seat === null || refused !== null) return answerAsSeat(id, () => Promise.resolve(refused));
        const problems = await openedRace.answerInAdvance(seat, said.answers);
        return send({ type: 'answer', id, refusal: null, problems });
      }
      case 'chat':
        return sendChat(said);
      case 'ping':
        return send({ type: 'pong', now: races.now() });
    }
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    queued++;
    queue = queue.then(async () => {
      queued--;
      if (ended) return;
      try {
        await work();
      } catch (error) {
        report(error, 'answering a client');
        refuse('wire-store', WRONG);
      }
    });
    return queue;
  }

  /** Whoever has gone while the store was asked listens to nothing: a race that is listened to stays in memory. */
  function onClose(stop: () => void): void {
    if (ended) stop();
    else stops.push(stop);
  }

  function end(): void {
    ended = true;
    for (const stop of stops.splice(0)) stop();
  }

  return {
    receive(text) {
      // it was told why it is let go, and talks on
      if (ended) {
        socket.terminate();
        return queue;
      }
      count('in');
      // while the store is away what is said waits: not without end
      if (!bucket.take() || queued > limits.burst) {
        refuse('wire-too-much');
        return queue;
      }
      const said = text.length > MAX_MESSAGE_CHARS ? null : parse(text);
      if (said === null) refuse('wire-unreadable');
      else return enqueue(() => handle(said));
      return queue;
    },
    heartbeat() {
      // what is answered to them lies unsent where nobody reads it
      if (ended || !bucket.take() || socket.bufferedAmount > MAX_UNSENT_BYTES) {
        end();
        socket.terminate();
      }
    },
    get isIdle() {
      return watching === null;
    },
    closeForShutdown() {
      if (ended) return;
      send({ type: 'error', code: 'wire-closing' });
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
