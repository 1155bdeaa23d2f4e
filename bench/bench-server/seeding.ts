/** A store to put races into before anything is measured: nothing of it need survive a crash. */
import { createStore } from '../../src/server/store/create-store.ts';
import type { Store } from '../../src/server/store/index.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

export async function openForSeeding(where: string): Promise<Store> {
  if (where.startsWith('postgres')) return createStore(await openPostgres(`${where}?options=-c%20synchronous_commit%3Doff`));
  const sql = await openSqlite(where);
  await sql.query('pragma synchronous=off');
  return createStore(sql);
}
