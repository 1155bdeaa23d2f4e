import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { operate, parseCommand } from '../../src/server/operate/index.ts';
import { operatorName } from '../../src/server/races/index.ts';
import { createStore } from '../../src/server/store/create-store.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { isPostgres, type Store } from '../../src/server/store/index.ts';
import type { Sql } from '../../src/server/store/sql.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, come, openRace, post, REIFENBREITE, RemotePlayer } from './remote-player.ts';
import { codeForAll, databasesForAll, folderForAll, pageForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** The operator's commands, beside a running server, on each database. */

const root = resolve(import.meta.dirname, '../..');
const folder = folderForAll('operate');
const web = pageForAll();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const places = await databasesForAll('operate');

interface Desk {
  readonly served: Served;
  readonly where: string;
  readonly sql: Sql;
  readonly store: Store;
  /** Runs a command as the program does. */
  readonly run: (...args: readonly string[]) => Promise<{ readonly outcome: string; readonly lines: readonly string[] }>;
}

/** A server, and its operator with a connection of his own to the store. */
async function openDesk(where: string): Promise<Desk> {
  const served = await serve(where, web);
  opened.push(served);
  const sql = await (isPostgres(where) ? openPostgres(where) : openSqlite(where));
  const store = await createStore(sql);
  opened.push(store);
  return {
    ...{ served, where, sql, store },
    async run(...args) {
      const command = parseCommand(args);
      if (!command.ok) return { outcome: command.error.code, lines: [] };
      const lines: string[] = [];
      const say = (key: string, facts = {}): string => `${key} ${Object.values(facts).join(' ')}`.trim();
      const outcome = await operate(command.value, { store, content, say, print: (line) => lines.push(line) });
      return { outcome, lines };
    },
  };
}

describe.each(places)('$name', ({ fresh }) => {
  test('list and show name races without their ids, which are secrets', async () => {
    const desk = await openDesk(await fresh());
    const { id } = await openRace(desk.served.base, AUSREISSER, ['human', 'human', 'easy']);
    const gathering = (await (await post(desk.served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).json()) as {
      id: string;
    };
    const all = await desk.run('list');
    expect(all.lines).toHaveLength(3);
    expect(all.lines[0]).toMatch(/^name +game +phase/);
    expect((await desk.run('list', '--phase', 'gathering')).lines.slice(1).join()).toContain(operatorName(gathering.id));
    expect(JSON.parse((await desk.run('list', '--json', '--most', '1')).lines.join('\n'))).toHaveLength(1);
    await expect
      .poll(async () => (await desk.run('show', operatorName(id))).lines.join('\n'), { timeout: 10_000 })
      .toMatch(/running +at a server\nproblem +none/);
    const shown = await desk.run('show', operatorName(id));
    expect(shown.lines.join('\n')).toContain('Person 0 (human), Person 1 (human)');
    // the beginning of a name is enough
    const showAs = async (name: string): Promise<string> => (await desk.run('show', name)).lines.join('\n');
    // the bot may act between the two
    await expect.poll(async () => (await showAs(operatorName(id).slice(0, 8))) === (await showAs(operatorName(id)))).toBe(true);
    expect([...all.lines, ...shown.lines].join()).not.toContain(id);
    expect(await desk.run('show', 'ffffffffffffff')).toEqual({ outcome: 'refused', lines: ['operate-unknown ffffffffffffff'] });
  });

  test('close ends a race for those who play it; one that has not begun cannot be ended', async () => {
    const { served, run, store } = await openDesk(await fresh());
    const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const far = await come(served.base, id, tokens[0]!);
    expect(await run('close', operatorName(id))).toEqual({ outcome: 'done', lines: [`operate-closed ${operatorName(id)}`] });
    await far.until(() => far.seat!.situation.agreed!.ended);
    expect((await store.findRace(id))!.phase).toBe('over');
    expect((await run('close', operatorName(id))).outcome).toBe('done');
    far.cut();
    const { id: gathering } = (await (await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).json()) as {
      id: string;
    };
    expect((await run('close', operatorName(gathering))).outcome).toBe('refused');
    expect(served.reports).toEqual([]);
  });

  test('mend: a race with a damaged row stands still, is counted and named in the log, and goes on before that row', async () => {
    const { served, run, sql, where } = await openDesk(await fresh());
    const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const people = await Promise.all(tokens.map((token) => come(served.base, id, token)));
    await Promise.all(people.map((far, i) => far.play(i + 1, () => far.seat!.entries.length > 20)));
    people.forEach((far) => far.cut());
    const name = operatorName(id);
    expect(await run('mend', name)).toEqual({ outcome: 'done', lines: [`operate-sound ${name}`] });
    opened.splice(opened.indexOf(served), 1);
    await served.close();
    await sql.query("update race_rows set line = 'nonsense' where race = $1 and n = 9", [id]);
    const next = await serve(where, web, { leaseMs: 500 });
    opened.push(next);
    const far = new RemotePlayer(id, tokens[0]!);
    await far.connect(next.base);
    await far.until(() => far.seat?.situation.broken !== null && far.seat !== null);
    expect(await (await fetch(`${next.base}/metrics`)).text()).toContain('windschatten_races_broken 1\n');
    await expect.poll(() => next.reports.join()).toContain(`(race ${name})`);
    expect((await run('show', name)).lines.join('\n')).toMatch(/problem +row 9 /);
    const before = far.seat!.entries.length;
    expect(await run('mend', name)).toEqual({ outcome: 'done', lines: [`operate-mended ${name}`] });
    await far.until(() => far.seat!.situation.broken === null);
    const other = await come(next.base, id, tokens[1]!);
    await Promise.all([far, other].map((each, i) => each.play(i + 5, () => each.seat!.entries.length > before + 5)));
    expect(await (await fetch(`${next.base}/metrics`)).text()).toContain('windschatten_races_broken 0\n');
    [far, other].forEach((each) => each.cut());
  });

  test('delete removes everything of a race, also while people play it', async () => {
    const { served, run, sql } = await openDesk(await fresh());
    const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const kept = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const far = await come(served.base, id, tokens[0]!);
    await far.ask({ type: 'chat', id: 'c', line: { kind: 'text', said: 'hello' } } as never);
    const name = operatorName(id);
    expect(await run('delete', name)).toEqual({ outcome: 'refused', lines: [`operate-not-sure ${name}`] });
    expect(await run('delete', name, '--yes')).toEqual({ outcome: 'done', lines: [`operate-deleted ${name}`] });
    await far.until(() => far.errors.length > 0);
    const again = new RemotePlayer(id, tokens[0]!);
    await again.connect(served.base).catch(() => undefined);
    await again.until(() => again.errors.length > 0);
    expect(again.errors[0]).toMatch(/^wire-(race|token)$/);
    await expect.poll(async () => (await fetch(`${served.base}/api/races/${id}`)).status).toBe(404);
    for (const table of ['race_rows', 'tokens', 'replies', 'handings', 'chat', 'present', 'person_seats', 'person_names'])
      expect(await sql.query(`select race from ${table} where race = $1`, [id]), table).toEqual([]);
    expect((await fetch(`${served.base}/api/races/${kept.id}`)).status).toBe(200);
    for (const each of [far, again]) each.cut();
  });

  test('ban: a banned network gets 403, also for WebSockets, until the ban is lifted or over', { timeout: 60_000 }, async () => {
    const { served, run, sql } = await openDesk(await fresh());
    const ask = async (): Promise<number> => (await fetch(`${served.base}/api/races`)).status;
    expect(await ask()).toBe(200);
    expect((await run('ban')).lines).toEqual(['operate-no-bans']);
    expect((await run('ban', '203.0.113.0/24', '--days', '7')).outcome).toBe('done');
    expect((await run('ban', '127.0.0.1')).outcome).toBe('done');
    await expect.poll(ask, { timeout: 15_000 }).toBe(403);
    expect((await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).status).toBe(403);
    const far = new RemotePlayer('x'.repeat(22), null);
    await expect(far.connect(served.base)).rejects.toThrow('403');
    // the page and the health check still answer
    expect((await fetch(`${served.base}/healthz`)).status).toBe(200);
    expect((await run('ban')).lines.map((line) => line.split(/ +/)[0])).toEqual(['203.0.113.0/24', '127.0.0.1']);
    expect((await run('ban', '127.0.0.1', '--lift')).outcome).toBe('done');
    expect((await run('ban', '127.0.0.1', '--lift')).outcome).toBe('refused');
    await expect.poll(ask, { timeout: 15_000 }).toBe(200);
    // one that is over
    await sql.query("update settings set value = replace(value, '\"until\":1', '\"until\":0.1') where key = 'bans'");
    expect((await run('ban')).lines).toEqual(['operate-no-bans']);
  });

  test('retention is off by default; on, it deletes what is over or away for that long, and nothing else', async () => {
    const { run, store, sql } = await openDesk(await fresh());
    for (const id of ['old', 'new', 'rides', 'away']) {
      await store.addRace({ id, game: 'toy', listed: true, room: '{"seats":[]}' }, []);
      await store.changeRoom(id, 1, { room: '', begun: { head: '', seed: '' } });
    }
    await sql.query("update races set phase = 'over' where id in ('old', 'new')");
    await sql.query("update races set phase = 'away' where id = 'away'");
    await sql.query("update races set touched = touched - $1 where id <> 'new'", [91 * 86_400_000]);
    expect((await run('retention', '--now')).lines).toEqual(['operate-no-retention', 'operate-expired 0']);
    expect((await run('retention', '90')).lines).toEqual(['operate-retention 90']);
    expect(await store.findRace('old')).not.toBeNull();
    expect((await run('retention', '--now')).lines).toEqual(['operate-retention 90', 'operate-expired 2']);
    expect(await Promise.all(['old', 'new', 'rides', 'away'].map(async (id) => (await store.findRace(id)) !== null))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect((await run('retention', 'off')).lines).toEqual(['operate-no-retention']);
  });
});

test('SQLite: what a deleted person and a deleted race leave behind is in no file of the database', async () => {
  const { served, run, where } = await openDesk(join(folder, 'traces.sqlite'));
  const secret = 'Quetzalcoatl';
  const { credential } = (await (await post(served.base, '/api/people', { name: secret })).json()) as { credential: string };
  const { id } = (await (await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).json()) as { id: string };
  for (const [seat, as] of [credential, undefined].entries()) {
    const taken = await post(served.base, `/api/races/${id}/seats/${seat}`, { name: seat === 0 ? secret : 'Other' }, as);
    const { token } = (await taken.json()) as { token: string };
    await post(served.base, `/api/races/${id}/ready`, { ready: true }, token);
  }
  const traces = (text: string): number =>
    ['', '-wal'].reduce((sum, end) => sum + readFileSync(`${where}${end}`, 'latin1').split(text).length - 1, 0);
  expect(traces(secret)).toBeGreaterThan(0);
  expect((await post(served.base, '/api/people/me', undefined, credential, 'DELETE')).status).toBe(200);
  expect(traces(secret)).toBe(0);
  expect(traces(id)).toBeGreaterThan(0);
  await run('delete', operatorName(id), '--yes');
  await expect.poll(() => traces('"team-a"')).toBe(0);
});

test.each([
  [[], 'operate-usage'],
  [['sing'], 'operate-usage'],
  [['list', 'more'], 'operate-usage'],
  [['list', '--yes'], 'operate-usage'],
  [['list', '--phase', 'dreaming'], 'operate-value'],
  [['list', '--most', '0'], 'operate-value'],
  [['list', '--most', '1e9'], 'operate-value'],
  [['show'], 'operate-usage'],
  [['show', "x' or 1=1"], 'operate-value'],
  [['delete', 'abcd', 'ef01'], 'operate-usage'],
  [['ban', 'evil.example'], 'operate-value'],
  [['ban', '0.0.0.0/0'], 'operate-value'],
  [['ban', '203.0.113.0/33'], 'operate-value'],
  [['ban', '::/0'], 'operate-value'],
  [['ban', '203.0.113.7', '--days', '0'], 'operate-value'],
  [['ban', '--lift'], 'operate-usage'],
  [['retention', '-1'], 'operate-usage'],
  [['retention', '99999'], 'operate-value'],
])('%j is refused: %s', (args, code) => {
  expect(parseCommand(args)).toMatchObject({ ok: false, error: { code } });
});

describe('the program', () => {
  codeForAll();
  const run = (where: string, ...args: readonly string[]) => {
    const env = { ...process.env, DATABASE_URL: where, LANG: 'C', LC_ALL: '', LC_MESSAGES: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/command/server.js'), ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('0 where it is done, 1 where it is refused, 2 for a wrong call or a store that is not there', async () => {
    const { served, where } = await openDesk(join(folder, 'program.sqlite'));
    const { id } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
    const listed = run(where, 'list');
    expect([listed.status, listed.stderr]).toEqual([0, '']);
    expect(listed.stdout).toContain(`${operatorName(id)}  reifenbreite  riding`);
    expect(run(where, 'delete', operatorName(id))).toMatchObject({ status: 1, stdout: expect.stringContaining('Add --yes to delete it.') });
    expect(run(where, 'ban', 'nowhere')).toEqual({ status: 2, stdout: '', stderr: '“nowhere” does not fit here.\n' });
    expect(run(join(folder, 'missing.sqlite'), 'list').status).toBe(2);
    expect(() => readFileSync(join(folder, 'missing.sqlite'))).toThrow('ENOENT');
  });
});
