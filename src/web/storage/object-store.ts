import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { AppendFailure } from '../../table/index.ts';
import { noted, storageFailure } from './database.ts';

/** Stored values have the type `unknown` when they are read, because another version of the page may have written them. */
interface Schema<Value> extends DBSchema {
  values: { key: string; value: Value };
}
type Transaction<Value, Mode extends IDBTransactionMode> = IDBPTransaction<Schema<Value>, ['values'], Mode>;

/** A database with one object store, so that races need no new version of theirs. */
export interface ObjectStore<Value> {
  /** Runs reads in one transaction. @returns `otherwise` if the browser stores nothing */
  read<Found>(work: (tx: Transaction<Value, 'readonly'>) => Promise<Found>, otherwise: Found): Promise<Found>;
  /** The change is on the disk before this resolves. @returns null, or why it is not stored */
  write(change: (values: Transaction<Value, 'readwrite'>['store']) => Promise<unknown>): Promise<AppendFailure | null>;
}

const VERSION = 1;

/** @param name of the object store @param keyPath the field of a value that is its key. Left out: keys are given apart from values */
export function createObjectStore<Value>(database: string, name: string, keyPath?: string): ObjectStore<Value> {
  const values = name as 'values';
  let connection: Promise<IDBPDatabase<Schema<Value>>> | null = null;

  function connect(): Promise<IDBPDatabase<Schema<Value>>> {
    connection ??= openDB<Schema<Value>>(database, VERSION, {
      upgrade: (made) => void made.createObjectStore(values, keyPath === undefined ? {} : { keyPath }),
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        connection = null;
      },
      terminated: () => {
        connection = null;
      },
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  return {
    async read(work, otherwise) {
      try {
        return await work((await connect()).transaction(values));
      } catch {
        return otherwise;
      }
    },
    async write(change) {
      try {
        await noted(async () => {
          const tx = (await connect()).transaction(values, 'readwrite', { durability: 'strict' });
          await Promise.all([change(tx.store), tx.done]);
        });
        return null;
      } catch (error) {
        return storageFailure(error);
      }
    },
  };
}
