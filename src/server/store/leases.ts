import { readFileSync } from 'node:fs';
import type { Sql } from './sql.ts';

/** Leases say which processes live. A process renews its own with each heartbeat (`Store.beat`). */

/** No lease lasts longer. One that does was written by a clock that was ahead, and counts as expired. */
export const MAX_LEASE_MS = 60_000;

/** A condition on a row of `processes`: it lives. */
export const isAlive = ({ now }: Pick<Sql, 'now'>): string => `until > ${now} and until <= ${now} + ${MAX_LEASE_MS}`;

const BOOT_ID_FILE = '/proc/sys/kernel/random/boot_id';

/** A new text after each start of this machine; null where the system has none. */
function bootId(): string | null {
  try {
    return readFileSync(BOOT_ID_FILE, 'utf8').trim();
  } catch {
    return null;
  }
}

/**
 * Ends the leases of a file that were written before this machine was started: none of their processes lives. Other databases keep their own time, which a start of this machine
 * does not change.
 */
export async function endLeasesOfEarlierBoot(sql: Pick<Sql, 'kind' | 'transaction'>, boot = bootId()): Promise<void> {
  if (sql.kind !== 'sqlite' || boot === null) return;
  await sql.transaction([
    {
      sql: "insert into settings (key, value) values ('boot', $1) on conflict (key) do update set value = excluded.value where value <> excluded.value",
      values: [boot],
      mustAffectRows: true,
    },
    { sql: 'update processes set until = 0', values: [] },
  ]);
}
