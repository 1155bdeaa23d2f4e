import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { come, openRace, post, REIFENBREITE, type RemotePlayer } from './remote-player.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** A race untouched for a month is put away, not deleted. */

const folder = folderForAll('month');
const web = pageForAll();
const DAY = 86_400_000;

const phaseOf = async ({ base }: Served, id: string): Promise<unknown> =>
  ((await (await fetch(`${base}/api/races/${id}`)).json()) as { phase: unknown }).phase;
const listed = async ({ base }: Served): Promise<readonly string[]> =>
  ((await (await fetch(`${base}/api/races`)).json()) as { races: { id: string }[] }).races.map(({ id }) => id);

test('after a month a gathering and a running race are put away, and resume where they were', async () => {
  const where = join(folder, 'races.sqlite');
  const first = await serve(where, web);
  const ridden = await openRace(first.base, REIFENBREITE, ['human', 'human'], { listed: true });
  const alone = await openRace(first.base, REIFENBREITE, ['human', 'human'], { listed: true });
  const gathering = (await (
    await post(first.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'], listed: true })
  ).json()) as { id: string };
  const people: RemotePlayer[] = [];
  for (const token of ridden.tokens) people.push(await come(first.base, ridden.id, token));
  await Promise.all(people.map((far, i) => far.play(i + 1, () => far.seat!.entries.length > 12)));
  const before = people.map((far) => far.game!.formatState(far.seat!.state));
  const { length } = people[0]!.seat!.entries;
  await expect.poll(() => people.map((far) => far.seat!.entries.length)).toEqual([length, length]);
  people.forEach((far) => far.cut());
  await first.close();

  const sql = await openSqlite(where);
  const age = (days: number, ids: readonly string[]): Promise<unknown> =>
    Promise.all(ids.map((id) => sql.query('update races set touched = touched - $1 where id = $2', [days * DAY, id])));
  await age(31, [ridden.id, gathering.id]);
  await age(29, [alone.id]);
  await sql.close();

  const next = await serve(where, web, { races: { clockTrustMs: 0 } });
  await expect.poll(() => phaseOf(next, ridden.id)).toBe('away');
  expect(await phaseOf(next, gathering.id)).toBe('away');
  expect(await phaseOf(next, alone.id)).toBe('riding');
  await expect.poll(() => listed(next)).toEqual([alone.id]);

  for (const { id } of [ridden, gathering]) expect((await post(next.base, `/api/races/${id}/wake`, undefined)).status).toBe(200);
  expect([await phaseOf(next, ridden.id), await phaseOf(next, gathering.id)]).toEqual(['riding', 'gathering']);
  const back: RemotePlayer[] = [];
  for (const token of ridden.tokens) back.push(await come(next.base, ridden.id, token));
  expect(back.map((far) => far.seat!.entries.length)).toEqual([length, length]);
  expect(back.map((far) => far.game!.formatState(far.seat!.state))).toEqual(before);
  await Promise.all(back.map((far, i) => far.play(i + 7, () => far.seat!.entries.length > length + 5)));
  expect(back[0]!.seat!.entries.length).toBeGreaterThan(length);
  back.forEach((far) => far.cut());
  expect(next.reports).toEqual([]);
  await next.close();
});
