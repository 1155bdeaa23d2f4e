import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { Problem, Result } from '../../kit/index.ts';
import { nameRequestSchema, passphraseRequestSchema, subscribeRequestSchema, unsubscribeRequestSchema } from '../../protocol/index.ts';
import type { Push } from '../notices/index.ts';
import type { People } from '../people/index.ts';
import { answer, read, tokenOf } from './http-replies.ts';
import type { RequestLimits } from './request-limits.ts';

/** How many pass phrases are checked at once for all clients. Each check takes 16 MB and about 40 ms. */
const MAX_PASSPHRASE_CHECKS = 4;

const limited = (limit: keyof RequestLimits): RouteShorthandOptions => ({ config: { limit } });
const params = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });
const unknownPerson: Result<never, readonly Problem[]> = { ok: false, error: [{ code: 'person-unknown' }] };

/** The calls below `/api/people`, with the person's credential in `Authorization: Bearer`. */
export function addPeopleHttp(api: FastifyInstance, people: People, push?: Push): void {
  let trying = 0;

  const asMe =
    (work: (id: string, request: FastifyRequest) => Promise<Result<unknown, readonly Problem[]>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const id = await people.identify(tokenOf(request));
      return answer(reply, id === null ? unknownPerson : await work(id, request));
    };

  api.post('/api/people', limited('people'), async (request, reply) => {
    const body = read(nameRequestSchema, request.body);
    const added = body.ok ? await people.add(body.value.name) : body;
    return answer(reply, added.ok ? { ok: true, value: { credential: added.value } } : added, 201);
  });
  api.post('/api/people/enter', limited('phrases'), async (request, reply) => {
    const body = read(passphraseRequestSchema, request.body);
    if (!body.ok) return answer(reply, body);
    if (trying >= MAX_PASSPHRASE_CHECKS) return reply.code(429).send({ problems: [{ code: 'room-busy' }] });
    trying++;
    try {
      const credential = await people.signIn(body.value.phrase);
      return answer(reply, credential === null ? { ok: false, error: [{ code: 'person-phrase' }] } : { ok: true, value: { credential } });
    } finally {
      trying--;
    }
  });
  api.get(
    '/api/people/me',
    limited('expensive'),
    asMe(async (id) => {
      const me = await people.ownPage(id);
      return me === null ? unknownPerson : { ok: true, value: me };
    }),
  );
  api.post(
    '/api/people/me',
    asMe(async (id, request) => {
      const body = read(nameRequestSchema, request.body);
      return body.ok ? people.rename(id, body.value.name) : body;
    }),
  );
  api.post(
    '/api/people/me/phrase',
    limited('phrases'),
    asMe(async (id) => ({ ok: true, value: { phrase: await people.newPassphrase(id) } })),
  );
  api.delete(
    '/api/people/me',
    asMe(async (id) => {
      await people.remove(id);
      return { ok: true, value: {} };
    }),
  );
  if (push !== undefined) {
    api.post(
      '/api/people/me/push',
      asMe(async (id, request) => {
        const parsed = read(subscribeRequestSchema, request.body);
        return parsed.ok ? push.subscribe(id, parsed.value) : parsed;
      }),
    );
    api.delete(
      '/api/people/me/push',
      asMe(async (id, request) => {
        const body = read(unsubscribeRequestSchema, request.body);
        if (body.ok) await push.unsubscribe(id, body.value.endpoint);
        return body.ok ? { ok: true, value: {} } : body;
      }),
    );
  }
  api.get('/api/people/:id', limited('expensive'), async (request, reply) => {
    const parsed = read(params, request.params);
    const person = parsed.ok ? await people.publicPage(parsed.value.id) : null;
    return person ?? reply.code(404).send({ problems: [{ code: 'person-unknown' }] });
  });
}
