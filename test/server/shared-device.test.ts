import { expect, test } from 'vitest';
import { AUSREISSER, come, post, type RemotePlayer } from './remote-player.ts';
import { databasesForAll, pageForAll } from './for-all.ts';
import { serve } from './serve.ts';

/** Two players who share a device in an online race. The token of the device's own seat is good for the other one, and each seat has its own view. */

const databases = await databasesForAll('shared-device');
const web = pageForAll();
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const codeOf = async (answer: Promise<Response>): Promise<string | undefined> =>
  (await json<{ problems?: { code: string }[] }>(answer)).problems?.[0]?.code;
/** The cards in hand that a player's messages show, by rider. */
const handsShown = (player: RemotePlayer): readonly string[] =>
  player.seat!.entries.flatMap(({ events }) =>
    (events as { type: string; rider?: number }[]).flatMap(({ type, rider }) =>
      type === 'dealt' || type === 'drew' ? [String(rider)] : [],
    ),
  );

test.each(databases)('a couple on one tablet plays with a friend far away, on $name', async ({ fresh }) => {
  const served = await serve(await fresh(), web, { missingAfterMs: 150 });
  const { base } = served;
  const at = (path: string): string => `/api/races${path}`;
  const known = await json<{ credential: string }>(post(base, '/api/people', { name: 'Anna' }));
  const { id } = await json<{ id: string }>(
    post(base, at(''), { ...AUSREISSER, drivers: ['human', 'human', 'human'], window: 0, step: 0 }),
  );
  const room = async (token?: string) =>
    json<{ you: number | null; seats: { name: string; taken: boolean; ready: boolean; deviceOf?: number }[] }>(
      post(base, at(`/${id}`), undefined, token, 'GET'),
    );
  const anna = (await json<{ token: string }>(post(base, at(`/${id}/seats/0`), { name: 'Anna' }, known.credential))).token;
  // a wrong token shares nothing
  expect(await codeOf(post(base, at(`/${id}/seats/1`), { name: 'Bob', device: 'x'.repeat(22) }))).toBe('room-token');
  const bob = (await json<{ token: string }>(post(base, at(`/${id}/seats/1`), { name: 'Bob', device: anna }))).token;
  expect(bob).toBe(`${anna}~1`);
  expect((await room(bob)).you).toBe(1);
  expect((await room(`${known.credential}~1`)).you).toBe(1);
  // neither the own seat nor one of others, and no further one
  expect((await room(`${anna}~0`)).you).toBe(null);
  expect((await room(`${anna}~2`)).you).toBe(null);
  // the other player leaves and comes again
  await post(base, at(`/${id}/seat`), undefined, bob, 'DELETE');
  expect((await room(bob)).you).toBe(null);
  await post(base, at(`/${id}/seats/1`), { name: 'Bob', device: known.credential });
  const cleo = (await json<{ token: string }>(post(base, at(`/${id}/seats/2`), { name: 'Cleo' }))).token;
  expect((await room(`${cleo}~1`)).you).toBe(null);
  // one tap for both
  await post(base, at(`/${id}/ready`), { ready: true }, anna);
  expect((await room()).seats.map(({ ready, deviceOf }) => [ready, deviceOf])).toEqual([
    [true, undefined],
    [true, 0],
    [false, undefined],
  ]);
  await post(base, at(`/${id}/ready`), { ready: true }, cleo);

  const players = [await come(base, id, anna), await come(base, id, bob), await come(base, id, cleo)];
  const [annas, bobs, cleos] = players as [RemotePlayer, RemotePlayer, RemotePlayer];
  expect(players.map(({ you }) => you)).toEqual([0, 1, 2]);
  // each connection knows its own hand only
  expect(players.map((player) => [...new Set(handsShown(player))])).toEqual([['0'], ['1'], ['2']]);
  // the hands of a shared device are not handed on with it
  expect(await codeOf(post(base, at(`/${id}/link`), undefined, anna))).toBe('room-device-shared');
  // the device is lost, and both are missed; it comes back on another one, by the same token
  annas.cut();
  bobs.cut();
  const missed = (): readonly number[] => cleos.seat!.situation.agreed!.absent.map(({ seat }) => seat).toSorted();
  await cleos.until(() => missed().length === 2);
  expect(missed()).toEqual([0, 1]);
  await annas.connect(base);
  await bobs.connect(base);
  await cleos.until(() => missed().length === 0);
  for (const [i, player] of players.entries()) void player.play(i + 1);
  await cleos.until(() => cleos.over);
  for (const player of players) player.cut();

  // in the rematch all three have moved on by one seat, and the two still share the device
  const next = (await json<{ id: string }>(post(base, at(`/${id}/rematch`), undefined, anna))).id;
  const again = await json<Awaited<ReturnType<typeof room>>>(post(base, at(`/${next}`), undefined, known.credential, 'GET'));
  expect(again.seats.map(({ name, taken, deviceOf }) => [name, taken, deviceOf])).toEqual([
    [again.seats[0]!.name, false, undefined],
    ['Anna', true, undefined],
    ['Bob', true, 1],
  ]);
  expect(again.you).toBe(1);
  // Anna leaves, and Bob with her
  await post(base, at(`/${next}/seat`), undefined, known.credential, 'DELETE');
  const left = await json<Awaited<ReturnType<typeof room>>>(post(base, at(`/${next}`), undefined, known.credential, 'GET'));
  expect(left.seats.map(({ taken }) => taken)).toEqual([false, false, false]);
  expect(served.reports).toEqual([]);
  await served.close();
});

test('a substitute for the owner of a device does not see the hand of the other player there', async () => {
  const [{ fresh }] = databases as [(typeof databases)[number]];
  const served = await serve(await fresh(), web, { missingAfterMs: 100 });
  const { base } = served;
  const { id } = await json<{ id: string }>(
    post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'human'], window: 100, step: 0 }),
  );
  const take = async (seat: number, body: object): Promise<string> =>
    (await json<{ token: string }>(post(base, `/api/races/${id}/seats/${seat}`, body))).token;
  const anna = await take(0, { name: 'Anna' });
  await take(1, { name: 'Bob', device: anna });
  const cleo = await take(2, { name: 'Cleo' });
  for (const token of [anna, cleo]) await post(base, `/api/races/${id}/ready`, { ready: true }, token);
  const cleos = await come(base, id, cleo);
  // they have to pass the device on, so they have longer to answer
  expect(cleos.room!.window).toBe(10_000);
  await cleos.until(() => cleos.seat!.situation.agreed!.absent.some(({ seat }) => seat === 0));
  await cleos.ask({ type: 'wish', id: 'w', wish: { do: 'ask', what: 'substitute', about: 0 } } as never);
  await cleos.until(() => (cleos.seat!.situation.agreed!.substitutes ?? []).length === 1);
  const { link } = await json<{ link: string }>(post(base, `/api/races/${id}/link`, { seat: 0 }, cleo));
  const { token } = await json<{ token: string }>(post(base, `/api/races/${id}/owner`, undefined, link));
  const seen = async (of: string): Promise<number | null> =>
    (await json<{ you: number | null }>(post(base, `/api/races/${id}`, undefined, of, 'GET'))).you;
  expect([await seen(token), await seen(`${token}~1`), await seen(`${anna}~1`)]).toEqual([0, null, 1]);
  cleos.cut();
  await served.close();
});
