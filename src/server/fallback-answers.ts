import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAllowedHost } from './allowed-host.ts';
import type { Say } from './words.ts';

export interface FallbackAnswersOptions {
  /** The folder of the built page, with `404.html`. */
  readonly web: string;
  readonly allowedHosts: readonly string[];
  readonly say: Say;
}

const READING = ['GET', 'HEAD'];
const ESCAPED_HASH = /^\/+%23(\/[\w%.~/-]*)/i;

/** The answers where no route matches: foreign host names, other methods, unknown paths and errors. */
export function addFallbackAnswers(app: FastifyInstance, { web, allowedHosts, say }: FallbackAnswersOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? '';
    if (!isAllowedHost(host, allowedHosts)) return plain(reply, 421, say('host-refused', { host }));
    // before the body is read
    if (request.is404 && !READING.includes(request.method)) return plain(reply.header('allow', READING.join(', ')), 405);
  });

  const missing = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // a program has escaped the `#` of a link
    const escaped = ESCAPED_HASH.exec(request.url);
    if (escaped !== null) return reply.redirect(`/#${escaped[1] ?? ''}`, 302);
    const page = await readFile(join(web, '404.html'), 'utf8').catch(() => null);
    if (page === null) return plain(reply, 404);
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(page.replace('<base href="./"', `<base href="${pathToRoot(request.url)}"`));
  };
  app.setNotFoundHandler(missing);

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // a path in a non-canonical form, such as `//` or `/./`
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return missing(request, reply);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'answering');
    return plain(reply, status);
  });
}

/** Answers an address that cannot be parsed, which no route or hook sees. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void plain(reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }), error.statusCode ?? 400);
}

function plain(reply: FastifyReply, status: number, text = STATUS_CODES[status] ?? ''): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** The relative path from an address to the root of the page: `../../` from `/a/b/c`. */
function pathToRoot(url: string): string {
  const depth = (url.split(/[?#]/)[0] ?? '').split('/').length - 2;
  return depth > 0 ? '../'.repeat(depth) : './';
}
