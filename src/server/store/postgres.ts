import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AppendFailure, Row } from '../../table/index.ts';
import { nextNotice, readNotice, type RaceChanges } from './change-notice.ts';
import { addressesOf, createPostgresHosts } from './postgres-hosts.ts';
import type { AppendBatch, Sql, SqlValue } from './sql.ts';
import { StoreFailure } from './store.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
/** How much longer this process waits than the database works on a statement, so that a cancelled statement is an answer and not a doubt. */
const ANSWER_MARGIN_MS = 1_000;
const RECONNECT_AFTER_MS = 500;
const MAX_CONNECTIONS = 8;
/** Deadlock, and the serialization failure that CockroachDB reports instead. */
const DEADLOCKS = ['40P01', '40001'];
const CHANNEL = 'windschatten_races';

/** The time of the transaction, because Citus refuses the volatile `clock_timestamp()` in updates. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';

/**
 * Opens a database that several machines may share.
 * @param url may name several hosts, `postgres://user@one,two/races`, of which one at a time is the primary
 * @param timeoutMs the database cancels a statement that takes longer
 * @param hasNotices false: others bring the notices (`withBusNotices`)
 */
export async function openPostgres(url: string, { timeoutMs = STATEMENT_TIMEOUT_MS, hasNotices = true } = {}): Promise<Sql> {
  const addresses = addressesOf(url);
  const options = {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    // without it, a statement whose caller has given up would still wait for a lock, and change rows long after it was reported as failed
    lock_timeout: timeoutMs,
    // where a commit waits for a standby, it would report a row as kept that the standby does not have
    statement_timeout: addresses.length > 1 ? 0 : timeoutMs,
    // a process that hangs gives up its locks
    idle_in_transaction_session_timeout: timeoutMs,
    query_timeout: timeoutMs + ANSWER_MARGIN_MS,
    keepAlive: true,
    types: bigintAsNumber,
  };
  /** Marks own notices, which are ignored. */
  const processId = randomUUID();
  const listeners = new Set<(races: RaceChanges | null) => void>();
  const notifyListeners = (races: RaceChanges | null): void => listeners.forEach((listener) => listener(races));

  const hosts = createPostgresHosts(addresses, { options, waitMs: timeoutMs, onMoved: () => void listener?.end().catch(() => undefined) });
  /** A standby is read only until it takes over. */
  const kindOf = (error: unknown): 'full' | 'forbidden' | 'lost' => {
    const kind = failureKind(error);
    return kind === 'forbidden' && addresses.length > 1 ? 'lost' : kind;
  };
  async function asStoreFailure<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    try {
      return await work(await hosts.pool());
    } catch (error) {
      hosts.suspect(error);
      throw new StoreFailure(kindOf(error), error);
    }
  }

  // ---- notices ----

  let ended = false;
  let listener: pg.Client | null = null;
  let reconnectTimer: NodeJS.Timeout | undefined;
  async function listenForNotices(): Promise<void> {
    const again = (): void => {
      if (!ended) reconnectTimer = setTimeout(() => void listenForNotices(), RECONNECT_AFTER_MS);
    };
    const client = await hosts.client().catch(() => null);
    if (client === null) return again();
    let lost = false;
    const lose = (error?: unknown): void => {
      if (lost) return;
      lost = true;
      listener = null;
      if (error) hosts.suspect(error);
      void client.end().catch(() => undefined);
      again();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => {
      const changed = readNotice(processId, payload);
      if (changed !== 'own') notifyListeners(changed);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listener = client;
      // notices may have been missed meanwhile
      notifyListeners(null);
    } catch (error) {
      lose(error);
    }
  }
  await asStoreFailure((pool) => pool.query('select 1')).catch(async (error: unknown) => {
    await hosts.close();
    throw error;
  });
  if (hasNotices) await listenForNotices();

  /** Changes for the next notice. It follows the commits, because commits that notify wait for each other. */
  const pendingNotices = new Map<string, readonly Row[]>();
  let isAnnouncing = false;
  async function announceAll(): Promise<void> {
    await Promise.resolve();
    while (pendingNotices.size > 0) {
      // a lost notice does no harm, because the next one leads to the same rows
      const notice = nextNotice(processId, pendingNotices);
      await asStoreFailure((pool) => pool.query('select pg_notify($1, $2)', [CHANNEL, notice])).catch(() => undefined);
    }
    isAnnouncing = false;
  }

  async function append(parcels: readonly AppendBatch[]): Promise<readonly (AppendFailure | null)[]> {
    try {
      return await appendAll(await hosts.pool(), parcels);
    } catch (error) {
      hosts.suspect(error);
      const code = (error as { readonly code?: unknown }).code;
      if (!DEADLOCKS.includes(String(code)) || parcels.length === 1) return parcels.map(() => kindOf(error));
      const answers: (AppendFailure | null)[] = [];
      for (const parcel of parcels) answers.push(...(await append([parcel])));
      return answers;
    }
  }

  return {
    kind: 'postgres',
    now: NOW,
    query: (sql, values = []) => asStoreFailure(async (pool) => (await pool.query<Record<string, SqlValue>>(sql, [...values])).rows),
    transaction: (statements) =>
      asStoreFailure(async (pool) => {
        // a single statement is a transaction of its own
        const [only, ...others] = statements;
        if (only !== undefined && others.length === 0) {
          const { rowCount } = await pool.query(only.sql, [...only.values]);
          return !(only.mustAffectRows && rowCount === 0);
        }
        const client = await pool.connect();
        let broken: Error | undefined;
        try {
          await client.query('begin');
          for (const { sql, values, mustAffectRows } of statements) {
            const { rowCount } = await client.query(sql, [...values]);
            if (mustAffectRows && rowCount === 0) {
              await client.query('rollback');
              return false;
            }
          }
          await client.query('commit');
          return true;
        } catch (error) {
          // the database has not answered, so a rollback would only wait behind the statement
          if (!(error instanceof pg.DatabaseError)) broken = error as Error;
          else await client.query('rollback').catch((lost: unknown) => (broken = lost as Error));
          throw error;
        } finally {
          client.release(broken);
        }
      }),
    append,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce(races) {
      for (const { race, rows = [] } of races) pendingNotices.set(race, [...(pendingNotices.get(race) ?? []), ...rows]);
      if (isAnnouncing || races.length === 0) return;
      isAnnouncing = true;
      void announceAll();
    },
    checkPlace: () => Promise.resolve(),
    // PostgreSQL does that itself (autovacuum), some time later
    eraseDeleted: () => Promise.resolve(),
    async close() {
      ended = true;
      clearTimeout(reconnectTimer);
      listeners.clear();
      pendingNotices.clear();
      await listener?.end().catch(() => undefined);
      await hosts.close();
    },
  };
}

/** One statement and one commit. Updating the row count locks and checks it, so of two processes one gets `taken`. */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::bigint[])
      as given (race, first, last, entries, stage, round, over, turn, due)),
  moved as (
    update races set rows = given.last, entries = given.entries, stage = given.stage, round = given.round, over = given.over, turn = given.turn,
      due = given.due,
      phase = case when given.over = 1 then 'over' when phase = 'away' then 'riding' else phase end,
      touched = case when races.entries = given.entries then races.touched else ${NOW} end
    from given where races.id = given.race and races.rows = given.first - 1 and races.home = 0 returning races.id),
  added as (
    insert into race_rows (race, n, kind, line, id, at)
    select rows.race, rows.n, rows.kind, rows.line, rows.id, rows.at
    from unnest($10::text[], $11::int[], $12::text[], $13::text[], $14::text[], $15::bigint[]) as rows (race, n, kind, line, id, at)
    join moved on moved.id = rows.race)
  select id from moved`;

async function appendAll(pool: pg.Pool, parcels: readonly AppendBatch[]): Promise<readonly (AppendFailure | null)[]> {
  const of = <T>(read: (parcel: AppendBatch) => T): T[] => parcels.map(read);
  const rows = parcels.flatMap((parcel) => parcel.rows.map((row) => ({ race: parcel.race, ...row })));
  const { rows: moved } = await pool.query<{ id: string }>({
    name: 'append',
    text: APPEND,
    values: [
      of(({ race }) => race),
      of((parcel) => parcel.rows[0]!.n),
      of((parcel) => parcel.rows.at(-1)!.n),
      of(({ summary }) => summary.entries),
      of(({ summary }) => summary.stage),
      of(({ summary }) => summary.round),
      of(({ summary }) => (summary.over ? 1 : 0)),
      of(({ summary }) => summary.turn),
      of(({ summary }) => summary.due ?? null),
      rows.map(({ race }) => race),
      rows.map(({ n }) => n),
      rows.map(({ kind }) => kind),
      rows.map(({ text }) => text),
      rows.map(({ id }) => id ?? null),
      rows.map(({ at }) => at ?? null),
    ],
  });
  const stored = new Set(moved.map(({ id }) => id));
  const others = parcels.flatMap(({ race }) => (stored.has(race) ? [] : [race]));
  if (others.length === 0) return parcels.map(() => null);
  const found = await pool.query<{ id: string; home: number }>('select id, home from races where id = any($1)', [others]);
  const home = new Map(found.rows.map(({ id, home }) => [id, home === 1]));
  // a race that was deleted takes nothing any more
  return parcels.map(({ race }) => (stored.has(race) ? null : !home.has(race) ? 'lost' : home.get(race) ? 'forbidden' : 'taken'));
}

/** The type id of 64-bit integers. The values are times and counts, which fit a JavaScript number. */
const BIGINT = 20;
const bigintAsNumber: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT ? Number : (pg.types.getTypeParser(id, format) as unknown)) as never,
};

/** 53100: disk full; 25006: read only. After any other error it is unknown whether the write has happened. */
function failureKind(error: unknown): 'full' | 'forbidden' | 'lost' {
  const code = (error as { readonly code?: unknown }).code;
  return code === '53100' ? 'full' : code === '25006' ? 'forbidden' : 'lost';
}
