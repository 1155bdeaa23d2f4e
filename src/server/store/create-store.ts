import { randomBytes, randomUUID } from 'node:crypto';
import { NO_SEAT } from '../../kit/index.ts';
import { createAdminStore } from './admin-store.ts';
import { createBatch } from './batch.ts';
import { createBatchedReads } from './batched-reads.ts';
import { createGroupCommit } from './group-commit.ts';
import { endLeasesOfEarlierBoot, isAlive, MAX_LEASE_MS } from './leases.ts';
import { prepareSchema } from './schema.ts';
import { createChatStore } from './chat-store.ts';
import { createDocumentStore } from './document-store.ts';
import { deadProcesses } from './dead-processes.ts';
import { createNoticeStore } from './notice-store.ts';
import { createPeopleStore } from './people-store.ts';
import { raceFromRow } from './race-from-row.ts';
import { createSharedStore } from './shared-store.ts';
import type { Sql, Statement, SqlValue } from './sql.ts';
import type { Store } from './store.ts';

/** The owner of races that another process must continue. */
const HANDED_OVER = 'handed';

/** Locks the race until the transaction ends. */
const lockRace = (race: string): Statement => ({
  sql: 'update races set version = version where id = $1',
  values: [race],
  mustAffectRows: true,
});

/** Opens the store over a database and creates its tables where they are missing. */
export async function createStore(sql: Sql): Promise<Store> {
  await prepareSchema(sql);
  await endLeasesOfEarlierBoot(sql);
  const append = createGroupCommit(async (parcels) => {
    const answers = await sql.append(parcels);
    sql.announce(parcels.filter((_, i) => answers[i] === null));
    return answers;
  });
  const alive = `select id from processes where ${isAlive(sql)}`;
  /** @param select makes the statement from a list of placeholders; `more`: values of the placeholders from `next` on */
  async function queryByIds(
    races: readonly string[],
    select: (ids: string, next: number) => string,
    more: readonly SqlValue[] = [],
  ): Promise<Record<string, SqlValue>[]> {
    const found: Record<string, SqlValue>[] = [];
    for (const some of chunksOf(races))
      found.push(...(await sql.query(select(placeholders(some, 1), some.length + 1), [...some, ...more])));
    return found;
  }

  async function ownerlessAmong(races: readonly string[]): Promise<readonly string[]> {
    const found = await queryByIds(
      races,
      (ids) => `select id from races where id in (${ids}) and phase = 'riding' and (owner is null or owner not in (${alive}))`,
    );
    return found.map(({ id }) => String(id));
  }

  async function claimAll(races: readonly string[], process: string): Promise<readonly string[]> {
    // most races that are opened have a living owner, and a look at them locks nothing
    for (const some of chunksOf(await ownerlessAmong(races)))
      await sql.transaction(
        [
          {
            sql: `update races set owner = $1 where id in (${placeholders(some, 2)}) and phase = 'riding' and (owner is null or owner not in (${alive}))`,
            values: [process, ...some],
          },
        ],
        // ownership is worthless after a power cut, so opening a race need not wait for the disk
        'relaxed',
      );
    const mine = await queryByIds(
      races,
      (ids, next) => `select id from races where id in (${ids}) and phase = 'riding' and owner = $${next}`,
      [process],
    );
    return mine.map(({ id }) => String(id));
  }

  /** Claims of this process; tests have several at one store. */
  const claims = new Map<string, (race: string) => Promise<boolean>>();
  function claimFor(process: string): (race: string) => Promise<boolean> {
    const known = claims.get(process);
    if (known !== undefined) return known;
    const claim = createBatch(async (races: readonly string[]) => {
      const mine = new Set(await claimAll(races, process));
      return races.map((race) => mine.has(race));
    }, MAX_IDS_PER_QUERY);
    claims.set(process, claim);
    return claim;
  }

  return {
    kind: sql.kind,
    ...createBatchedReads(sql),
    people: createPeopleStore(sql),
    notices: createNoticeStore(sql),
    chat: createChatStore(sql),
    admin: createAdminStore(sql),
    shared: createSharedStore(sql),
    documents: createDocumentStore(sql),
    async addRace({ id, game, listed, room, people = [] }, tokens) {
      await sql.transaction([
        {
          sql: `insert into races (id, game, phase, listed, room, version, rows, entries, stage, over, turn, created, touched)
                values ($1, $2, 'gathering', $3, $4, 1, 0, 0, 0, 0, -2, ${sql.now}, ${sql.now})`,
          values: [id, game, listed ? 1 : 0, room],
        },
        ...tokens.map(({ hash, seat }) => ({ sql: ADD_TOKEN, values: [id, hash, seat] })),
        ...people.map(({ person, seat }) => ({ sql: ADD_PERSON, values: [person, id, seat] })),
      ]);
      sql.announce([{ race: id }]);
    },
    async changeRoom(id, version, { room, listed, token, removedSeat, removedToken, addedPerson, head, begun, home }) {
      const changed = await sql.transaction([
        {
          sql: `update races set room = $3, version = version + 1, touched = ${sql.now}, listed = coalesce($4, listed), phase = coalesce($5, phase),
                  head = coalesce($6, head), seed = coalesce($7, seed) where id = $1 and version = $2`,
          values: [
            ...[id, version, room],
            listed === undefined ? null : listed ? 1 : 0,
            begun === undefined ? null : 'riding',
            begun?.head ?? head ?? null,
            begun?.seed ?? null,
          ],
          mustAffectRows: true,
        },
        ...(home === undefined
          ? []
          : [
              {
                sql: "update races set home = 1, phase = 'away', owner = null where id = $1 and rows = $2 and phase = 'riding'",
                values: [id, home.rows],
                mustAffectRows: true as const,
              },
            ]),
        ...(removedSeat === undefined
          ? []
          : ['tokens', 'person_seats'].map((table) => ({
              sql: `delete from ${table} where race = $1 and seat = $2`,
              values: [id, removedSeat],
            }))),
        ...(removedToken === undefined ? [] : [{ sql: 'delete from tokens where race = $1 and hash = $2', values: [id, removedToken] }]),
        ...(token === undefined ? [] : [{ sql: ADD_TOKEN, values: [id, token.hash, token.seat] }]),
        ...(addedPerson === undefined ? [] : [{ sql: ADD_PERSON, values: [addedPerson.person, id, addedPerson.seat] }]),
        ...(token?.person === undefined ? [] : [{ sql: ADD_PERSON, values: [token.person, id, token.seat] }]),
      ]);
      if (changed) sql.announce([{ race: id }]);
      return changed;
    },
    async putAway(untouched) {
      await sql.query(
        `update races set phase = 'away', owner = null where id in
           (select id from races where phase in ('gathering', 'riding') and touched < ${sql.now} - $1 limit ${MAX_SWEPT_AT_ONCE})`,
        [untouched],
      );
    },
    async mendTimes() {
      for (const phases of ["phase in ('gathering', 'riding')", "phase = 'over'"])
        await sql.query(
          `update races set touched = ${sql.now}, due = case when due > touched then ${sql.now} + (due - touched) else due end
             where id in (select id from races where ${phases} and touched > ${sql.now} + ${MAX_LEASE_MS} limit ${MAX_SWEPT_AT_ONCE})`,
        );
    },
    async wake(id) {
      const woken = await sql.transaction([
        {
          sql: `update races set phase = case when head is null then 'gathering' else 'riding' end, touched = ${sql.now}
                  where id = $1 and phase = 'away' and home = 0`,
          values: [id],
          mustAffectRows: true,
        },
      ]);
      if (woken) sql.announce([{ race: id }]);
      return woken;
    },
    async listRaces(phase, most) {
      const lines = await sql.query('select * from races where listed = 1 and phase = $1 order by touched desc limit $2', [phase, most]);
      return lines.map(raceFromRow);
    },
    append,
    keepReply: (race, round, seat, reply) =>
      sql.transaction([
        lockRace(race),
        {
          // a reply of seat NO_SEAT marks a closed round
          sql: `insert into replies (race, entries, seat, reply)
                  select id, cast($2 as integer), cast($3 as integer), cast($4 as text) from races
                  where id = $1 and phase <> 'over' and not exists (select 1 from replies where race = $1 and entries = $2 and seat = ${NO_SEAT})
                  on conflict (race, entries, seat) do update set reply = excluded.reply`,
          values: [race, round, seat, reply],
          mustAffectRows: true,
        },
      ]),
    async repliedSeats(race, round) {
      const lines = await sql.query('select seat from replies where race = $1 and entries = $2 and seat >= 0', [race, round]);
      return lines.map(({ seat }) => Number(seat));
    },
    async closeReplies(race, round) {
      const close = `insert into replies (race, entries, seat, reply) values ($1, $2, ${NO_SEAT}, '') on conflict (race, entries, seat) do nothing`;
      const forget = `delete from replies where race = $1 and seat >= 0 and entries < $2
        and entries in (select entries from replies where race = $1 and seat = ${NO_SEAT})`;
      await sql.transaction([lockRace(race), { sql: close, values: [race, round] }, { sql: forget, values: [race, round] }]);
      const select = 'select seat, reply from replies where race = $1 and entries = $2 and seat >= 0 order by seat';
      return (await sql.query(select, [race, round])).map(({ seat, reply }) => ({ seat: Number(seat), reply: String(reply) }));
    },
    async sweepReplies() {
      const finished = await sql.query(
        `select id from races where phase = 'over' and touched > ${sql.now} - ${SWEPT_BACK_MS} order by touched desc limit ${MAX_SWEPT_AT_ONCE}`,
      );
      const ids = finished.map(({ id }) => String(id));
      await queryByIds(ids, (some) => `delete from replies where race in (${some})`);
    },
    async beat(process, milliseconds) {
      await sql.query(
        `insert into processes (id, until) values ($1, ${sql.now} + $2) on conflict (id) do update set until = excluded.until`,
        [process, Math.min(milliseconds, MAX_LEASE_MS)],
      );
      if (milliseconds < 0) await sql.query('delete from present where process = $1', [process]);
      for (const { id } of await sql.query(`select id from processes where until < ${sql.now} - ${FORGET_PROCESS_AFTER_MS}`)) {
        await sql.query('delete from present where process = $1', [id!]);
        // races are found by the id of their dead owner
        await sql.query("delete from processes where id = $1 and not exists (select 1 from races where phase = 'riding' and owner = $1)", [
          id!,
        ]);
      }
    },
    claim: (race, process) => claimFor(process)(race),
    claimAll,
    async release(process, races, how) {
      for (const some of chunksOf(races))
        await sql.transaction(
          [
            {
              sql: `update races set owner = $1 where id in (${placeholders(some, 3)}) and owner = $2`,
              values: [how === 'handed' ? HANDED_OVER : null, process, ...some],
            },
          ],
          'relaxed',
        );
    },
    ownerlessAmong,
    async orphans(most) {
      // ids are random, so this is a random place in their order
      const start = randomBytes(6).toString('base64url');
      const found: string[] = [];
      for (const owner of [HANDED_OVER, ...(await deadProcesses(sql, "races where phase = 'riding' and owner"))])
        for (const part of ['id >= $2', 'id < $2']) {
          if (found.length >= most) break;
          const lines = await sql.query(`select id from races where phase = 'riding' and owner = $1 and ${part} order by id limit $3`, [
            owner,
            start,
            most - found.length,
          ]);
          found.push(...lines.map(({ id }) => String(id)));
        }
      return found;
    },
    async dueRaces(most) {
      const lines = await sql.query(
        `select id from races where phase = 'riding' and owner is null and due is not null and due <= ${sql.now} order by due limit $1`,
        [most],
      );
      return lines.map(({ id }) => String(id));
    },
    async now() {
      return Number((await sql.query(`select ${sql.now} as now`))[0]?.['now']);
    },
    async addHandOver(race, hash, seat) {
      await sql.transaction([
        { sql: 'delete from handings where race = $1 and seat = $2', values: [race, seat] },
        { sql: 'insert into handings (race, hash, seat) values ($1, $2, $3)', values: [race, hash, seat] },
      ]);
    },
    async seatOfHandOver(race, hash) {
      const [line] = await sql.query('select seat from handings where race = $1 and hash = $2', [race, hash]);
      return line === undefined ? null : Number(line['seat']);
    },
    async completeHandOver(race, hash, { seat, token, person, version, room }) {
      const done = await sql.transaction([
        {
          sql: 'update races set room = $3, version = version + 1 where id = $1 and version = $2',
          values: [race, version, room],
          mustAffectRows: true,
        },
        { sql: 'delete from handings where race = $1 and hash = $2', values: [race, hash], mustAffectRows: true },
        { sql: KEEP_NAME, values: [race, seat] },
        ...['tokens', 'person_seats'].map((table) => ({
          sql: `delete from ${table} where race = $1 and seat = $2`,
          values: [race, seat],
        })),
        { sql: ADD_TOKEN, values: [race, token, seat] },
        ...(person === undefined ? [] : [{ sql: ADD_PERSON, values: [person, race, seat] }]),
      ]);
      if (done) sql.announce([{ race }]);
      return done;
    },
    async progressOf(races) {
      const found = await queryByIds(races, (ids) => `select id, rows, version from races where id in (${ids})`);
      return found.map(({ id, rows, version }) => ({ id: String(id), rows: Number(rows), version: Number(version) }));
    },
    async ownedBy(process) {
      return (await sql.query("select id from races where phase = 'riding' and owner = $1", [process])).map(({ id }) => String(id));
    },
    listen: (listener) => sql.listen(listener),
    async check() {
      await sql.checkPlace();
      await sql.transaction([
        {
          sql: "insert into settings (key, value) values ('health', $1) on conflict (key) do update set value = excluded.value",
          values: [randomUUID()],
        },
      ]);
    },
    eraseDeleted: () => sql.eraseDeleted(),
    close: () => sql.close(),
  };
}

const MAX_SWEPT_AT_ONCE = 1_000;
const SWEPT_BACK_MS = 7_200_000;
const FORGET_PROCESS_AFTER_MS = 3_600_000;
/** Keeps each query short, because others wait for it. */
const MAX_IDS_PER_QUERY = 250;
const chunksOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_QUERY) }, (_, i) =>
    ids.slice(i * MAX_IDS_PER_QUERY, (i + 1) * MAX_IDS_PER_QUERY),
  );
const placeholders = (ids: readonly string[], first: number): string => ids.map((_, i) => `$${first + i}`).join(', ');
const ADD_TOKEN = 'insert into tokens (race, hash, seat) values ($1, $2, $3)';

/** A seat that is handed on keeps its name. */
const KEEP_NAME = `insert into person_names (person, race, seat)
  select person, race, seat from person_seats where race = $1 and seat = $2 on conflict (person, race, seat) do nothing`;
const ADD_PERSON = 'insert into person_seats (person, race, seat) values ($1, $2, $3)';
