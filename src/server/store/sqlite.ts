import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreFailure } from './store.ts';
import type { RaceChanges } from './change-notice.ts';
import type { Durability, SqlRow, AppendBatch, Sql, Statement, SqlValue } from './sql.ts';
import type { AppendFailure } from '../../table/index.ts';

/** The common API of node:sqlite and libsql. */
interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): {
    all(...values: readonly SqlValue[]): unknown[];
    run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  };
  close(): void;
}

const MAX_CHECKPOINT_TRIES = 20;
const CHECKPOINT_RETRY_MS = 50;
/** How often the store checks whether another process has written. */
const POLL_INTERVAL_MS = 250;
/** How long a write waits for another process. */
const BUSY_TIMEOUT_MS = 5_000;

const IN_MEMORY = ':memory:';

/** Node's own SQLite where it has one, otherwise the package's. */
async function openDatabase(file: string): Promise<Database> {
  // missing in some supported versions of Node, and in the types
  const own = 'node:sqlite';
  try {
    const { DatabaseSync } = (await import(own)) as { DatabaseSync: new (file: string) => Database };
    return new DatabaseSync(file);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw error;
  }
  const { default: Packaged } = (await import('libsql')) as unknown as { default: new (file: string) => Database };
  return new Packaged(file);
}

/** Identifies a file whatever its name; null: there is none. */
function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/** Creates an empty file that only this user can read, because it will hold secret seeds. SQLite gives its side files the same mode. False: the file exists. */
function makeFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Copies a database into a new file, also while a server writes to it. The copy is on disk when the call returns.
 * @throws where the source is missing, or the target exists
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  // opening it would create an empty one
  if (!existsSync(from)) throw new Error(`ENOENT: ${from}`);
  const database = await openDatabase(from);
  try {
    if (!makeFile(to)) throw new Error(`EEXIST: ${to}`);
    database.exec(`pragma busy_timeout=${BUSY_TIMEOUT_MS}`);
    try {
      database.prepare('vacuum into ?').run(to);
    } catch (error) {
      // leaves nothing that looks like a copy
      rmSync(to, { force: true });
      throw error;
    }
  } finally {
    database.close();
  }
  for (const path of [to, dirname(to)]) {
    const handle = openSync(path, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

/** The state of a database file before it is opened. `new`: missing or empty. */
export type FileState = { readonly kind: 'new' | 'sound' } | { readonly kind: 'damaged'; readonly reason: string };

/** Larger files are not read through at each start. */
const MAX_CHECKED_BYTES = 100_000_000;

/** Looks for damaged pages, also while servers use the file. */
export async function checkSqliteFile(file: string): Promise<FileState> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return { kind: 'new' };
  if (size > MAX_CHECKED_BYTES) return { kind: 'sound' };
  const database = await openDatabase(file);
  try {
    database.exec(`pragma busy_timeout=${BUSY_TIMEOUT_MS}`);
    const [first] = database.prepare('pragma quick_check(1)').all() as readonly SqlRow[];
    const said = String(Object.values(first ?? {})[0] ?? '');
    return said === 'ok' ? { kind: 'sound' } : { kind: 'damaged', reason: said.replace(/\s+/g, ' ').slice(0, 200) };
  } catch (error) {
    const { isDamaged, message } = new StoreFailure('lost', error);
    // any other failure is that of opening it, which follows
    return isDamaged ? { kind: 'damaged', reason: message } : { kind: 'sound' };
  } finally {
    database.close();
  }
}

/** A database in one file. Each durable commit is on disk before the call resolves (WAL, `synchronous=FULL`). */
export async function openSqlite(file: string): Promise<Sql> {
  if (file !== IN_MEMORY && !existsSync(file)) makeFile(file);
  const database = await openDatabase(file);
  database.exec(`pragma busy_timeout=${BUSY_TIMEOUT_MS}`);
  database.exec('pragma journal_mode=wal');
  database.exec('pragma synchronous=full');
  // overwrites what is deleted, so that a deleted person is not found in the file
  database.exec('pragma secure_delete=on');
  const openedFile = inodeOf(file);
  const listeners = new Set<(races: RaceChanges | null) => void>();
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const prepare = (sql: string): ReturnType<Database['prepare']> => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, made);
    return made;
  };
  const run = (sql: string, values: readonly SqlValue[]): number => Number(prepare(sql).run(...values).changes);
  const all = (sql: string, values: readonly SqlValue[]): readonly SqlRow[] => {
    if (/^\s*(select|pragma|explain)\b/i.test(sql)) return prepare(sql).all(...values) as SqlRow[];
    run(sql, values);
    return [];
  };

  /** Runs `work` in a transaction, and rolls back if it throws. */
  function inTransaction<T>(work: () => T): T {
    try {
      database.exec('begin immediate');
      const answer = work();
      database.exec('commit');
      return answer;
    } catch (error) {
      try {
        database.exec('rollback');
      } catch {
        // the failure has ended the transaction already
      }
      if (error instanceof Aborted) throw error;
      throw new StoreFailure(failureKind(error), error);
    }
  }

  /** A later durable commit also flushes relaxed ones, because they come before it in the same log. */
  function withDurability<T>(how: Durability, work: () => T): T {
    if (how === 'durable') return work();
    database.exec('pragma synchronous=normal');
    try {
      return work();
    } finally {
      database.exec('pragma synchronous=full');
    }
  }

  function insert({ race, rows, summary }: AppendBatch): AppendFailure | null {
    const [found] = all('select rows, home from races where id = $1', [race]);
    if (found === undefined || rows[0] === undefined) return 'lost';
    if (Number(found['home']) === 1) return 'forbidden';
    if (Number(found['rows']) !== rows[0].n - 1) return 'taken';
    for (const { n, kind, text, id, at } of rows)
      run('insert into race_rows (race, n, kind, line, id, at) values ($1, $2, $3, $4, $5, $6)', [
        ...[race, n, kind, text],
        ...[id ?? null, at ?? null],
      ]);
    const { entries, stage, round, over, turn, due = null } = summary;
    run(
      `update races set rows = $2, entries = $3, stage = $4, round = $5, over = $6, turn = $7, phase = case when $6 = 1 then 'over' when phase = 'away' then 'riding' else phase end,
         due = $8, touched = case when entries = $3 then touched else ${NOW} end where id = $1`,
      [race, rows.at(-1)!.n, entries, stage, round, over ? 1 : 0, turn, due],
    );
    return null;
  }

  const version = (): unknown => all('pragma data_version', [])[0]?.['data_version'];
  let seenVersion = version();
  const polling = setInterval(() => {
    try {
      const now = version();
      if (now === seenVersion) return;
      seenVersion = now;
      for (const listener of listeners) listener(null);
    } catch {
      // the next poll may succeed
    }
  }, POLL_INTERVAL_MS);
  polling.unref();

  return {
    kind: 'sqlite',
    now: NOW,
    query: (sql, values = []) => Promise.resolve().then(() => asStoreFailure(() => all(sql, values))),
    transaction: (statements, how = 'durable') =>
      Promise.resolve().then(() => abortToFalse(() => withDurability(how, () => inTransaction(() => runAll(statements, run))))),
    append: (parcels) =>
      Promise.resolve().then(() => {
        try {
          return inTransaction(() => parcels.map(insert));
        } catch (error) {
          const why = error instanceof StoreFailure ? error.why : 'lost';
          return parcels.map(() => why);
        }
      }),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // other processes poll
    announce: () => undefined,
    checkPlace: () =>
      file === IN_MEMORY || inodeOf(file) === openedFile
        ? Promise.resolve()
        : Promise.reject(new StoreFailure('lost', new Error('the database file was deleted or replaced'))),
    async eraseDeleted() {
      // the log still holds old pages until all of it is in the file; another process may be reading it
      for (let tried = 1; tried <= MAX_CHECKPOINT_TRIES; tried++) {
        const [result] = asStoreFailure(() => prepare('pragma wal_checkpoint(truncate)').all() as SqlRow[]);
        if (result?.['busy'] === 0) return;
        await new Promise((later) => setTimeout(later, CHECKPOINT_RETRY_MS));
      }
    },
    close() {
      clearInterval(polling);
      listeners.clear();
      database.close();
      return Promise.resolve();
    },
  };
}

const NOW = "cast((julianday('now') - 2440587.5) * 86400000 as integer)";

class Aborted extends Error {}

function runAll(statements: readonly Statement[], run: (sql: string, values: readonly SqlValue[]) => number): true {
  for (const { sql, values, mustAffectRows } of statements) if (run(sql, values) === 0 && mustAffectRows) throw new Aborted();
  return true;
}

function abortToFalse(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    if (error instanceof Aborted) return false;
    throw error;
  }
}

function asStoreFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StoreFailure(failureKind(error), error);
  }
}

/** `lost`: it is unknown whether the write has happened. */
function failureKind(error: unknown): 'full' | 'forbidden' | 'lost' {
  const { code, errcode, message } = error as { readonly code?: unknown; readonly errcode?: unknown; readonly message?: unknown };
  const description = `${String(code)} ${String(message)}`;
  if (errcode === 13 || /SQLITE_FULL|database or disk is full/.test(description)) return 'full';
  return errcode === 8 || /SQLITE_READONLY|readonly database/.test(description) ? 'forbidden' : 'lost';
}
