import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '../../src/server/store/create-store.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import type { Store } from '../../src/server/store/index.ts';
import { act, at } from '../table/journal-contract.ts';
import { postgresForAll } from './for-all.ts';

/** Connections that PostgreSQL ends or leaves without an answer: the call fails, the process goes on, and the next call works. */

const postgres = await postgresForAll();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const TIMEOUT_MS = 1_500;
/** How long a database may take to start on a busy machine. */
const BACK = { timeout: 120_000 };

/** A connection of its own to the same database, as an administrator has it. */
async function administer(where: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: where });
  client.on('error', () => undefined);
  await client.connect();
  opened.push({ close: () => client.end() });
  return client;
}

async function openDatabase(where: string): Promise<Awaited<ReturnType<typeof openPostgres>>> {
  const sql = await openPostgres(where, { timeoutMs: TIMEOUT_MS });
  opened.push(sql);
  return sql;
}

/** Ends all other connections to this database. */
const terminate = (admin: pg.Client): Promise<unknown> =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

test.skipIf(postgres === null)('a connection that ends in the middle of a transaction fails this transaction only', async () => {
  const where = await postgres!.fresh();
  const sql = await openDatabase(where);
  const admin = await administer(where);
  const slow = sql.transaction([{ sql: 'select pg_sleep(1)', values: [] }]);
  slow.catch(() => undefined);
  await expect
    .poll(
      async () => (await admin.query("select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'")).rowCount,
    )
    .toBe(1);
  await terminate(admin);
  await expect(slow).rejects.toMatchObject({ why: 'lost' });
  expect(await sql.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test.skipIf(postgres === null)('a statement that waits too long is cancelled, so a row that was refused stays out', async () => {
  const where = await postgres!.fresh();
  const store = await createStore(await openDatabase(where));
  await store.addRace({ id: 'r', game: 'toy', listed: true, room: '{}' }, []);
  expect(await store.append('r', [act(1)], at(1))).toBeNull();
  const admin = await administer(where);
  await admin.query('begin');
  await admin.query("select 1 from races where id = 'r' for update");
  expect(await store.append('r', [act(2)], at(2))).toBe('lost');
  await admin.query('commit');
  // any statement that still waited for the lock would have it now
  await admin.query("select 1 from races where id = 'r' for update");
  expect(await store.readRows('r', 1)).toEqual([act(1)]);
  expect(await store.append('r', [act(2)], at(2))).toBeNull();
});

test.skipIf(postgres === null)('a transaction whose process hangs does not hold its locks for ever', async () => {
  const where = await postgres!.fresh();
  const sql = await openDatabase(where);
  const [timeout] = await sql.query('show idle_in_transaction_session_timeout');
  expect(timeout).toEqual({ idle_in_transaction_session_timeout: `${TIMEOUT_MS}ms` });
});

test.skipIf(postgres === null)('a notice that is not one of ours counts as an unknown change', async () => {
  const where = await postgres!.fresh();
  const sql = await openDatabase(where);
  const notices: unknown[] = [];
  sql.listen((races) => notices.push(races));
  const admin = await administer(where);
  for (const notice of ['x\n{', 'x\n{}', 'x\n[1]', 'x\n[["r", 5]]'])
    await admin.query('select pg_notify($1, $2)', ['windschatten_races', notice]);
  await expect.poll(() => notices.length).toBe(4);
  expect(notices).toEqual([null, null, null, null]);
});

test.skipIf(postgres === null)(
  '8 cuts of four kinds under load: no process-wide fault, and no acknowledged row is lost',
  BACK,
  async () => {
    const where = await postgres!.fresh();
    const store = await createStore(await openDatabase(where));
    const races = ['a', 'b', 'c', 'd'];
    for (const id of races) await store.addRace({ id, game: 'toy', listed: true, room: '{}' }, []);
    let stopped = false;
    const stored = new Map(races.map((id) => [id, 0]));
    const isFailure = (): undefined => undefined;
    /** Appends rows one after the other, and learns from the store how far it has come after a failure. */
    async function load(id: string, store: Store): Promise<void> {
      while (!stopped) {
        const n = stored.get(id)! + 1;
        const why = await store.append(id, [act(n)], at(n));
        if (why === null) stored.set(id, n);
        else {
          const rows = await store.readRows(id, 1).catch(isFailure);
          if (rows !== undefined) stored.set(id, Math.max(n - 1, rows.length));
        }
        await store.changeRoom(id, n, { room: '{}' }).catch(isFailure);
      }
    }
    const loads = races.map((id) => load(id, store));
    for (let cut = 0; cut < 8; cut++) {
      const before = [...stored.values()].reduce((sum, n) => sum + n);
      if (cut % 4 === 0) {
        const admin = await administer(where);
        await terminate(admin);
      } else if (cut % 4 === 1) postgres!.killBackends();
      else if (cut % 4 === 2) {
        await postgres!.kill();
        await postgres!.start();
      } else {
        postgres!.freeze('STOP');
        await new Promise((later) => setTimeout(later, TIMEOUT_MS * 2));
        postgres!.freeze('CONT');
      }
      await expect.poll(() => [...stored.values()].reduce((sum, n) => sum + n), { timeout: 60_000 }).toBeGreaterThan(before);
    }
    stopped = true;
    await Promise.all(loads);
    for (const id of races) expect((await store.readRows(id, 1)).length).toBeGreaterThanOrEqual(stored.get(id)!);
  },
);
