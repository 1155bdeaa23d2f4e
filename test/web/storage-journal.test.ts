import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Journal } from '../../src/table/index.ts';
import type * as Storage from '../../src/web/storage/index.ts';
import { act, at, journalContract } from '../table/journal-contract.ts';
import { failing, newBrowser, openTab, storedTexts } from './browser-memory.ts';

const NOTE = { game: 'toy', titles: ['Toys'], names: ['Anna'], drivers: ['human'], summary: at(0) };
const HEAD = 'windschatten-record 1\ngame toy 1\nsetup\n  {}\nseat 0 "Anna"\ndice sealed 0\nactions\n';
type Tab = typeof Storage;

journalContract('the browser', async () => {
  newBrowser();
  const tab = await openTab();
  const ids = new Map<string, string>();
  return {
    journal: async (race) => {
      const id = await tab.createRace(HEAD, 'seed', NOTE);
      ids.set(race, id);
      return tab.browserJournal(id);
    },
    again: async (race) => (await openTab()).browserJournal(ids.get(race)!),
    summary: async (race) => (await tab.listRaces()).find(({ id }) => id === ids.get(race))?.note?.summary ?? null,
  };
});

let tab: Tab;
let id: string;
let journal: Journal;
beforeEach(async () => {
  newBrowser();
  tab = await openTab();
  id = await tab.createRace(HEAD, 'seed', NOTE);
  journal = tab.browserJournal(id);
});
let restore: () => void = () => undefined;
const fail = (name: string, when: 'writing' | 'always' = 'writing'): void => {
  restore();
  restore = failing(name, when);
};
afterEach(() => {
  restore();
  restore = () => undefined;
  vi.restoreAllMocks();
});
const numbers = async (of: Journal): Promise<number[]> => (await of.read(1)).map(({ n }) => n);
const append = (n: number, to = journal): ReturnType<Journal['append']> => to.append([act(n)], at(n));

describe('writing', () => {
  test('one transaction at a time, with strict durability; later rows go into the next', async () => {
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const done: number[] = [];
    const all = Array.from({ length: 40 }, (_, i) => append(i + 1).then(() => done.push(i + 1)));
    await Promise.all(all);
    // those of the first moment together; nothing is left for a second
    expect(transactions.mock.calls).toEqual([[expect.anything(), 'readwrite', { durability: 'strict' }]]);
    expect(done).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));

    transactions.mockClear();
    const first = append(41);
    // it is on its way
    await vi.waitUntil(() => transactions.mock.calls.length > 0);
    const others = [append(42), append(43), append(44)];
    await Promise.all([first, ...others]);
    expect(transactions.mock.calls).toHaveLength(2);
    expect(await numbers(journal)).toHaveLength(44);
  });

  test('two journals of one race in a tab share a queue', async () => {
    const second = tab.browserJournal(id);
    expect(await Promise.all([append(1), append(2, second), append(3), append(4, second)])).toEqual([null, null, null, null]);
  });

  test('other tabs are notified of the last row on the disk', async () => {
    const other = await openTab();
    const received: number[] = [];
    const stop = other.onAppended(id, (rows) => received.push(rows));
    await Promise.all([append(1), append(2)]);
    await vi.waitUntil(() => received.length > 0);
    expect(received).toEqual([2]);
    expect(await numbers(other.browserJournal(id))).toEqual([1, 2]);
    stop();
  });

  test('a connection closed for another version of the page is opened again', async () => {
    await append(1);
    // as a newer version does that wants to have the database for itself
    const wanted = indexedDB.open('windschatten', 2);
    await new Promise((opened) => (wanted.onsuccess = opened));
    wanted.result.close();
    // it has it now: this version may not write what it does not understand
    expect(await append(2)).toBe('lost');
    await new Promise((gone) => (indexedDB.deleteDatabase('windschatten').onsuccess = gone));
    // the reader has cleared his data: the race is gone
    expect(await append(2)).toBe('lost');
    expect(tab.storageState(id)).toBe('kept');
  });
});

describe('without space', () => {
  test('the race goes on in memory, reports it, and is written when there is space again', async () => {
    const states: string[] = [];
    tab.onStorageState(id, (to) => states.push(to));
    await append(1);
    fail('QuotaExceededError');
    expect(await append(2)).toBeNull();
    expect(await Promise.all([append(3), append(4)])).toEqual([null, null]);
    expect(tab.storageState(id)).toBe('full');
    // the player visits another page and comes back, and this tab reads all rows again
    expect(await numbers(tab.browserJournal(id))).toEqual([1, 2, 3, 4]);
    const read = await tab.readRace(id);
    expect(read?.ok && read.value.rows.length).toBe(4);
    expect((await tab.listRaces())[0]?.note?.summary).toEqual(at(4));
    expect(await numbers((await openTab()).browserJournal(id))).toEqual([1]);
    restore();
    expect(await append(5)).toBeNull();
    expect(tab.storageState(id)).toBe('kept');
    expect(states).toEqual(['full', 'kept']);
    expect(await numbers((await openTab()).browserJournal(id))).toEqual([1, 2, 3, 4, 5]);
  });

  test('row numbers are checked in memory, too', async () => {
    await append(1);
    fail('QuotaExceededError');
    expect(await append(1)).toBe('taken');
    expect(await append(3)).toBe('taken');
    expect(await append(2)).toBeNull();
    expect(await append(2)).toBe('taken');
    expect(await append(3)).toBeNull();
  });

  test('when another tab has appended rows, rows in memory are void and the writer gets an error', async () => {
    await append(1);
    fail('QuotaExceededError');
    await append(2);
    restore();
    const other = (await openTab()).browserJournal(id);
    expect(await other.append([act(2, { text: 'theirs' })], at(2))).toBeNull();
    expect(await append(3)).toBe('taken');
    expect(await journal.read(1)).toEqual([act(1), act(2, { text: 'theirs' })]);
    expect(tab.storageState(id)).toBe('kept');
    expect(await append(3)).toBeNull();
  });

  test('after another tab has appended rows, only those are read', async () => {
    await append(1);
    fail('QuotaExceededError');
    await append(2);
    await append(3);
    restore();
    const other = (await openTab()).browserJournal(id);
    const theirs = act(2, { text: 'theirs' });
    expect(await other.append([theirs], at(2))).toBeNull();
    const read = await tab.readRace(id);
    expect(read?.ok && read.value.rows).toEqual([act(1), theirs]);
    expect(await journal.read(3)).toEqual([]);
    expect(tab.storageState(id)).toBe('kept');
  });

  test('a race created in memory is stored whole when there is space', async () => {
    fail('QuotaExceededError');
    const made = await tab.createRace(HEAD, 'its seed', NOTE);
    const line = tab.browserJournal(made);
    expect(tab.storageState(made)).toBe('full');
    expect(await append(1, line)).toBeNull();
    expect(await append(2, line)).toBeNull();
    expect(await tab.gameOfRace(made)).toBe('toy');
    expect((await tab.listRaces()).map((each) => each.id)).toContain(made);
    expect(await (await openTab()).readRace(made)).toBeNull();
    restore();
    expect(await append(3, line)).toBeNull();
    const found = await (await openTab()).readRace(made);
    expect(found).toMatchObject({ ok: true, value: { head: HEAD, note: { seed: 'its seed', summary: at(3) }, problems: [] } });
    expect(await numbers((await openTab()).browserJournal(made))).toEqual([1, 2, 3]);
  });
});

describe('without permission to store', () => {
  test.each([
    ['no database at all', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'forbidden to be opened',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        }),
    ],
    [
      'a browser whose store is broken',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('no', 'UnknownError');
        }),
    ],
  ])('%s: a race lives as long as the page', async (_, forbid) => {
    forbid();
    const poor = await openTab();
    expect(await poor.storageProblem()).toBe('forbidden');
    const made = await poor.createRace(HEAD, 'seed', NOTE);
    expect(poor.storageState(made)).toBe('forbidden');
    const line = poor.browserJournal(made);
    expect(await Promise.all([append(1, line), append(2, line)])).toEqual([null, null]);
    expect(await append(2, line)).toBe('taken');
    expect(await numbers(line)).toEqual([1, 2]);
    expect(await poor.readRace(made)).toMatchObject({ ok: true, value: { rows: [act(1), act(2)], note: { summary: at(2) } } });
    expect(await poor.textOfRace(made)).toContain('2 seat 0: ride');
    expect((await poor.listRaces()).map((each) => each.id)).toEqual([made]);
    expect(await poor.deleteRace(made)).toBeNull();
    expect(await poor.readRace(made)).toBeNull();
    expect(await append(3, line)).toBe('lost');
    expect(await poor.listRaces()).toEqual([]);
  });
});

test('a failing database loses appends, and works again once it recovers', async () => {
  await append(1);
  fail('UnknownError', 'always');
  expect(await Promise.all([append(2), append(3)])).toEqual(['lost', 'lost']);
  expect(tab.storageState(id)).toBe('kept');
  await expect(journal.read(1)).rejects.toThrow();
  expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code: 'kept-unread' }] });
  restore();
  expect(await append(2)).toBeNull();
  expect(await numbers(journal)).toEqual([1, 2]);
});

test('a disk without room: moves go on in memory, and once there is room the page replaces the log of the browser’s database', async () => {
  restore = failing('UnknownError', 'writing', 'Connection is closing because of: IO error: 000003.log: FILE_ERROR_NO_SPACE');
  expect(await append(1)).toBeNull();
  expect(tab.storageState(id)).toBe('full');
  expect(storedTexts()).toHaveProperty(['windschatten.write-failed']);
  restore();
  // another visit, because this one may end before there is room
  const next = await openTab();
  expect(await append(1, next.browserJournal(id))).toBeNull();
  await expect.poll(() => storedTexts()).not.toHaveProperty(['windschatten.write-failed']);
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).toEqual(['windschatten']);
});

test('data cleared during a write is lost, without blaming another tab', async () => {
  await append(1);
  newBrowser();
  fail('InvalidStateError');
  expect(await append(2)).toBe('lost');
  restore();
  expect(await append(2)).toBe('lost');
  expect(await tab.listRaces()).toEqual([]);
});

test('a deleted race is gone in every tab and takes no more rows', async () => {
  const other = await openTab();
  let received = 0;
  const stop = tab.onDeleted(id, () => received++);
  await append(1);
  expect(await other.deleteRace(id)).toBeNull();
  await vi.waitUntil(() => received > 0);
  expect(await append(2)).toBe('lost');
  expect(await tab.readRace(id)).toBeNull();
  expect(await tab.textOfRace(id)).toBeNull();
  expect(await tab.gameOfRace(id)).toBeUndefined();
  expect(await tab.listRaces()).toEqual([]);
  stop();
});

test('rows of a full browser are stored when there is room, also if no row follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await append(1);
    fail('QuotaExceededError');
    expect(await append(2)).toBeNull();
    expect(tab.storageState(id)).toBe('full');
    await vi.advanceTimersByTimeAsync(25_000);
    expect(tab.storageState(id)).toBe('full');
    restore();
    restore = () => undefined;
    await vi.advanceTimersByTimeAsync(25_000);
    await vi.waitFor(() => expect(tab.storageState(id)).toBe('kept'));
    expect(await numbers((await openTab()).browserJournal(id))).toEqual([1, 2]);
  } finally {
    vi.useRealTimers();
  }
});
