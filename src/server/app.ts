import fastify, { type FastifyInstance } from 'fastify';
import process from 'node:process';
import { addFallbackAnswers, answerUnreadable } from './fallback-answers.ts';
import { MAX_CONNECTIONS_PER_ADDRESS, limitConnections } from './connections.ts';
import { addHeaders } from './headers.ts';
import { logging } from './logging.ts';
import { addPage } from './page.ts';
import type { LogLevel } from './settings.ts';
import { addWire, type WireOptions } from './wire/index.ts';
import type { Say } from './words.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly web: string;
  /** As `Settings.allowedHosts`. */
  readonly allowedHosts?: readonly string[];
  readonly logLevel?: LogLevel;
  /** Where lines of the log go; left out: standard error. */
  readonly log?: { write(line: string): void };
  readonly say: Say;
  /** Races online; left out: the page alone. */
  readonly wire?: WireOptions;
  /** As `Settings.trustProxy`. */
  readonly trustProxy?: boolean;
  /** Of one address at once, where it is to be another number: for tests. */
  readonly connections?: number;
}

/** A request that is not all there by then is given up, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection on which nothing moves is given up, in milliseconds: who does not read what he has asked for, too. WebSockets have signs of life of their own. */
const IDLE_CONNECTION_MS = 60_000;
/** Nothing here takes a body of any size. */
const MAX_BODY_BYTES = 65_536;

/** The server, not yet listening: answers `inject` in tests, `listen` in earnest. */
export async function createApp({
  web,
  allowedHosts = [],
  logLevel = 'silent',
  log = process.stderr,
  say,
  wire,
  trustProxy = false,
  connections = MAX_CONNECTIONS_PER_ADDRESS,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel, stream: log, ...logging },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: answerUnreadable,
    // one proxy: what stands further to the left in `X-Forwarded-For` visitors write themselves
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
  });
  // behind a proxy all visitors come by one address
  if (!trustProxy) limitConnections(app.server, connections);
  await addHeaders(app);
  addFallbackAnswers(app, { web, allowedHosts, say });
  if (wire === undefined) app.get('/healthz', () => ({ status: 'ok' }));
  else await addWire(app, wire);
  await addPage(app, web);
  return app;
}
