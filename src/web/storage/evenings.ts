import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AppendFailure } from '../../table/index.ts';
import { storageFailure } from './database.ts';

/**
 * The notes of an evening at a real table, one text for each game. They have a database of their own, so that races
 * need no new version of theirs. A text is on the disk before `putEvening` resolves.
 */

interface Schema extends DBSchema {
  evenings: { key: string; value: string };
}

const DATABASE = 'windschatten-companion';
const VERSION = 1;

let connection: Promise<IDBPDatabase<Schema>> | null = null;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>(DATABASE, VERSION, {
    upgrade: (made) => void made.createObjectStore('evenings'),
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

/** The stored text of a game's evening; null if there is none, or the browser stores nothing. */
export async function readEvening(game: string): Promise<string | null> {
  try {
    const found: unknown = await (await connect()).get('evenings', game);
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** @returns null, or why the text is not stored */
export async function putEvening(game: string, text: string): Promise<AppendFailure | null> {
  try {
    const tx = (await connect()).transaction('evenings', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.put(text, game), tx.done]);
    return null;
  } catch (error) {
    return storageFailure(error);
  }
}
