import { expect, test, vi } from 'vitest';
import { createChat } from '../../src/server/chat/index.ts';
import type { RoomDto } from '../../src/protocol/index.ts';
import { AUSREISSER, RemotePlayer, post } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** A deleted person’s chat disappears from every race, even if the seat has a new owner, and is never shown under another name. */

const served = serveForAll('chat-gone');

const answered = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
/** Adds a person and returns the credential. */
const add = async (name: string): Promise<string> =>
  (await answered<{ credential: string }>(post(served.base, '/api/people', { name }))).credential;
const gather = async (more: object = {}): Promise<string> =>
  (
    await answered<{ id: string }>(
      post(served.base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'], step: 0, ...more }),
    )
  ).id;
/** Takes a seat and returns its token. */
const sit = async (race: string, seat: number, name: string, credential?: string): Promise<string> =>
  (await answered<{ token: string }>(post(served.base, `/api/races/${race}/seats/${seat}`, { name }, credential))).token;
const ready = (race: string, token: string): Promise<Response> => post(served.base, `/api/races/${race}/ready`, { ready: true }, token);
const leave = (race: string, token: string): Promise<Response> => post(served.base, `/api/races/${race}/seat`, undefined, token, 'DELETE');
const remove = async (credential: string): Promise<void> =>
  expect((await post(served.base, '/api/people/me', undefined, credential, 'DELETE')).status).toBe(200);
/** Hands the seat on and returns its new token. */
async function handOn(race: string, from: string, to: string): Promise<string> {
  const { link } = await answered<{ link: string }>(post(served.base, `/api/races/${race}/link`, undefined, from));
  return (await answered<{ token: string }>(post(served.base, `/api/races/${race}/owner`, { credential: to }, link))).token;
}

async function come(race: string, token: string | null = null): Promise<RemotePlayer> {
  const far = new RemotePlayer(race, token);
  await far.connect(served.base);
  await far.until(() => far.room !== null);
  return far;
}
let sent = 0;
async function say(far: RemotePlayer, text: string): Promise<string | null> {
  const { refusal } = await far.ask({ type: 'chat', id: `line-${++sent}`, line: { kind: 'text', said: text } } as never);
  return refusal?.code ?? null;
}
/** The chat that a newcomer gets, as "name: line" with the shown name. */
async function chatOfNewcomer(race: string): Promise<readonly string[]> {
  const far = await come(race);
  // the answer arrives after the chat
  await far.ask({ type: 'wish', id: 'heard', wish: { do: 'go-on' } } as never);
  far.cut();
  return far.chat.map(({ name, seat, said }) => `${name ?? far.room!.seats[seat]?.name ?? seat}: ${said}`);
}

test('before the start, a new listener does not get lines of a deleted person, although others have been listening', async () => {
  const [otto, id] = [await add('Otto'), await gather()];
  const [his, hers] = [await sit(id, 0, 'Otto', otto), await sit(id, 1, 'Anna')];
  const [there, anna] = [await come(id, his), await come(id, hers)];
  for (const line of ['my address is', 'and my telephone']) expect(await say(there, line)).toBeNull();
  await anna.until(() => anna.chat.length === 2);
  await remove(otto);
  expect(await chatOfNewcomer(id)).toEqual([]);
  // numbers are not reused, so earlier listeners get the next line
  expect(await say(anna, 'where is he?')).toBeNull();
  await anna.until(() => anna.chat.length === 3);
  expect(anna.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(await chatOfNewcomer(id)).toEqual(['Anna: where is he?']);
  for (const far of [there, anna]) far.cut();
});

test('on a seat that was handed on, only the deleted person’s lines disappear', async () => {
  const [eva, jan, ota, id] = [await add('Eva'), await add('Jan'), await add('Ota'), await gather()];
  const tokens = [await sit(id, 0, 'Eva', eva), await sit(id, 1, 'Jan', jan)];
  const before = await come(id, eva);
  await say(before, 'of Eva, before');
  for (const token of tokens) await ready(id, token);
  await before.until(() => before.seat !== null);
  await say(before, 'of Eva, on the road');
  await handOn(id, tokens[0]!, ota);
  const after = await come(id, ota);
  await say(after, 'of Ota');
  expect(await chatOfNewcomer(id)).toEqual(['Eva: of Eva, before', 'Eva: of Eva, on the road', 'Eva: of Ota']);
  await remove(eva);
  expect(await chatOfNewcomer(id)).toEqual(['rider-a: of Ota']);
  const jans = await come(id, jan);
  await say(jans, 'of Jan');
  const last = await handOn(id, ota, await add('Eda'));
  const eda = await come(id, last);
  await say(eda, 'of Eda');
  await remove(ota);
  expect(await chatOfNewcomer(id)).toEqual(['Jan: of Jan', 'rider-a: of Eda']);
  for (const far of [before, after, jans, eda]) far.cut();
});

test('a former owner cannot chat from the seat, even before the connection learns of it', async () => {
  const id = await gather();
  const mine = await sit(id, 0, 'Eva');
  const room = (await (await fetch(`${served.base}/api/races/${id}`)).json()) as RoomDto;
  const { store } = served;
  const seatOf = vi.fn().mockResolvedValueOnce(0).mockResolvedValue(1);
  const races = { findRoom: () => Promise.resolve(room), subscribe: () => () => undefined, seatOf };
  const chat = createChat({ store, races, report: (error) => expect.unreachable(String(error)) });
  const saying = (sent: string) => chat.say(id, { seat: 0, token: mine }, { kind: 'text', said: sent }, sent);
  expect(await saying('mine')).toBeNull();
  expect(await saying('another’s')).toMatchObject({ code: 'chat-off' });
  expect(seatOf).toHaveBeenCalledWith(id, mine);
  expect((await store.chat.since(id, 0)).map(({ said }) => said)).toEqual(['mine']);
});

test('a line sent during the deletion disappears too', async () => {
  const [eva, id] = [await add('Eva'), await gather()];
  const evas = await come(id, await sit(id, 0, 'Eva', eva));
  const { chat } = served.store;
  const keep = chat.say.bind(chat);
  const saying = vi.spyOn(chat, 'say').mockImplementationOnce(async (...said) => {
    await remove(eva);
    await keep(...said);
  });
  await say(evas, 'of Eva');
  expect(saying).toHaveBeenCalledOnce();
  saying.mockRestore();
  expect(await chat.since(id, 0)).toEqual([]);
  evas.cut();
});

test('a line keeps its speaker’s name when the seat gets another person before the start', async () => {
  const [eva, otto, id] = [await add('Eva'), await add('Otto'), await gather({ onlookers: true })];
  const evas = await come(id, await sit(id, 0, 'Eva', eva));
  await say(evas, 'of Eva');
  await leave(id, eva);
  const token = await sit(id, 0, 'Otto', otto);
  const [ottos, looking] = [await come(id, token), await come(id, eva)];
  await say(ottos, 'of Otto');
  expect(await say(looking, 'of Eva, who looks on')).toBeNull();
  expect(await chatOfNewcomer(id)).toEqual(['Eva: of Eva', 'Otto: of Otto', '-2: of Eva, who looks on']);
  expect(evas.chat[0]).toMatchObject({ seat: 0, name: 'Eva' });
  // she has no seat of this race any more
  await remove(eva);
  expect(await chatOfNewcomer(id)).toEqual(['Otto: of Otto']);
  await remove(otto);
  expect(await chatOfNewcomer(id)).toEqual([]);
  for (const far of [evas, ottos, looking]) far.cut();
  expect(served.reports).toEqual([]);
});
