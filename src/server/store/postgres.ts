import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AppendFailure, Row } from '../../table/index.ts';
import { nextNotice, readNotice, type Changed } from './notice-text.ts';
import type { Parcel, Sql, Value } from './sql.ts';
import { StoreFailure } from './store.ts';

/** A statement that has not been answered by then is given up, in milliseconds. */
const PATIENCE = 10_000;
/** After this long a lost line for notices is tried anew, in milliseconds. */
const AGAIN = 500;
const CONNECTIONS = 8;
/** Two commits that wait for each other's races; as databases say it that let commits fail instead (CockroachDB). */
const DEADLOCKS = ['40P01', '40001'];
const CHANNEL = 'windschatten_races';

/** Of the statement's own transaction: Citus takes no `clock_timestamp()` in an update, since it is volatile. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';

/** Many machines on one database. */
/** @param patience a statement that has not been answered by then is given up, in milliseconds */
export async function openPostgres(url: string, { patience = PATIENCE } = {}): Promise<Sql> {
  const options = { connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience, types: numbersAsNumbers };
  /** Notices are for other processes. */
  const me = randomUUID();
  const pool = new pg.Pool({ ...options, max: CONNECTIONS });
  // a connection that nobody uses was lost: the pool makes another
  pool.on('error', () => undefined);
  const listeners = new Set<(races: Changed | null) => void>();
  const tell = (races: Changed | null): void => listeners.forEach((listener) => listener(races));

  async function failing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StoreFailure(whyOf(error), error);
    }
  }

  // ---- notices ----

  let ended = false;
  let hearing: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  async function hear(): Promise<void> {
    const client = new pg.Client(options);
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      hearing = null;
      void client.end().catch(() => undefined);
      if (!ended) again = setTimeout(() => void hear(), AGAIN);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const changed = readNotice(me, payload);
      if (changed !== null) tell(changed);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      hearing = client;
      // what was said meanwhile was not heard
      tell(null);
    } catch {
      lose();
    }
  }
  await failing(() => pool.query('select 1'));
  await hear();

  /** Those to be told of with the next notice: one for many races, after their commits, so that no commit waits for another's notice. */
  const toTell = new Map<string, readonly Row[]>();
  let telling = false;
  async function announceAll(): Promise<void> {
    await Promise.resolve();
    while (toTell.size > 0) {
      // a notice that gets lost costs nothing: whoever hears the next reads on by number
      await pool.query('select pg_notify($1, $2)', [CHANNEL, nextNotice(me, toTell)]).catch(() => undefined);
    }
    telling = false;
  }

  async function append(parcels: readonly Parcel[]): Promise<readonly (AppendFailure | null)[]> {
    try {
      return await appendAll(pool, parcels);
    } catch (error) {
      const code = (error as { readonly code?: unknown }).code;
      if (!DEADLOCKS.includes(String(code)) || parcels.length === 1) return parcels.map(() => whyOf(error));
      const answers: (AppendFailure | null)[] = [];
      for (const parcel of parcels) answers.push(...(await append([parcel])));
      return answers;
    }
  }

  return {
    kind: 'postgres',
    now: NOW,
    all: (sql, values = []) => failing(async () => (await pool.query<Record<string, Value>>(sql, [...values])).rows),
    together: (statements) =>
      failing(async () => {
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
          await client.query('rollback').catch((lost: unknown) => (broken = lost as Error));
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
      for (const { race, rows = [] } of races) toTell.set(race, [...(toTell.get(race) ?? []), ...rows]);
      if (telling || races.length === 0) return;
      telling = true;
      void announceAll();
    },
    async close() {
      ended = true;
      clearTimeout(again);
      listeners.clear();
      toTell.clear();
      await hearing?.end().catch(() => undefined);
      await pool.end();
    },
  };
}

/** One statement, one commit: the number of rows is lock and check at once, so of two processes one finds it changed. */
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

async function appendAll(pool: pg.Pool, parcels: readonly Parcel[]): Promise<readonly (AppendFailure | null)[]> {
  const of = <T>(read: (parcel: Parcel) => T): T[] => parcels.map(read);
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
  const kept = new Set(moved.map(({ id }) => id));
  const others = parcels.flatMap(({ race }) => (kept.has(race) ? [] : [race]));
  if (others.length === 0) return parcels.map(() => null);
  const found = await pool.query<{ id: string }>('select id from races where id = any($1) and home = 1', [others]);
  const home = new Set(found.rows.map(({ id }) => id));
  return parcels.map(({ race }) => (kept.has(race) ? null : home.has(race) ? 'forbidden' : 'taken'));
}

/** 64-bit numbers are times and counts here, far below where a number loses any. */
const BIGINT = 20;
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT ? Number : (pg.types.getTypeParser(id, format) as unknown)) as never,
};

/** 53100: no room on its disk; 25006: it may only be read. Anything else may have happened or not. */
function whyOf(error: unknown): 'full' | 'forbidden' | 'lost' {
  const code = (error as { readonly code?: unknown }).code;
  return code === '53100' ? 'full' : code === '25006' ? 'forbidden' : 'lost';
}
