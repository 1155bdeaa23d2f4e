import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Chat } from '../chat/index.ts';
import type { Races } from '../races/index.ts';
import type { BanList } from './bans.ts';
import { createGate } from './gate.ts';
import { createTokenBucket, type RateLimit } from './token-bucket.ts';
import { createConnection, type Connection } from './connection.ts';
import { addressKey } from './address-key.ts';
import type { Metrics } from './metrics-registry.ts';
import { MAX_MESSAGE_CHARS } from '../../protocol/index.ts';
import { isSameOrigin } from './origin.ts';
import { createRateLimits } from './rate-limits.ts';
import { createVisitors, type VisitorLimits } from './visitors.ts';

/** For one address. All members of a club may reconnect twice at once. */
const VISITOR_LIMITS: VisitorLimits = { maxOpen: 200, burst: 400, perSecond: 10 };
/** A client that does not answer a ping within this time is gone. */
const HEARTBEAT_INTERVAL_MS = 30_000;
/** A character has at most four bytes. */
const MAX_MESSAGE_BYTES = MAX_MESSAGE_CHARS * 4;
/** Bytes of one connection in any frames, because endless fragments and unsolicited pongs count as no message. */
const BYTE_LIMIT: RateLimit = { burst: 1_500_000, perSecond: 64_000 };
/** For a seat over all its connections. A line of chat goes to everyone; a request to the table is stored for ever. */
const CHAT_LIMIT: RateLimit = { burst: 5, perSecond: 0.25 };
const REQUEST_LIMIT: RateLimit = { burst: 60, perSecond: 0.2 };
/** Clients that are being connected. After a restart a thousand come at once; in their order, half of them are back after half the time. */
const MAX_CONNECTING = 100;
const PATH = '/api/ride';

export interface SocketsOptions {
  readonly races: Races;
  readonly chat?: Chat;
  readonly figures: Metrics;
  readonly bans: Pick<BanList, 'isBanned'>;
  /** Other rates of messages and requests, for measurements and tests. */
  readonly limits?: RateLimit;
}

/** The WebSocket at `/api/ride`. */
export async function addSockets(app: FastifyInstance, { races, chat, figures, bans, limits }: SocketsOptions): Promise<void> {
  const connections = new Set<Connection>();
  figures.set('connections', 0);
  // before the plugin closes the sockets, so that clients learn why
  app.addHook('preClose', () => {
    for (const connection of connections) connection.closeForShutdown();
    return Promise.resolve();
  });
  await app.register(websocket, {
    options: {
      ...{ maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
      // no other path is a WebSocket
      verifyClient: ({ req }: { req: IncomingMessage }) => req.url?.split('?')[0] === PATH,
    },
  });
  const gate = createGate(MAX_CONNECTING);
  const visitors = createVisitors(VISITOR_LIMITS, () => performance.now());
  const paces = {
    talk: createRateLimits(CHAT_LIMIT, () => performance.now()),
    wish: createRateLimits(limits ?? REQUEST_LIMIT, () => performance.now()),
  };
  const sweeping = setInterval(() => {
    for (const each of [visitors, paces.talk, paces.wish]) each.sweep();
  }, HEARTBEAT_INTERVAL_MS);
  sweeping.unref();
  app.addHook('onClose', () => clearInterval(sweeping));
  app.get(
    PATH,
    {
      websocket: true,
      // pages of other origins may open sockets here, but may not act for their visitors
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request) || bans.isBanned(request.ip)) return reply.code(403).send();
        if (!visitors.canConnect(request.ip)) return reply.code(429).send();
        return undefined;
      },
    },
    (socket, request) => {
      const gone = visitors.connected(request.ip);
      const connection = createConnection({
        races,
        chat,
        socket: Object.assign(socket, {
          hold() {
            request.raw.socket.cork();
            return () => request.raw.socket.uncork();
          },
        }),
        ...(limits === undefined ? {} : { limits }),
        isAllowed: (what, who) => paces[what].take(who),
        gate,
        address: addressKey(request.ip),
        count: (what) => figures.count(`messages_${what}`),
        report: (error, doing) => request.log.error({ err: error }, doing),
      });
      connections.add(connection);
      figures.set('connections', connections.size);
      const bytes = createTokenBucket(BYTE_LIMIT, () => performance.now());
      request.raw.socket.on('data', (part: Buffer) => {
        if (!bytes.take(part.length)) socket.terminate();
      });
      let alive = true;
      const looking = setInterval(() => {
        if (!alive || connection.isIdle || bans.isBanned(request.ip)) return socket.terminate();
        alive = false;
        socket.ping();
      }, HEARTBEAT_INTERVAL_MS);
      socket.on('pong', (data) => {
        alive = true;
        connection.pong(data.toString('utf8'));
      });
      socket.on('ping', () => connection.heartbeat());
      socket.on('message', (data, isBinary) => {
        alive = true;
        void connection.receive(!isBinary && Buffer.isBuffer(data) ? data.toString('utf8') : '');
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
