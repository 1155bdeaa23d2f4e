import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Problem, Result } from '../../kit/index.ts';

/** What all HTTP calls share: reading the token and the body, and answering. */

/** An address that has used up its budget gets some of it back by then. */
const RETRY_AFTER_S = 30;

/** The token of `Authorization: Bearer TOKEN`. Tokens are never part of an address, so that no log holds them. */
export const tokenOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

export function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Result<T, readonly Problem[]> {
  const found = v.safeParse(schema, value);
  if (found.success) return { ok: true, value: found.output };
  return { ok: false, error: [{ code: 'wire-field', at: v.getDotPath(found.issues[0]) ?? '', facts: {} }] };
}

export const unknown = (reply: FastifyReply): FastifyReply => reply.code(404).send({ problems: [{ code: 'race-unknown' }] });

export function answer(reply: FastifyReply, result: Result<unknown, readonly Problem[]>, done = 200): FastifyReply {
  if (result.ok) return reply.code(done).send(result.value ?? {});
  const codes = result.error.map(({ code }) => code);
  if (codes.includes('wire-often')) reply.header('retry-after', RETRY_AFTER_S);
  const status = codes.includes('wire-often')
    ? 429
    : codes.includes('race-unknown') || codes.includes('document-unknown')
      ? 404
      : codes.includes('room-token') || codes.includes('document-key') || codes.includes('person-unknown')
        ? 403
        : 422;
  return reply.code(status).send({ problems: result.error });
}
