import type { FastifyReply, FastifyRequest } from 'fastify';
import { MIN_PROTOCOL_VERSION, PROTOCOL_VERSION, VERSION_HEADER } from '../../protocol/index.ts';

/** Another process may be newer and answer the next request. */
const RETRY_AFTER_S = 1;

/**
 * A hook that names the server's protocol version in every answer, and refuses clients with an unsupported one before it reads their call. Clients without the header are
 * accepted, because other programs may leave it out.
 */
export async function checkVersion(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  reply.header(VERSION_HEADER, String(PROTOCOL_VERSION));
  const header = request.headers[VERSION_HEADER];
  if (header === undefined) return undefined;
  const found = typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) : null;
  if (found === null) return reply.code(400).send({ problems: [{ code: 'wire-field', at: VERSION_HEADER, facts: {} }] });
  if (found < MIN_PROTOCOL_VERSION)
    return reply.code(400).send({ problems: [{ code: 'wire-form', facts: { found, oldest: MIN_PROTOCOL_VERSION } }] });
  if (found > PROTOCOL_VERSION)
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_S)
      .send({ problems: [{ code: 'wire-older', facts: { found, known: PROTOCOL_VERSION } }] });
  return undefined;
}
