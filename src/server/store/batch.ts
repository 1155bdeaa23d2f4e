import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlValue } from './sql.ts';

/**
 * Joins calls into one query, because a thousand clients come back at once after a restart. Calls that come while `maxQueries` run share the next one, so there are fewer where
 * the database is slow.
 * @param load answers the keys in their order
 * @param maxKeys the most keys in one query
 * @param maxQueries at the same time; two let the database work while this process works on what came before
 */
export function createBatch<K, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
  maxKeys: number,
  maxQueries = 1,
): (key: K) => Promise<V> {
  const waiting: { readonly key: K; readonly resolve: (value: V) => void; readonly reject: (error: unknown) => void }[] = [];

  async function loadSome(calls: typeof waiting): Promise<void> {
    try {
      const values = await load(calls.map(({ key }) => key));
      calls.forEach(({ resolve }, i) => resolve(values[i]!));
    } catch (error) {
      if (calls.length === 1) calls[0]!.reject(error);
      // a damaged page concerns one of them
      else await Promise.all(calls.map((call) => loadSome([call])));
    }
  }

  let running = 0;
  async function loadWaiting(): Promise<void> {
    running++;
    while (waiting.length > 0) {
      await nextTurn();
      const calls = waiting.splice(0, maxKeys);
      if (calls.length > 0) await loadSome(calls);
    }
    running--;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < maxQueries) void loadWaiting();
    });
}

/**
 * `values ($1, $2), ...` for keys of several columns. The list is filled up with keys that no row has, so that a database prepares few different statements.
 * @param types of the columns
 */
export function valuesOf(
  keys: readonly (readonly SqlValue[])[],
  types: readonly ('text' | 'integer')[],
): { readonly list: string; readonly values: readonly SqlValue[] } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
  const none = types.map((type) => (type === 'text' ? '' : 0));
  const rows = Array.from({ length: size }, (_, i) => keys[i] ?? none);
  const row = (i: number): string => `(${types.map((type, at) => `cast($${i * types.length + at + 1} as ${type})`).join(', ')})`;
  return { list: `values ${rows.map((_, i) => row(i)).join(', ')}`, values: rows.flat() };
}

/** What a key of text joins its parts with: no id or hash contains it. */
export const keyOf = (...parts: readonly unknown[]): string => parts.join(' ');
