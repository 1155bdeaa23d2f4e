import type { FastifyInstance } from 'fastify';
import { createChat } from '../chat/index.ts';
import { createDocuments } from '../documents/index.ts';
import type { Push } from '../notices/index.ts';
import { createPeople } from '../people/index.ts';
import type { Races } from '../races/index.ts';
import { createDayTables, createShortLinks, type DayChecker } from '../shared/index.ts';
import { StoreFailure, type Store } from '../store/index.ts';
import type { RateLimit } from './token-bucket.ts';
import { watchBans } from './bans.ts';
import { measureLoopLag } from './loop-lag.ts';
import { createMetrics, type Metrics } from './metrics-registry.ts';
import { addHttp } from './http.ts';
import { createLimitHook, REQUESTS_PER_MINUTE, type RequestLimits } from './request-limits.ts';
import { canReadMetrics, type MetricsReaders } from './metrics-access.ts';
import { cached } from './cached.ts';
import { addSockets } from './sockets.ts';

export { changeBan, isNetwork, MAX_BANS, readBans } from './bans.ts';
export { countAppends } from './count-appends.ts';
export { createMetrics } from './metrics-registry.ts';
export type { Metrics } from './metrics-registry.ts';
export type { RequestLimits } from './request-limits.ts';
export type { MetricsReaders } from './metrics-access.ts';

export interface WireOptions {
  readonly races: Races;
  readonly store: Store;
  /** Another rate of a client's messages, for measurements and tests. */
  readonly limits?: RateLimit;
  /** Other limits of HTTP calls, for tests. */
  readonly requests?: RequestLimits;
  /** Left out: new ones. */
  readonly figures?: Metrics;
  /** Left out: no client may read them. */
  readonly metrics?: MetricsReaders;
  /** Push notices to browsers; left out: none. */
  readonly push?: Push;
  /** Checks records of races of the day; left out: none are accepted. */
  readonly dayChecker?: DayChecker;
  /** As `DocumentsOptions.enterIntervalMs`, for tests. */
  readonly enterIntervalMs?: number;
  /** Races may have webhooks. */
  readonly hooks?: boolean;
}

/** `damaged`: the file has unreadable pages. Otherwise as `StoreFailure.why`. */
const whyNot = (error: unknown): string => (!(error instanceof StoreFailure) ? 'lost' : error.isDamaged ? 'damaged' : error.why);

/** For programs that serve no content. */
const NO_DAYS: DayChecker = {
  run: ({ game }) => Promise.resolve({ ok: false, error: [{ code: 'day-game', facts: { game } }] }),
  close: () => Promise.resolve(),
};
const NO_SEAT: MetricsReaders = { token: null, local: false };
/** How long the health of the store is cached. */
const HEALTH_CACHE_MS = 1_000;

/** Online races: HTTP calls, the WebSocket, and metrics for operators. */
export async function addWire(
  app: FastifyInstance,
  {
    races,
    store,
    limits,
    requests = REQUESTS_PER_MINUTE,
    push,
    hooks = false,
    dayChecker = NO_DAYS,
    figures = createMetrics(),
    metrics = NO_SEAT,
    enterIntervalMs,
  }: WireOptions,
): Promise<void> {
  const loopLag = measureLoopLag();
  figures.read(() => {
    const { open, owned, watched, waiting, broken } = races.counts();
    return {
      ...{ races_open: open, races_owned: owned, races_watched: watched, races_broken: broken, bots_waiting: waiting },
      ...{ ...loopLag(), memory_bytes: process.memoryUsage().rss },
    };
  });
  const report = (error: unknown, doing: string): void => app.log.error({ err: error }, doing);
  const bans = watchBans(store, report);
  app.addHook('onClose', () => bans.close());
  const chat = createChat({ store, races, report });
  await addSockets(app, { races, chat, figures, bans, ...(limits === undefined ? {} : { limits }) });
  const limit = await createLimitHook(app, requests, () => figures.count('requests_limited'));
  const days = createDayTables({ store, checker: dayChecker, budget: races.budget, now: () => races.now() });
  const links = createShortLinks(store, races.budget);
  const documents = createDocuments({
    store,
    races,
    budget: races.budget,
    report,
    ...(enterIntervalMs === undefined ? {} : { enterIntervalMs }),
  });
  app.addHook('onClose', () => documents.close());
  app.addHook('onClose', () => days.close());
  const people = await createPeople({ store, races });
  await addHttp(app, { races, people, limit, bans, hooks, links, days, documents, ...(push === undefined ? {} : { push }) });
  app.get('/metrics', (request, reply) => {
    // the same answer as for an unknown path
    if (!canReadMetrics(request, metrics)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text());
  });
  // without a rate limit, because the health check of a proxy shares the address of all visitors
  const check = cached(HEALTH_CACHE_MS, () => store.check());
  app.get('/healthz', async (request, reply) => {
    try {
      await check();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'checking the store');
      return reply.code(503).send({ status: 'no-store', why: whyNot(error) });
    }
  });
}
