import type { FastifyInstance } from 'fastify';
import { createChat } from '../chat/index.ts';
import type { Push } from '../notices/index.ts';
import { createPeople } from '../people/index.ts';
import type { Races } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import type { Limits } from './connection.ts';
import { createFigures, type Figures } from './figures.ts';
import { addHttp } from './http.ts';
import { createLimits, REQUESTS, type RequestLimits } from './limits.ts';
import { mayReadMetrics, type MetricsReaders } from './metrics.ts';
import { remembering } from './remembering.ts';
import { addSockets } from './sockets.ts';

export { countAppends } from './counting.ts';
export { createFigures } from './figures.ts';
export type { RequestLimits } from './limits.ts';
export type { MetricsReaders } from './metrics.ts';

export interface WireOptions {
  readonly races: Races;
  readonly store: Store;
  /** Of a client's messages, where they are to be others: for measurements, and tests. */
  readonly limits?: Limits;
  /** Of calls by HTTP, where they are to be others: for tests. */
  readonly requests?: RequestLimits;
  /** Counted in already; left out: new ones. */
  readonly figures?: Figures;
  /** Left out: nobody. */
  readonly metrics?: MetricsReaders;
  /** To browsers of people; left out: nobody is told by it. */
  readonly push?: Push;
  /** A race may have a hook of its own. */
  readonly hooks?: boolean;
}

const NOBODY: MetricsReaders = { token: null, local: false };
/** The store's answer is so old at most, in milliseconds. */
const WELL = 1_000;

/** Races over the network: HTTP to open and enter them, a WebSocket to ride, figures for whoever runs the server. */
export async function addWire(
  app: FastifyInstance,
  { races, store, limits, requests = REQUESTS, push, hooks = false, figures = createFigures(), metrics = NOBODY }: WireOptions,
): Promise<void> {
  figures.read(() => {
    const { open, owned, watched } = races.figures();
    return { races_open: open, races_owned: owned, races_watched: watched, memory_bytes: process.memoryUsage().rss };
  });
  const chat = createChat({ store, races, report: (error, doing) => app.log.error({ err: error }, doing) });
  await addSockets(app, { races, chat, figures, ...(limits === undefined ? {} : { limits }) });
  const limit = await createLimits(app, requests, () => figures.count('requests_limited'));
  await addHttp(app, { races, people: await createPeople({ store, races }), limit, hooks, ...(push === undefined ? {} : { push }) });
  app.get('/metrics', (request, reply) => {
    // as if there were nothing
    if (!mayReadMetrics(request, metrics)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text());
  });
  // no limit: whoever asks whether it is well stands in front of all others, and shares their address
  const check = remembering(WELL, () => store.check());
  app.get('/healthz', async (request, reply) => {
    try {
      await check();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'asking the store');
      return reply.code(503).send({ status: 'no-store' });
    }
  });
}
