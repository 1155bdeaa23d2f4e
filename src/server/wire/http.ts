import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Problem, Result } from '../../kit/index.ts';
import type { Push } from '../notices/index.ts';
import type { Documents } from '../documents/index.ts';
import type { People } from '../people/index.ts';
import {
  bringRequestSchema,
  CREDENTIAL_PATTERN,
  MAX_BROUGHT_RECORD_CHARS,
  linkRequestSchema,
  openEnvelopeRequestSchema,
  openRequestSchema,
  readyRequestSchema,
  SECRET_PATTERN,
  takeOverRequestSchema,
  takeSeatRequestSchema,
} from '../../protocol/index.ts';
import { OPENER, type Races } from '../races/index.ts';
import type { DayTables, ShortLinks } from '../shared/index.ts';
import { StoreFailure } from '../store/index.ts';
import { addressKey } from './address-key.ts';
import type { BanList } from './bans.ts';
import { answer, read, tokenOf, unknown } from './http-replies.ts';
import { checkVersion } from './check-version.ts';
import { isSameOrigin } from './origin.ts';
import type { LimitHook } from './request-limits.ts';
import { cached } from './cached.ts';
import { addDocumentsHttp } from './documents-http.ts';
import { addPeopleHttp } from './people-http.ts';
import { addSharedHttp } from './shared-http.ts';

/** How long the lobby is cached, because it reads every race in it. */
const LOBBY_CACHE_MS = 1_000;

const seatParams = v.object({ id: v.pipe(v.string(), v.regex(SECRET_PATTERN)), seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/)) });
const raceParams = v.object({ id: v.pipe(v.string(), v.regex(SECRET_PATTERN)) });

export interface HttpOptions {
  readonly races: Races;
  readonly people: People;
  readonly push?: Push;
  readonly hooks: boolean;
  readonly links: ShortLinks;
  readonly days: DayTables;
  readonly documents: Documents;
  /** Refuses calls above the rate limits. */
  readonly limit: LimitHook;
  readonly bans: Pick<BanList, 'isBanned'>;
}

/** The calls about races below `/api`. Answers are JSON, or `problems` with a 4xx status (docs/formats/README.md, "Riding online"). */
export async function addHttp(
  app: FastifyInstance,
  { races, people, push, hooks, links, days, documents, limit, bans }: HttpOptions,
): Promise<void> {
  await app.register((api, _none, done) => {
    // the store is full or unreachable, and nothing has happened
    api.setErrorHandler((error, request, reply) => {
      if (!(error instanceof StoreFailure)) throw error;
      request.log.error({ err: error }, 'asking the store');
      return reply.code(503).send({ problems: [{ code: 'wire-store' }] });
    });
    api.addHook('onRequest', checkVersion);
    api.addHook('onRequest', async (request, reply) => {
      // other origins cannot see the answer of a read, because no header allows it
      if (request.method !== 'GET' && !isSameOrigin(request)) return reply.code(403).send({ problems: [{ code: 'wire-origin' }] });
      return undefined;
    });
    api.addHook('onRequest', async (request, reply) =>
      bans.isBanned(request.ip) ? reply.code(403).send({ problems: [{ code: 'wire-banned' }] }) : undefined,
    );
    api.addHook('onRequest', limit);

    // a page reads this to find out whether it has a server; as static files it comes with one that says no
    api.get('/online.json', () => ({ online: true, hooks, push: push?.key ?? null }));
    const lobby = cached(LOBBY_CACHE_MS, async () => JSON.stringify({ races: await races.lobby() }));
    api.get('/api/races', async (_request, reply) => reply.type('application/json; charset=utf-8').send(await lobby()));
    api.post('/api/races', { config: { limit: 'opens' } }, async (request, reply) => {
      const parsed = read(openRequestSchema, request.body);
      return answer(reply, parsed.ok ? await races.open(parsed.value, addressKey(request.ip)) : parsed, 201);
    });
    api.post('/api/races/bring', { config: { limit: 'brings' }, bodyLimit: MAX_BROUGHT_RECORD_CHARS * 2 }, async (request, reply) => {
      const parsed = read(bringRequestSchema, request.body);
      return answer(reply, parsed.ok ? await races.bring(parsed.value, addressKey(request.ip)) : parsed, 201);
    });
    api.get('/api/races/:id', async (request, reply) => {
      const params = read(raceParams, request.params);
      const race = params.ok ? await races.findRoom(params.value.id) : null;
      if (race === null) return unknown(reply);
      const token = tokenOf(request);
      const seat = token === '' ? null : await races.seatOf(race.id, token);
      return { ...race, you: seat === OPENER ? null : seat };
    });
    api.post('/api/races/:id/seats/:seat', async (request, reply) => {
      const [params, body] = [read(seatParams, request.params), read(takeSeatRequestSchema, request.body)];
      if (!params.ok) return unknown(reply);
      if (!body.ok) return answer(reply, body);
      const { id, seat } = params.value;
      const token = tokenOf(request);
      const person = await people.identify(token);
      if (person === null && CREDENTIAL_PATTERN.test(token)) return answer(reply, { ok: false, error: [{ code: 'person-unknown' }] });
      const taken = await races.takeSeat(id, Number(seat), { ...body.value, person });
      return answer(reply, taken.ok ? { ok: true, value: { token: taken.value } } : taken, 201);
    });
    api.delete('/api/races/:id/seats/:seat', async (request, reply) => {
      const params = read(seatParams, request.params);
      if (!params.ok) return unknown(reply);
      return answer(reply, await races.freeSeat(params.value.id, Number(params.value.seat), tokenOf(request)));
    });
    addPeopleHttp(api, people, push);
    addSharedHttp(api, links, days);
    addDocumentsHttp(api, documents);
    const withToken = (
      path: string,
      method: 'POST' | 'DELETE',
      work: (id: string, token: string, request: FastifyRequest) => Promise<Result<unknown, readonly Problem[]>>,
    ): void => {
      api.route({
        method,
        url: `/api/races/:id/${path}`,
        handler: async (request, reply) => {
          const params = read(raceParams, request.params);
          if (!params.ok) return unknown(reply);
          return answer(reply, await work(params.value.id, tokenOf(request), request));
        },
      });
    };
    withToken('seat', 'DELETE', (id, token) => races.leaveSeat(id, token));
    withToken('rematch', 'POST', async (id, token) => {
      const next = await races.rematch(id, token);
      return next.ok ? { ok: true, value: { id: next.value } } : next;
    });
    withToken('home', 'POST', async (id, token) => {
      const record = await races.takeHome(id, token);
      return record.ok ? { ok: true, value: { record: record.value } } : record;
    });
    withToken('wake', 'POST', (id) => races.wake(id));
    withToken('begin', 'POST', (id, token) => races.begin(id, token));
    const secrets = (
      path: string,
      as: 'link' | 'token',
      work: (id: string, secret: string, request: FastifyRequest) => Promise<Result<string, readonly Problem[]>>,
    ): void => {
      api.post(`/api/races/:id/${path}`, async (request, reply) => {
        const params = read(raceParams, request.params);
        if (!params.ok) return unknown(reply);
        const made = await work(params.value.id, tokenOf(request), request);
        return answer(reply, made.ok ? { ok: true, value: { [as]: made.value } } : made, 201);
      });
    };
    secrets('link', 'link', async (id, token, request) => {
      // the body may be missing
      const body = read(linkRequestSchema, request.body ?? {});
      return body.ok ? races.offerSeat(id, token, body.value.seat ?? null) : body;
    });
    withToken('reclaim', 'POST', (id, token) => races.reclaimSeat(id, token));
    secrets('owner', 'token', async (id, link, request) => {
      // the body may be missing
      const body = read(takeOverRequestSchema, request.body ?? {});
      if (!body.ok) return body;
      const { credential } = body.value;
      const person = credential === undefined ? null : await people.identify(credential);
      if (person === null && credential !== undefined) return { ok: false, error: [{ code: 'person-unknown' }] };
      return races.takeOverSeat(id, link, person);
    });
    withToken('person', 'POST', async (id, token, request) => {
      const body = read(takeOverRequestSchema, request.body);
      if (!body.ok) return body;
      const person = await people.identify(body.value.credential ?? '');
      return person === null ? { ok: false, error: [{ code: 'person-unknown' }] } : races.addPersonToSeat(id, token, person);
    });
    withToken('ready', 'POST', async (id, token, request) => {
      const body = read(readyRequestSchema, request.body);
      return body.ok ? races.setReady(id, token, body.value) : body;
    });
    withToken('words', 'POST', async (id, token, request) => {
      const body = read(openEnvelopeRequestSchema, request.body);
      return body.ok ? races.openEnvelope(id, token, body.value) : body;
    });
    withToken('anew', 'POST', (id, token) => races.sealAnew(id, token));
    api.get('/api/races/:id/record', { config: { limit: 'expensive' } }, async (request, reply) => {
      const params = read(raceParams, request.params);
      const record = params.ok ? await races.recordOf(params.value.id) : null;
      if (record === null) return unknown(reply);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.ok ? params.value.id : ''}.race"`)
        .send(record);
    });
    done();
  });
}
