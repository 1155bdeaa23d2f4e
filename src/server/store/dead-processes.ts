import { isAlive } from './leases.ts';
import type { Sql } from './sql.ts';

/**
 * Processes that have stopped and are still named in a table. One probe of an index for each stopped process, however large the table is.
 * @param where a table, its condition, and the column that names a process, such as `present where process`
 */
export async function deadProcesses(sql: Sql, where: string): Promise<readonly string[]> {
  const lines = await sql.query(
    `select id, (select 1 from ${where} = processes.id limit 1) as named from processes where not (${isAlive(sql)})`,
  );
  return lines.flatMap(({ id, named }) => (named === null ? [] : [String(id)]));
}
