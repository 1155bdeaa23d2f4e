import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/store/index.ts';
import { AUSREISSER, come, linesOf, openRace, REIFENBREITE } from './remote-player.ts';
import { folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { serve } from './serve.ts';

/** After a process is killed: its last commits are found, and its disconnected riders count as missing. */

const folder = folderForAll('left');
const web = pageForAll();
const postgres = await postgresForAll();

/** Another server process: it stores a pause and is killed before it can send a notice. */
const KILLED = `
  import pg from 'pg';
  const client = new pg.Client(process.env.WHERE);
  await client.connect();
  const [race] = (await client.query('select rows from races where id = $1', [process.env.RACE])).rows;
  await client.query('begin');
  await client.query('insert into race_rows (race, n, kind, line) values ($1, $2, $3, $4)',
    [process.env.RACE, race.rows + 1, 'table', JSON.stringify({ fact: 'pause', seat: 1, paused: true })]);
  await client.query('update races set rows = rows + 1 where id = $1', [process.env.RACE]);
  await client.query('commit');
  process.kill(process.pid, 'SIGKILL');
`;

test.skipIf(postgres === null)('rows that a killed process stored without a notice reach the clients of other processes', async () => {
  const where = await postgres!.fresh();
  const [one, two] = [await serve(where, web, { leaseMs: 5_000 }), await serve(where, web, { leaseMs: 5_000 })];
  const { id, tokens } = await openRace(one.base, REIFENBREITE, ['human', 'human']);
  const far = [await come(one.base, id, tokens[0]!), await come(two.base, id, tokens[1]!)];
  // a third process, started directly
  const killed = spawn(process.execPath, ['--input-type=module', '-e', KILLED], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, WHERE: where, RACE: id },
    stdio: 'inherit',
  });
  expect((await once(killed, 'exit'))[1]).toBe('SIGKILL');
  for (const each of far) await each.until(() => each.seat!.situation.agreed!.paused);
  for (const each of far) each.cut();
  expect([...one.reports, ...two.reports]).toEqual([]);
  for (const each of [one, two]) await each.close();
});

test('riders disconnected with their process count as missing at the owner, or at the process that takes over', async () => {
  const where = join(folder, 'left.sqlite');
  const first = await serve(where, web);
  const { id, tokens } = await openRace(first.base, AUSREISSER, ['human', 'human', 'easy']);
  await first.close();
  // the store as SIGKILL leaves it: a dead owner, and no notice
  const store = await openStore(where);
  await store.beat('killed', 60_000);
  expect(await store.claim(id, 'killed')).toBe(true);
  await store.beat('killed', -1);
  await store.close();
  const next = await serve(where, web, { leaseMs: 500, missingAfterMs: 300 });
  const anna = await come(next.base, id, tokens[0]!);
  await anna.until(() => linesOf(anna).includes('lost 1'));
  anna.cut();

  // the owner lives, but the process of one client is dead
  const other = await openRace(next.base, AUSREISSER, ['human', 'human', 'easy']);
  const eva = await come(next.base, other.id, other.tokens[0]!);
  await next.store.beat('killed too', 1);
  await next.store.notices.setPresent('killed too', [{ race: other.id, seat: 1, how: 'there' }]);
  await eva.until(() => linesOf(eva).includes('lost 1'));
  const jan = await come(next.base, other.id, other.tokens[1]!);
  await eva.until(() => linesOf(eva).includes('back 1'));
  // on a busy machine Eva herself may have come too late
  expect(linesOf(eva).filter((line) => line.endsWith(' 1'))).toEqual(['lost 1', 'back 1']);
  for (const far of [eva, jan]) far.cut();
  expect(next.reports).toEqual([]);
  await next.close();
});
