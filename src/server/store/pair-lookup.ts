import { createBatch, keyOf, valuesOf } from './batch.ts';
import type { Sql, SqlRow } from './sql.ts';

const MAX_PAIRS_PER_QUERY = 250;

/** Finds a number by the two columns of a key; null: no such row. */
export function createPairLookup(
  sql: Sql,
  table: string,
  [first, second]: readonly [string, string],
  column: string,
): (a: string, b: string) => Promise<number | null> {
  const find = createBatch(async (pairs: readonly (readonly [string, string])[]) => {
    const { list, values } = valuesOf(pairs, ['text', 'text']);
    const found: readonly SqlRow[] = await sql.query(
      `select ${first} as a, ${second} as b, ${column} as value from ${table} where (${first}, ${second}) in (${list})`,
      values,
    );
    const known = new Map(found.map(({ a, b, value }) => [keyOf(a, b), Number(value)]));
    return pairs.map(([a, b]) => known.get(keyOf(a, b)) ?? null);
  }, MAX_PAIRS_PER_QUERY);
  return (a, b) => find([a, b]);
}
