import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { auditRecord, parseRecord, verifyRecord } from '../../src/table/index.ts';
import { MIGRATIONS } from '../../src/server/store/migrations.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { come, Far, linesOf, post } from './far.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { GATHERED, keepState, writeState, type KeptState } from './keep-state.ts';
import { serve, type Served } from './serve.ts';

/**
 * Stores as the programs of every step of `migrations.ts` have kept them, with races, people and talk in them: brought to today's form, everything is there and goes on.
 *
 * Each was kept by the last commit that knew no more steps, through its own server, while it served (the commit stands in the first line). They are never changed: what has to be
 * otherwise is one more step. Before a step is added, the program without it keeps its own, unless it is there already:
 *
 *     WINDSCHATTEN_KEEP=test/server/released npx vitest run test/server/released.slow.test.ts -t 'as this program keeps it'
 */

const RELEASED = join(import.meta.dirname, 'released');
const folder = folderForAll('released');
const web = pageForAll();
const postgres = await postgresForAll();

const stores = [
  {
    name: 'SQLite',
    is: true,
    load: async (dump: string): Promise<string> => {
      const file = join(folder, `${createHash('sha256').update(dump).digest('hex').slice(0, 16)}.sqlite`);
      const sql = await openSqlite(file);
      await sql.all('begin');
      for (const statement of dump.replace(/^--.*\n/, '').split(/;\n(?=create|insert|alter|update|$)/))
        if (statement.trim() !== '') await sql.all(statement);
      await sql.all('commit');
      await sql.close();
      return file;
    },
  },
  {
    name: 'PostgreSQL',
    is: postgres !== null,
    load: async (dump: string): Promise<string> => {
      const url = await postgres!.fresh();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(dump);
      await client.end();
      return url;
    },
  },
].filter(({ is }) => is);

/** As if it had been kept today: what nobody has touched for a month is put away. */
const ofToday = (dump: string): string => `${dump}update races set touched = ${Date.now()};\n`;

const kept = readdirSync(RELEASED)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name: `step ${/\d+/.exec(name)![0]}`,
    dump: readFileSync(join(RELEASED, name.replace(/json$/, 'sql')), 'utf8'),
    what: JSON.parse(readFileSync(join(RELEASED, name), 'utf8')) as KeptState,
  }));

/** Records that have been looked at: another store, or another moment, that gives the very same text needs no second look. */
const sound = new Set<string>();

/** The record of a race that is over, every action and all chance of it looked at anew. */
async function recordOf({ base }: Served, id: string): Promise<string> {
  const text = await (await fetch(`${base}/api/races/${id}/record`)).text();
  if (sound.has(text)) return text;
  const { race, problems } = parseRecord(text, { game: gameById, content });
  expect(problems).toEqual([]);
  expect([verifyRecord(race!).problem, auditRecord(race!).problem]).toEqual([null, null]);
  sound.add(text);
  return text;
}

const answered = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** So many entries more, where a race is not ridden to its end. */
const SOME_WAY = 40;

async function ridesOn(served: Served, { riding, link }: KeptState, how: 'to the end' | 'some way'): Promise<void> {
  const { base } = served;
  const tokens = [...riding.tokens];
  if (link !== undefined) tokens[1] = (await answered<{ token: string }>(post(base, `/api/races/${riding.id}/owner`, {}, link))).token;
  const people = await Promise.all(tokens.map((token) => come(base, riding.id, token)));
  for (const far of people) expect(far.seat!.told.length).toBeGreaterThanOrEqual(riding.entries);
  expect(people.map(({ you }) => you)).toEqual([0, 1]);
  if (link !== undefined) {
    const before = new Far(riding.id, riding.tokens[1]!);
    await before.connect(base);
    await before.until(() => before.errors.length > 0);
    expect(before.errors).toEqual(['wire-token']);
  }
  const { length } = people[0]!.seat!.told;
  const isFar = (far: Far): boolean => how === 'some way' && far.seat!.told.length >= length + SOME_WAY;
  await Promise.all(people.map((far, i) => far.ride(i + 1, () => isFar(far))));
  for (const far of people) await far.until(() => far.over || isFar(far));
  if (how === 'to the end') await recordOf(served, riding.id);
  people.forEach((far) => far.cut());
}

async function peopleAreThere(served: Served, { eva, phrase, over, riding, step }: KeptState): Promise<void> {
  if (eva === undefined || phrase === undefined) return;
  const { base } = served;
  const { credential } = await answered<{ credential: string }>(post(base, '/api/people/enter', { phrase }));
  for (const by of [eva, credential]) {
    const me = await answered<{ name: string; races: { race: { id: string }; seat: number }[] }>(
      post(base, '/api/people/me', undefined, by, 'GET'),
    );
    expect(me.name).toBe('Eva Žižka');
    for (const { id } of [over, riding]) expect(me.races.filter(({ race }) => race.id === id)).toMatchObject([{ seat: 0 }]);
  }
  if (step >= 3) expect(await served.store.notices.subscriptions(eva.slice(0, 22))).toHaveLength(1);
  if (step >= 5) {
    const far = await come(base, riding.id, null);
    await far.until(() => far.chat.length === 2);
    expect(far.chat).toMatchObject([
      { n: 1, seat: 0, kind: 'text', said: 'Ahoj! “Ä”; insert' },
      { n: 2, seat: 1, kind: 'phrase', said: 'good-luck' },
    ]);
    far.cut();
  }
  // who goes takes the name along, also out of what was kept long before
  expect(await recordOf(served, over.id)).toContain('Eva Žižka');
  expect((await post(base, '/api/people/me', undefined, eva, 'DELETE')).status).toBe(200);
  expect(await recordOf(served, over.id)).not.toContain('Eva');
}

async function tablesAreAsAgreed({ base }: Served, { handed, home, days }: KeptState): Promise<void> {
  if (handed !== undefined) {
    const far = await come(base, handed.id, handed.tokens[0]!);
    expect([far.you, linesOf(far)[0]]).toEqual([0, 'handed 0']);
    far.cut();
  }
  if (home !== undefined) {
    const woken = await post(base, `/api/races/${home.id}/wake`, undefined);
    expect([woken.status, await woken.json()]).toEqual([422, { problems: [{ code: 'room-home' }] }]);
  }
  if (days !== undefined) {
    const both = await Promise.all(days.tokens.map((token) => come(base, days.id, token)));
    expect(linesOf(both[0]!).slice(0, days.lines.length)).toEqual(days.lines);
    const { length } = both[0]!.seat!.told;
    await Promise.all(both.map((far, i) => far.ride(i + 3, () => far.seat!.told.length > length + 5)));
    both.forEach((far) => far.cut());
  }
}

/** Nobody has been there since: the time of all is up, and bots ride. */
async function clocksRunOut({ base }: Served, { clocked }: KeptState, how: 'to the end' | 'some way'): Promise<void> {
  if (clocked === undefined) return;
  const onlooker = await come(base, clocked.id, null);
  const botsRide = (): boolean => onlooker.seat!.situation.drivers.every((driver) => driver === 'easy');
  await onlooker.until(() => onlooker.over || !onlooker.open || botsRide());
  const { length } = onlooker.seat!.told;
  const isFar = (): boolean => how === 'some way' && onlooker.seat!.told.length >= length + SOME_WAY;
  await onlooker.until(() => onlooker.over || !onlooker.open || isFar());
  expect([botsRide(), onlooker.over || isFar()]).toEqual([true, true]);
  onlooker.cut();
}

async function gathers({ base }: Served, { gathering: { id, opener } }: KeptState): Promise<void> {
  const room = await answered(fetch(`${base}/api/races/${id}`));
  expect(room).toMatchObject({
    phase: 'gathering',
    seats: expect.arrayContaining([expect.objectContaining({ name: GATHERED, taken: true })]),
  });
  expect((await post(base, `/api/races/${id}/begin`, undefined, opener)).status).toBe(200);
}

interface HowFar {
  readonly people: 'to the end' | 'some way';
  readonly bots: 'to the end' | 'some way';
}

async function goesOn(where: string, what: KeptState, how: HowFar): Promise<void> {
  const served = await serve(where, web);
  expect(await recordOf(served, what.over.id)).toContain(`\n${what.over.end}\n`);
  const clocks = clocksRunOut(served, what, how.bots);
  await ridesOn(served, what, how.people);
  await tablesAreAsAgreed(served, what);
  await gathers(served, what);
  await clocks;
  await peopleAreThere(served, what);
  expect(served.reports).toEqual([]);
  await served.close();
}

describe.each(stores)('$name', ({ name: store, load }) => {
  // side by side: much of it is waiting for clocks that run out
  test.concurrent.each(kept)(
    'a store of $name is brought to today’s form with all that is in it, and its races go on',
    async ({ dump, what }) => {
      // what is kept of a race's end is the same statement in both: on PostgreSQL only the newest are ridden so far
      const isNewest = what.step >= MIGRATIONS.length - 1;
      const people = store === 'SQLite' || isNewest ? 'to the end' : 'some way';
      await goesOn(await load(ofToday(dump)), what, { people, bots: isNewest ? 'to the end' : 'some way' });
    },
  );
});

test('a store as this program keeps it goes on, too: so the next step finds one of the step before', async () => {
  const here = join(folder, 'today');
  mkdirSync(here);
  const made = await keepState(here, web);
  const to = process.env['WINDSCHATTEN_KEEP'];
  if (to !== undefined) writeState(to, made);
  await goesOn(await stores[0]!.load(made.sql), made.kept, { people: 'to the end', bots: 'to the end' });
});

test('every step but the last has its store', () => {
  const steps = kept.map(({ what }) => what.step).sort((a, b) => a - b);
  expect(steps.slice(0, MIGRATIONS.length - 1)).toEqual(MIGRATIONS.slice(1).map((_, i) => i + 1));
});

test('a step that is on the main line is never changed: another follows it', () => {
  const hashes = MIGRATIONS.map((step) => createHash('sha256').update(step.join(';').replace(/\s+/g, ' ')).digest('hex').slice(0, 16));
  expect(hashes).toEqual([
    ...['af7e7a5f88cb3f43', 'fa358a5c098d15be', 'a80453cb87cb4b1d', '485e212008c3c098'],
    ...['909941fa674c8ec5', '033e1136eac288ad', '85e02adfa505d5c9', 'bb0232487138bf96'],
  ]);
});
