import type { FastifyInstance } from 'fastify';
import { createChat } from '../chat/index.ts';
import type { Push } from '../notices/index.ts';
import { createPeople } from '../people/index.ts';
import type { Races } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import type { RateLimit } from './token-bucket.ts';
import { createMetrics, type Metrics } from './metrics-registry.ts';
import { addHttp } from './http.ts';
import { createLimitHook, REQUESTS_PER_MINUTE, type RequestLimits } from './request-limits.ts';
import { canReadMetrics, type MetricsReaders } from './metrics-access.ts';
import { cached } from './cached.ts';
import { addSockets } from './sockets.ts';

export { countAppends } from './count-appends.ts';
export { createMetrics } from './metrics-registry.ts';
export type { RequestLimits } from './request-limits.ts';
export type { MetricsReaders } from './metrics-access.ts';

export interface WireOptions {
  readonly races: Races;
  readonly store: Store;
  /** Of a client's messages, where they are to be others: for measurements, and tests. */
  readonly limits?: RateLimit;
  /** Of calls by HTTP, where they are to be others: for tests. */
  readonly requests?: RequestLimits;
  /** Counted in already; left out: new ones. */
  readonly figures?: Metrics;
  /** Left out: nobody. */
  readonly metrics?: MetricsReaders;
  /** To browsers of people; left out: nobody is told by it. */
  readonly push?: Push;
  /** A race may have a hook of its own. */
  readonly hooks?: boolean;
}

const NOBODY: MetricsReaders = { token: null, local: false };
/** The store's answer is so old at most, in milliseconds. */
const HEALTH_CACHE_MS = 1_000;

/** Races over the network: HTTP to open and enter them, a WebSocket to ride, figures for whoever runs the server. */
export async function addWire(
  app: FastifyInstance,
  { races, store, limits, requests = REQUESTS_PER_MINUTE, push, hooks = false, figures = createMetrics(), metrics = NOBODY }: WireOptions,
): Promise<void> {
  figures.read(() => {
    const { open, owned, watched } = races.counts();
    return { races_open: open, races_owned: owned, races_watched: watched, memory_bytes: process.memoryUsage().rss };
  });
  const chat = createChat({ store, races, report: (error, doing) => app.log.error({ err: error }, doing) });
  await addSockets(app, { races, chat, figures, ...(limits === undefined ? {} : { limits }) });
  const limit = await createLimitHook(app, requests, () => figures.count('requests_limited'));
  await addHttp(app, { races, people: await createPeople({ store, races }), limit, hooks, ...(push === undefined ? {} : { push }) });
  app.get('/metrics', (request, reply) => {
    // as if there were nothing
    if (!canReadMetrics(request, metrics)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text());
  });
  // no limit: whoever asks whether it is well stands in front of all others, and shares their address
  const check = cached(HEALTH_CACHE_MS, () => store.check());
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
