import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import type { AppendFailure } from '../../table/index.ts';
import { storageFailure } from './database.ts';

/**
 * The reader's own boards, one text each, in a database of their own. A text is on the disk before `putBoard`
 * resolves. What is read is parsed, because another version of the page may have written it.
 */

export interface StoredBoard {
  readonly id: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

interface Schema extends DBSchema {
  boards: { key: string; value: StoredBoard };
}

const DATABASE = 'windschatten-boards';
const VERSION = 1;
/** In characters. A race with such a board can still be opened online. */
export const MAX_OWN_BOARD = 40_000;

const stored = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/)),
  text: v.pipe(v.string(), v.maxLength(MAX_OWN_BOARD)),
  changed: v.number(),
});

let connection: Promise<IDBPDatabase<Schema>> | null = null;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>(DATABASE, VERSION, {
    upgrade: (made) => void made.createObjectStore('boards', { keyPath: 'id' }),
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

/** All own boards, the last changed first; none if the browser stores nothing. */
export async function readBoards(): Promise<readonly StoredBoard[]> {
  try {
    const found: unknown[] = await (await connect()).getAll('boards');
    return found
      .flatMap((each) => {
        const read = v.safeParse(stored, each);
        return read.success ? [read.output] : [];
      })
      .sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** @returns null, or why the board is not stored */
export async function putBoard(board: StoredBoard): Promise<AppendFailure | null> {
  try {
    const tx = (await connect()).transaction('boards', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.put(board), tx.done]);
    return null;
  } catch (error) {
    return storageFailure(error);
  }
}

/** @returns whether it is gone */
export async function deleteBoard(id: string): Promise<boolean> {
  try {
    await (await connect()).delete('boards', id);
    return true;
  } catch {
    return false;
  }
}
