import type { Sql } from './sql.ts';

/** What players share with each other outside races: short links, and the tables of the races of the day. */
export interface SharedStore {
  /** Stores a short link, unless it is there, and deletes some that were made longer than `keepMs` ago. */
  addLink(id: string, target: string, keepMs: number): Promise<void>;
  /** Null: unknown. */
  findLink(id: string): Promise<string | null>;
  /**
   * Stores a result of a browser, by the hash of its token. Its first result of the day counts; false: it has one. Also
   * deletes results of days before `since`.
   */
  addDayResult(
    result: DayResult & { readonly game: string; readonly day: string; readonly browser: string },
    since: string,
  ): Promise<boolean>;
  /** How many results a day has, the best, and that of a browser, with how many have more points and fewer. */
  dayResults(game: string, day: string, most: number, browser: string | null): Promise<DayResults>;
}

export interface DayResult {
  readonly name: string;
  readonly points: number;
}

export interface DayResults {
  readonly count: number;
  readonly best: readonly DayResult[];
  readonly own: (DayResult & { readonly above: number; readonly below: number }) | null;
}

const MAX_SWEPT_AT_ONCE = 100;

export function createSharedStore(sql: Sql): SharedStore {
  const resultOf = (line: Readonly<Record<string, unknown>>): DayResult => ({ name: String(line['name']), points: Number(line['points']) });
  return {
    async addLink(id, target, keepMs) {
      await sql.transaction([
        {
          sql: `insert into links (id, target, at) values ($1, $2, ${sql.now}) on conflict (id) do update set at = excluded.at`,
          values: [id, target],
        },
        {
          sql: `delete from links where id in (select id from links where at < ${sql.now} - $1 order by at limit ${MAX_SWEPT_AT_ONCE})`,
          values: [keepMs],
        },
      ]);
    },
    async findLink(id) {
      const [line] = await sql.query('select target from links where id = $1', [id]);
      return line === undefined ? null : String(line['target']);
    },
    async addDayResult({ game, day, browser, name, points }, since) {
      await sql.query('delete from day_results where game = $1 and day < $2', [game, since]);
      return sql.transaction([
        {
          sql: `insert into day_results (game, day, browser, name, points, at) values ($1, $2, $3, $4, $5, ${sql.now})
                  on conflict (game, day, browser) do nothing`,
          values: [game, day, browser, name, points],
          mustAffectRows: true,
        },
      ]);
    },
    async dayResults(game, day, most, browser) {
      const here = 'from day_results where game = $1 and day = $2';
      const [all] = await sql.query(`select count(*) as number ${here}`, [game, day]);
      const best = await sql.query(`select name, points ${here} order by points desc, at limit $3`, [game, day, most]);
      const [own] = browser === null ? [] : await sql.query(`select name, points ${here} and browser = $3`, [game, day, browser]);
      const count = Number(all?.['number']);
      if (own === undefined) return { count, best: best.map(resultOf), own: null };
      const numberOf = async (sign: '<' | '>'): Promise<number> =>
        Number(
          (await sql.query(`select count(*) as number ${here} and points ${sign} $3`, [game, day, Number(own['points'])]))[0]?.['number'],
        );
      return { count, best: best.map(resultOf), own: { ...resultOf(own), above: await numberOf('>'), below: await numberOf('<') } };
    },
  };
}
