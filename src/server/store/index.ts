import type { Bus } from '../bus/index.ts';
import { withBusNotices } from './bus-notices.ts';
import { createStore } from './create-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Sql } from './sql.ts';
import type { Store } from './store.ts';

export { checkSqliteFile, copySqlite } from './sqlite.ts';
export { openWhenThere } from './store-away.ts';
export { chatOf } from './chat-store.ts';
export type { ChatLine } from './chat-store.ts';
export type { StoredDocument, StoredOperation } from './document-store.ts';
export { StoreFailure } from './store.ts';
export type { MeasuredSeat, PresenceChange } from './notice-store.ts';
export type { StoredRace } from './stored-race.ts';
export type { SeatToken, Store } from './store.ts';

const POSTGRES = /^postgres(ql)?:\/\//;
export const isPostgres = (where: string): boolean => POSTGRES.test(where);

/**
 * @param where `postgres://...`, or the path of SQLite's file, which is made where it is missing
 * @param bus brings the notices of other processes; null: the database does. Processes that share an SQLite file look into the file
 */
export async function openStore(where: string, bus: Bus | null = null): Promise<Store> {
  const sql = await openSql(where, bus);
  try {
    return await createStore(sql);
  } catch (error) {
    // open connections would keep the process alive
    await sql.close();
    throw error;
  }
}

async function openSql(where: string, bus: Bus | null): Promise<Sql> {
  if (!isPostgres(where)) return openSqlite(where);
  return bus === null ? openPostgres(where) : withBusNotices(await openPostgres(where, { hasNotices: false }), bus);
}
