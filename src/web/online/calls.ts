import * as v from 'valibot';
import { fail, MAX_RECORD_LENGTH, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import {
  emptySchema,
  linkSchema,
  lobbySchema,
  openedRaceSchema,
  ownRoomSchema,
  problemsSchema,
  PROTOCOL_VERSION,
  raceIdSchema,
  recordSchema,
  tokenSchema,
  VERSION_HEADER,
  type OpenRequestBody,
  type ReadyRequest,
  type RoomDto,
} from '../../protocol/index.ts';
import { boundedText } from './bounded-text.ts';
import { sayPageIsOld } from './old-page.svelte.ts';

/** What is asked of the server in single calls. Problems: the server's own; `online-lost` where it does not answer, `page-old` where this page is too old for it. */

/** Where the line to a race begins. */
export const socketAddress = (): string => new URL('./api/ride', document.baseURI).href.replace(/^http/, 'ws');

const LOST = [{ code: 'online-lost' }];

interface Call<T> {
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string;
}

export async function call<T>({ path, schema, method = 'GET', body, token }: Call<T>): Promise<Result<T, readonly Problem[]>> {
  try {
    const answer = await fetch(`./api/${path}`, {
      method,
      cache: 'no-store',
      headers: {
        [VERSION_HEADER]: String(PROTOCOL_VERSION),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return ok(v.parse(schema, said));
    const problems = v.safeParse(problemsSchema, said);
    return fail(problems.success ? problems.output.problems.map(ofThisPage) : LOST);
  } catch {
    return fail(LOST);
  }
}

/** Unlike what is tapped at a race, which is kept and sent again, a call that was refused for its form is to be made again by whoever wants it. */
function ofThisPage(problem: Problem): Problem {
  if (problem.code !== 'wire-form') return problem;
  sayPageIsOld();
  return { code: 'page-old' };
}

export const openRace = (asked: OpenRequestBody) => call({ path: 'races', method: 'POST', body: asked, schema: openedRaceSchema });

/** Goes on online with a race that was begun at this screen. @param asked its record with the envelope opened */
export const bringRace = (asked: { readonly record: string; readonly drivers: readonly string[] }) =>
  call({ path: 'races/bring', method: 'POST', body: asked, schema: openedRaceSchema });
/** Takes a race whose only rider one is from the server. */
export const takeHome = (id: string, token: string) => call({ path: `races/${id}/home`, method: 'POST', token, schema: recordSchema });

export const lobby = async (): Promise<Result<readonly RoomDto[], readonly Problem[]>> => {
  const read = await call({ path: 'races', schema: lobbySchema });
  return read.ok ? ok(read.value.races) : read;
};

/** @param token of whoever asks: then the room says which seat is his; null: of nobody */
export const seeRace = (id: string, token: string | null = null) =>
  call({ path: `races/${id}`, schema: ownRoomSchema, ...(token === null ? {} : { token }) });

/** @param credential of the person who takes it; null: he is not known (`people/me.svelte.ts`) */
export const takeSeat = (id: string, seat: Seat, { name, credential }: { readonly name: string; readonly credential: string | null }) =>
  call({
    path: `races/${id}/seats/${seat}`,
    method: 'POST',
    body: { name },
    schema: tokenSchema,
    ...(credential === null ? {} : { token: credential }),
  });

export const leaveSeat = (id: string, token: string) => call({ path: `races/${id}/seat`, method: 'DELETE', token, schema: emptySchema });
/** @param request `commitment`: the player's sealed envelope, where the race has envelopes */
export const beReady = (id: string, token: string, request: ReadyRequest) =>
  call({ path: `races/${id}/ready`, method: 'POST', body: request, token, schema: emptySchema });
/** Opens one's envelope: all lie on the table. */
export const openWords = (id: string, token: string, body: { readonly salt: string; readonly words: string }) =>
  call({ path: `races/${id}/words`, method: 'POST', body, token, schema: emptySchema });
/** All is sealed anew, since somebody has not opened. */
export const sealAnew = (id: string, token: string) => call({ path: `races/${id}/anew`, method: 'POST', token, schema: emptySchema });
export const begin = (id: string, token: string) => call({ path: `races/${id}/begin`, method: 'POST', token, schema: emptySchema });
/** The race that the same people ride next; made with the first who asks. */
export const rematch = (id: string, token: string) => call({ path: `races/${id}/rematch`, method: 'POST', token, schema: raceIdSchema });
/** Goes on with a race that was put away. */
export const wake = (id: string) => call({ path: `races/${id}/wake`, method: 'POST', schema: emptySchema });

/** A link by which one's seat is handed on. */
export const offerSeat = (id: string, token: string) => call({ path: `races/${id}/link`, method: 'POST', token, schema: linkSchema });
/** @param credential of the person who takes it; null: he is not known */
export const takeSeatOver = (id: string, link: string, credential: string | null) =>
  call({
    path: `races/${id}/owner`,
    method: 'POST',
    token: link,
    schema: tokenSchema,
    ...(credential === null ? {} : { body: { credential } }),
  });

/** How long a record may be on its way: a long race over a bad line, and no more. */
const RECORD_PATIENCE = 60_000;

/**
 * The record of a race that is over; null: not over, not there, too long, or the server does not answer in time.
 * @param most characters it may have
 */
export async function recordOf(id: string, most = MAX_RECORD_LENGTH): Promise<string | null> {
  try {
    const answer = await fetch(`./api/races/${id}/record`, {
      cache: 'no-store',
      headers: { [VERSION_HEADER]: String(PROTOCOL_VERSION) },
      signal: AbortSignal.timeout(RECORD_PATIENCE),
    });
    if (answer.ok) return await boundedText(answer, most);
    const problems = v.safeParse(problemsSchema, await answer.json());
    if (problems.success) problems.output.problems.forEach(ofThisPage);
    return null;
  } catch {
    return null;
  }
}
