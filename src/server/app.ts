import fastify, { type FastifyInstance } from 'fastify';
import process from 'node:process';
import { addAnswers, answerUnreadable } from './answers.ts';
import { addHeaders } from './headers.ts';
import { addPage } from './page.ts';
import type { LogLevel } from './settings.ts';
import type { Say } from './words.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly web: string;
  /** As `Settings.allowedHosts`. */
  readonly allowedHosts?: readonly string[];
  readonly logLevel?: LogLevel;
  readonly say: Say;
}

/** A request that is not all there by then is given up, in milliseconds. */
const PATIENCE = 30_000;
/** Nothing here takes a body of any size. */
const MOST_BYTES = 65_536;

/** The server, not yet listening: answers `inject` in tests, `listen` in earnest. */
export async function createApp({ web, allowedHosts = [], logLevel = 'silent', say }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel, stream: process.stderr },
    requestTimeout: PATIENCE,
    bodyLimit: MOST_BYTES,
    frameworkErrors: answerUnreadable,
  });
  await addHeaders(app);
  addAnswers(app, { web, allowedHosts, say });
  app.get('/healthz', () => ({ status: 'ok' }));
  await addPage(app, web);
  return app;
}
