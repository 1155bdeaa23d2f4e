/** A store with a million open races, made by SQL, and the queries that each process repeats all the time. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { createStore } from '../../src/server/store/create-store.ts';
import type { Store } from '../../src/server/store/index.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

export const OPEN_RACES = Number(process.env['MILLION'] ?? 1_000_000);
export const OWNED_RACES = OPEN_RACES / 20;
const FINISHED_RACES = OPEN_RACES / 10;
const PROCESSES = 10;
/** The longest that counts; `measure` and the take-over renew it. */
const LEASE_MS = 59_000;
const MONTH_MS = 2_500_000_000;
const MAX_STATEMENT_MS = 600_000;

export interface Million {
  readonly sql: Sql;
  readonly store: Store;
  /** The processes that own races live for almost a minute more. */
  renew(): Promise<void>;
  /** Runs each periodic query so many times. */
  measure(times: number): Promise<readonly PeriodicQuery[]>;
}

export interface PeriodicQuery {
  readonly name: string;
  /** Milliseconds of the slowest statement of a call. */
  readonly p50: number;
  readonly p99: number;
}

export async function openMillion(where: string): Promise<Million> {
  // nothing of it need survive a crash
  const sql = where.startsWith('postgres')
    ? await openPostgres(`${where}?options=-c%20synchronous_commit%3Doff`, { timeoutMs: MAX_STATEMENT_MS })
    : await openSqlite(where);
  if (sql.kind === 'sqlite') await sql.query('pragma synchronous=off');
  let slowest = 0;
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const since = performance.now();
    const answer = await work;
    slowest = Math.max(slowest, performance.now() - since);
    return answer;
  };
  const store = await createStore({
    ...sql,
    query: (statement, values) => timed(sql.query(statement, values)),
    transaction: (statements, how) => timed(sql.transaction(statements, how)),
  });
  const ids = async (owner: string | null, most: number): Promise<string[]> => {
    const lines = await sql.query(
      `select id from races where phase = 'riding' and ${owner === null ? 'owner is null' : `owner = '${owner}'`} limit ${most}`,
    );
    return lines.map(({ id }) => String(id));
  };
  const million: Million = {
    sql,
    store,
    async renew() {
      for (let i = 0; i < PROCESSES; i++) await store.beat(`p${i}`, LEASE_MS);
    },
    async measure(times) {
      const [mine, others] = [await ids('p1', 250), await ids(null, 250)];
      const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
        ['nothing (select 1)', () => store.check()],
        ['clock', () => store.now()],
        ['heartbeat', () => store.beat('p1', LEASE_MS)],
        ['races of dead processes', () => store.orphans(50)],
        ['owners of 250 races', () => store.ownerlessAmong(others)],
        ['overdue races', () => store.dueRaces(50)],
        ['people of dead processes', () => store.notices.leftBehind('p1', 50)],
        ['progress of 250 races', () => store.progressOf(mine)],
        ['forgotten names', () => store.people.forgotten(60_000)],
        ['races to put away', () => store.putAway(MONTH_MS * 2)],
        ['left replies', () => store.sweepReplies()],
        ['lobby', () => store.listRaces('riding', 50)],
      ];
      await million.renew();
      const found: PeriodicQuery[] = [];
      for (const [name, call] of calls) {
        const each: number[] = [];
        for (let i = 0; i < times; i++) {
          slowest = 0;
          await call();
          each.push(slowest);
        }
        each.sort((a, b) => a - b);
        found.push({ name, p50: each[Math.floor(times * 0.5)]!, p99: each[Math.floor(times * 0.99)]! });
      }
      return found;
    },
  };
  return million;
}

/** Fills an empty store. Most races are not listed, and the last change of most is days ago; some of the owned ones are overdue. */
export async function fillMillion({ sql }: Million): Promise<void> {
  const numbers = (count: number): string =>
    sql.kind === 'sqlite'
      ? `(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers) as numbers`
      : `generate_series(1::bigint, ${count}) as numbers (n)`;
  const id = sql.kind === 'sqlite' ? 'lower(hex(randomblob(11)))' : 'substr(md5(random()::text), 1, 22)';
  const text = (length: number): string =>
    sql.kind === 'sqlite' ? `replace(hex(zeroblob(${length / 2})), '00', 'ab')` : `repeat('ab', ${length / 2})`;
  const race = (phase: string, count: number): string =>
    `insert into races (id, game, phase, listed, room, version, head, seed, rows, entries, stage, over, turn, owner, created, touched, due)
     select ${id}, 'reifenbreite', '${phase}', case when n % 20 = 0 then 1 else 0 end, ${text(300)}, 3, ${text(200)}, 'seed', 300, 280, 1, 0, n % 3,
       case when n <= ${phase === 'over' ? 0 : OWNED_RACES} then 'p' || cast(n % ${PROCESSES} as text) end,
       ${sql.now} - ${MONTH_MS}, ${sql.now} - ${MONTH_MS / count} * n, case when n % 2 = 0 then ${sql.now} + n * 1000 - 10000000 end
     from ${numbers(count)}`;
  for (let i = 0; i < PROCESSES; i++) await sql.query(`insert into processes (id, until) values ('p${i}', ${sql.now} + ${LEASE_MS})`);
  await sql.query(race('riding', OPEN_RACES));
  await sql.query(race('over', FINISHED_RACES));
  // no race without an owner is overdue for long, because a process takes it
  await sql.query(`update races set due = due + 20000000000 where owner is null and due <= ${sql.now}`);
  await sql.query(
    `insert into replies (race, entries, seat, reply) select id, 270, turn, 'pass' from races where phase = 'riding' and turn < 2`,
  );
  await sql.query(`insert into present (race, seat, process) select id, 0, 'p1' from races where owner is not null`);
  await sql.query(`insert into forgotten (race, at) select id, touched from races where listed = 1 and phase = 'over'`);
  await sql.query(sql.kind === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'checkpoint');
}
