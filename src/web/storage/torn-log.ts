import { deleteDB, openDB } from 'idb';
import { forget, recall, remember } from '../lib/storage.ts';

/**
 * Replaces the log of the browser's database after a write has failed. Chromium stores all IndexedDB databases of a site in one LevelDB. A write that fails on a full disk leaves
 * part of a record at the end of LevelDB's log, later records follow it, and at the next start Chromium calls the log corrupt and deletes the databases. When its memory is full,
 * LevelDB writes it to a table and begins a new log, so this fills it.
 */

/** In local storage, because the page may be closed before there is room again. */
const FLAG = 'write-failed';
const PADDING = 'windschatten-padding';
/** More than the 4 MB that LevelDB has in memory at most. Chromium makes a value of 64 kB a file of its own, and compresses what is not random. */
const [CHUNKS, CHUNK_BYTES] = [100, 50_000];
const RETRY_INTERVAL_MS = 20_000;

let failures = recall(FLAG) === null ? 0 : 1;
let nextTry = 0;

/** More than a new log and a table take. */
const PROBE_BYTES = 12_000_000;
let probing: Promise<boolean> | null = null;

/**
 * Whether the disk has room for a write and a new log. Where a write has failed before, this writes a file of its own first, because another failure would damage the log for
 * good.
 */
export function hasRoom(): Promise<boolean> {
  if (failures === 0 || !('caches' in globalThis)) return Promise.resolve(true);
  probing ??= probe().finally(() => (probing = null));
  return probing;
}

async function probe(): Promise<boolean> {
  try {
    const cache = await caches.open(PADDING);
    await cache.put('/padding', new Response(new Uint8Array(PROBE_BYTES)));
    return true;
  } catch {
    return false;
  } finally {
    await caches.delete(PADDING).catch(() => false);
  }
}

/** Call after a write that the browser did not store. */
export function noteFailedWrite(): void {
  failures++;
  remember(FLAG, '1');
}

/** Call after a write that is on the disk, because there is room again. */
export function noteWrite(): void {
  if (failures === 0 || performance.now() < nextTry) return;
  nextTry = performance.now() + RETRY_INTERVAL_MS;
  const before = failures;
  void replaceLog().then(
    () => {
      if (failures !== before) return;
      failures = 0;
      forget(FLAG);
    },
    // a later write tries again
    () => undefined,
  );
}

async function replaceLog(): Promise<void> {
  const db = await openDB(PADDING, 1, { upgrade: (made) => void made.createObjectStore('padding') });
  try {
    const tx = db.transaction('padding', 'readwrite');
    for (let i = 0; i < CHUNKS; i++) void tx.store.put(crypto.getRandomValues(new Uint8Array(CHUNK_BYTES)), i).catch(() => undefined);
    await tx.done;
  } finally {
    db.close();
  }
  await deleteDB(PADDING);
}
