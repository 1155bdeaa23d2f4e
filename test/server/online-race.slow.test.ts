import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditRecord, parseRecord, verifyRecord } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, RemotePlayer, openRace, post, REIFENBREITE } from './remote-player.ts';
import { serve, serveForAll } from './serve.ts';

/** Online races as a client sees them. */

const served = serveForAll('riding');

describe.each([
  ['Der Ausreißer', AUSREISSER, ['human', 'human', 'easy']],
  ['Um Reifenbreite', REIFENBREITE, ['human', 'human']],
] as const)('%s', (_name, wish, drivers) => {
  test('two people, a spectator and bots play a whole race, and its record verifies', async () => {
    const { base } = served;
    const { id, tokens } = await openRace(base, wish, drivers);
    const riders = tokens.flatMap((token) => (token === null ? [] : [new RemotePlayer(id, token)]));
    const onlooker = new RemotePlayer(id, null);
    for (const far of [...riders, onlooker]) await far.connect(base);
    await Promise.all(riders.map((far, i) => far.play(i + 1)));
    await onlooker.until(() => onlooker.over);
    expect(riders.map(({ you }) => you)).toEqual([0, 1]);
    expect(riders.every(({ over }) => over)).toBe(true);
    const record = await (await fetch(`${base}/api/races/${id}/record`)).text();
    const { race, problems } = parseRecord(record, { game: gameById, content });
    expect(problems).toEqual([]);
    expect(verifyRecord(race!).problem).toBeNull();
    expect(auditRecord(race!).problem).toBeNull();
    expect(race!.entries).toHaveLength(onlooker.seat!.entries.length);
    expect(
      race!.game
        .seats(race!.config)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Person 0', 'Person 1']);
    for (const far of [...riders, onlooker]) far.cut();
    expect(served.reports).toEqual([]);
  });
});

test('before the end there is no record, and no answer contains the seed', async () => {
  const { base, store } = served;
  const { id, tokens } = await openRace(base, AUSREISSER, ['human', 'human', 'easy']);
  const far = new RemotePlayer(id, tokens[0]!);
  await far.connect(base);
  await far.until(() => far.seat !== null);
  expect((await fetch(`${base}/api/races/${id}/record`)).status).toBe(404);
  const { seed } = (await store.findRace(id))!;
  const answers = JSON.stringify([
    far.texts,
    await (await fetch(`${base}/api/races/${id}`)).text(),
    await (await fetch(`${base}/metrics`)).text(),
  ]);
  expect(seed!.length).toBeGreaterThan(40);
  expect(answers).not.toContain(seed!);
  far.cut();
});

test('a token is required, and stored only as a hash', async () => {
  const { base, store } = served;
  const { id, token } = (await (await post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'] })).json()) as {
    id: string;
    token: string;
  };
  expect((await post(base, `/api/races/${id}/begin`, undefined)).status).toBe(403);
  expect(await (await post(base, `/api/races/${id}/begin`, undefined, token)).json()).toEqual({ problems: [{ code: 'room-empty' }] });
  const { token: seat } = (await (await post(base, `/api/races/${id}/seats/0`, { name: 'Eva' })).json()) as { token: string };
  expect((await post(base, `/api/races/${id}/seats/0`, { name: 'Jan' })).status).toBe(422);
  expect((await post(base, `/api/races/${id}/seats/2`, { name: 'Jan' })).status).toBe(422);
  expect((await post(base, `/api/races/${id}/begin`, undefined, seat)).status).toBe(403);
  expect(await store.seatOf(id, seat)).toBeNull();
  expect((await post(base, `/api/races/${id}/seat`, undefined, seat, 'DELETE')).status).toBe(200);
  expect((await post(base, `/api/races/${id}/ready`, { ready: true }, seat)).status).toBe(403);
});

test('the opener chooses who may start early; any rider may start a rematch', async () => {
  const { base, store } = served;
  const opened = { ...AUSREISSER, drivers: ['human', 'human', 'easy'], starter: 'riders' };
  const { id } = (await (await post(base, '/api/races', opened)).json()) as { id: string };
  const take = async (race: string, seat: number, name: string): Promise<string> =>
    ((await (await post(base, `/api/races/${race}/seats/${seat}`, { name })).json()) as { token: string }).token;
  expect(await (await fetch(`${base}/api/races/${id}`)).json()).toMatchObject({ starter: 'riders', phase: 'gathering' });
  const eva = await take(id, 0, 'Eva');
  expect((await post(base, `/api/races/${id}/begin`, undefined)).status).toBe(403);
  expect((await post(base, `/api/races/${id}/begin`, undefined, eva)).status).toBe(200);
  expect((await store.findRace(id))?.phase).toBe('riding');
  expect((await post(base, '/api/races', { ...opened, starter: 'anybody' })).status).toBe(422);
});

test('a rider who has left the seat gets nothing of the next owner’s, although still connected', async () => {
  const { base } = served;
  const { id } = (await (await post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'] })).json()) as { id: string };
  const take = async (seat: number, name: string): Promise<string> =>
    ((await (await post(base, `/api/races/${id}/seats/${seat}`, { name })).json()) as { token: string }).token;
  const [left, other] = [await take(0, 'Eva'), await take(1, 'Jan')];
  const [gone, there] = [new RemotePlayer(id, left), new RemotePlayer(id, other)];
  for (const far of [gone, there]) await far.connect(base);
  await gone.until(() => gone.room !== null);
  expect((await post(base, `/api/races/${id}/seat`, undefined, left, 'DELETE')).status).toBe(200);
  const next = await take(0, 'Ota');
  for (const token of [next, other]) await post(base, `/api/races/${id}/ready`, { ready: true }, token);
  await there.until(() => there.seat !== null);
  await gone.until(() => !gone.open);
  expect(gone.errors).toEqual(['wire-closing']);
  expect(gone.texts).toEqual([]);
  there.cut();
});

test('/healthz checks the store; /metrics has counts and no names', async () => {
  const { base } = served;
  expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'ok' });
  const { id, tokens } = await openRace(base, AUSREISSER, ['human', 'human', 'easy'], { listed: true });
  const far = new RemotePlayer(id, tokens[0]!);
  await far.connect(base);
  await far.until(() => far.seat !== null);
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toMatch(/^windschatten_connections [1-9]\d*$/m);
  expect(text).toMatch(/^windschatten_races_owned [1-9]\d*$/m);
  for (const secret of [id, ...tokens, 'Person']) expect(text).not.toContain(secret ?? 'Person');
  const { races } = (await (await fetch(`${base}/api/races`)).json()) as { races: readonly { readonly id: string }[] };
  expect(races.map((race) => race.id)).toEqual([id]);
  far.cut();
});

test('a server that shuts down tells its clients and hands its races over', async () => {
  const where = join(served.folder, 'ends.sqlite');
  const first = await serve(where, served.web, { leaseMs: 60_000 });
  const { id, tokens } = await openRace(first.base, AUSREISSER, ['human', 'human', 'easy']);
  const far = new RemotePlayer(id, tokens[0]!);
  await far.connect(first.base);
  await far.until(() => far.seat !== null);
  await first.close();
  await far.until(() => !far.open);
  expect(far.errors).toEqual(['wire-closing']);
  const next = await serve(where, served.web, { leaseMs: 1_000 });
  await expect
    .poll(async () => (await (await fetch(`${next.base}/metrics`)).text()).includes('windschatten_races_owned 1'), { timeout: 20_000 })
    .toBe(true);
  await next.close();
});
