import { afterAll, describe, expect, test } from 'vitest';
import type { Deeds } from '../../src/kit/index.ts';
import { MAX_DOCUMENT_CHARS, MAX_SENT_OPERATIONS } from '../../src/protocol/index.ts';
import { operate, parseCommand } from '../../src/server/operate/index.ts';
import { newSecret, operatorName } from '../../src/server/races/index.ts';
import { deleteExpired, setRetention } from '../../src/server/races/retention.ts';
import { isPostgres } from '../../src/server/store/index.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { REQUESTS_PER_MINUTE } from '../../src/server/wire/request-limits.ts';
import { memberStandings, type SeasonChange } from '../../src/table/index.ts';
import { content } from '../games/content.ts';
import { codesOf, newDocument, Organiser, readDocument, readSeason, sendOperations } from './document-client.ts';
import { databasesForAll, pageForAll } from './for-all.ts';
import { AUSREISSER, come, post } from './remote-player.ts';
import { AS_OFTEN_AS_THEY_LIKE, serve, type Served } from './serve.ts';

/** Seasons and evenings that several people keep together, on both databases. */

const databases = await databasesForAll('documents');
const web = pageForAll();
const row = (member: string, place: number, more: object = {}) => ({
  ...{ member, place, points: 0, for: '', sprints: 0, climbs: 0, breakaways: 0 },
  ...more,
});
const ON_DAY = { op: 'race', date: '2026-11-20', game: 'ausreisser' } as const;
const member = (id: string, name: string): SeasonChange => ({ op: 'member', member: id, name, team: '' });

describe.each(databases)('$name', ({ fresh }) => {
  const served: Served[] = [];
  const start = async (more: Parameters<typeof serve>[2] = {}, where?: string): Promise<Served> => {
    const one = await serve(where ?? (await fresh()), web, more);
    served.push(one);
    return one;
  };
  afterAll(async () => {
    for (const one of served) await one.close();
  });

  test('operations are stored once each, in the order of the server, and read again after a restart', async () => {
    const where = await fresh();
    const one = await start({}, where);
    const link = await newDocument(one.base);
    const first = { id: 'a', op: 'member', member: 'anna', name: 'Anna', team: 'Rot' };
    expect(await (await sendOperations(one.base, link, [first])).json()).toEqual({ last: 1 });
    // sent again, together with a new one that is there twice
    const second = { id: 'b', op: 'member', member: 'ben', name: 'Ben', team: '' };
    expect(await (await sendOperations(one.base, link, [first, second, second])).json()).toEqual({ last: 2 });
    await served.pop()!.close();
    const two = await start({}, where);
    const whole = await readDocument(two.base, link.id, { key: link.key });
    expect(whole).toMatchObject({ kind: 'season', last: 2, canEdit: true, operations: [first, second] });
    const [a, b] = whole.operations as readonly { at: number }[];
    expect(b!.at).toBeGreaterThan(a!.at);
    expect((await readDocument(two.base, link.id, { after: 1 })).operations).toMatchObject([second]);
    expect((await readDocument(two.base, link.id, { after: 2 })).operations).toEqual([]);
  });

  test("forged links lead nowhere, and the members' link changes nothing", async () => {
    const { base } = await start();
    const [link, other] = [await newDocument(base), await newDocument(base)];
    const operation = { id: 'a', ...member('anna', 'Anna') };
    for (const key of ['', newSecret(), link.id, other.key, 'x', `${link.key}x`]) {
      const answer = await sendOperations(base, { ...link, key }, [operation]);
      expect([answer.status, await codesOf(answer)]).toEqual([403, ['document-key']]);
      expect((await post(base, `/api/documents/${link.id}`, undefined, key, 'DELETE')).status).toBe(403);
      expect((await readDocument(base, link.id, { key })).canEdit).toBe(false);
    }
    for (const id of [newSecret(), link.key, 'x', '..%2f']) {
      expect((await fetch(`${base}/api/documents/${id}`)).status).toBe(404);
      expect((await sendOperations(base, { id, key: link.key }, [operation])).status).toBe(404);
    }
    expect(await readDocument(base, link.id)).toEqual({ kind: 'season', last: 0, canEdit: false, operations: [] });
  });

  test('what does not fit is refused as a whole', async () => {
    const { base, store } = await start();
    const link = await newDocument(base);
    const right = { id: 'a', ...member('anna', 'Anna') };
    for (const wrong of [
      { id: 'b', op: 'member', member: 'ben', name: 'x'.repeat(61) },
      { id: 'b', op: 'race', race: 'r', date: '2026-02-30', title: 'x' },
      { id: 'b', op: 'result', race: 'r', source: '', rows: Array.from({ length: 61 }, () => row('anna', 1)) },
      { id: 'b', op: 'nothing' },
      { id: 'b b', ...member('ben', 'Ben') },
      { ...member('ben', 'Ben') },
    ]) {
      const answer = await sendOperations(base, link, [right, wrong]);
      expect([answer.status, await codesOf(answer)]).toEqual([422, ['wire-field']]);
    }
    const many = Array.from({ length: MAX_SENT_OPERATIONS + 1 }, (_, i) => ({ id: `n${i}`, ...member(`m${i}`, 'x') }));
    expect((await sendOperations(base, link, many)).status).toBe(422);
    expect((await sendOperations(base, link, [])).status).toBe(422);
    const large = await sendOperations(base, link, [{ ...right, more: 'x'.repeat(1_000_000) }]);
    expect(large.status).toBe(413);
    expect((await post(base, '/api/documents', { kind: 'other' })).status).toBe(422);
    // as large as it may be
    const found = (await store.documents.find(link.id))!;
    await store.documents.append(link.id, found.last, { operations: [{ id: 'big', line: '{}', at: 1 }], chars: MAX_DOCUMENT_CHARS });
    const full = await sendOperations(base, link, [right]);
    expect([full.status, await codesOf(full)]).toEqual([422, ['document-full']]);
  });

  test('an address makes so many documents a minute, and pays for what it stores', async () => {
    const { base } = await start({ requests: { ...AS_OFTEN_AS_THEY_LIKE, opens: REQUESTS_PER_MINUTE.opens } });
    const statuses: number[] = [];
    for (let i = 0; i <= REQUESTS_PER_MINUTE.opens; i++) statuses.push((await post(base, '/api/documents', { kind: 'season' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(REQUESTS_PER_MINUTE.opens);
    expect(statuses.at(-1)).toBe(429);
    const narrow = { milliseconds: { burst: 1e9, perSecond: 1e9 }, bytes: { burst: 200_000, perSecond: 0 } };
    const poor = await start({ races: { addressLimits: narrow } });
    const link = await newDocument(poor.base);
    await newDocument(poor.base);
    const answer = await sendOperations(poor.base, link, [{ id: 'a', ...member('anna', 'Anna') }]);
    expect([answer.status, await codesOf(answer)]).toEqual([429, ['wire-often']]);
    expect((await post(poor.base, '/api/documents', { kind: 'season' })).status).toBe(429);
  });

  test('two organisers at two processes lose nothing, field by field and row by row', async () => {
    const where = await fresh();
    const [one, two] = [await start({}, where), await start({}, where)];
    const link = await newDocument(one.base);
    const [eva, jan] = [new Organiser(one.base, link, 'eva'), new Organiser(two.base, link, 'jan')];
    await eva.change(member('anna', 'Anna'), member('ben', 'Ben'), { op: 'race', race: 'r', date: '2026-11-20', title: 'First', game: '' });
    await Promise.all([
      eva.change({ op: 'settings', settings: { best: 3 } }),
      jan.change({ op: 'settings', settings: { scoring: 'table' } }),
      eva.change({ op: 'member', member: 'anna', team: 'Rot' }),
      jan.change({ op: 'member', member: 'anna', name: 'Anna K.' }),
      eva.change({ op: 'race', race: 'r', title: 'Opening' }),
      jan.change({ op: 'race', race: 'r', date: '2026-11-21' }),
      eva.change({ op: 'rows', race: 'r', rows: [row('anna', 1)], without: [] }),
      jan.change({ op: 'rows', race: 'r', rows: [row('ben', 2)], without: [] }),
      ...Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? eva : jan).change(member(`m${i}`, `Member ${i}`))),
    ]);
    const season = await readSeason(two.base, link.id);
    expect(season.settings).toMatchObject({ best: 3, scoring: 'table' });
    expect(season.members).toContainEqual({ id: 'anna', name: 'Anna K.', team: 'Rot' });
    expect(season.members).toHaveLength(22);
    expect(season.races).toMatchObject([{ title: 'Opening', date: '2026-11-21' }]);
    expect([...season.races[0]!.result!.rows].sort((a, b) => a.place - b.place)).toEqual([row('anna', 1), row('ben', 2)]);
  });

  /** A race of two members, opened from the season. */
  async function openRace(
    base: string,
    organiser: Organiser,
    race: string,
    more: object = {},
  ): Promise<readonly [string, readonly string[]]> {
    const wish = {
      ...AUSREISSER,
      setup: { riders: ['rider-a', 'rider-b'], stages: 1 },
      drivers: ['human', 'human'],
      step: 0,
      window: 100,
      ...more,
    };
    const { id } = (await (await post(base, '/api/races', wish)).json()) as { id: string };
    await organiser.change({ op: 'open', race, online: id });
    const tokens: string[] = [];
    for (const [seat, name] of ['anna', 'Ben'].entries())
      tokens.push(((await (await post(base, `/api/races/${id}/seats/${seat}`, { name })).json()) as { token: string }).token);
    for (const token of tokens) await post(base, `/api/races/${id}/ready`, { ready: true }, token);
    return [id, tokens];
  }
  async function ride(base: string, organiser: Organiser, race: string, more: object = {}): Promise<string> {
    const [id, tokens] = await openRace(base, organiser, race, more);
    const players = await Promise.all(tokens.map((token) => come(base, id, token)));
    await Promise.all(players.map((player, i) => player.play(i + 1)));
    players.forEach((player) => player.cut());
    return id;
  }

  test('the result of a finished race enters once, with its date and substitutes, and replaces nothing', async () => {
    const where = await fresh();
    const [one, two] = [await start({}, where), await start({}, where)];
    const link = await newDocument(one.base);
    const eva = new Organiser(one.base, link, 'eva');
    await eva.change(member('a', 'Anna'), member('b', 'Ben'), member('c', 'Cleo'));
    await eva.change(...['r', 's', 't'].map((race) => ({ op: 'race', race, date: '2020-01-01', title: race }) as const));
    await eva.change({ op: 'absent', race: 'r', member: 'c', substitute: 'b', rides: false });
    const online = await ride(one.base, eva, 'r');
    // two servers and many readers at once
    const seasons = await Promise.all(Array.from({ length: 8 }, (_, i) => readSeason(i % 2 === 0 ? one.base : two.base, link.id)));
    const [race] = seasons.at(-1)!.races;
    expect(race!.result).toMatchObject({ source: online });
    expect(race!.result!.date).toBe(new Date().toISOString().slice(0, 10));
    expect(race!.result!.rows.map((each) => [each.member, each.for]).sort()).toEqual([
      ['a', ''],
      ['b', 'c'],
    ]);
    expect(memberStandings(seasons.at(-1)!).find((line) => line.member.id === 'c')!.total).toBeGreaterThan(0);
    const { last } = await readDocument(one.base, link.id);
    await Promise.all([1, 2, 3].map(() => readDocument(two.base, link.id)));
    // the same race linked again enters nothing new
    await eva.change({ op: 'open', race: 'r', online });
    expect((await readDocument(two.base, link.id)).last).toBe(last + 1);

    // typed from paper before the race online was over
    await eva.change({ op: 'rows', race: 's', rows: [row('c', 1)], without: [] });
    await ride(one.base, eva, 's');
    await readSeason(two.base, link.id);
    expect((await readSeason(one.base, link.id)).races.find(({ id }) => id === 's')!.result!.rows).toEqual([row('c', 1)]);

    // no rider is a member until an organiser adds one
    await eva.change({ op: 'remove', what: 'member', of: 'a' }, { op: 'remove', what: 'member', of: 'b' });
    await ride(one.base, eva, 't');
    expect((await readSeason(one.base, link.id)).races.find(({ id }) => id === 't')!.result).toBeNull();
    await eva.change(member('b2', 'BEN'));
    expect((await readSeason(one.base, link.id)).races.find(({ id }) => id === 't')!.result!.rows).toMatchObject([
      { member: 'b2', place: 1 },
    ]);
  });

  test('a result enters at the end of the race with its deeds, though no one reads the season, also after a restart', async () => {
    const where = await fresh();
    const rarely = { enterIntervalMs: 3_600_000 };
    const one = await start(rarely, where);
    const link = await newDocument(one.base);
    const eva = new Organiser(one.base, link, 'eva');
    const races = ['first', 'second'];
    await eva.change(member('a', 'Anna'), member('b', 'Ben'), ...races.map((race) => ({ ...ON_DAY, race, title: race })));
    await ride(one.base, eva, 'first');
    const results = async ({ store }: Served): Promise<readonly { race: string; rows: readonly Deeds[] }[]> =>
      (await store.documents.since(link.id, 0))
        .map(({ line }) => JSON.parse(line) as { op: string; race: string; rows: readonly Deeds[] })
        .filter(({ op }) => op === 'result');
    expect(await results(one)).toEqual([]);
    await served.splice(served.indexOf(one), 1)[0]!.close();
    // looks once as it starts
    const two = await start(rarely, where);
    await expect.poll(() => results(two)).toMatchObject([{ race: 'first' }]);
    const quick = await start({ enterIntervalMs: 50 }, where);
    // moves of 12 to 48 hours: the clock runs by the day
    await ride(quick.base, eva.at(quick.base), 'second', {
      clock: { per: 'day', limit: 48 * 3_600_000 },
      absence: { does: 'wait' },
      window: 1_000,
    });
    await expect.poll(() => results(quick)).toHaveLength(2);
    const [, { rows }] = (await results(quick)) as [object, { rows: readonly Deeds[] }];
    expect(rows.reduce((sum, { breakaways, climbs, sprints }) => sum + breakaways + climbs + sprints, 0)).toBeGreaterThan(0);
    for (const { reports } of [two, quick]) expect(reports).toEqual([]);
  });

  test('a forgotten member is in no row of the database, and his results stay', async () => {
    const where = await fresh();
    const { base } = await start({}, where);
    const link = await newDocument(base);
    const eva = new Organiser(base, link, 'eva');
    await eva.change(member('a', 'Annabella Unique'), { op: 'race', race: 'r', date: '2026-11-20', title: 'R' });
    await eva.change({ op: 'rows', race: 'r', rows: [row('a', 1)], without: [] });
    await eva.change({ op: 'forget', member: 'a' });
    expect(JSON.stringify(await readDocument(base, link.id))).not.toContain('Annabella');
    const sql = isPostgres(where) ? await openPostgres(where) : await openSqlite(where);
    expect(await sql.query("select n from document_operations where line like '%Annabella%'")).toEqual([]);
    await sql.close();
    expect(memberStandings(await readSeason(base, link.id))).toMatchObject([{ total: 1, member: { name: '' } }]);
  });

  test('a document is deleted by its organisers, and by retention with races that are not to enter it', async () => {
    const { base, store } = await start();
    const [link, other] = [await newDocument(base), await newDocument(base)];
    await sendOperations(base, link, [{ id: 'a', ...member('anna', 'Anna') }]);
    expect((await post(base, `/api/documents/${link.id}`, undefined, link.key, 'DELETE')).status).toBe(200);
    expect((await fetch(`${base}/api/documents/${link.id}`)).status).toBe(404);
    expect(await store.documents.since(link.id, 0)).toEqual([]);
    await setRetention(store, 1);
    await deleteExpired(store);
    expect(await store.documents.find(other.id)).not.toBeNull();
    await store.documents.append(other.id, 0, { operations: [{ id: 'x', line: '{"id":"x"}', at: Date.now() - 2 * 86_400_000 }], chars: 2 });
    await deleteExpired(store);
    expect(await store.documents.find(other.id)).toBeNull();
  });

  test('an operator lists documents and deletes one', async () => {
    const { base, store } = await start();
    const { id } = await newDocument(base);
    const run = async (...args: readonly string[]): Promise<readonly string[]> => {
      const [command, lines] = [parseCommand(args), [] as string[]];
      if (!command.ok) return [command.error.code];
      await operate(command.value, {
        store,
        content,
        say: (key, facts = {}) => `${key} ${String(facts['name'])}`,
        print: (line) => lines.push(line),
      });
      return lines;
    };
    const name = operatorName(id);
    expect((await run('documents')).join('\n')).toMatch(new RegExp(`^name .*\n${name} +season +0 +0 `));
    expect(await run('delete', name)).toEqual([`operate-not-sure ${name}`]);
    expect(await run('delete', name.slice(0, 8), '--yes')).toEqual([`operate-deleted ${name}`]);
    expect(JSON.parse((await run('documents', '--json')).join(''))).toEqual([]);
    expect((await fetch(`${base}/api/documents/${id}`)).status).toBe(404);
  });

  test('the notes of an evening are steps of its own form', async () => {
    const { base } = await start();
    const link = await newDocument(base, 'table');
    const begin = { id: '1', op: 'begin', game: 'ausreisser', began: 1_700_000_000_000, setup: { riders: ['a'] } };
    const step = { id: '2', op: 'step', index: 0, removes: false, note: { type: 'lead', rider: 0 } };
    expect((await sendOperations(base, link, [begin, step, { id: '3', op: 'undo' }])).status).toBe(200);
    expect((await readDocument(base, link.id)).operations).toMatchObject([begin, step, { op: 'undo' }]);
    expect((await sendOperations(base, link, [{ id: '4', ...member('a', 'A') }])).status).toBe(422);
  });

  test('a database of an earlier program gets the tables', async () => {
    const where = await fresh();
    await start({}, where);
    await served.pop()!.close();
    const sql = isPostgres(where) ? await openPostgres(where) : await openSqlite(where);
    for (const table of ['documents', 'document_operations', 'document_races']) await sql.query(`drop table ${table}`);
    await sql.close();
    const two = await start({}, where);
    expect(await newDocument(two.base)).toBeDefined();
  });
});
