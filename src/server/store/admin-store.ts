import type { RacePhase } from '../../protocol/index.ts';
import { isAlive } from './leases.ts';
import { raceFromRow } from './race-from-row.ts';
import type { Sql } from './sql.ts';
import type { StoredRace } from './stored-race.ts';

/** What operators need, also while servers run. */
export interface AdminStore {
  /** A setting that all processes share; null: not set. */
  setting(key: string): Promise<string | null>;
  /** Replaces the setting `before`; null: none. False: another process has changed it meanwhile. */
  changeSetting(key: string, before: string | null, after: string | null): Promise<boolean>;
  /** Races of a phase, or of all, the last touched first. */
  races(phase: RacePhase | null, most: number): Promise<readonly StoredRace[]>;
  /** Ids of all races in their order, from the one after `after`. */
  idsAfter(after: string, most: number): Promise<readonly string[]>;
  /** Whether the process of this id lives. */
  isAlive(process: string): Promise<boolean>;
  /** Ids of races that are over or away and untouched for `untouched` milliseconds, but for those whose result is to enter a season. */
  expired(untouched: number, most: number): Promise<readonly string[]>;
  /** Deletes a race with everything that belongs to it. False: there is none. */
  remove(race: string): Promise<boolean>;
}

/** The tables of a race, with the column of its id. */
const TABLES_OF_A_RACE = [
  'race_rows',
  'tokens',
  'replies',
  'handings',
  'chat',
  'present',
  'person_seats',
  'person_names',
  'document_races',
];

export function createAdminStore(sql: Sql): AdminStore {
  return {
    async setting(key) {
      const value = (await sql.query('select value from settings where key = $1', [key]))[0]?.['value'];
      return typeof value === 'string' ? value : null;
    },
    async changeSetting(key, before, after) {
      if (before === null && after === null) return true;
      const statement =
        after === null
          ? { sql: 'delete from settings where key = $1 and value = $2', values: [key, before] }
          : before === null
            ? { sql: 'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', values: [key, after] }
            : { sql: 'update settings set value = $3 where key = $1 and value = $2', values: [key, before, after] };
      return sql.transaction([{ ...statement, mustAffectRows: true }]);
    },
    async races(phase, most) {
      const lines =
        phase === null
          ? await sql.query('select * from races order by touched desc limit $1', [most])
          : await sql.query('select * from races where phase = $1 order by touched desc limit $2', [phase, most]);
      return lines.map(raceFromRow);
    },
    async idsAfter(after, most) {
      return (await sql.query('select id from races where id > $1 order by id limit $2', [after, most])).map(({ id }) => String(id));
    },
    async isAlive(process) {
      return (await sql.query(`select id from processes where id = $1 and ${isAlive(sql)}`, [process])).length > 0;
    },
    async expired(untouched, most) {
      const found: string[] = [];
      for (const phase of ['over', 'away']) {
        const lines = await sql.query(
          `select id from races where phase = $1 and touched < ${sql.now} - $2
             and not exists (select 1 from document_races where race = races.id) order by touched limit $3`,
          [phase, untouched, most - found.length],
        );
        found.push(...lines.map(({ id }) => String(id)));
      }
      return found;
    },
    async remove(race) {
      const removed = await sql.transaction([
        // first, so that a process that appends a row waits, and then finds no race
        { sql: 'delete from races where id = $1', values: [race], mustAffectRows: true },
        ...TABLES_OF_A_RACE.map((table) => ({ sql: `delete from ${table} where race = $1`, values: [race] })),
        // processes that have it in memory close it
        {
          sql: `insert into forgotten (race, at) values ($1, ${sql.now}) on conflict (race) do update set at = excluded.at`,
          values: [race],
        },
      ]);
      if (removed) sql.announce([{ race }]);
      return removed;
    },
  };
}
