import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLedger, parseRecord, sealOf, type ParsedRecord, type Race } from '../../src/table/index.ts';
import type * as Keeping from '../../src/web/keeping/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { act, at } from '../table/journal-contract.ts';
import { earlierTexts, failing, keptByFirstVersion, newBrowser, openTab } from './browser-memory.ts';

type Tab = typeof Keeping;
const EARLIER = ['reifenbreite-midway', 'reifenbreite-over', 'reifenbreite-was-damaged', 'ausreisser-midway', 'ausreisser-over'] as const;
const key = (id: string, part: string): string => `windschatten.race.${id}.${part}`;
const parse = (text: string): ParsedRecord => parseRecord(text, { game: gameById, content });

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  restore = () => undefined;
});

/** What a host makes of a kept race. */
function ridden(kept: Keeping.KeptRace): {
  readonly race: Race;
  readonly answers: readonly unknown[];
  readonly problems: readonly unknown[];
} {
  const { race } = parse(`${kept.head}end 0 open\n`);
  const reader = createLedger(race!.game, race!.config, kept.note.drivers);
  const problems = kept.rows.flatMap((row) => {
    const read = reader.apply(row);
    return read.ok ? [] : [read.error];
  });
  return { race: { ...race!, entries: reader.entries }, answers: reader.table.answers, problems };
}

async function open(tab: Tab, id: string): Promise<Keeping.KeptRace> {
  const found = await tab.readRace(id);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  return found.value;
}

describe('races kept by the first version of the page', () => {
  test.each(EARLIER)('%s: opens unchanged, and is moved', async (name) => {
    const { id, texts } = keptByFirstVersion(name);
    newBrowser({ ...texts, 'windschatten.theme': 'dark' });
    const tab = await openTab();
    const before = parse(texts[key(id, 'record')]!);
    const note = JSON.parse(texts[key(id, 'note')]!);
    // a list moves nothing, and reads no record
    expect(await tab.listRaces()).toMatchObject([
      {
        id,
        problem: null,
        note: { titles: note.titles, names: note.names, created: note.created, summary: { over: note.over, round: note.round } },
      },
    ]);
    expect(await tab.gameOfRace(id)).toBe(note.game);
    expect(Object.keys(earlierTexts())).toHaveLength(Object.keys(texts).length + 1);

    const kept = await open(tab, id);
    expect(kept.problems).toEqual([]);
    expect(kept.note).toMatchObject({
      seed: note.seed,
      drivers: note.drivers,
      game: note.game,
      summary: { entries: before.race!.entries.length },
    });
    expect(kept.head).toContain(`dice sealed ${sealOf(note.seed)}\n`);
    const { race, answers, problems } = ridden(kept);
    expect(problems).toEqual([]);
    expect(race.entries).toEqual(before.race!.entries);
    // word for word, but for its end, which the race itself tells
    const lines = [kept.head, ...kept.rows.filter(({ kind }) => kind === 'acts').map(({ text }) => text)].join('');
    expect(texts[key(id, 'record')]!.slice(lines.length)).toMatch(/^(seed .*\n)?(standing .*\n)*end \d+ (open|over)\n$/);
    expect(texts[key(id, 'record')]!.startsWith(lines)).toBe(true);
    expect(answers[0]).toEqual(name.startsWith('ausreisser') ? { hill: 'never' } : {});
    expect(kept.aside).toEqual(key(id, 'damaged') in texts ? [texts[key(id, 'damaged')]] : []);

    // no text of it is left but what keeps tabs of the first version from writing it again
    expect(earlierTexts()).toEqual({ 'windschatten.theme': 'dark', [key(id, 'tab')]: 'moved' });
    const again = await openTab();
    expect(await open(again, id)).toEqual({ ...kept, problems: [] });
    expect(await again.listRaces()).toMatchObject([{ id, problem: null }]);
    expect(await again.deleteRace(id)).toBeNull();
    expect(earlierTexts()).toEqual({ 'windschatten.theme': 'dark' });
    expect(await again.listRaces()).toEqual([]);
  });

  test('an action with chance’s answers to it is one row; so are chance’s first answers', async () => {
    const { id, texts } = keptByFirstVersion('ausreisser-midway');
    newBrowser(texts);
    const { rows } = await open(await openTab(), id);
    const table = rows.filter(({ kind }) => kind === 'table');
    expect(rows.at(-1)).toEqual({ n: rows.length, kind: 'table', text: '{"fact":"answers","seat":0,"answers":{"hill":"never"}}' });
    expect(table).toHaveLength(1);
    const [first, ...others] = rows.slice(0, -1).map(({ text }) => [...text.matchAll(/^\d+ (\w+)/gm)].map((found) => found[1]));
    expect(new Set(first)).toEqual(new Set(['chance']));
    expect(others.length).toBeGreaterThan(5);
    for (const [whose, ...after] of others) expect([whose, after]).toEqual(['seat', after.map(() => 'chance')]);
  });

  test('goes on where it was, from the row after those', async () => {
    const { id, texts } = keptByFirstVersion('reifenbreite-midway');
    newBrowser(texts);
    const tab = await openTab();
    const { rows } = await open(tab, id);
    expect(await tab.browserJournal(id).append([act(rows.length + 1)], at(79))).toBeNull();
    expect((await open(await openTab(), id)).rows).toHaveLength(rows.length + 1);
  });

  test('appended to before it was read: moved first', async () => {
    const { id, texts } = keptByFirstVersion('reifenbreite-midway');
    newBrowser(texts);
    const tab = await openTab();
    const journal = tab.browserJournal(id);
    expect(await journal.append([act(1)], at(1))).toBe('taken');
    expect((await journal.read(1)).length).toBeGreaterThan(30);
  });

  test('a move that was cut short is repeated: before the rows were kept, and after', async () => {
    const { id, texts } = keptByFirstVersion('reifenbreite-midway');
    newBrowser(texts);
    const first = await openTab();
    const kept = await open(first, id);
    await first.browserJournal(id).append([act(kept.rows.length + 1)], at(79));
    // killed before the old texts were removed
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
    const second = await openTab();
    expect(await second.listRaces()).toHaveLength(1);
    const again = await open(second, id);
    expect(again.rows).toHaveLength(kept.rows.length + 1);
    expect([again.problems, again.aside]).toEqual([[], []]);
    expect(Object.keys(earlierTexts())).toEqual([key(id, 'tab')]);
  });

  test('what a tab of the first version has written meanwhile is put aside, not lost', async () => {
    const { id, texts } = keptByFirstVersion('reifenbreite-midway');
    newBrowser(texts);
    await open(await openTab(), id);
    const other = texts[key(id, 'record')]!.replace(/end 78 open\n$/, '79 seat 0: dice\n  chose-dice rider=24 [UR 5.3]\nend 79 open\n');
    localStorage.setItem(key(id, 'note'), texts[key(id, 'note')]!);
    localStorage.setItem(key(id, 'record'), other);
    const { aside, rows } = await open(await openTab(), id);
    expect(aside).toHaveLength(1);
    expect(aside[0]).toContain('79 seat 0: dice');
    expect(rows.at(-1)!.text).not.toContain('79 seat 0');
    // a note alone says nothing
    localStorage.setItem(key(id, 'note'), texts[key(id, 'note')]!);
    expect((await open(await openTab(), id)).problems).toEqual([]);
    expect(Object.keys(earlierTexts())).toEqual([key(id, 'tab')]);
  });

  test.each(['QuotaExceededError', 'UnknownError'] as const)(
    '%s: it stays where it is, is ridden in memory, and moved when there is room',
    async (error) => {
      const { id, texts } = keptByFirstVersion('ausreisser-midway');
      newBrowser(texts);
      const tab = await openTab();
      restore = failing(error, 'writing');
      const { rows } = await open(tab, id);
      expect(tab.keptness(id)).toBe(error === 'QuotaExceededError' ? 'full' : 'forbidden');
      const journal = tab.browserJournal(id);
      expect(await journal.append([act(rows.length + 1)], at(99))).toBeNull();
      expect(await journal.read(1)).toHaveLength(rows.length + 1);
      expect(earlierTexts()).toEqual({ ...texts, [key(id, 'tab')]: 'moved' });
      expect(await tab.listRaces()).toMatchObject([{ id, note: { summary: at(99) } }]);
      restore();
      expect(await journal.append([act(rows.length + 2)], at(100))).toBeNull();
      expect(tab.keptness(id)).toBe('kept');
      expect(Object.keys(earlierTexts())).toEqual([key(id, 'tab')]);
      expect((await open(await openTab(), id)).rows).toHaveLength(rows.length + 2);
    },
  );

  test('two tabs need it at once: it is moved once', async () => {
    const { id, texts } = keptByFirstVersion('reifenbreite-over');
    newBrowser(texts);
    const tabs = [await openTab(), await openTab()];
    const [one, two] = await Promise.all(tabs.flatMap((tab) => [open(tab, id), open(tab, id)]));
    expect(two).toEqual(one);
    expect((await open(await openTab(), id)).aside).toHaveLength(1);
  });
});

describe('damage', () => {
  const { id, texts } = keptByFirstVersion('reifenbreite-midway');
  const record = texts[key(id, 'record')]!;

  test.each([
    ['cut in the middle of an action', record.slice(0, 4000), 'record-cut'],
    ['cut between two actions', `${record.slice(0, record.indexOf('\n40 ') + 1)}`, 'record-cut'],
    ['an action missing', record.replace(/\n40 .*\n(?: .*\n)*/, '\n'), 'record-number'],
    ['a line that says nothing', record.replace('\n40 ', '\nnonsense\n40 '), 'record-expected'],
  ])('%s: goes on from its valid beginning, the whole text lies beside it', async (_, text, code) => {
    newBrowser({ ...texts, [key(id, 'record')]: text });
    const tab = await openTab();
    const kept = await open(tab, id);
    expect(kept.problems).toMatchObject([{ code }]);
    expect(kept.aside).toEqual([text]);
    const { race, problems } = ridden(kept);
    expect(problems).toEqual([]);
    expect(race.entries).toEqual(parse(text).race!.entries);
    expect(kept.note.summary.entries).toBe(race.entries.length);
    // said once; what was put aside stays
    const again = await open(await openTab(), id);
    expect([again.problems, again.aside, again.rows]).toEqual([[], [text], kept.rows]);
    expect(await tab.textOfRace(id)).toContain(`# ${text.split('\n')[0]!}\n# ${text.split('\n')[1]!}\n`);
  });

  test.each([
    ['no JSON', '{"version":1,', 'kept-note'],
    ['nothing', 'null', 'kept-note'],
    ['no seed', JSON.stringify({ ...JSON.parse(texts[key(id, 'note')]!), seed: undefined }), 'kept-note'],
    ['a number for a name', JSON.stringify({ ...JSON.parse(texts[key(id, 'note')]!), names: [7] }), 'kept-note'],
    ['a newer version', '{"version":2}', 'kept-newer'],
    ['none', null, 'kept-note-missing'],
  ])('a note (%s) spoils its own line alone; its text is saved, and it can be deleted', async (_, note, code) => {
    const other = keptByFirstVersion('ausreisser-over');
    const kept: Record<string, string> = { ...texts, ...other.texts };
    if (note === null) delete kept[key(id, 'note')];
    else kept[key(id, 'note')] = note;
    newBrowser(kept);
    const tab = await openTab();
    expect(await tab.listRaces()).toMatchObject([
      { id: other.id, problem: null },
      { id, note: null, problem: { code } },
    ]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code }] });
    expect(await tab.gameOfRace(id)).toBe('reifenbreite');
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: parse(record).race!.entries } });
    if (note !== null) expect(text).toContain(`# ${note}\n`);
    expect(await tab.deleteRace(id)).toBeNull();
    expect(await tab.listRaces()).toMatchObject([{ id: other.id }]);
    expect(await tab.readRace(id)).toBeNull();
    expect(Object.keys(earlierTexts()).filter((name) => name.includes(id))).toEqual([]);
  });

  test.each([
    ['missing', null, 'kept-record-missing'],
    ['of something else', 'Dear diary\n', 'record-cut'],
  ])('a record that is %s', async (_, text, code) => {
    const kept = { ...texts };
    if (text === null) delete kept[key(id, 'record')];
    else kept[key(id, 'record')] = text;
    newBrowser(kept);
    const tab = await openTab();
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code }] });
    expect(await tab.textOfRace(id)).toContain(`# ${texts[key(id, 'note')]!}\n`);
    expect(await tab.listRaces()).toHaveLength(1);
    expect(await tab.deleteRace(id)).toBeNull();
    expect(await tab.listRaces()).toEqual([]);
  });

  /** Does something to the database that nobody of ours does. */
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
    ['of a newer form', { form: 2, id }, 'kept-newer'],
    ['without a seed', { form: 1, id, game: 'reifenbreite' }, 'kept-note'],
    [
      'with a summary of nonsense',
      { form: 1, id, game: 'x', seed: 's', created: 0, titles: [], names: [], drivers: [], summary: 7 },
      'kept-note',
    ],
  ])('a kept race %s', async (_, note, code) => {
    newBrowser(texts);
    const tab = await openTab();
    await open(tab, id);
    await forge(({ races }) => races.put(note));
    expect(await tab.listRaces()).toMatchObject([{ id, note: null, problem: { code } }]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code }] });
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: parse(record).race!.entries } });
    expect(await tab.deleteRace(id)).toBeNull();
    expect(await tab.listRaces()).toEqual([]);
  });

  test('a kept race without its head', async () => {
    newBrowser(texts);
    const tab = await openTab();
    await open(tab, id);
    await forge((stores) => stores.texts.delete(id));
    expect(await tab.listRaces()).toMatchObject([{ id, problem: { code: 'kept-head-missing' } }]);
    expect(await tab.readRace(id)).toMatchObject({ ok: false, error: [{ code: 'kept-head-missing' }] });
    expect(await tab.textOfRace(id)).toContain('40 ');
  });

  test('rows that are missing or nonsense stand among the others, and the race is mended by adding to it', async () => {
    newBrowser(texts);
    const tab = await openTab();
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
    expect(ridden(kept).race.entries).toEqual(ridden({ ...whole, rows: whole.rows.slice(0, 9) }).race.entries);
    const to = ridden(kept).race.entries.length;
    const next = kept.rows.length + 1;
    const mend = { n: next, kind: 'table', text: JSON.stringify({ fact: 'taken-back', seat: -2, to }) } as const;
    expect(await tab.browserJournal(id).append([mend], at(to))).toBeNull();
    const mended = ridden(await open(tab, id));
    expect(mended.race.entries).toHaveLength(to);
    // what nobody can read stands in the text, where nobody reads it
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: mended.race.entries } });
    expect(text).toContain('"text":7');
    // what nobody took back and the mending made void is there word for word, and the mending itself
    for (const row of kept.rows.filter(({ n, kind: what }) => n > 10 && what === 'acts'))
      for (const line of row.text.trimEnd().split('\n')) expect(text).toContain(`\n# ${line}\n`);
    expect(text).toContain(`\n# ${mend.text}\n`);
  });

  test('what a newer page has kept and this one cannot read is saved, and so is all that was ridden behind it', async () => {
    newBrowser(texts);
    const tab = await openTab();
    const whole = await open(tab, id);
    const facts = whole.rows.filter(({ kind }) => kind === 'table');
    const fact = { n: whole.rows.length + 1, kind: 'table', text: '{"fact":"weather","seat":0,"rain":true}' } as const;
    expect(await tab.browserJournal(id).append([fact], at(1))).toBeNull();
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: ridden(whole).race.entries } });
    for (const each of [...facts, fact]) expect(text).toContain(`\n# ${each.text}\n`);
  });

  test('what a person has taken back is not in the saved text; what he did instead is', async () => {
    newBrowser(texts);
    const tab = await openTab();
    const { race } = ridden(await open(tab, id));
    const { rows } = await open(tab, id);
    const last = rows.findLast(({ kind }) => kind === 'acts')!;
    const first = Number(/^\d+/.exec(last.text)![0]);
    const n = rows.length + 1;
    const back = { n, kind: 'table', text: JSON.stringify({ fact: 'taken-back', seat: 0, to: first - 1 }) } as const;
    expect(await tab.browserJournal(id).append([back, { ...last, n: n + 1 }], at(race.entries.length))).toBeNull();
    const text = (await tab.textOfRace(id))!;
    expect(parse(text)).toMatchObject({ problems: [], race: { entries: race.entries } });
    expect(text.split(last.text)).toHaveLength(2);
    expect(text).not.toContain(`# ${last.text.split('\n')[0]!}\n`);
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

  test('newest first; a race brings its rows along', async () => {
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

  test('an id that another race has is not given again', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    for (const byte of [1, 1, 2]) drawn.mockImplementationOnce((bytes) => ((bytes as unknown as Uint8Array).fill(byte), bytes));
    const first = await tab.createRace(HEAD, 'first', NOTE);
    const second = await (await openTab()).createRace(HEAD, 'second', NOTE);
    expect(second).not.toBe(first);
    expect(await tab.readRace(first)).toMatchObject({ value: { note: { seed: 'first' } } });
    expect(await tab.readRace(second)).toMatchObject({ value: { note: { seed: 'second' } } });
    drawn.mockRestore();
  });

  test('there is no such race', async () => {
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
