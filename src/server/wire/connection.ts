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
  type RoomDto,
  type ServerMessage,
} from '../../protocol/index.ts';
import { OPENER, type OpenRace, type Races, type SeatTextDto } from '../races/index.ts';
import type { StoredRace } from '../store/index.ts';
import type { Gate } from './gate.ts';
import { createTokenBucket, type RateLimit } from './token-bucket.ts';

/** What a connection needs of its socket. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  /** Holds messages back until the result is called, and then sends them together. */
  hold?(): () => void;
  /** Sends a ping frame, after all messages before it. The answer carries the same text. */
  ping(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** One client: reads its messages with limits, and sends the updates of its seat. */
export interface Connection {
  receive(text: string): Promise<void>;
  /** A ping frame, which counts as a message. */
  heartbeat(): void;
  /** The client has answered a ping with this text. */
  pong(text: string): void;
  /** The client has not sent `watch` yet. */
  readonly isIdle: boolean;
  /** The server shuts down. */
  closeForShutdown(): void;
  end(): void;
}

export interface ConnectionOptions {
  readonly races: Races;
  /** Left out: no chat. */
  readonly chat?: Chat | undefined;
  readonly socket: Socket;
  readonly report: (error: unknown, doing: string) => void;
  /** The rate of messages. */
  readonly limits?: RateLimit;
  /** Whether a seat, or the address of a spectator, may send one more line of chat or request to the table. Left out: always. */
  readonly isAllowed?: (what: 'talk' | 'wish', who: string) => boolean;
  /** Where clients that come wait for those before them. Left out: nowhere. */
  readonly gate?: Gate;
  /** The rate key of a connection without a seat. */
  readonly address?: string;
  readonly count: (what: 'in' | 'out' | 'refused' | 'slow') => void;
}

/** A client that reads too slowly is disconnected. It continues where it was when it reconnects. */
const MAX_UNSENT_BYTES = 4_000_000;
/** A phone that wakes up sends everything at once, but no person taps faster than this for long. */
const MESSAGE_LIMIT: RateLimit = { burst: 60, perSecond: 10 };
const MAX_OPEN_PINGS = 100;
/** Closing codes of the WebSocket protocol. */
const CLOSE = { policyViolation: 1008, goingAway: 1001, internalError: 1011, tryAgainLater: 1013 } as const;

export function createConnection({
  races,
  chat,
  socket,
  report,
  limits = MESSAGE_LIMIT,
  isAllowed = () => true,
  gate = (work) => work(),
  address = '',
  count,
}: ConnectionOptions): Connection {
  const bucket = createTokenBucket(limits, () => performance.now());
  let watching: { readonly race: string; readonly seat: Seat | null; readonly token: string | undefined } | null = null;
  let openedRace: OpenRace | null = null;
  let ended = false;
  /** The number of messages that wait for earlier ones. */
  let queued = 0;
  const stops: (() => void)[] = [];
  /** Handles one message after the other, so that answers keep the order of the messages. */
  let queue: Promise<void> = Promise.resolve();

  function send(message: ServerMessage): void {
    if (ended) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      count('slow');
      end();
      socket.terminate();
      return;
    }
    count('out');
    socket.send(JSON.stringify(message));
  }

  function refuse(code: ErrorCode, closing: number = CLOSE.policyViolation): void {
    count('refused');
    send({ type: 'error', code });
    end();
    socket.close(closing, code);
  }

  /** Pings without an answer, by their text. */
  const pings = new Map<string, { readonly sentAt: number; readonly onPong: (roundTripMs: number) => void }>();
  let pingCount = 0;
  function ping(onPong: (roundTripMs: number) => void): void {
    if (ended) return;
    // a client that answers none is disconnected by the heartbeat
    if (pings.size >= MAX_OPEN_PINGS) pings.clear();
    const text = String(++pingCount);
    pings.set(text, { sentAt: performance.now(), onPong });
    socket.ping(text);
  }

  /** Updates held back because the seat got a new owner, until the store says whether it is this client; null: none. */
  let heldTexts: SeatTextDto[] | null = null;
  let openChecks = 0;
  const sendText = (update: SeatTextDto): void => {
    if (heldTexts === null) send({ type: update.kind, text: update.text });
    else heldTexts.push(update);
  };

  async function sendRoom(): Promise<Awaited<ReturnType<Races['findRoomFor']>>> {
    if (watching === null) return null;
    const { race, seat, token = '' } = watching;
    const found = await races.findRoomFor(race, token);
    if (found === null) {
      refuse('wire-race');
      return null;
    }
    const { room, isSubstitute } = found;
    send({ type: 'room', room, you: seat, now: races.now(), substitute: isSubstitute && seat !== null && room.phase === 'riding' });
    return found;
  }

  type Watch = Extract<ClientMessage, { type: 'watch' }>;

  async function watch({ race, token, form, known }: Watch): Promise<void> {
    if (ended) return;
    if (form < MIN_PROTOCOL_VERSION) return refuse('wire-form');
    // during a rolling update a page may be newer than this process
    if (form > PROTOCOL_VERSION) return refuse('wire-older', CLOSE.tryAgainLater);
    if (watching !== null) return refuse('wire-order');
    const seat = token === undefined ? null : await races.seatOf(race, token);
    // a person without a seat is a spectator
    if (token !== undefined && seat === null && !CREDENTIAL_PATTERN.test(token)) return refuse('wire-token');
    watching = { race, seat: seat === OPENER ? null : seat, token };
    onClose(races.subscribe(race, () => void enqueue(roomChanged)));
    const found = await sendRoom();
    if (found?.room.phase === 'gathering') enterRoom();
    if (found !== null && !ended)
      await Promise.all([subscribeToChat(found.room, watching.seat), subscribeToRace(known ?? null, found.stored)]);
  }

  /** Undoes `enterRoom`. */
  let leaveRoom: (() => void) | null = null;
  /** The others see in the room that the person is there. */
  function enterRoom(): void {
    const seat = watching?.seat ?? null;
    if (ended || watching === null || seat === null) return;
    const leave = races.enterRoom(watching.race, seat);
    leaveRoom = () => {
      leaveRoom = null;
      leave();
    };
    onClose(() => leaveRoom?.());
  }

  /** Counts all connections of a seat together. */
  const rateKey = ({ race, seat }: NonNullable<typeof watching>): string => `${race} ${seat ?? address}`;

  async function subscribeToChat(room: RoomDto, seat: Seat | null): Promise<void> {
    const stop = await chat?.subscribe(room, seat, (lines) => send({ type: 'chat', lines }));
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
    // it is reopened without the name of a deleted person
    if (openedRace?.isClosed) return refuse('wire-closing', CLOSE.goingAway);
    if (openedRace !== null) return;
    // the seat was left and may have another owner, so the client reconnects as what it is now
    if (!(await stillOwnsSeat())) return refuse('wire-closing', CLOSE.goingAway);
    const found = await sendRoom();
    await subscribeToRace(null, found?.stored);
  }

  /** Whether the token of this connection still owns the seat. */
  async function stillOwnsSeat(): Promise<boolean> {
    if (typeof watching?.seat !== 'number') return true;
    return (await races.seatOf(watching.race, watching.token ?? '')) === watching.seat;
  }

  /** Sends the whole seat of a begun race, and every update from then on. @param stored the race as it was just read */
  async function subscribeToRace(known: Watch['known'] | null, stored: StoredRace | undefined): Promise<void> {
    if (watching === null || openedRace !== null || ended) return;
    const opened = await races.openRace(watching.race, stored);
    if (opened === null || ended) return;
    // so that the client gets no less than it has already
    if (known) await opened.catchUpWith(known);
    // the owner may have changed while the race was opened
    if (!(await stillOwnsSeat())) return refuse('wire-closing', CLOSE.goingAway);
    if (ended || openedRace !== null) return;
    openedRace = opened;
    const teller = watching.seat === null ? opened.spectatorFeed() : opened.feedOf(watching.seat);
    // in one turn of the event loop, so that no update is lost in between
    sendText(teller.snapshot(known ?? null));
    onClose(opened.watch(address));
    onClose(teller.subscribe(sendText));
    const { seat } = watching;
    leaveRoom?.();
    if (seat !== null) onClose(opened.sit(seat, { onHandOver: recheckOwner, ping }));
  }

  /** The seat has a new owner. Holds updates back until the store says whether it is this client. */
  function recheckOwner(): void {
    heldTexts ??= [];
    openChecks++;
    void enqueue(releaseHeldTexts);
  }
  async function releaseHeldTexts(): Promise<void> {
    if (!(await stillOwnsSeat())) return refuse('wire-token');
    if (--openChecks > 0) return;
    const texts = heldTexts ?? [];
    heldTexts = null;
    for (const each of texts) sendText(each);
  }

  /** Runs a request of a seat and answers it; refused without a seat. */
  async function answerAsSeat(id: string, work: (race: OpenRace, seat: Seat) => Promise<Refusal | null> | Refusal | null): Promise<void> {
    const seat = watching?.seat ?? null;
    if (openedRace === null || seat === null) {
      send({ type: 'answer', id, refusal: refusal('table-not-asked', '') });
      return;
    }
    send({ type: 'answer', id, refusal: await work(openedRace, seat) });
  }

  /** Every request becomes a row that stays for ever, so their rate is limited. */
  const tooOften = (): Refusal | null =>
    watching === null || isAllowed('wish', rateKey(watching)) ? null : refusal('table-too-often', '');

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return gate(async () => {
          // one packet takes a fraction of the time of three
          if (!ended) release = socket.hold?.() ?? null;
          try {
            await watch(message);
          } finally {
            sendHeld();
          }
        });
      case 'act':
        return answerAsSeat(message.id, (race, seat) => race.act(seat, message.action, { id: message.id, after: message.after }));
      case 'reply':
        return answerAsSeat(message.id, (race, seat) => race.reply(seat, message.action, message.after));
      case 'wish':
        return answerAsSeat(message.id, (race, seat) => tooOften() ?? race.request(seat, message.wish, message.id));
      case 'answers': {
        const { id } = message;
        const seat = watching?.seat ?? null;
        const refused = openedRace === null || seat === null ? null : tooOften();
        if (openedRace === null || seat === null || refused !== null) return answerAsSeat(id, () => Promise.resolve(refused));
        const problems = await openedRace.answerInAdvance(seat, message.answers);
        return send({ type: 'answer', id, refusal: null, problems });
      }
      case 'chat':
        return sendChat(message);
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
        refuse('wire-store', CLOSE.internalError);
      }
    });
    return queue;
  }

  /** Runs `stop` when the connection closes, or at once if it has closed meanwhile. A forgotten listener would keep the race in memory. */
  function onClose(stop: () => void): void {
    if (ended) stop();
    else stops.push(stop);
  }

  let release: (() => void) | null = null;
  function sendHeld(): void {
    release?.();
    release = null;
  }

  function end(): void {
    ended = true;
    sendHeld();
    for (const stop of stops.splice(0)) stop();
  }

  return {
    receive(text) {
      // the client keeps sending after it was refused
      if (ended) {
        socket.terminate();
        return queue;
      }
      count('in');
      // messages queue while the store does not answer
      if (!bucket.take() || queued > limits.burst) {
        refuse('wire-too-much');
        return queue;
      }
      const message = text.length > MAX_MESSAGE_CHARS ? null : parse(text);
      if (message === null) refuse('wire-unreadable');
      else return enqueue(() => handle(message));
      return queue;
    },
    heartbeat() {
      // pongs pile up if the client does not read
      if (ended || !bucket.take() || socket.bufferedAmount > MAX_UNSENT_BYTES) {
        end();
        socket.terminate();
      }
    },
    pong(text) {
      const answered = pings.get(text);
      if (answered === undefined) return;
      pings.delete(text);
      answered.onPong(performance.now() - answered.sentAt);
    },
    get isIdle() {
      return watching === null;
    },
    closeForShutdown() {
      if (ended) return;
      send({ type: 'error', code: 'wire-closing' });
      end();
      socket.close(CLOSE.goingAway, 'wire-closing');
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
