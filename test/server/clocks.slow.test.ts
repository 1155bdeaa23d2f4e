import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSharedClock } from '../../src/server/races/shared-clock.ts';
import { createStore } from '../../src/server/store/create-store.ts';
import { endLeasesOfEarlierBoot } from '../../src/server/store/leases.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { isPostgres, openStore, type Store } from '../../src/server/store/index.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { act, at } from '../table/journal-contract.ts';
import { databasesForAll, folderForAll, pageForAll } from './for-all.ts';
import { serve } from './serve.ts';

/** A clock that was wrong and is right again holds no race, and puts none away. */

const DAY_MS = 86_400_000;
const folder = folderForAll('clocks');
const web = pageForAll();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const places = await databasesForAll('clocks');

async function open(where: string): Promise<{ readonly store: Store; readonly sql: Sql }> {
  const sql = await (isPostgres(where) ? openPostgres(where) : openSqlite(where));
  const store = await createStore(sql);
  opened.push(store);
  return { store, sql };
}

/** A running race. */
async function begun(store: Store, id: string): Promise<void> {
  await store.addRace({ id, game: 'toy', listed: true, room: '{"seats":[]}' }, []);
  await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
}

describe.each(places)('$name', ({ fresh }) => {
  test('the lease of a process that died under a clock a day ahead holds its races no longer than any other', async () => {
    const { store, sql } = await open(await fresh());
    await begun(store, 'r');
    await store.beat('killed', 5_000);
    expect(await store.claim('r', 'killed')).toBe(true);
    await store.notices.setPresent('killed', [{ race: 'r', seat: 0, how: 'there' }]);
    expect(await store.claim('r', 'mine')).toBe(false);
    // as that clock wrote it
    await sql.query('update processes set until = until + $1 where id = $2', [DAY_MS, 'killed']);
    expect(await store.orphans(10)).toEqual(['r']);
    expect(await store.notices.isPresent('r', 0)).toBe(false);
    expect(await store.claim('r', 'mine')).toBe(true);
  });

  test('no process gives itself a lease longer than the limit', async () => {
    const { store, sql } = await open(await fresh());
    await store.beat('mine', DAY_MS);
    const [lease] = await sql.query('select until from processes');
    expect(Number(lease!['until']) - (await store.now())).toBeLessThanOrEqual(60_000);
  });

  test('times that a clock ahead has left behind are corrected, and what is due is due as much later as before', async () => {
    const { store, sql } = await open(await fresh());
    for (const id of ['ahead', 'right']) await begun(store, id);
    for (const id of ['ahead', 'right']) await store.append(id, [act(1)], { ...at(1), due: (await store.now()) + 5_000 });
    await sql.query("update races set touched = touched + $1, due = due + $1 where id = 'ahead'", [DAY_MS]);
    const right = await sql.query("select touched, due from races where id = 'right'");
    await store.mendTimes();
    const [mended] = await sql.query("select touched, due from races where id = 'ahead'");
    expect(Math.abs(Number(mended!['touched']) - (await store.now()))).toBeLessThan(10_000);
    expect(Number(mended!['due']) - Number(mended!['touched'])).toBeGreaterThan(4_000);
    expect(Number(mended!['due']) - Number(mended!['touched'])).toBeLessThan(5_001);
    expect(await sql.query("select touched, due from races where id = 'right'")).toEqual(right);
  });
});

test('SQLite: after a start of the machine no lease of before counts', async () => {
  const { store, sql } = await open(join(folder, 'boot.sqlite'));
  await begun(store, 'r');
  await endLeasesOfEarlierBoot(sql, 'first boot');
  await store.beat('one', 60_000);
  expect(await store.claim('r', 'one')).toBe(true);
  await endLeasesOfEarlierBoot(sql, 'first boot');
  expect(await store.claim('r', 'two')).toBe(false);
  await endLeasesOfEarlierBoot(sql, 'second boot');
  expect(await store.orphans(10)).toEqual(['r']);
  expect(await store.claim('r', 'two')).toBe(true);
});

test('the shared clock runs on by a monotonic clock, and reports when the clock of the store was set', async () => {
  let [elapsed, there] = [1_000, 1_700_000_000_000];
  const clock = await createSharedClock({ now: () => Promise.resolve(there) }, () => elapsed);
  expect(clock.now()).toBe(there);
  elapsed += 1_000;
  vi.useFakeTimers({ now: 5 });
  expect(clock.now()).toBe(there + 1_000);
  vi.useRealTimers();
  there += 1_200;
  expect(await clock.synchronize()).toBe(0);
  there += DAY_MS;
  expect(await clock.synchronize()).toBe(DAY_MS);
  there -= DAY_MS;
  expect(await clock.synchronize()).toBe(-DAY_MS);
  expect(clock.now()).toBe(there);
});

test('a server puts no race away right after its start, or after its clock was set, and says that it was', async () => {
  const store = await openStore(join(folder, 'sweep.sqlite'));
  const [sweeping, mending] = [vi.spyOn(store, 'putAway'), vi.spyOn(store, 'mendTimes')];
  const real = store.now.bind(store);
  let ahead = 0;
  vi.spyOn(store, 'now').mockImplementation(async () => (await real()) + ahead);
  const served = await serve(store, web, { leaseMs: 250 });
  opened.push(served);
  await expect.poll(() => mending.mock.calls.length).toBe(1);
  ahead = DAY_MS;
  await expect.poll(() => served.reports, { timeout: 5_000 }).toEqual(['reading the clock: Error: the clock was set by 86400 s']);
  await expect.poll(() => mending.mock.calls.length).toBe(2);
  expect(sweeping).not.toHaveBeenCalled();
});
