import { Buffer } from 'node:buffer';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Chat } from '../chat/index.ts';
import type { Races } from '../races/index.ts';
import { createConnection, type Connection, type Limits } from './connection.ts';
import type { Figures } from './figures.ts';
import { MOST_MESSAGE } from './messages.ts';
import { isSameOrigin } from './origin.ts';

/** So many connections of one address at once: a club behind one router, not one who opens all there are. */
const CONNECTIONS_AN_ADDRESS = 200;
/** A client that does not answer for so long is gone, in milliseconds. */
const SILENCE = 30_000;
/** Four bytes a character at most. */
const MOST_BYTES = MOST_MESSAGE * 4;

export interface SocketsOptions {
  readonly races: Races;
  readonly chat?: Chat;
  readonly figures: Figures;
  readonly limits?: Limits;
}

/** The WebSocket at `/api/ride`. */
export async function addSockets(app: FastifyInstance, { races, chat, figures, limits }: SocketsOptions): Promise<void> {
  const connections = new Set<Connection>();
  // before the sockets' own end: who is there is told
  app.addHook('preClose', () => {
    for (const connection of connections) connection.farewell();
    return Promise.resolve();
  });
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  const ofAddress = new Map<string, number>();
  app.get(
    '/api/ride',
    {
      websocket: true,
      // a page of somebody else's may open a socket to anywhere: it does not speak for its visitors here
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request)) return reply.code(403).send();
        if ((ofAddress.get(request.ip) ?? 0) >= CONNECTIONS_AN_ADDRESS) return reply.code(429).send();
        return undefined;
      },
    },
    (socket, request) => {
      const { ip } = request;
      ofAddress.set(ip, (ofAddress.get(ip) ?? 0) + 1);
      const connection = createConnection({
        races,
        chat,
        socket,
        ...(limits === undefined ? {} : { limits }),
        counted: (what) => figures.count(`messages_${what}`),
        report: (error, doing) => request.log.error({ err: error }, doing),
      });
      connections.add(connection);
      figures.set('connections', connections.size);
      let alive = true;
      const looking = setInterval(() => {
        if (!alive) return socket.terminate();
        alive = false;
        socket.ping();
      }, SILENCE);
      socket.on('pong', () => (alive = true));
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
        const left = (ofAddress.get(ip) ?? 1) - 1;
        if (left > 0) ofAddress.set(ip, left);
        else ofAddress.delete(ip);
      });
    },
  );
}
