import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStore } from '../../src/server/store/create-store.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { RemotePlayer, openRace, post, REIFENBREITE } from './remote-player.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** A full or unreachable store: players get the reason, nothing is half done, and the server recovers without a restart. */

const folder = folderForAll('hostile');
const web = pageForAll();
const postgres = await postgresForAll();
const open: Served[] = [];
afterAll(async () => {
  for (const each of open) await each.close();
});

/** Longer than all store timeouts for one message together. */
const SILENCE_TIMEOUT_MS = 30_000;

/** Two people in a race; `far` has to decide. */
async function atRace(served: Served): Promise<{ readonly id: string; readonly far: RemotePlayer; readonly other: RemotePlayer }> {
  open.push(served);
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
  const [far, other] = [new RemotePlayer(id, tokens[0]!), new RemotePlayer(id, tokens[1]!)];
  for (const each of [far, other]) await each.connect(served.base);
  for (const each of [far, other]) await each.until(() => each.seat !== null);
  // each client checks its condition only when it gets a message
  await Promise.race([far, other].map((each) => each.until(() => each.choices() !== null)));
  await Promise.all([
    far.until(() => far.seat!.entries.length >= other.seat!.entries.length),
    other.until(() => other.seat!.entries.length >= far.seat!.entries.length),
  ]);
  return far.choices() === null ? { id, far: other, other: far } : { id, far, other };
}

/**
 * Expects that acting and opening fail with a reason while the store fails, and that no client gets an update.
 * @returns expects that the same action succeeds once the store works again
 */
async function failsAt(
  served: Served,
  { id, far, other }: Awaited<ReturnType<typeof atRace>>,
  codes: RegExp,
  { opening = true } = {},
): Promise<() => Promise<void>> {
  const { after, actions } = far.choices()!;
  const act = { type: 'act', id: 'tapped', after, action: actions[0]! };
  const shown = other.seat!.entries.length;
  const dead = setTimeout(() => far.cut(), SILENCE_TIMEOUT_MS);
  const said = await far.ask(act);
  clearTimeout(dead);
  expect(said.refusal?.code).toMatch(codes);
  const openOne = (): Promise<Response> => post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] });
  let opened = opening ? await openOne() : null;
  // a full file may still have room in the table of races
  for (let tried = 0; tried < 50 && opened?.status === 201; tried++) opened = await openOne();
  if (opened !== null) expect([opened.status, await opened.json()]).toEqual([503, { problems: [{ code: 'wire-store' }] }]);
  expect([far.seat!.entries.length, other.seat!.entries.length]).toEqual([after, shown]);
  return async () => {
    // the same message id again counts once, whether or not the row was stored before
    await expect
      .poll(
        async () => {
          if (!far.open) await far.connect(served.base).catch(() => undefined);
          // a silent connection is replaced, as a page does
          const dead = setTimeout(() => far.cut(), SILENCE_TIMEOUT_MS);
          const { refusal } = await far.ask(act);
          clearTimeout(dead);
          return refusal;
        },
        { timeout: 100_000 },
      )
      .toBeNull();
    // a connection cut by the failure is replaced, as a page does
    const entriesSeen = async (): Promise<number> => {
      if (!other.open) await other.connect(served.base).catch(() => undefined);
      return other.seat!.entries.length;
    };
    await expect.poll(entriesSeen, { timeout: 60_000 }).toBeGreaterThan(shown);
    const ids = (await served.store.readRows(id, 1)).map((row) => row.id).filter((name) => name?.endsWith(' tapped'));
    expect(ids).toHaveLength(1);
    expect((await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).status).toBe(201);
    for (const each of [far, other]) each.cut();
  };
}

test('SQLite: a full disk', async () => {
  const sql = await openSqlite(join(folder, 'full.sqlite'));
  const served = await serve(await createStore(sql), web);
  const race = await atRace(served);
  // the file may not grow and its free pages are used up, so SQLite reports a full disk
  await sql.query('pragma max_page_count = 1');
  let n = 0;
  const fill = (size: number): Promise<boolean> =>
    sql.query("insert into race_rows (race, n, kind, line) values ('fill', $1, 'table', $2)", [++n, 'x'.repeat(size)]).then(
      () => true,
      () => false,
    );
  for (const size of [2000, 200, 20, 1]) while (await fill(size));
  const again = await failsAt(served, race, /^table-not-kept-full$/);
  await sql.query('pragma max_page_count = 1000000');
  await again();
});

test('SQLite: a read-only file', async () => {
  const sql = await openSqlite(join(folder, 'forbidden.sqlite'));
  const served = await serve(await createStore(sql), web);
  const race = await atRace(served);
  await sql.query('pragma query_only = 1');
  const again = await failsAt(served, race, /^table-not-kept-forbidden$/);
  await sql.query('pragma query_only = 0');
  await again();
});

test.skipIf(postgres === null)('PostgreSQL: stopped and started again', async () => {
  const served = await serve(await postgres!.fresh(), web);
  const race = await atRace(served);
  await postgres!.kill();
  const again = await failsAt(served, race, /^table-not-kept-lost$/);
  expect((await fetch(`${served.base}/healthz`)).status).toBe(503);
  await postgres!.start();
  await again();
  expect((await fetch(`${served.base}/healthz`)).status).toBe(200);
});

test.skipIf(postgres === null)(
  'PostgreSQL: no answers for a while',
  async () => {
    const store = await createStore(await openPostgres(await postgres!.fresh(), { timeoutMs: 4_000 }));
    const served = await serve(store, web);
    const race = await atRace(served);
    postgres!.freeze('STOP');
    // opening is left out, because it would wait for the timeout of each statement
    const again = await failsAt(served, race, /^table-not-kept-lost$/, { opening: false }).finally(() => postgres!.freeze('CONT'));
    await again();
  },
  180_000,
);

test.skipIf(postgres === null)(
  'PostgreSQL: an action that was refused during a pause and is stored all the same reaches the players without being sent again',
  async () => {
    const store = await createStore(await openPostgres(await postgres!.fresh(), { timeoutMs: 3_000 }));
    const served = await serve(store, web);
    const { id, far, other } = await atRace(served);
    const { after, actions } = far.choices()!;
    postgres!.freeze('STOP');
    try {
      expect((await far.ask({ type: 'act', id: 'tapped', after, action: actions[0]! } as never)).refusal?.code).toBe('table-not-kept-lost');
    } finally {
      postgres!.freeze('CONT');
    }
    const isStored = async (): Promise<boolean> => (await store.readRows(id, 1).catch(() => [])).some((row) => row.id?.endsWith(' tapped'));
    const reconnect = async (player: RemotePlayer): Promise<void> => {
      if (!player.open) await player.connect(served.base).catch(() => undefined);
    };
    // the database had the statement already, and carries it out when it goes on; if it does not, nothing has happened
    let stored = false;
    for (let looks = 0; looks < 20 && !stored; looks++) {
      await new Promise((later) => setTimeout(later, 100));
      stored = await isStored();
    }
    const isKnown = (player: RemotePlayer): boolean => player.seat!.entries.length > after;
    await expect
      .poll(
        async () => {
          for (const each of [far, other]) await reconnect(each);
          return [isKnown(far), isKnown(other)];
        },
        { timeout: 60_000 },
      )
      .toEqual([stored, stored]);
    for (const each of [far, other]) each.cut();
  },
  180_000,
);
