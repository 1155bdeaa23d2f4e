import { createStore } from './create-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { copySqlite } from './sqlite.ts';
export { openWhenThere } from './store-away.ts';
export { chatOf } from './chat-store.ts';
export type { ChatLine } from './chat-store.ts';
export { StoreFailure } from './store.ts';
export type { StoredRace } from './stored-race.ts';
export type { SeatToken, Store } from './store.ts';

const POSTGRES = /^postgres(ql)?:\/\//;
export const isPostgres = (where: string): boolean => POSTGRES.test(where);

/** @param where `postgres://...`, or the path of SQLite's file, which is made where it is missing */
export async function openStore(where: string): Promise<Store> {
  const sql = await (isPostgres(where) ? openPostgres(where) : openSqlite(where));
  try {
    return await createStore(sql);
  } catch (error) {
    // open connections would keep the process alive
    await sql.close();
    throw error;
  }
}
