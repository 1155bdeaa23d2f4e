import type { FastifyInstance } from 'fastify';
import { createChat } from '../chat/index.ts';
import type { Push } from '../notices/index.ts';
import { createPeople } from '../people/index.ts';
import type { Races } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import type { Limits } from './connection.ts';
import { createFigures } from './figures.ts';
import { addHttp } from './http.ts';
import { addSockets } from './sockets.ts';

export interface WireOptions {
  readonly races: Races;
  readonly store: Store;
  /** Of a client's messages, where they are to be others: for measurements, and tests. */
  readonly limits?: Limits;
  /** To browsers of people; left out: nobody is told by it. */
  readonly push?: Push;
  /** A race may have a hook of its own. */
  readonly hooks?: boolean;
}

/** Races over the network: HTTP to open and enter them, a WebSocket to ride, figures for whoever runs the server. */
export async function addWire(app: FastifyInstance, { races, store, limits, push, hooks = false }: WireOptions): Promise<void> {
  const figures = createFigures();
  figures.read(() => {
    const { open, owned, watched } = races.figures();
    return { races_open: open, races_owned: owned, races_watched: watched, memory_bytes: process.memoryUsage().rss };
  });
  const chat = createChat({ store, races, report: (error, doing) => app.log.error({ err: error }, doing) });
  await addSockets(app, { races, chat, figures, ...(limits === undefined ? {} : { limits }) });
  await addHttp(app, { races, people: await createPeople({ store, races }), hooks, ...(push === undefined ? {} : { push }) });
  app.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text()));
  app.get('/healthz', async (request, reply) => {
    try {
      await store.check();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'asking the store');
      return reply.code(503).send({ status: 'no-store' });
    }
  });
}
