/**
 * The tables, as steps from nothing to today: a step that was released is never changed, another follows it. Plain SQL that SQLite, PostgreSQL and what speaks its
 * language (Citus, CockroachDB, YugabyteDB) understand: every table but `processes` begins with the race it is about, so that it can be cut by it.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table races (
      id text primary key, game text not null, phase text not null, listed integer not null, room text not null, version integer not null,
      head text, seed text, rows integer not null, entries integer not null, stage integer not null, round integer, over integer not null,
      turn integer not null, owner text, created bigint not null, touched bigint not null)`,
    'create index races_listed on races (listed, phase, touched)',
    'create index races_owner on races (phase, owner)',
    `create table race_rows (
      race text not null, n integer not null, kind text not null, line text not null, id text, primary key (race, n))`,
    'create table tokens (race text not null, hash text not null, seat integer not null, primary key (race, hash))',
    `create table replies (
      race text not null, entries integer not null, seat integer not null, reply text not null, primary key (race, entries, seat))`,
    'create table processes (id text primary key, until bigint not null)',
  ],
  // people (docs/decisions/0016-people-without-accounts.md): what is about one person begins with his id
  [
    'create table people (id text primary key, name text not null, created bigint not null)',
    'create table person_tokens (person text not null, hash text not null, primary key (person, hash))',
    'create table phrases (hash text primary key, person text not null)',
    'create index phrases_person on phrases (person)',
    `create table person_seats (
      person text not null, race text not null, seat integer not null, primary key (person, race, seat))`,
    'create index person_seats_race on person_seats (race, seat)',
    // races out of which a name was taken: whoever has them in memory opens them anew
    'create table forgotten (race text primary key, at bigint not null)',
    'create table house (name text primary key, said text not null)',
  ],
  // whose turn it is: told to his browsers, once a turn, where he is not connected
  [
    `create table subscriptions (
      person text not null, hash text not null, endpoint text not null, p256dh text not null, auth text not null, language text not null,
      primary key (person, hash))`,
    'create table present (race text not null, seat integer not null, process text not null, primary key (race, seat, process))',
    'create index present_process on present (process)',
    'alter table races add column notified integer not null default 0',
  ],
  [
    // when a row was decided; when something is to be done in a race though nobody acts
    'alter table race_rows add column at bigint',
    'alter table races add column due bigint',
    'create index races_due on races (phase, due)',
    // links by which a seat is handed on, each once
    'create table handings (race text not null, hash text not null, seat integer not null, primary key (race, hash))',
  ],
  // what is said at a race; whose name a seat bears that is another's now
  [
    'create table person_names (person text not null, race text not null, seat integer not null, primary key (person, race, seat))',
    `create table chat (
      race text not null, n integer not null, seat integer not null, kind text not null, said text not null, id text not null, at bigint not null,
      primary key (race, n))`,
  ],
  // at which entries it was told that time runs out
  ['alter table races add column warned integer not null default 0'],
  // who has said it (null: said before this was kept), and under which name, where it is not the seat's for good
  ['alter table chat add column person text', 'alter table chat add column name text', 'create index chat_person on chat (person)'],
  // taken home by its only rider: no row is added any more, and nobody wakes it
  [
    'alter table races add column home integer not null default 0',
    `update races set home = 1 where phase = 'away' and room like '%"home":true%'`,
  ],
];
