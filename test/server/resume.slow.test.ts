import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { auditRecord, parseRecord, verifyRecord } from '../../src/table/index.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { come, RemotePlayer, linesOf, post } from './remote-player.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { GATHERED, storeState, type StoredState } from './stored-state.ts';
import { serve, type Served } from './serve.ts';

/** A database of a running server, copied as SQL into each kind of database: everything is there, and its races continue. */

const folder = folderForAll('resume');
const web = pageForAll();
const postgres = await postgresForAll();

const stores = [
  {
    name: 'SQLite',
    is: true,
    load: async (dump: string): Promise<string> => {
      const file = join(folder, 'copy.sqlite');
      const sql = await openSqlite(file);
      await sql.query('begin');
      for (const statement of dump.split(/;\n(?=create|insert|alter|update|$)/)) if (statement.trim() !== '') await sql.query(statement);
      await sql.query('commit');
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

/** Verified records. An equal text from another store or time is not verified again. */
const sound = new Set<string>();

/** The record of a finished race, with all actions and chance verified. */
async function recordOf({ base }: Served, id: string, found: 'verify-renamed' | null = null): Promise<string> {
  const text = await (await fetch(`${base}/api/races/${id}/record`)).text();
  if (sound.has(text)) return text;
  const { race, problems } = parseRecord(text, { game: gameById, content });
  expect(problems).toEqual([]);
  expect([verifyRecord(race!).problem?.code ?? null, auditRecord(race!).problem]).toEqual([found, null]);
  sound.add(text);
  return text;
}

const answered = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

async function ridesOn(served: Served, { riding, link }: StoredState): Promise<void> {
  const { base } = served;
  const tokens = [...riding.tokens];
  tokens[1] = (await answered<{ token: string }>(post(base, `/api/races/${riding.id}/owner`, {}, link))).token;
  const people = await Promise.all(tokens.map((token) => come(base, riding.id, token)));
  for (const far of people) expect(far.seat!.entries.length).toBeGreaterThanOrEqual(riding.entries);
  expect(people.map(({ you }) => you)).toEqual([0, 1]);
  const before = new RemotePlayer(riding.id, riding.tokens[1]!);
  await before.connect(base);
  await before.until(() => before.errors.length > 0);
  expect(before.errors).toEqual(['wire-token']);
  await Promise.all(people.map((far, i) => far.play(i + 1)));
  for (const far of people) await far.until(() => far.over);
  await recordOf(served, riding.id);
  people.forEach((far) => far.cut());
}

async function peopleAreThere(served: Served, { eva, phrase, over, riding }: StoredState): Promise<void> {
  const { base } = served;
  const { credential } = await answered<{ credential: string }>(post(base, '/api/people/enter', { phrase }));
  for (const by of [eva, credential]) {
    const me = await answered<{ name: string; races: { race: { id: string }; seat: number }[] }>(
      post(base, '/api/people/me', undefined, by, 'GET'),
    );
    expect(me.name).toBe('Eva Žižka');
    for (const { id } of [over, riding]) expect(me.races.filter(({ race }) => race.id === id)).toMatchObject([{ seat: 0 }]);
  }
  expect(await served.store.notices.subscriptions(eva.slice(0, 22))).toHaveLength(1);
  const far = await come(base, riding.id, null);
  await far.until(() => far.chat.length === 2);
  expect(far.chat).toMatchObject([
    { n: 1, seat: 0, kind: 'text', said: 'Ahoj! “Ä”; insert' },
    { n: 2, seat: 1, kind: 'phrase', said: 'good-luck' },
  ]);
  far.cut();
  expect(await recordOf(served, over.id)).toContain('Eva Žižka');
  expect((await post(base, '/api/people/me', undefined, eva, 'DELETE')).status).toBe(200);
  expect(await recordOf(served, over.id, 'verify-renamed')).not.toContain('Eva');
}

async function tablesAreAsAgreed({ base }: Served, { handed, home, days }: StoredState): Promise<void> {
  const far = await come(base, handed.id, handed.tokens[0]!);
  expect([far.you, linesOf(far)[0]]).toEqual([0, 'handed 0']);
  far.cut();
  const woken = await post(base, `/api/races/${home.id}/wake`, undefined);
  expect([woken.status, await woken.json()]).toEqual([422, { problems: [{ code: 'room-home' }] }]);
  const both = await Promise.all(days.tokens.map((token) => come(base, days.id, token)));
  expect(linesOf(both[0]!).slice(0, days.lines.length)).toEqual(days.lines);
  const { length } = both[0]!.seat!.entries;
  await Promise.all(both.map((each, i) => each.play(i + 3, () => each.seat!.entries.length > length + 5)));
  both.forEach((each) => each.cut());
}

/** No player has connected since, so every clock runs out, and bots play to the end. */
async function clocksRunOut({ base }: Served, { clocked }: StoredState): Promise<void> {
  const spectator = await come(base, clocked.id, null);
  const areBots = (): boolean => spectator.seat!.situation.drivers.every((driver) => driver === 'easy');
  await spectator.until(() => spectator.over || !spectator.open || areBots());
  await spectator.until(() => spectator.over || !spectator.open);
  expect([areBots(), spectator.over]).toEqual([true, true]);
  spectator.cut();
}

async function gathers({ base }: Served, { gathering: { id, opener } }: StoredState): Promise<void> {
  const room = await answered(fetch(`${base}/api/races/${id}`));
  expect(room).toMatchObject({
    phase: 'gathering',
    seats: expect.arrayContaining([expect.objectContaining({ name: GATHERED, taken: true })]),
  });
  expect((await post(base, `/api/races/${id}/begin`, undefined, opener)).status).toBe(200);
}

let stored: Awaited<ReturnType<typeof storeState>>;
beforeAll(async () => {
  const source = join(folder, 'source');
  mkdirSync(source);
  stored = await storeState(source, web);
});

/** Several whole races, each with a real database. */
const LONG = { timeout: 180_000 };

// concurrent, because much of the time is spent waiting for clocks
test.concurrent.each(stores)(
  'from a copy in $name, every race, person and line of chat is there, and races go on',
  LONG,
  async ({ load }) => {
    const { sql, state } = stored;
    const served = await serve(await load(sql), web);
    expect(await recordOf(served, state.over.id)).toContain(`\n${state.over.end}\n`);
    const clocks = clocksRunOut(served, state);
    await ridesOn(served, state);
    await tablesAreAsAgreed(served, state);
    await gathers(served, state);
    await clocks;
    await peopleAreThere(served, state);
    expect(served.reports).toEqual([]);
    await served.close();
  },
);
