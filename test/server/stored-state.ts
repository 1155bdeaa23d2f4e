import { join } from 'node:path';
import { expect } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { SqlValue } from '../../src/server/store/sql.ts';
import { AUSREISSER, come, linesOf, post, REIFENBREITE, type RemotePlayer } from './remote-player.ts';
import { serve } from './serve.ts';

/** A database with all kinds of data, written by a running server. */

/** A race in it, and the secrets of its people. */
interface StoredRace {
  readonly id: string;
  readonly opener: string;
  /** By seat, of those that are taken. */
  readonly tokens: readonly string[];
}

export interface StoredState {
  readonly eva: string;
  readonly phrase: string;
  readonly over: { readonly id: string; readonly end: string };
  readonly riding: Omit<StoredRace, 'opener'> & { readonly entries: number };
  readonly gathering: Omit<StoredRace, 'tokens'>;
  /** A link to the second seat of `riding`. */
  readonly link: string;
  /** Its first seat has another owner. */
  readonly handed: StoredRace;
  /** Its clock runs out while no client is connected; then bots play. */
  readonly clocked: StoredRace;
  /** Brought back to the device of its only player. */
  readonly home: StoredRace;
  /** A race over days, with days off and a holiday. */
  readonly days: StoredRace & { readonly lines: readonly string[] };
}

const EVA = 'Eva Žižka';
const JAN = 'Jan “J”';
export const GATHERED = 'Ančka “Ä”';

/** Writes such a database in an empty folder and dumps it while the server still runs, as a killed server would leave it. @returns its SQL and its contents */
export async function storeState(folder: string, web: string): Promise<{ readonly sql: string; readonly state: StoredState }> {
  const file = join(folder, 'races.sqlite');
  const served = await serve(file, web);
  const { base } = served;

  async function request<T>(path: string, body?: unknown, token?: string): Promise<T> {
    const answer = await post(base, path, body, token);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const known = async (name: string): Promise<string> => (await request<{ credential: string }>('/api/people', { name })).credential;
  const [eva, jan] = [await known(EVA), await known(JAN)];
  const { phrase } = await request<{ phrase: string }>('/api/people/me/phrase', undefined, eva);
  const both = [
    [EVA, eva],
    [JAN, jan],
  ] as const;

  async function gather(wish: object, who: readonly (readonly [string, string?])[]): Promise<StoredRace & { readonly tokens: string[] }> {
    const made = await request<{ id: string; token: string }>('/api/races', { window: 100, step: 0, ...wish });
    const tokens: string[] = [];
    for (const [seat, [name, credential]] of who.entries())
      tokens.push((await request<{ token: string }>(`/api/races/${made.id}/seats/${seat}`, { name }, credential)).token);
    return { id: made.id, opener: made.token, tokens };
  }
  async function begin(wish: object, who: readonly (readonly [string, string?])[]): Promise<StoredRace & { readonly tokens: string[] }> {
    const race = await gather(wish, who);
    for (const token of race.tokens) await request(`/api/races/${race.id}/ready`, { ready: true }, token);
    return race;
  }
  const sit = ({ id, tokens }: StoredRace): Promise<RemotePlayer[]> => Promise.all(tokens.map((token) => come(base, id, token)));
  const two = { ...REIFENBREITE, drivers: ['human', 'human'] };

  const whole = { game: 'ausreisser', setup: { riders: ['rider-a', 'rider-b'], stages: 1 }, drivers: ['human', 'human'], listed: true };
  const over = await begin(whole, both);
  const finishers = await sit(over);
  await Promise.all(finishers.map((far, i) => far.play(i + 1)));
  finishers.forEach((far) => far.cut());
  const record = await (await fetch(`${base}/api/races/${over.id}/record`)).text();

  const riding = await begin(two, both);
  const riders = await sit(riding);
  await riders[1]!.ask({ type: 'answers', id: 'never', answers: { follow: 'never' } } as never);
  await Promise.all(riders.map((far, i) => far.play(i + 1, () => far.seat!.entries.length >= 25)));
  await riders[0]!.ask({ type: 'chat', id: 'line-1', line: { kind: 'text', said: 'Ahoj! “Ä”; insert' } } as never);
  await riders[1]!.ask({ type: 'chat', id: 'line-2', line: { kind: 'phrase', said: 'good-luck' } } as never);
  const { link } = await request<{ link: string }>(`/api/races/${riding.id}/link`, undefined, riding.tokens[1]);
  await served.store.notices.subscribe(eva.slice(0, 22), 'h', BROWSER, 5);

  const gathering = await gather({ ...AUSREISSER, drivers: ['human', 'human', 'easy'], listed: true }, [[GATHERED]]);

  const handed = await begin(two, both);
  const his = await request<{ link: string }>(`/api/races/${handed.id}/link`, undefined, handed.tokens[0]);
  handed.tokens[0] = (await request<{ token: string }>(`/api/races/${handed.id}/owner`, {}, his.link)).token;

  const clocked = await begin({ ...two, clock: { per: 'decision', limit: 2_000 }, absence: { does: 'bot', bot: 'easy' } }, both);

  const home = await begin({ ...REIFENBREITE, drivers: ['human', 'easy'] }, [both[0]]);
  await request(`/api/races/${home.id}/home`, undefined, home.tokens[0]);

  const days = await begin({ ...two, clock: { per: 'day', limit: 86_400_000 }, absence: { does: 'wait' } }, both);
  const slow = await sit(days);
  const off = { do: 'days-off', weekdays: [0, 6], offset: 60, zone: 'Europe/Prague' };
  await slow[0]!.ask({ type: 'wish', id: 'off', wish: off } as never);
  await slow[1]!.ask({ type: 'wish', id: 'away', wish: { do: 'holiday', days: 3 } } as never);
  await slow[0]!.until(() => linesOf(slow[0]!).length >= 2);

  const sql = await dump(file);
  const state: StoredState = {
    ...{ eva, phrase, link },
    over: { id: over.id, end: /^end .*$/m.exec(record)![0] },
    riding: { ...riding, entries: riders[0]!.seat!.entries.length },
    ...{ gathering, handed, clocked, home, days: { ...days, lines: linesOf(slow[0]!) } },
  };
  expect(served.reports).toEqual([]);
  for (const far of [...riders, ...slow]) far.cut();
  await served.close();
  return { sql, state };
}

const BROWSER = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', language: 'cs' };

/** The whole database as SQL statements that both databases understand. A text with line breaks spans several lines. */
async function dump(file: string): Promise<string> {
  const sql = await openSqlite(file);
  const lines: string[] = [];
  const made = await sql.query(
    "select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type desc, rowid",
  );
  for (const each of made)
    lines.push(
      `${String(each['sql'])
        .replace(/\s+/g, ' ')
        .replace(/^CREATE (TABLE|INDEX)/, lowered)};`,
    );
  for (const { name } of made.filter(({ type }) => type === 'table'))
    for (const row of await sql.query(`select * from ${String(name)}`))
      lines.push(`insert into ${String(name)} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')});`);
  await sql.close();
  return `${lines.join('\n')}\n`;
}

const lowered = (words: string): string => words.toLowerCase();
const literal = (value: SqlValue): string =>
  value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
