import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createStore } from '../../src/server/store/create-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { chatOf, isPostgres, openStore, StoreFailure, type Store } from '../../src/server/store/index.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { act, at, journalContract, type StoreUnderTest } from '../table/journal-contract.ts';
import { folderForAll, postgresForAll } from './for-all.ts';

/** The store contract on each database. One file, because all tests share the two databases and their set-up, and each test covers a part of one interface. */

const folder = folderForAll('store');
const postgres = await postgresForAll();
const opened: Store[] = [];
// a database limits its connections
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

let files = 0;
const places = [
  { name: 'SQLite', fresh: () => Promise.resolve(join(folder, `${++files}.sqlite`)), is: true },
  { name: 'PostgreSQL', fresh: () => postgres!.fresh(), is: postgres !== null },
];

async function open(where: string): Promise<Store> {
  const store = await openStore(where);
  opened.push(store);
  return store;
}
const race = (id: string, listed = true) => ({ id, game: 'toy', listed, room: '{"seats":[]}' });

describe.each(places.filter(({ is }) => is))('$name', ({ name, fresh }) => {
  journalContract(name, async (): Promise<StoreUnderTest> => {
    const where = await fresh();
    const [store, other] = [await open(where), await open(where)];
    const journalOf = (of: Store, id: string) => ({
      append: (...[rows, summary]: Parameters<StoreJournal>) => of.append(id, rows, summary),
      read: (n: number) => of.readRows(id, n),
    });
    return {
      async journal(id) {
        await store.addRace(race(id), []);
        return journalOf(store, id);
      },
      again: (id) => Promise.resolve(journalOf(other, id)),
      summary: async (id) => (await store.findRace(id))?.summary ?? null,
    };
  });

  test('a room changes under its version; a refused change has no effect', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), [{ hash: 'opener', seat: -2 }]);
    expect(await mine.changeRoom('r', 1, { room: '1', token: { hash: 'a', seat: 0 } })).toBe(true);
    expect(await his.changeRoom('r', 1, { room: '2', token: { hash: 'b', seat: 0 } })).toBe(false);
    expect(await his.findRace('r')).toMatchObject({ room: '1', version: 2, phase: 'gathering', head: null, summary: null });
    expect(await Promise.all(['opener', 'a', 'b'].map((hash) => his.seatOf('r', hash)))).toEqual([-2, 0, null]);
    expect(await his.seatOf('another', 'a')).toBeNull();
    expect(await his.changeRoom('r', 2, { room: '3', removedSeat: 0, begun: { head: 'head', seed: 'seed' } })).toBe(true);
    expect(await mine.seatOf('r', 'a')).toBeNull();
    expect(await mine.findRace('r')).toMatchObject({ phase: 'riding', head: 'head', seed: 'seed' });
  });

  test('of many concurrent changes one succeeds', async () => {
    const where = await fresh();
    const stores = [await open(where), await open(where)];
    await stores[0]!.addRace(race('r'), []);
    const tried = await Promise.all(Array.from({ length: 10 }, (_, i) => stores[i % 2]!.changeRoom('r', 1, { room: String(i) })));
    expect(tried.filter(Boolean)).toHaveLength(1);
    expect((await stores[0]!.findRace('r'))!.room).toBe(String(tried.indexOf(true)));
  });

  test('lists show listed races by phase', async () => {
    const store = await open(await fresh());
    for (const id of ['a', 'b', 'c']) await store.addRace(race(id, id !== 'b'), []);
    await store.changeRoom('c', 1, { room: '', begun: { head: '', seed: '' } });
    const ids = async (phase: 'gathering' | 'riding' | 'over') => (await store.listRaces(phase, 10)).map(({ id }) => id);
    expect([await ids('gathering'), await ids('riding'), await ids('over')]).toEqual([['a'], ['c'], []]);
    await store.append('c', [act(1)], { ...at(1), over: true });
    expect([await ids('riding'), await ids('over')]).toEqual([[], ['c']]);
  });

  test('facts about the table do not move a race up in lists, because answers in advance are secret', async () => {
    const store = await open(await fresh());
    const order = async () => (await store.listRaces('riding', 10)).map(({ id }) => id);
    for (const id of ['a', 'b']) {
      await store.addRace(race(id), []);
      await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
      await store.append(id, [act(1)], at(1));
      const { touched } = (await store.findRace(id))!;
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(touched + 1);
    }
    expect(await order()).toEqual(['b', 'a']);
    await store.append('a', [{ n: 2, kind: 'table', text: '{"fact":"answers"}' }], at(1));
    expect(await order()).toEqual(['b', 'a']);
    await store.append('a', [act(3)], at(2));
    expect(await order()).toEqual(['a', 'b']);
  });

  test('an untouched race is put away, leaves the lists, and resumes on request', async () => {
    const store = await open(await fresh());
    for (const id of ['gathers', 'rides', 'over']) await store.addRace(race(id), []);
    for (const id of ['rides', 'over']) await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
    await store.append('over', [act(1)], { ...at(1), over: true });
    const phases = () => Promise.all(['gathers', 'rides', 'over'].map(async (id) => (await store.findRace(id))!.phase));
    await store.putAway(3_600_000);
    expect(await phases()).toEqual(['gathering', 'riding', 'over']);
    await store.putAway(-1_000);
    expect(await phases()).toEqual(['away', 'away', 'over']);
    expect([await store.listRaces('gathering', 9), await store.listRaces('riding', 9)]).toEqual([[], []]);
    expect(await Promise.all([store.wake('gathers'), store.wake('over')])).toEqual([true, false]);
    // a process had the race open all the time
    await store.append('rides', [act(1)], at(1));
    expect(await phases()).toEqual(['gathering', 'riding', 'over']);
  });

  test('a race has one owner at a time; one other process follows a dead owner or a hand-over', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), []);
    expect(await mine.claim('r', 'me')).toBe(false);
    await mine.changeRoom('r', 1, { room: '', begun: { head: '', seed: '' } });
    await mine.beat('me', 60_000);
    await his.beat('he', 60_000);
    expect(await Promise.all([mine.claim('r', 'me'), his.claim('r', 'he')]).then((all) => all.filter(Boolean).length)).toBe(1);
    const [owner, other] = (await mine.ownedBy('me')).length === 1 ? ['me', 'he'] : ['he', 'me'];
    expect(await his.claim('r', other)).toBe(false);
    expect(await his.orphans(10)).toEqual([]);
    expect(await his.ownerlessAmong(['r', 'unknown'])).toEqual([]);
    await mine.beat(owner, -1);
    expect(await his.orphans(10)).toEqual(['r']);
    expect(await his.ownerlessAmong(['unknown', 'r'])).toEqual(['r']);
    expect(await his.claim('r', other)).toBe(true);
    await his.release(other, ['r'], 'handed');
    expect(await mine.orphans(10)).toEqual(['r']);
    await mine.beat('third', 60_000);
    expect(await mine.claim('r', 'third')).toBe(true);
    await mine.release('third', ['r'], 'resting');
    expect([await mine.orphans(10), await mine.ownedBy('third')]).toEqual([[], []]);
    expect([await mine.ownerlessAmong(['r']), await mine.ownerlessAmong([])]).toEqual([['r'], []]);
  });

  test('the last reply of a seat counts, and only in its round', async () => {
    const store = await open(await fresh());
    await store.addRace(race('r'), []);
    await store.keepReply('r', 7, 1, 'hill');
    await store.keepReply('r', 7, 0, 'pass');
    await store.keepReply('r', 7, 1, 'pass');
    await store.keepReply('r', 8, 1, 'hill');
    expect(await store.closeReplies('r', 7)).toEqual([
      { seat: 0, reply: 'pass' },
      { seat: 1, reply: 'pass' },
    ]);
  });

  test('replies of a round are deleted when a later one is closed, and rounds stay closed; a finished race takes and keeps none', async () => {
    const store = await open(await fresh());
    await store.addRace(race('r'), []);
    await store.changeRoom('r', 1, { room: '', begun: { head: '', seed: '' } });
    for (const round of [7, 9]) await store.keepReply('r', round, 1, 'hill');
    await store.closeReplies('r', 7);
    // can be repeated by a process that takes over before the replies were applied
    expect(await store.closeReplies('r', 7)).toEqual([{ seat: 1, reply: 'hill' }]);
    expect(await store.closeReplies('r', 9)).toEqual([{ seat: 1, reply: 'hill' }]);
    expect(await store.closeReplies('r', 7)).toEqual([]);
    // a process that is behind does not delete later replies
    expect(await store.closeReplies('r', 9)).toEqual([{ seat: 1, reply: 'hill' }]);
    expect([await store.keepReply('r', 7, 0, 'hill'), await store.keepReply('r', 9, 0, 'hill')]).toEqual([false, false]);
    expect(await store.keepReply('r', 11, 1, 'pass')).toBe(true);
    await store.sweepReplies();
    expect(await store.closeReplies('r', 9)).toHaveLength(1);
    await store.append('r', [act(1)], { ...at(1), over: true });
    expect(await store.keepReply('r', 13, 1, 'pass')).toBe(false);
    await store.sweepReplies();
    expect([await store.closeReplies('r', 9), await store.closeReplies('r', 11)]).toEqual([[], []]);
  });

  test('a race brought back to a device stays away, even if rows or requests arrive', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    for (const id of ['r', 'other']) {
      await mine.addRace(race(id), []);
      await mine.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
      await mine.append(id, [act(1)], at(1));
    }
    // refused, because a row was stored in between
    expect(await mine.changeRoom('r', 2, { room: 'home', home: { rows: 0 } })).toBe(false);
    expect(await mine.findRace('r')).toMatchObject({ phase: 'riding', room: '', version: 2 });
    expect(await mine.changeRoom('r', 2, { room: 'home', home: { rows: 1 } })).toBe(true);
    expect(await mine.findRace('r')).toMatchObject({ phase: 'away', room: 'home', owner: null });
    const both = ['r', 'other'].map((id) => his.append(id, [act(2)], at(2)));
    expect(await Promise.all(both)).toEqual(['forbidden', null]);
    expect(await his.wake('r')).toBe(false);
    expect(await mine.findRace('r')).toMatchObject({ phase: 'away', rows: 1 });
  });

  test('an acknowledged reply is part of a round closed at that moment; a later one is not stored', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), []);
    for (let round = 0; round < 20; round++) {
      const asked = [0, 1, 2].map((seat) => his.keepReply('r', round, seat, 'hill'));
      const closed = await mine.closeReplies('r', round);
      const kept = (await Promise.all(asked)).flatMap((isKept, seat) => (isKept ? [seat] : []));
      expect(closed.map(({ seat }) => seat)).toEqual(kept);
      expect(await his.keepReply('r', round, 3, 'hill')).toBe(false);
      expect(await mine.closeReplies('r', round)).toEqual(closed);
    }
  });

  test('a person: token and phrase hashes, seats, and complete deletion', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.people.add({ id: 'eva', name: 'Eva' }, 'a');
    await mine.people.rename('eva', 'Ewa');
    expect(await his.people.find('eva')).toMatchObject({ id: 'eva', name: 'Ewa' });
    expect(await Promise.all([his.people.addToken('eva', 'b'), his.people.addToken('nobody', 'c')])).toEqual([true, false]);
    expect(await Promise.all(['a', 'b', 'c'].map((hash) => his.people.knows('eva', hash)))).toEqual([true, true, false]);
    await mine.people.setPhrase('eva', 'old');
    await mine.people.setPhrase('eva', 'new');
    expect(await Promise.all(['old', 'new'].map((hash) => his.people.personOfPhrase(hash)))).toEqual([null, 'eva']);
    for (const id of ['r', 'q']) {
      await mine.addRace(race(id), []);
      await mine.changeRoom(id, 1, { room: '', token: { hash: id, seat: 1, person: 'eva' } });
    }
    expect(await Promise.all(['r', 'none'].map((id) => his.people.seatOf(id, 'eva')))).toEqual([1, null]);
    await mine.changeRoom('q', 2, { room: '', removedSeat: 1 });
    expect((await his.people.racesOf('eva', 10)).map(({ race: { id }, seat }) => ({ id, seat }))).toEqual([{ id: 'r', seat: 1 }]);
    // a seat that was handed on still has the person's name
    await mine.addHandOver('r', 'link', 1);
    expect(await mine.completeHandOver('r', 'link', { seat: 1, token: 'new', version: 2, room: '' })).toBe(true);
    expect([await his.people.racesOf('eva', 10), await his.people.namesOf('eva')]).toEqual([[], [{ race: 'r', seat: 1 }]]);
    await mine.people.remove('eva');
    expect(await his.people.namesOf('eva')).toEqual([]);
    const left = [his.people.find('eva'), his.people.personOfPhrase('new'), his.people.seatOf('r', 'eva')];
    expect(await Promise.all(left)).toEqual([null, null, null]);
    expect(await his.people.knows('eva', 'a')).toBe(false);
  });

  test('due races without an owner are found; rows have their time', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    const summary = { entries: 1, stage: 1, round: 1, over: false, turn: 0 };
    const now = await mine.now();
    for (const [id, due] of [
      ['past', now - 1],
      ['older', now - 1000],
      ['future', now + 600_000],
      ['never', null],
    ] as const) {
      await mine.addRace(race(id), []);
      await mine.changeRoom(id, 1, { room: '{"seats":[]}', begun: { head: 'h', seed: 's' } });
      expect(await mine.append(id, [{ n: 1, kind: 'table', text: '{}', at: now }], { ...summary, due })).toBeNull();
    }
    expect(await his.dueRaces(10)).toEqual(['older', 'past']);
    expect(await his.readRows('past', 1)).toEqual([{ n: 1, kind: 'table', text: '{}', at: now }]);
    // an owned race is left to its owner, and a race without a deadline is not due
    await mine.beat('me', 60_000);
    await mine.claim('older', 'me');
    await mine.append('past', [{ n: 2, kind: 'table', text: '{}', at: now }], { ...summary, due: null });
    expect(await his.dueRaces(10)).toEqual([]);
  });

  test('a seat is handed on once, by the last link only, and the old owner loses it', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), [{ hash: 'old', seat: 0 }]);
    await mine.addHandOver('r', 'first', 0);
    await mine.addHandOver('r', 'last', 0);
    expect([await his.seatOfHandOver('r', 'first'), await his.seatOfHandOver('r', 'last')]).toEqual([null, 0]);
    const to = (token: string) => ({ seat: 0, token, version: 1, room: '{}' });
    const taken = await Promise.all([mine.completeHandOver('r', 'last', to('a')), his.completeHandOver('r', 'last', to('b'))]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await mine.seatOf('r', 'old')).toBeNull();
    expect(await Promise.all(['a', 'b'].map((token) => mine.seatOf('r', token)))).toEqual(taken.map((did) => (did ? 0 : null)));
    expect(await mine.completeHandOver('r', 'last', { ...to('c'), version: 2 })).toBe(false);
  });

  test('one process sends a notice; a person connected to a living process is present', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), []);
    const claimed = await Promise.all([mine.notices.claim('r', 4, 'turn'), his.notices.claim('r', 4, 'turn')]);
    expect(claimed.filter(Boolean)).toHaveLength(1);
    expect([await mine.notices.claim('r', 3, 'turn'), await mine.notices.claim('r', 5, 'turn')]).toEqual([false, true]);
    const warned = await Promise.all([mine.notices.claim('r', 4, 'time'), his.notices.claim('r', 4, 'time')]);
    expect(warned.filter(Boolean)).toHaveLength(1);
    await mine.notices.setPresent('he', [{ race: 'r', seat: 0, how: 'there' }]);
    expect(await mine.notices.isPresent('r', 0)).toBe(false);
    await his.beat('he', 60_000);
    expect(await Promise.all([0, 1].map((seat) => mine.notices.isPresent('r', seat)))).toEqual([true, false]);
    await his.notices.setPresent('he', [{ race: 'r', seat: 0, how: 'gone' }]);
    expect(await mine.notices.isPresent('r', 0)).toBe(false);
    const browser = { endpoint: 'https://a', p256dh: 'p', auth: 'a', language: 'de' };
    expect([await mine.notices.subscribe('eva', '1', browser, 1), await mine.notices.subscribe('eva', '1', browser, 1)]).toEqual([
      true,
      true,
    ]);
    expect(await mine.notices.subscribe('eva', '2', browser, 1)).toBe(false);
    expect(await his.notices.subscriptions('eva')).toEqual([browser]);
    await his.notices.unsubscribe('eva', '1');
    expect(await mine.notices.subscriptions('eva')).toEqual([]);
  });

  test('chat lines are stored once, in order, up to a limit, and other processes are notified', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    const notified = new Promise<void>((resolve) => his.listen((races) => void ((races === null || races.has(chatOf('r'))) && resolve())));
    const say = (store: Store, id: string, seat = 0) =>
      store.chat.say('r', { seat, person: null, name: null, kind: 'text', said: `said ${id}`, id });
    await Promise.all([say(mine, 'a'), say(his, 'b'), say(mine, 'c'), say(his, 'd', 1)]);
    await say(his, 'a');
    await notified;
    const lines = await his.chat.since('r', 0);
    expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(new Set(lines.map(({ said }) => said)).size).toBe(4);
    expect(await mine.chat.since('r', 3)).toEqual(lines.slice(3));
    expect(await mine.chat.since('another', 0)).toEqual([]);
  });

  test('a person’s lines disappear at every race, others stay, and numbers are not reused', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    const line = { seat: 0, person: 'eva', name: null, kind: 'text' } as const;
    await mine.chat.say('r', { ...line, said: 'a', id: 'a', name: 'Eva' });
    await mine.chat.say('r', { ...line, said: 'b', id: 'b', person: 'jan' });
    await mine.chat.say('r', { ...line, said: 'c', id: 'c', person: null });
    await mine.chat.say('r', { ...line, said: 'd', id: 'd', seat: -2 });
    await mine.chat.say('q', { ...line, said: 'e', id: 'e' });
    expect((await his.chat.since('r', 0))[0]).toMatchObject({ n: 1, seat: 0, name: 'Eva', said: 'a' });
    await mine.chat.removeOf('eva');
    const left = await his.chat.since('r', 0);
    expect(left.map(({ n, said }) => [n, said])).toEqual([
      [2, 'b'],
      [3, 'c'],
    ]);
    expect(left.some((each) => 'name' in each)).toBe(false);
    expect(await his.chat.since('q', 0)).toEqual([]);
    // readers of line 4 get the next line; a repeated line of a deleted sender does not come back
    await his.chat.say('r', { ...line, said: 'f', id: 'f', person: 'jan' });
    await his.chat.say('r', { ...line, said: 'd', id: 'd', seat: -2 });
    expect((await mine.chat.since('r', 4)).map(({ n, said }) => [n, said])).toEqual([[5, 'f']]);
  });

  test('a setting is created once, by one process', async () => {
    const where = await fresh();
    const stores = [await open(where), await open(where)];
    const made = await Promise.all(['a', 'b'].map((text, i) => stores[i]!.people.once('salt', () => text)));
    expect(made[0]).toBe(made[1]);
    await stores[0]!.people.forget('r');
    expect((await stores[1]!.people.forgotten(60_000)).map(({ race: id }) => id)).toEqual(['r']);
  });

  test('another process is notified of appended rows', async () => {
    const where = await fresh();
    const [mine, his] = [await open(where), await open(where)];
    await mine.addRace(race('r'), []);
    const notified = new Promise<readonly unknown[] | null>((resolve) => {
      his.listen((races) => {
        const rows = races?.get('r');
        if (races === null || rows?.length) resolve(rows ?? null);
      });
    });
    expect(await mine.append('r', [act(1)], at(1))).toBeNull();
    // a notice that names the race also contains its rows
    expect([null, [act(1)]]).toContainEqual(await notified);
    expect(await his.readRows('r', 1)).toEqual([act(1)]);
  });

  test('a database of another or an unknown schema version is refused with a reason', async () => {
    const openSql = async (where: string): Promise<Sql> => (isPostgres(where) ? openPostgres(where) : openSqlite(where));
    const where = await fresh();
    await (await open(where)).addRace(race('r'), []);
    const newer = await openSql(where);
    await newer.query('update schema_version set version = 2');
    await newer.close();
    await expect(openStore(where)).rejects.toThrow('the database has schema version 2, and this program knows version 1 only');

    const other = await fresh();
    const unknown = await openSql(other);
    await unknown.query('create table races (id text)');
    await unknown.close();
    await expect(openStore(other)).rejects.toThrow('unknown schema version');
  });

  test('two processes that open an empty database at once create the tables once', async () => {
    const where = await fresh();
    const stores = await Promise.all([open(where), open(where)]);
    await stores[0].addRace(race('r'), []);
    expect(await (await open(where)).findRace('r')).toMatchObject({ id: 'r', rows: 0 });
  });
});

type StoreJournal = (rows: Parameters<Store['append']>[1], summary: Parameters<Store['append']>[2]) => unknown;

// how long a database takes to start varies
const BACK = { timeout: 600_000 };
test.skipIf(postgres === null)('a lost database fails with a reason and no effect, and works again when it is back', BACK, async () => {
  const store = await open(await postgres!.fresh());
  await store.addRace(race('r'), []);
  expect(await store.append('r', [act(1)], at(1))).toBeNull();
  await postgres!.kill();
  expect(await store.append('r', [act(2)], at(2))).toBe('lost');
  await expect(store.findRace('r')).rejects.toBeInstanceOf(StoreFailure);
  await postgres!.start();
  await expect.poll(() => store.append('r', [act(2)], at(2)), BACK).not.toBe('lost');
  expect(await store.readRows('r', 1)).toEqual([act(1), act(2)]);
});

test('ownership is stored relaxed, and everything else durably', async () => {
  const sql = await openSqlite(join(folder, 'relaxed.sqlite'));
  const how: string[] = [];
  const store = await createStore({
    ...sql,
    transaction: (statements, durability = 'durable') => (how.push(durability), sql.transaction(statements, durability)),
  });
  opened.push(store);
  await store.addRace(race('r'), []);
  await store.changeRoom('r', 1, { room: '', begun: { head: '', seed: '' } });
  await store.beat('me', 60_000);
  expect(await store.claim('r', 'me')).toBe(true);
  expect(await store.claim('nowhere', 'me')).toBe(false);
  expect(how.slice(-2)).toEqual(['durable', 'relaxed']);
  // 2 means that every commit is on disk before it is acknowledged
  expect(await sql.query('pragma synchronous')).toEqual([{ synchronous: 2 }]);
  await expect(sql.transaction([{ sql: 'no statement', values: [] }], 'relaxed')).rejects.toBeInstanceOf(StoreFailure);
  expect(await sql.query('pragma synchronous')).toEqual([{ synchronous: 2 }]);
});

test('a full disk fails with a reason and no effect, and works again when there is room', async () => {
  const sql = await openSqlite(join(folder, 'full.sqlite'));
  const store = await createStore(sql);
  opened.push(store);
  await store.addRace(race('r'), []);
  expect(await store.append('r', [act(1)], at(1))).toBeNull();
  // SQLite reports a file at its page limit like a full disk
  const big = act(2, { text: 'x'.repeat(2_000_000) });
  await sql.query('pragma max_page_count = 1');
  expect(await store.append('r', [big], at(2))).toBe('full');
  expect(await store.readRows('r', 1)).toEqual([act(1)]);
  await sql.query('pragma max_page_count = 1000000');
  expect(await store.append('r', [big], at(2))).toBeNull();
  expect(await store.readRows('r', 1)).toEqual([act(1), big]);
});
