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
  /** The target of log lines; left out: standard error. */
  readonly log?: { write(line: string): void };
  readonly say: Say;
  /** Online races; left out: the server serves the page only. */
  readonly wire?: WireOptions;
  /** As `Settings.trustProxy`. */
  readonly trustProxy?: boolean;
  /** Another limit of connections for one address, for tests. */
  readonly connections?: number;
}

const REQUEST_TIMEOUT_MS = 30_000;
/** Closes a connection without traffic, also one whose client does not read the answer. WebSockets have pings of their own. */
const IDLE_CONNECTION_MS = 60_000;
const MAX_BODY_BYTES = 65_536;

/** Creates the server. It does not listen yet; tests call `inject`. */
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
    // trusts one proxy only, because visitors can write the entries further left in `X-Forwarded-For`
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
  });
  // behind a proxy all visitors have one address
  if (!trustProxy) limitConnections(app.server, connections);
  await addHeaders(app);
  addFallbackAnswers(app, { web, allowedHosts, say });
  if (wire === undefined) app.get('/healthz', () => ({ status: 'ok' }));
  else await addWire(app, wire);
  await addPage(app, web);
  return app;
}
