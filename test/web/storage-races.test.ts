import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLedger, formatHead, parseRecord, rowsOfRace, type ParsedRecord, type Race } from '../../src/table/index.ts';
import type * as Storage from '../../src/web/storage/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { act, at } from '../table/journal-contract.ts';
import { newBrowser, openTab } from './browser-memory.ts';

type Tab = typeof Storage;
const parse = (text: string): ParsedRecord => parseRecord(text, { game: gameById, content });

const RECORD = readFileSync(new URL('kept/reifenbreite-midway.record', import.meta.url), 'utf8');

/** Stores a race in progress that a record holds; resolves to its id. */
function storeRecord(tab: Tab, text: string): Promise<string> {
  const race = parse(text).race!;
  const note = { game: race.game.id, titles: ['S–S'], names: ['Anna', 'Blue'], drivers: ['human', 'easy'] };
  return tab.createRace(formatHead(race), 'kept', { ...note, summary: at(race.entries.length) }, rowsOfRace(race).rows);
}

/** The race that a host reads from stored rows. */
function raceFrom(stored: Storage.StoredRace): {
  readonly race: Race;
  readonly answers: readonly unknown[];
  readonly problems: readonly unknown[];
} {
  const { race } = parse(`${stored.head}end 0 open\n`);
  const reader = createLedger(race!.game, race!.config, stored.note.drivers);
  const problems = stored.rows.flatMap((row) => {
    const read = reader.apply(row);
    return read.ok ? [] : [read.error];
  });
  return { race: { ...race!, entries: reader.entries }, answers: reader.table.answers, problems };
}

async function open(tab: Tab, id: string): Promise<Storage.StoredRace> {
  const found = await tab.readRace(id);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  return found.value;
}

test('another tab reads a stored race with its note, head and rows', async () => {
  newBrowser();
  const id = await storeRecord(await openTab(), RECORD);
  const other = await openTab();
  const stored = await open(other, id);
  expect(stored.note).toMatchObject({ game: 'reifenbreite', seed: 'kept', drivers: ['human', 'easy'] });
  const { race, problems } = raceFrom(stored);
  expect([stored.problems, problems]).toEqual([[], []]);
  expect(race.entries).toEqual(parse(RECORD).race!.entries);
  expect(await other.gameOfRace(id)).toBe('reifenbreite');
  expect(await other.browserJournal(id).append([act(stored.rows.length + 1)], at(79))).toBeNull();
});

describe('a database with a newer schema', () => {
  /** Opens the database with a higher version, as a newer page would. */
  async function raiseVersion(name: string): Promise<void> {
    const request = indexedDB.open(name, 99);
    await new Promise((opened) => (request.onsuccess = opened));
    request.result.close();
  }

  test('is neither listed nor written, and the reader learns that the page is too old', async () => {
    newBrowser();
    const id = await storeRecord(await openTab(), RECORD);
    await raiseVersion('windschatten');
    const tab = await openTab();
    expect(await tab.storageProblem()).toBe('newer');
    expect(await tab.listRaces()).toEqual([]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code: 'kept-newer' }] });
    expect(await tab.browserJournal(id).append([act(1)], at(1))).toBe('lost');
    const made = await storeRecord(tab, RECORD);
    expect(tab.storageState(made)).toBe('forbidden');
    expect(await tab.readRace(made)).toMatchObject({ ok: true });
  });

  test('of analyses is replaced, because its content can be computed again', async () => {
    newBrowser();
    await raiseVersion('windschatten-analyses');
    const tab = await openTab();
    const tally = { evaluation: 1, splits: [], kinds: [], cards: [] };
    expect(await tab.saveTally('a', tally)).toBe(true);
    expect(await tab.readTally('a', 1)).toEqual(tally);
  });
});

describe('damage', () => {
  let tab: Tab;
  let id: string;
  beforeEach(async () => {
    newBrowser();
    tab = await openTab();
    id = await storeRecord(tab, RECORD);
  });

  /** Changes the database in a way that the page never does. */
  async function forge(
    work: (stores: { readonly races: IDBObjectStore; readonly texts: IDBObjectStore; readonly rows: IDBObjectStore }) => void,
  ): Promise<void> {
    const db = await new Promise<IDBDatabase>((opened) => {
      const asked = indexedDB.open('windschatten');
      asked.onsuccess = () => opened(asked.result);
    });
    const tx = db.transaction(['races', 'texts', 'rows'], 'readwrite');
    work({ races: tx.objectStore('races'), texts: tx.objectStore('texts'), rows: tx.objectStore('rows') });
    await new Promise((done) => (tx.oncomplete = done));
    db.close();
  }

  test.each<[string, object, string]>([
    ['of a newer form', { form: 2 }, 'kept-newer'],
    ['without a seed', { form: 1, game: 'reifenbreite' }, 'kept-note'],
    [
      'with a summary of nonsense',
      { form: 1, game: 'x', seed: 's', created: 0, titles: [], names: [], drivers: [], summary: 7 },
      'kept-note',
    ],
  ])('a stored race %s', async (_, note, code) => {
    await forge(({ races }) => races.put({ ...note, id }));
    expect(await tab.listRaces()).toMatchObject([{ id, note: null, problem: { code } }]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code }] });
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: parse(RECORD).race!.entries } });
    expect(await tab.deleteRace(id)).toBeNull();
    expect(await tab.listRaces()).toEqual([]);
  });

  test('a stored race without its head', async () => {
    await forge((stores) => stores.texts.delete(id));
    expect(await tab.listRaces()).toMatchObject([{ id, problem: { code: 'kept-head-missing' } }]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code: 'kept-head-missing' }] });
    expect(await tab.textOfRace(id)).toContain('40 ');
  });

  test('missing and invalid rows are replaced, and the race is repaired by appending to it', async () => {
    const whole = await open(tab, id);
    await forge(({ rows }) => {
      rows.delete([id, 10]);
      rows.put({ race: id, n: 12, kind: 'acts', text: 7 });
      rows.put({ race: id, n: 1.5, kind: 'acts', text: '' });
    });
    const kept = await open(tab, id);
    expect(kept.problems).toEqual([
      { code: 'kept-row-missing', facts: { n: 10 } },
      { code: 'kept-row', facts: { n: 12 } },
    ]);
    expect(kept.rows.map(({ n }) => n)).toEqual(whole.rows.map(({ n }) => n));
    expect(raceFrom(kept).race.entries).toEqual(raceFrom({ ...whole, rows: whole.rows.slice(0, 9) }).race.entries);
    const to = raceFrom(kept).race.entries.length;
    const next = kept.rows.length + 1;
    const mend = { n: next, kind: 'table', text: JSON.stringify({ fact: 'taken-back', seat: -2, to }) } as const;
    expect(await tab.browserJournal(id).append([mend], at(to))).toBeNull();
    const mended = raceFrom(await open(tab, id));
    expect(mended.race.entries).toHaveLength(to);
    // unreadable rows are comments in the text
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: mended.race.entries } });
    expect(text).toContain('"text":7');
    // actions that the repair made void are comments, and the repair itself
    for (const row of kept.rows.filter(({ n, kind: what }) => n > 10 && what === 'acts'))
      for (const line of row.text.trimEnd().split('\n')) expect(text).toContain(`\n# ${line}\n`);
    expect(text).toContain(`\n# ${mend.text}\n`);
  });

  test('the saved text has rows of a newer page that this one cannot read, and everything after them', async () => {
    const whole = await open(tab, id);
    const facts = whole.rows.filter(({ kind }) => kind === 'table');
    const fact = { n: whole.rows.length + 1, kind: 'table', text: '{"fact":"weather","seat":0,"rain":true}' } as const;
    expect(await tab.browserJournal(id).append([fact], at(1))).toBeNull();
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: raceFrom(whole).race.entries } });
    for (const each of [...facts, fact]) expect(text).toContain(`\n# ${each.text}\n`);
  });

  test('the saved text has the action that replaced one taken back, but not the latter', async () => {
    const { race } = raceFrom(await open(tab, id));
    const { rows } = await open(tab, id);
    const last = rows.findLast(({ kind }) => kind === 'acts')!;
    const first = Number(/^\d+/m.exec(last.text)![0]);
    const n = rows.length + 1;
    const back = { n, kind: 'table', text: JSON.stringify({ fact: 'taken-back', seat: 0, to: first - 1 }) } as const;
    expect(await tab.browserJournal(id).append([back, { ...last, n: n + 1 }], at(race.entries.length))).toBeNull();
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: race.entries } });
    expect(text.split(last.text)).toHaveLength(2);
    expect(text).not.toContain(`# ${last.text.split('\n')[1]!}\n`);
  });
});

describe('the list', () => {
  let tab: Tab;
  const HEAD = 'windschatten-record 1\ngame toy 1\nsetup\n  {}\nseat 0 "Anna"\ndice sealed 0\nactions\n';
  const NOTE = { game: 'toy', titles: ['Toys'], names: ['Anna'], drivers: ['human'], summary: at(0) };
  beforeEach(async () => {
    newBrowser();
    tab = await openTab();
  });

  test('is newest first; a race can be created with rows', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const times = [3000, 1000, 4000, 2000];
    const ids: string[] = [];
    for (const time of times) {
      vi.setSystemTime(time);
      ids.push(await tab.createRace(HEAD, `seed ${time}`, NOTE, time === 2000 ? [act(1), act(2)] : []));
    }
    vi.useRealTimers();
    const newestFirst = [...times].sort((a, b) => b - a);
    expect((await tab.listRaces()).map(({ id, note }) => [id, note?.created])).toEqual(
      newestFirst.map((time) => [ids[times.indexOf(time)], time]),
    );
    expect(await tab.readRace(ids[3]!)).toMatchObject({
      ok: true,
      value: { head: HEAD, rows: [act(1), act(2)], note: { ...NOTE, seed: 'seed 2000', created: 2000 } },
    });
  });

  test('the id of another race is not used again', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    for (const byte of [1, 1, 2]) drawn.mockImplementationOnce((bytes) => ((bytes as unknown as Uint8Array).fill(byte), bytes));
    const first = await tab.createRace(HEAD, 'first', NOTE);
    const second = await (await openTab()).createRace(HEAD, 'second', NOTE);
    expect(second).not.toBe(first);
    expect(await tab.readRace(first)).toMatchObject({ value: { note: { seed: 'first' } } });
    expect(await tab.readRace(second)).toMatchObject({ value: { note: { seed: 'second' } } });
    drawn.mockRestore();
  });

  test('an unknown id names no race', async () => {
    for (const id of ['nothing', '', '../x', 'constructor']) {
      expect(await tab.readRace(id)).toBeNull();
      expect(await tab.gameOfRace(id)).toBeUndefined();
      expect(await tab.textOfRace(id)).toBeNull();
      expect(await tab.deleteRace(id)).toBeNull();
      expect(await tab.browserJournal(id).read(1)).toEqual([]);
      expect(await tab.browserJournal(id).append([act(1)], at(1))).toBe('lost');
    }
  });
});
