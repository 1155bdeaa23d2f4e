import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AppendFailure } from '../../table/index.ts';
import { storageFailure } from './database.ts';

interface Schema extends DBSchema {
  texts: { key: string; value: string };
}

/** Texts by name, in a database of their own, so that races need no new version of theirs. */
export interface TextStore {
  /** Null if there is no such text, or the browser stores nothing. */
  read(name: string): Promise<string | null>;
  /** All texts, by name; empty if the browser stores nothing. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** The text is on the disk before this resolves. @returns null, or why the text is not stored */
  put(name: string, text: string): Promise<AppendFailure | null>;
  remove(name: string): Promise<AppendFailure | null>;
}

const VERSION = 1;

/** @param store the name of the object store */
export function createTextStore(database: string, store: string): TextStore {
  const texts = store as 'texts';
  let connection: Promise<IDBPDatabase<Schema>> | null = null;

  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= openDB<Schema>(database, VERSION, {
      upgrade: (made) => void made.createObjectStore(texts),
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

  async function write(change: (all: { put(text: string, name: string): unknown; delete(name: string): unknown }) => unknown) {
    try {
      const tx = (await connect()).transaction(texts, 'readwrite', { durability: 'strict' });
      await Promise.all([change(tx.store), tx.done]);
      return null;
    } catch (error) {
      return storageFailure(error);
    }
  }

  return {
    async read(name) {
      try {
        const found: unknown = await (await connect()).get(texts, name);
        return typeof found === 'string' ? found : null;
      } catch {
        return null;
      }
    },
    async all() {
      try {
        const tx = (await connect()).transaction(texts);
        const [names, found] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
        return new Map(names.map((name, i) => [name, String(found[i])]));
      } catch {
        return new Map();
      }
    },
    put: (name, text) => write((all) => all.put(text, name)),
    remove: (name) => write((all) => all.delete(name)),
  };
}
