import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { openStore } from '../../src/server/store/index.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { AUSREISSER, post, RemotePlayer } from './remote-player.ts';
import { serve } from './serve.ts';

/** Before the start everyone sees who is connected and who the host is, at every process; and a process knows how slow the lines of people at others are. */

const folder = folderForAll('room-presence');
const web = pageForAll();

async function look(base: string, race: string, token: string | null): Promise<RemotePlayer> {
  const far = new RemotePlayer(race, token);
  await far.connect(base);
  await far.until(() => far.room !== null);
  return far;
}

test('the room shows who is connected, at two processes, and who opened the race', async () => {
  const where = join(folder, 'here.sqlite');
  const [first, second] = [await serve(where, web), await serve(where, web)];
  const made = await post(first.base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'human'] });
  const { id, token: opener } = (await made.json()) as { id: string; token: string };
  const take = async (seat: number, body: object): Promise<string> =>
    ((await (await post(first.base, `/api/races/${id}/seats/${seat}`, body)).json()) as { token: string }).token;
  const tokens = [await take(0, { name: 'Anna', opener }), await take(1, { name: 'Ben', opener: 'x'.repeat(22) })];
  const anna = await look(first.base, id, tokens[0]!);
  const of = (far: RemotePlayer, what: 'here' | 'host') => far.room!.seats.map((seat) => seat[what] ?? null);
  await anna.until(() => of(anna, 'here')[0] === true);
  expect(of(anna, 'host')).toEqual([true, null, null]);
  expect(of(anna, 'here')).toEqual([true, false, null]);
  const ben = await look(second.base, id, tokens[1]!);
  await ben.until(() => of(ben, 'here')[1] === true);
  await anna.until(() => of(anna, 'here')[1] === true);
  ben.cut();
  await anna.until(() => of(anna, 'here')[1] === false);
  // leaving the seat leaves the host's mark behind
  await post(first.base, `/api/races/${id}/seat`, undefined, tokens[0], 'DELETE');
  const later = await look(first.base, id, null);
  expect(of(later, 'host')).toEqual([null, null, null]);
  for (const far of [anna, later]) far.cut();
  expect([...first.reports, ...second.reports]).toEqual([]);
  await first.close();
  await second.close();
});

test('a store of an earlier program gets the column for round trips, and knows the longest of those at living processes', async () => {
  const where = join(folder, 'old.sqlite');
  await (await openStore(where)).close();
  const old = await openSqlite(where);
  await old.query('drop table present');
  await old.query(
    'create table present (race text not null, seat integer not null, process text not null, primary key (race, seat, process))',
  );
  await old.close();
  const store = await openStore(where);
  const { notices } = store;
  await store.beat('lives', 60_000);
  for (const process of ['lives', 'died'])
    await notices.setPresent(
      process,
      [0, 1, 2].map((seat) => ({ race: 'r', seat, how: 'there' as const })),
    );
  expect(await notices.longestRoundTrip('r', [0, 1])).toBe(0);
  await notices.setRoundTrips('died', [{ race: 'r', seat: 1, roundTripMs: 9_000 }]);
  await notices.setRoundTrips('lives', [
    { race: 'r', seat: 0, roundTripMs: 3_000.4 },
    { race: 'r', seat: 2, roundTripMs: 5_000 },
  ]);
  expect([await notices.longestRoundTrip('r', [0, 1]), await notices.longestRoundTrip('r', [3])]).toEqual([3_000, null]);
  expect([...(await notices.presentSeats('r'))].sort()).toEqual([0, 1, 2]);
  await store.close();
});
