import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayRequestSchema, MAX_DAY_RECORD_CHARS, MAX_LINKED_CHARS, shortLinkRequestSchema } from '../../protocol/index.ts';
import type { DayTables, ShortLinks } from '../shared/index.ts';
import { addressKey } from './address-key.ts';
import { answer, read, tokenOf } from './http-replies.ts';

const linkParams = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });
const dayParams = v.object({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** The calls about short links and the tables of the races of the day. */
export function addSharedHttp(api: FastifyInstance, links: ShortLinks, days: DayTables): void {
  api.post('/api/links', { config: { limit: 'opens' }, bodyLimit: 2 * MAX_LINKED_CHARS }, async (request, reply) => {
    const body = read(shortLinkRequestSchema, request.body);
    const made = body.ok ? await links.make(body.value.to, addressKey(request.ip)) : body;
    return answer(reply, made.ok ? { ok: true, value: { id: made.value } } : made, 201);
  });
  api.get('/api/links/:id', async (request, reply) => {
    const params = read(linkParams, request.params);
    const to = params.ok ? await links.find(params.value.id) : null;
    return to === null ? reply.code(404).send({ problems: [{ code: 'link-unknown' }] }) : { to };
  });
  api.get('/api/days/:game/:day', { config: { limit: 'expensive' } }, async (request, reply) => {
    const params = read(dayParams, request.params);
    return params.ok ? days.read(params.value.game, params.value.day, tokenOf(request)) : answer(reply, params);
  });
  api.post('/api/days/:game/:day', { config: { limit: 'brings' }, bodyLimit: 2 * MAX_DAY_RECORD_CHARS }, async (request, reply) => {
    const [params, body] = [read(dayParams, request.params), read(dayRequestSchema, request.body)];
    if (!params.ok) return answer(reply, params);
    return answer(reply, body.ok ? await days.send(params.value.game, params.value.day, body.value, addressKey(request.ip)) : body, 201);
  });
}
