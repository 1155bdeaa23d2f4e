import type { Seat } from '../../kit/index.ts';
import { createPairLookup } from './pair-lookup.ts';
import type { StoredRace } from './stored-race.ts';
import { raceFromRow } from './race-from-row.ts';
import type { SqlRow, Sql } from './sql.ts';

/** Stored data about people (docs/decisions/0016-people-without-accounts.md): a name, hashes of their secrets, and their seats. */
export interface PeopleStore {
  add(person: { readonly id: string; readonly name: string }, hash: string): Promise<void>;
  /** Null: unknown or deleted. */
  find(id: string): Promise<StoredPerson | null>;
  rename(id: string, name: string): Promise<void>;
  /** Adds a device; false: unknown person. */
  addToken(id: string, hash: string): Promise<boolean>;
  /** Whether a token belongs to the person, by its hash. */
  knows(id: string, hash: string): Promise<boolean>;
  /** Replaces the pass phrase, by its hash. */
  setPhrase(id: string, hash: string): Promise<void>;
  personOfPhrase(hash: string): Promise<string | null>;
  /** The person's races, the last touched first. */
  racesOf(id: string, most: number): Promise<readonly { readonly race: StoredRace; readonly seat: Seat }[]>;
  /** Seats that have the person's name and another owner. */
  namesOf(id: string): Promise<readonly { readonly race: string; readonly seat: Seat }[]>;
  seatOf(race: string, id: string): Promise<number | null>;
  /** Deletes everything but the races. */
  remove(id: string): Promise<void>;
  /** Marks a race that has lost a name, because other processes may have it in memory. */
  forget(race: string): Promise<void>;
  /** The races marked in the last `milliseconds`, and when. */
  forgotten(milliseconds: number): Promise<readonly { readonly race: string; readonly at: number }[]>;
  /** A setting of this installation: made by the first process that asks, and never changed. */
  once(key: string, make: () => string): Promise<string>;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

const DAY_MS = 86_400_000;

export function createPeopleStore(sql: Sql): PeopleStore {
  const seatOf = createPairLookup(sql, 'person_seats', ['person', 'race'], 'seat');
  const hasToken = createPairLookup(sql, 'person_tokens', ['person', 'hash'], '1');
  const addToken = 'insert into person_tokens (person, hash) values ($1, $2)';
  return {
    async add({ id, name }, hash) {
      await sql.transaction([
        { sql: `insert into people (id, name, created) values ($1, $2, ${sql.now})`, values: [id, name] },
        { sql: addToken, values: [id, hash] },
      ]);
    },
    async find(id) {
      const [line] = await sql.query('select id, name, created from people where id = $1', [id]);
      return line === undefined ? null : { id, name: String(line['name']), created: Number(line['created']) };
    },
    async rename(id, name) {
      await sql.query('update people set name = $2 where id = $1', [id, name]);
    },
    addToken: (id, hash) =>
      sql.transaction([
        { sql: 'update people set name = name where id = $1', values: [id], mustAffectRows: true },
        { sql: addToken, values: [id, hash] },
      ]),
    knows: async (id, hash) => (await hasToken(id, hash)) !== null,
    async setPhrase(id, hash) {
      await sql.transaction([
        { sql: 'delete from phrases where person = $1', values: [id] },
        { sql: 'insert into phrases (hash, person) values ($1, $2)', values: [hash, id] },
      ]);
    },
    async personOfPhrase(hash) {
      const [line] = await sql.query('select person from phrases where hash = $1', [hash]);
      return line === undefined ? null : String(line['person']);
    },
    async racesOf(id, most) {
      const lines = await sql.query(
        `select races.*, person_seats.seat as mine from person_seats join races on races.id = person_seats.race
           where person_seats.person = $1 order by races.touched desc limit $2`,
        [id, most],
      );
      return lines.map((line) => ({ race: raceFromRow(line), seat: Number(line['mine']) }));
    },
    async namesOf(id) {
      const lines = await sql.query('select race, seat from person_names where person = $1', [id]);
      return lines.map(({ race, seat }) => ({ race: String(race), seat: Number(seat) }));
    },
    seatOf: (race, id) => seatOf(id, race),
    async remove(id) {
      await sql.transaction(
        ['phrases', 'person_tokens', 'person_seats', 'person_names', 'subscriptions']
          .map((table) => ({ sql: `delete from ${table} where person = $1`, values: [id] }))
          .concat({ sql: 'delete from people where id = $1', values: [id] }),
      );
    },
    async forget(race) {
      await sql.query(`insert into forgotten (race, at) values ($1, ${sql.now}) on conflict (race) do update set at = excluded.at`, [race]);
      await sql.query(`delete from forgotten where at < ${sql.now} - ${DAY_MS}`);
    },
    async forgotten(milliseconds) {
      const lines = await sql.query(`select race, at from forgotten where at > ${sql.now} - ${milliseconds}`);
      return lines.map(({ race, at }) => ({ race: String(race), at: Number(at) }));
    },
    async once(key, make) {
      const read = async (): Promise<SqlRow | undefined> => (await sql.query('select value from settings where key = $1', [key]))[0];
      const known = await read();
      if (known !== undefined) return String(known['value']);
      await sql.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [key, make()]);
      return String((await read())?.['value']);
    },
  };
}
