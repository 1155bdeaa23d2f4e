import * as v from 'valibot';
import type { Store } from '../store/index.ts';

/** How long races that are over or away, and documents without a change, are stored, as the operator has set it. By default they are stored for ever. */

const KEY = 'retention';
const DAY_MS = 86_400_000;
const MAX_DELETED_AT_ONCE = 1_000;
export const MAX_RETENTION_DAYS = 36_500;

const retentionSchema = v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RETENTION_DAYS)) });

/** In days; null: for ever. */
export async function readRetention({ admin }: Pick<Store, 'admin'>): Promise<number | null> {
  const text = await admin.setting(KEY);
  if (text === null) return null;
  return v.parse(retentionSchema, JSON.parse(text)).days;
}

export async function setRetention({ admin }: Pick<Store, 'admin'>, days: number | null): Promise<void> {
  const after = days === null ? null : JSON.stringify(v.parse(retentionSchema, { days }));
  while (!(await admin.changeSetting(KEY, await admin.setting(KEY), after)));
}

/** Deletes the races and documents whose time is over, at most a limited number at a time. Returns the ids of the races. */
export async function deleteExpired(store: Pick<Store, 'admin' | 'documents' | 'eraseDeleted'>): Promise<readonly string[]> {
  const days = await readRetention(store);
  if (days === null) return [];
  const documents = await store.documents.expired(days * DAY_MS, MAX_DELETED_AT_ONCE);
  for (const document of documents) await store.documents.remove(document);
  const expired = await store.admin.expired(days * DAY_MS, MAX_DELETED_AT_ONCE);
  for (const race of expired) await store.admin.remove(race);
  if (expired.length + documents.length > 0) await store.eraseDeleted();
  return expired;
}
