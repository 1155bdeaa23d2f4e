import type { Row } from '../../table/index.ts';
import { createBatch, keyOf, valuesOf } from './batch.ts';
import { raceFromRow } from './race-from-row.ts';
import { createPairLookup } from './pair-lookup.ts';
import type { Sql } from './sql.ts';
import type { Store } from './store.ts';

/** A race has a few kilobytes. */
const MAX_RACES_PER_QUERY = 250;
/** The rows of a race have up to some megabytes. */
const MAX_JOURNALS_PER_QUERY = 16;
const MAX_JOURNAL_QUERIES = 2;
/** What is read when a client comes: a race, its seat and its rows. */
export function createBatchedReads(sql: Sql): Pick<Store, 'findRace' | 'seatOf' | 'readRows'> {
  const findRace = createBatch(async (ids: readonly string[]) => {
    const { list, values } = valuesOf(
      ids.map((id) => [id]),
      ['text'],
    );
    const found = await sql.query(`select * from races where id in (${list})`, values);
    const races = new Map(found.map((line) => [line['id'], raceFromRow(line)]));
    return ids.map((id) => races.get(id) ?? null);
  }, MAX_RACES_PER_QUERY);

  const readJournals = createBatch(
    async (wanted: readonly { readonly race: string; readonly n: number }[]) => {
      const { list, values } = valuesOf(
        wanted.map(({ race, n }) => [race, n]),
        ['text', 'integer'],
      );
      // one text for each race, because a value for each column of each row takes three times as long
      const [array, group] = sql.kind === 'sqlite' ? ['json_array', 'json_group_array'] : ['json_build_array', 'json_agg'];
      const found = await sql.query(
        `select column1 as race, column2 as first,
         (select ${group}(${array}(n, kind, line, id, at) order by n) from race_rows where race = column1 and n >= column2) as rows
         from (${list}) as wanted`,
        values,
      );
      const journals = new Map(found.map((line) => [keyOf(line['race'], line['first']), rowsFrom(line['rows'])]));
      return wanted.map(({ race, n }) => journals.get(keyOf(race, n)) ?? []);
    },
    MAX_JOURNALS_PER_QUERY,
    MAX_JOURNAL_QUERIES,
  );

  return {
    findRace,
    seatOf: createPairLookup(sql, 'tokens', ['race', 'hash'], 'seat'),
    readRows: (race, n) => readJournals({ race, n }),
  };
}

type JsonRow = readonly [n: number, kind: string, text: string, id: string | null, at: number | null];

/** @param json PostgreSQL's driver has parsed it, and there it is null where there are no rows */
function rowsFrom(json: unknown): readonly Row[] {
  const lines = ((typeof json === 'string' ? JSON.parse(json) : json) ?? []) as readonly JsonRow[];
  return lines.map(([n, kind, text, id, at]): Row => ({
    n: Number(n),
    kind: kind === 'acts' ? 'acts' : 'table',
    text: String(text),
    ...(id === null ? {} : { id: String(id) }),
    ...(at === null ? {} : { at: Number(at) }),
  }));
}
