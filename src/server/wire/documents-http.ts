import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_OPERATIONS_CHARS, newDocumentRequestSchema, operationsRequestSchema, SECRET_PATTERN } from '../../protocol/index.ts';
import type { Documents } from '../documents/index.ts';
import { addressKey } from './address-key.ts';
import { answer, read, tokenOf } from './http-replies.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(SECRET_PATTERN)) });
const query = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/)), '0') });
const unknown = { ok: false, error: [{ code: 'document-unknown' }] } as const;

/** The calls about documents that several people keep. The secret that allows changes is in `Authorization: Bearer`. */
export function addDocumentsHttp(api: FastifyInstance, documents: Documents): void {
  api.post('/api/documents', { config: { limit: 'opens' } }, async (request, reply) => {
    const body = read(newDocumentRequestSchema, request.body);
    return answer(reply, body.ok ? await documents.add(body.value.kind, addressKey(request.ip)) : body, 201);
  });
  api.get('/api/documents/:id', async (request, reply) => {
    const [named, asked] = [read(params, request.params), read(query, request.query)];
    if (!named.ok) return answer(reply, unknown);
    if (!asked.ok) return answer(reply, asked);
    const found = await documents.read(named.value.id, tokenOf(request), Number(asked.value.after));
    return found === null ? answer(reply, unknown) : answer(reply, { ok: true, value: found });
  });
  api.post('/api/documents/:id/operations', { bodyLimit: MAX_OPERATIONS_CHARS * 2 }, async (request, reply) => {
    const [named, body] = [read(params, request.params), read(operationsRequestSchema, request.body)];
    if (!named.ok) return answer(reply, unknown);
    return answer(
      reply,
      body.ok ? await documents.append(named.value.id, tokenOf(request), body.value.operations, addressKey(request.ip)) : body,
    );
  });
  api.delete('/api/documents/:id', async (request, reply) => {
    const named = read(params, request.params);
    return answer(reply, named.ok ? await documents.remove(named.value.id, tokenOf(request)) : unknown);
  });
}
