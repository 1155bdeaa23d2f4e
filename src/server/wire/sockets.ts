import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Chat } from '../chat/index.ts';
import type { Races } from '../races/index.ts';
import { createBucket } from './bucket.ts';
import { createConnection, type Connection, type Limits } from './connection.ts';
import { addressKey } from './address.ts';
import type { Figures } from './figures.ts';
import { MAX_MESSAGE_CHARS } from '../../protocol/index.ts';
import { isSameOrigin } from './origin.ts';
import { createPaces } from './paces.ts';
import { createVisitors, type VisitorLimits } from './visitors.ts';

/** Of one address. All of a club that wake at once may come back twice. */
const VISITORS: VisitorLimits = { atOnce: 200, most: 400, aSecond: 10 };
/** A client that does not answer for so long is gone, in milliseconds. */
const SILENCE = 30_000;
/** Four bytes a character at most. */
const MOST_BYTES = MAX_MESSAGE_CHARS * 4;
/** Bytes of one connection, of whatever frames: parts of messages that never end, and answers nobody has asked for, count as no message. A phone that wakes sends all it has at once. */
const BYTES: Limits = { most: 1_500_000, aSecond: 64_000 };
/** Of a seat, however many lines it has: what is said in the chat, and what is wished of the table or answered in advance. Each line is told to all, each wish kept for ever. */
const TALK: Limits = { most: 5, aSecond: 0.25 };
const WISHES: Limits = { most: 60, aSecond: 0.2 };
const PATH = '/api/ride';

export interface SocketsOptions {
  readonly races: Races;
  readonly chat?: Chat;
  readonly figures: Figures;
  /** Of messages, and of wishes, where they are to be others: for measurements, and tests. */
  readonly limits?: Limits;
}

/** The WebSocket at `/api/ride`. */
export async function addSockets(app: FastifyInstance, { races, chat, figures, limits }: SocketsOptions): Promise<void> {
  const connections = new Set<Connection>();
  figures.set('connections', 0);
  // before the sockets' own end: who is there is told
  app.addHook('preClose', () => {
    for (const connection of connections) connection.farewell();
    return Promise.resolve();
  });
  await app.register(websocket, {
    options: {
      ...{ maxPayload: MOST_BYTES, perMessageDeflate: false },
      // of other addresses none is a WebSocket's
      verifyClient: ({ req }: { req: IncomingMessage }) => req.url?.split('?')[0] === PATH,
    },
  });
  const visitors = createVisitors(VISITORS, () => performance.now());
  const paces = {
    talk: createPaces(TALK, () => performance.now()),
    wish: createPaces(limits ?? WISHES, () => performance.now()),
  };
  const sweeping = setInterval(() => {
    for (const each of [visitors, paces.talk, paces.wish]) each.sweep();
  }, SILENCE);
  sweeping.unref();
  app.addHook('onClose', () => clearInterval(sweeping));
  app.get(
    PATH,
    {
      websocket: true,
      // a page of somebody else's may open a socket to anywhere: it does not speak for its visitors here
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request)) return reply.code(403).send();
        if (!visitors.mayCome(request.ip)) return reply.code(429).send();
        return undefined;
      },
    },
    (socket, request) => {
      const gone = visitors.came(request.ip);
      const connection = createConnection({
        races,
        chat,
        socket,
        ...(limits === undefined ? {} : { limits }),
        may: (what, who) => paces[what].take(who),
        address: addressKey(request.ip),
        counted: (what) => figures.count(`messages_${what}`),
        report: (error, doing) => request.log.error({ err: error }, doing),
      });
      connections.add(connection);
      figures.set('connections', connections.size);
      const bytes = createBucket(BYTES.most, BYTES.aSecond, () => performance.now());
      request.raw.socket.on('data', (part: Buffer) => {
        if (!bytes.take(part.length)) socket.terminate();
      });
      let alive = true;
      const looking = setInterval(() => {
        if (!alive || connection.idle) return socket.terminate();
        alive = false;
        socket.ping();
      }, SILENCE);
      socket.on('pong', () => (alive = true));
      socket.on('ping', () => connection.heartbeat());
      socket.on('message', (data, isBinary) => {
        alive = true;
        void connection.hear(!isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : '');
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearInterval(looking);
        connection.end();
        connections.delete(connection);
        figures.set('connections', connections.size);
        gone();
      });
    },
  );
}
