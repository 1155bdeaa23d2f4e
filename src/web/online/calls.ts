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
import { reportOldPage } from './old-page.svelte.ts';

/** HTTP requests to the server. Problems: the server's own; `online-lost` if it does not answer, `page-old` if this page is too old for it. */

export const socketAddress = (): string => new URL('./api/ride', document.baseURI).href.replace(/^http/, 'ws');

const LOST = [{ code: 'online-lost' }];

/** Gives a request up as lost. With a round trip of 6 seconds a new connection and an answer take up to 30. */
const REQUEST_TIMEOUT_MS = 45_000;
/** The same for a record, which may be long and come over a slow connection. */
const RECORD_TIMEOUT_MS = 60_000;

interface Request<T> {
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string;
}

export async function request<T>({ path, schema, method = 'GET', body, token }: Request<T>): Promise<Result<T, readonly Problem[]>> {
  try {
    const response = await fetch(`./api/${path}`, {
      method,
      cache: 'no-store',
      headers: {
        [VERSION_HEADER]: String(PROTOCOL_VERSION),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const json: unknown = await response.json();
    if (response.ok) return ok(v.parse(schema, json));
    const problems = v.safeParse(problemsSchema, json);
    return fail(problems.success ? problems.output.problems.map(checkForOldPage) : LOST);
  } catch {
    return fail(LOST);
  }
}

/** Turns `wire-form` into `page-old` and reports it. A request that was refused for it is not repeated by itself, unlike a move in a race. */
function checkForOldPage(problem: Problem): Problem {
  if (problem.code !== 'wire-form') return problem;
  reportOldPage();
  return { code: 'page-old' };
}

export const openRace = (options: OpenRequestBody) => request({ path: 'races', method: 'POST', body: options, schema: openedRaceSchema });

/** Continues a race of this browser on the server. @param race its record, with the envelope opened */
export const uploadRace = (race: { readonly record: string; readonly drivers: readonly string[] }) =>
  request({ path: 'races/bring', method: 'POST', body: race, schema: openedRaceSchema });
/** Takes a race from the server whose only person is the player at this browser. */
export const downloadRace = (id: string, token: string) =>
  request({ path: `races/${id}/home`, method: 'POST', token, schema: recordSchema });

export const fetchLobby = async (): Promise<Result<readonly RoomDto[], readonly Problem[]>> => {
  const read = await request({ path: 'races', schema: lobbySchema });
  return read.ok ? ok(read.value.races) : read;
};

/** @param token of a seat or a person, so that the room says which seat is theirs; null: the room says none */
export const fetchRoom = (id: string, token: string | null = null) =>
  request({ path: `races/${id}`, schema: ownRoomSchema, ...(token === null ? {} : { token }) });

/** @param who `credential` null: the server does not know the person (`people/me.svelte.ts`); `opener`: the token of the player who opened the race */
export const takeSeat = (
  id: string,
  seat: Seat,
  { name, credential, opener }: { readonly name: string; readonly credential: string | null; readonly opener?: string | undefined },
) =>
  request({
    path: `races/${id}/seats/${seat}`,
    method: 'POST',
    body: { name, ...(opener === undefined ? {} : { opener }) },
    schema: tokenSchema,
    ...(credential === null ? {} : { token: credential }),
  });

/** Takes another seat for this device. @param device token or credential of the seat that it has already, which is good for the other one too (`sharedToken`) */
export const takeSharedSeat = (id: string, seat: Seat, body: { readonly name: string; readonly device: string }) =>
  request({ path: `races/${id}/seats/${seat}`, method: 'POST', body, schema: emptySchema });

export const leaveSeat = (id: string, token: string) => request({ path: `races/${id}/seat`, method: 'DELETE', token, schema: emptySchema });
/** Frees the seat of another player before the start. @param token of a player who may begin the race */
export const freeSeat = (id: string, seat: Seat, token: string) =>
  request({ path: `races/${id}/seats/${seat}`, method: 'DELETE', token, schema: emptySchema });
/** @param state `commitment`: of the player's sealed envelope, if the race has envelopes */
export const setReady = (id: string, token: string, state: ReadyRequest) =>
  request({ path: `races/${id}/ready`, method: 'POST', body: state, token, schema: emptySchema });
/** Opens the player's envelope, once all are on the table. */
export const openEnvelope = (id: string, token: string, body: { readonly salt: string; readonly words: string }) =>
  request({ path: `races/${id}/words`, method: 'POST', body, token, schema: emptySchema });
/** Has all envelopes sealed again, because one of them was not opened. */
export const sealEnvelopesAgain = (id: string, token: string) =>
  request({ path: `races/${id}/anew`, method: 'POST', token, schema: emptySchema });
export const startRace = (id: string, token: string) => request({ path: `races/${id}/begin`, method: 'POST', token, schema: emptySchema });
/** The next race of the same people; the first request makes it. */
export const requestRematch = (id: string, token: string) =>
  request({ path: `races/${id}/rematch`, method: 'POST', token, schema: raceIdSchema });
/** Takes up a race that the server had put aside. */
export const wakeRace = (id: string) => request({ path: `races/${id}/wake`, method: 'POST', schema: emptySchema });

/** Makes the link by which the player hands the seat on, or invites a substitute to another seat. */
export const createSeatLink = (id: string, token: string, seat: Seat | null = null) =>
  request({ path: `races/${id}/link`, method: 'POST', token, schema: linkSchema, ...(seat === null ? {} : { body: { seat } }) });
/** Ends the substitute of the player's own seat. */
export const reclaimSeat = (id: string, token: string) =>
  request({ path: `races/${id}/reclaim`, method: 'POST', token, schema: emptySchema });
/** @param credential of the person who takes it; null: the server does not know the person */
export const takeSeatByLink = (id: string, link: string, credential: string | null) =>
  request({
    path: `races/${id}/owner`,
    method: 'POST',
    token: link,
    schema: tokenSchema,
    ...(credential === null ? {} : { body: { credential } }),
  });

/**
 * The record of a race that is over. Null: it is not over, not there, too long, or the server does not answer in `RECORD_TIMEOUT_MS`.
 * @param maxCharacters of the record
 */
export async function fetchRecord(id: string, maxCharacters = MAX_RECORD_LENGTH): Promise<string | null> {
  try {
    const response = await fetch(`./api/races/${id}/record`, {
      cache: 'no-store',
      headers: { [VERSION_HEADER]: String(PROTOCOL_VERSION) },
      signal: AbortSignal.timeout(RECORD_TIMEOUT_MS),
    });
    if (response.ok) return await boundedText(response, maxCharacters);
    const problems = v.safeParse(problemsSchema, await response.json());
    if (problems.success) problems.output.problems.forEach(checkForOldPage);
    return null;
  } catch {
    return null;
  }
}
