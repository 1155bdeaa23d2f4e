import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { AppendFailure, Row } from '../../table/index.ts';
import { FORM, type StoredNote } from './note.ts';
import { hasRoom, noteFailedWrite, noteWrite } from './torn-log.ts';
import type { WholeRace } from './unsaved.ts';

/** The browser's database. What is read from it has the type `unknown` and is parsed (note.ts). */

/** A race's long texts, stored apart from its note so that a list of races does not read them. */
export interface StoredTexts {
  readonly race: string;
  /** The lines of its record before the first action (`formatHead`). */
  readonly head: string;
}
export type StoredRow = Row & { readonly race: string };

interface Schema extends DBSchema {
  races: { key: string; value: StoredNote };
  texts: { key: string; value: StoredTexts };
  rows: { key: [string, number]; value: StoredRow };
}
type Stores = ('races' | 'texts' | 'rows')[];
const STORES: Stores = ['races', 'texts', 'rows'];
export type Reading = IDBPTransaction<Schema, Stores>;
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>;

export const DATABASE = 'windschatten';
const VERSION = 1;

/** The database cannot be opened. */
class NoDatabase extends Error {}

let connection: Promise<IDBPDatabase<Schema>> | null = null;
/** The browser has opened it in this visit, so storage is not forbidden. */
let wasOpen = false;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= open().catch((error: unknown) => {
    connection = null;
    if (isUnknownVersion(error) || nameOf(error) === 'QuotaExceededError' || (wasOpen && isDiskFull(error))) throw error;
    throw new NoDatabase(String(error));
  });
  return connection;
}

const open = async (): Promise<IDBPDatabase<Schema>> => {
  const db = await openDB<Schema>(DATABASE, VERSION, {
    upgrade(made) {
      made.createObjectStore('races', { keyPath: 'id' });
      made.createObjectStore('texts', { keyPath: 'race' });
      made.createObjectStore('rows', { keyPath: ['race', 'n'] });
    },
    // a newer version of the page waits in another tab, or the user clears the site's data; it is opened again on
    // demand
    blocking: () => {
      connection = null;
      db.close();
    },
    terminated: () => {
      connection = null;
    },
  });
  wasOpen = true;
  return db;
};

/** Begins a transaction. A connection that was closed in the meantime is opened again, once. */
async function begin<T>(how: (db: IDBPDatabase<Schema>) => T): Promise<T> {
  const db = await connect();
  try {
    return how(db);
  } catch (error) {
    if (nameOf(error) !== 'InvalidStateError') throw error;
    connection = null;
    return how(await connect());
  }
}

/** Runs reads in one transaction, so that they see one state. */
export async function reading<T>(work: (tx: Reading) => Promise<T>): Promise<T> {
  const tx = await begin((db) => db.transaction(STORES, 'readonly'));
  return finish(tx, work);
}

/**
 * Runs writes in one transaction, all or nothing. Resolves when the data is on the disk, not only in the system's cache.
 * @param work may await the transaction's own requests and nothing else
 */
export async function writing<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
  return noted(async () => {
    const tx = await begin((db) => db.transaction(STORES, 'readwrite', { durability: 'strict' }));
    return finish(tx, work);
  });
}

/** Runs a write of any database of this site, and notes whether the browser has stored it. */
export async function noted<T>(write: () => Promise<T>): Promise<T> {
  if (!(await hasRoom())) throw new DOMException('The disk was full and still is.', 'QuotaExceededError');
  try {
    const result = await write();
    noteWrite();
    return result;
  } catch (error) {
    if (['full', 'lost'].includes(storageFailure(error))) noteFailedWrite();
    throw error;
  }
}

async function finish<T, X extends { done: Promise<void>; error: unknown; abort(): void }>(tx: X, work: (tx: X) => Promise<T>): Promise<T> {
  // awaited below in any case; until then a rejection must not count as unhandled
  tx.done.catch(() => undefined);
  try {
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // it has already ended
    }
    await tx.done.catch(() => undefined);
    // when the browser ends a transaction, its requests only report that it was ended
    throw tx.error ?? error;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** How Chromium says that the disk has no room: the write fails first, and then it cannot open the database again. */
const isDiskFull = (error: unknown): boolean =>
  nameOf(error) === 'UnknownError' && /NO_SPACE|opening backing store/.test((error as DOMException).message);

/** Whether the database has a newer schema than this page knows. This page then neither reads nor writes it. */
export const isUnknownVersion = (error: unknown): boolean => nameOf(error) === 'VersionError';

/** Maps the browser's error to the reason why something was not stored. */
export function storageFailure(error: unknown): AppendFailure {
  if (error instanceof NoDatabase) return 'forbidden';
  if (isDiskFull(error)) return 'full';
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full';
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return 'forbidden';
    case 'ConstraintError':
      return 'taken';
    default:
      return 'lost';
  }
}

/** The keys of a race's rows from number `n` on. */
export const rowsFrom = (id: string, n: number): IDBKeyRange => IDBKeyRange.bound([id, n], [id, Infinity]);

/** The number of a race's last row; 0 if it has none. */
export async function lastRow(tx: Reading | Writing, id: string): Promise<number> {
  const cursor = await tx.objectStore('rows').openKeyCursor(rowsFrom(id, 0), 'prev');
  return cursor?.key[1] ?? 0;
}

/** Adds a whole race, unless the database already has one with this id. */
export async function addRace(tx: Writing, id: string, { note, head, rows }: WholeRace): Promise<void> {
  if ((await tx.objectStore('races').getKey(id)) !== undefined) return;
  await Promise.all([
    tx.objectStore('races').add({ ...note, id, form: FORM }),
    tx.objectStore('texts').add({ race: id, head }),
    ...rows.map((row) => tx.objectStore('rows').add({ ...row, race: id })),
  ]);
}
