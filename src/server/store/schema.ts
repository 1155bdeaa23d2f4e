import type { Sql } from './sql.ts';

/**
 * The tables of the server's database. Plain SQL that SQLite, PostgreSQL and their relatives (Citus, CockroachDB, YugabyteDB) understand. The key of a table begins with
 * the race or the person that its rows belong to, so that a large installation can be split by it (docs/decisions/0017-scaling-past-one-database.md).
 */
export const SCHEMA_VERSION = 1;

const SCHEMA = [
  // `due`: when the owner must act although no player does anything; `notified`, `warned`: the number of entries at which a notice was sent last;
  // `home`: its only rider took the race along, so it takes no more rows
  `create table races (
    id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null,
    head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null,
    turn integer not null, owner text, created bigint not null, touched bigint not null, due bigint,
    notified integer not null default 0, warned integer not null default 0, home integer not null default 0)`,
  `create table race_rows (
    race text not null, n integer not null, kind text not null, line text not null, id text, at bigint, primary key (race, n))`,
  'create table tokens (race text not null, hash text not null, seat integer not null, primary key (race, hash))',
  `create table replies (
    race text not null, entries integer not null, seat integer not null, reply text not null, primary key (race, entries, seat))`,
  // links that hand a seat on
  'create table handings (race text not null, hash text not null, seat integer not null, primary key (race, hash))',
  // `person` null: the speaker has no account; `name` null: the seat's name
  `create table chat (
    race text not null, n integer not null, seat integer not null, kind text not null, said text not null, id text not null, at bigint not null,
    person text, name text, primary key (race, n))`,
  // which seats have a connected person, and at which process; `round_trip` in milliseconds
  `create table present (
    race text not null, seat integer not null, process text not null, round_trip integer not null default 0, primary key (race, seat, process))`,
  // races that lost a person's name, so that processes which have them in memory reopen them
  'create table forgotten (race text primary key, at bigint not null)',

  'create table people (id text primary key, name text not null, created bigint not null)',
  'create table person_tokens (person text not null, hash text not null, primary key (person, hash))',
  'create table phrases (hash text primary key, person text not null)',
  'create table person_seats (person text not null, race text not null, seat integer not null, primary key (person, race, seat))',
  // seats that keep a person's name although they have another owner
  'create table person_names (person text not null, race text not null, seat integer not null, primary key (person, race, seat))',
  `create table subscriptions (
    person text not null, hash text not null, endpoint text not null, p256dh text not null, auth text not null, language text not null,
    primary key (person, hash))`,

  // short links, by a hash of what they stand for
  'create table links (id text primary key, target text not null, at bigint not null)',
  // results of the races of the day, one a browser
  `create table day_results (
    game text not null, day text not null, browser text not null, name text not null, points integer not null, at bigint not null,
    primary key (game, day, browser))`,

  // what several people keep together (src/server/documents); `editor`: the hash of the secret that allows changes
  `create table documents (
    id text primary key, kind text not null, editor text not null, last integer not null, chars integer not null, created bigint not null,
    touched bigint not null)`,
  `create table document_operations (
    document text not null, n integer not null, id text not null, line text not null, at bigint not null, primary key (document, n))`,
  // races whose results enter by themselves; `tried`: the last operation of the document when this failed
  'create table document_races (document text not null, race text not null, tried integer not null, primary key (document, race))',

  'create table processes (id text primary key, until bigint not null)',
  'create table settings (key text primary key, value text not null)',
];

/**
 * Indexes by name. Each query that a process repeats all the time is answered by one of them, whatever the number of races (`npm run bench:server -- --part million`). The
 * partial ones are small, and most actions do not change them.
 */
const INDEXES: Readonly<Record<string, string>> = {
  // the lobby
  races_in_lobby: 'on races (phase, touched) where listed = 1',
  // races to put away
  races_unfinished: "on races (touched) where phase in ('gathering', 'riding')",
  races_finished: "on races (touched) where phase = 'over'",
  races_away: "on races (touched) where phase = 'away'",
  // races of a process, living or dead
  races_owned: "on races (owner, id) where phase = 'riding' and owner is not null",
  races_overdue: "on races (due) where phase = 'riding' and owner is null and due is not null",
  chat_person: 'on chat (person)',
  present_process: 'on present (process)',
  forgotten_at: 'on forgotten (at)',
  links_at: 'on links (at)',
  document_races_race: 'on document_races (race)',
  documents_touched: 'on documents (touched)',
  document_operation_ids: 'on document_operations (document, id)',
  day_results_best: 'on day_results (game, day, points)',
  phrases_person: 'on phrases (person)',
  person_seats_race: 'on person_seats (race, seat)',
};
/** Indexes of earlier programs. */
const OLD_INDEXES = ['races_listed', 'races_owner', 'races_due'];

/**
 * Creates the tables in an empty database. Several processes may do so at once; one of them succeeds.
 * @throws where the database has another schema version than this program, or tables without a version
 */
export async function prepareSchema(sql: Sql): Promise<void> {
  await sql.query('create table if not exists schema_version (version integer primary key)').catch(async () => {
    // PostgreSQL refuses one of two processes that create it at once
    await sql.query('select 1 from schema_version');
  });
  let found = await readVersion(sql);
  if (found === null) {
    try {
      await sql.transaction([
        { sql: 'insert into schema_version (version) values ($1)', values: [SCHEMA_VERSION] },
        ...SCHEMA.map((statement) => ({ sql: statement, values: [] })),
      ]);
    } catch (error) {
      // another process may have been faster
      if ((await readVersion(sql)) === null) throw (await hasTable(sql, 'races')) ? unknownVersion(error) : error;
    }
    found = await readVersion(sql);
  }
  if (found !== SCHEMA_VERSION)
    throw new Error(`the database has schema version ${found}, and this program knows version ${SCHEMA_VERSION} only`);
  await prepareColumns(sql);
  await prepareTables(sql);
  await prepareIndexes(sql);
}

/** Adds columns that databases of earlier programs lack. Those programs go on with them. */
async function prepareColumns(sql: Sql): Promise<void> {
  const read = (): Promise<unknown> => sql.query('select round_trip from present limit 1');
  // another process may add it at the same moment
  await read().catch(() => sql.query('alter table present add column round_trip integer not null default 0').catch(read));
}

/** Tables that databases of earlier programs lack. */
const ADDED_TABLES = ['links', 'day_results', 'documents', 'document_operations', 'document_races'];

async function prepareTables(sql: Sql): Promise<void> {
  for (const name of ADDED_TABLES) {
    if (await hasTable(sql, name)) continue;
    // another process may create it at the same moment
    await sql
      .query(SCHEMA.find((statement) => statement.startsWith(`create table ${name} `))!)
      .catch(() => sql.query(`select 1 from ${name} limit 1`));
  }
}

/** Creates missing indexes. Looks first, because both statements would lock the table even where there is nothing to do. */
async function prepareIndexes(sql: Sql): Promise<void> {
  const list = sql.kind === 'sqlite' ? "select name from sqlite_master where type = 'index'" : 'select indexname as name from pg_indexes';
  const known = new Set((await sql.query(list)).map(({ name }) => name));
  for (const [name, definition] of Object.entries(INDEXES))
    // another process may create it at the same moment
    if (!known.has(name)) await sql.query(`create index if not exists ${name} ${definition}`).catch(() => sql.query(list));
  for (const name of OLD_INDEXES) if (known.has(name)) await sql.query(`drop index if exists ${name}`);
}

async function readVersion(sql: Sql): Promise<number | null> {
  const version = (await sql.query('select max(version) as version from schema_version'))[0]?.['version'];
  return typeof version === 'number' ? version : null;
}

const hasTable = (sql: Sql, table: string): Promise<boolean> =>
  sql.query(`select 1 from ${table} limit 1`).then(
    () => true,
    () => false,
  );

const unknownVersion = (cause: unknown): Error =>
  new Error('the database has tables of an unknown schema version: use an empty database', { cause });
