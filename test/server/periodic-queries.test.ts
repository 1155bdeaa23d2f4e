import { expect, test } from 'vitest';
import { createStore } from '../../src/server/store/create-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/index.ts';

/** What a process asks the store all the time is found by an index, however many races there are. `npm run bench:server -- --part million` measures the same calls. */

const PERIODIC: readonly (readonly [string, (store: Store) => Promise<unknown>])[] = [
  ['beat', (store) => store.beat('me', 1_000)],
  ['orphans', (store) => store.orphans(50)],
  ['ownerlessAmong', (store) => store.ownerlessAmong(['r', 's'])],
  ['claimAll', (store) => store.claimAll(['r', 's'], 'me')],
  ['claim', (store) => store.claim('r', 'me')],
  ['dueRaces', (store) => store.dueRaces(50)],
  ['leftBehind', (store) => store.notices.leftBehind('me', 50)],
  ['progressOf', (store) => store.progressOf(['r', 's'])],
  ['forgotten', (store) => store.people.forgotten(60_000)],
  ['putAway', (store) => store.putAway(60_000)],
  ['sweepReplies', (store) => store.sweepReplies()],
  ['listRaces', (store) => store.listRaces('riding', 50)],
  ['ownedBy', (store) => store.ownedBy('me')],
  ['pendingRaces', (store) => store.documents.pendingRaces('', 50)],
];

test.each(PERIODIC)('%s reads no table from end to end, and sorts nothing', async (_, call) => {
  const sql = await openSqlite(':memory:');
  const statements: string[] = [];
  const store = await createStore({
    ...sql,
    query: (statement, values) => (statements.push(statement), sql.query(statement, values)),
    transaction: (all, how) => (statements.push(...all.map((each) => each.sql)), sql.transaction(all, how)),
  });
  // processes that have stopped: one with a race and a person, one handed its races over, and one stopped long ago
  for (const id of ['dies', 'handed', 'old', 'me']) await store.beat(id, 60_000);
  for (const id of ['r', 's']) {
    await store.addRace({ id, game: 'toy', listed: true, room: '' }, []);
    await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
  }
  expect(await store.claim('r', 'dies')).toBe(true);
  await store.beat('dies', -1);
  await store.beat('old', -10_000_000);
  await store.notices.setPresent('dies', [{ race: 'r', seat: 0, how: 'there' }]);
  statements.length = 0;
  await call(store);
  expect(statements).not.toEqual([]);
  for (const statement of statements) {
    const plan = (await sql.query(`explain query plan ${statement}`)).map(({ detail }) => String(detail)).join('\n');
    // `processes` has a few rows
    expect(plan, statement).not.toMatch(/SCAN (?!processes)|TEMP B-TREE/);
    // these two would lead through all open races
    expect(plan, statement).not.toMatch(/(races_unfinished|races_in_lobby) \((?!touched|phase)/);
  }
  await store.close();
});

test('a process that leaves hands a thousand races over in a few transactions, because each waits for the disk', async () => {
  const sql = await openSqlite(':memory:');
  let calls = 0;
  const store = await createStore({
    ...sql,
    query: (statement, values) => (calls++, sql.query(statement, values)),
    transaction: (all, how) => (calls++, sql.transaction(all, how)),
  });
  const ids = Array.from({ length: 1_000 }, (_, i) => `r${i}`);
  for (const id of ids) {
    await store.addRace({ id, game: 'toy', listed: true, room: '' }, []);
    await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
  }
  await store.beat('other', 60_000);
  await store.beat('leaves', 60_000);
  await store.claimAll(ids.slice(1), 'leaves');
  await store.claim('r0', 'other');
  calls = 0;
  await store.release('leaves', ids, 'handed');
  expect(calls).toBeLessThan(10);
  expect(await store.ownedBy('leaves')).toEqual([]);
  // what another process owns stays its own
  expect(await store.ownedBy('other')).toEqual(['r0']);
  expect(await store.ownerlessAmong(ids)).toHaveLength(999);
  await store.close();
});
