import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AUSREISSER, come, RemotePlayer, openRace, REIFENBREITE } from './remote-player.ts';
import { serve, serveForAll } from './serve.ts';

/** Many races at once over real sockets, few enough for every test run. `npm run bench:server` measures. */

const RACES = 24;
/** The minimum of entries that each race is played for. */
const ENTRIES = 60;

const served = serveForAll('load');

/** A spectator that never reads its socket. */
async function sleeper(race: string): Promise<WebSocket> {
  const socket = new WebSocket(`${served.base.replace(/^http/, 'ws')}/api/ride`);
  await new Promise((come, failed) => socket.on('open', come).on('error', failed));
  socket.send(JSON.stringify({ type: 'watch', form: 2, race }));
  socket.pause();
  return socket;
}

async function connections(): Promise<number> {
  const metrics = await (await fetch(`${served.base}/metrics`)).text();
  return Number(/^windschatten_connections (\d+)$/m.exec(metrics)![1]);
}

test('unwatched races are closed at once above the row limit, and watched ones stay open', async () => {
  const small = await serve(join(served.folder, 'small.sqlite'), served.web, {
    leaseMs: 500,
    races: { maxIdleRows: 10 },
  });
  const open = async (): Promise<number> =>
    Number(/^windschatten_races_open (\d+)$/m.exec(await (await fetch(`${small.base}/metrics`)).text())![1]);
  const opened = [];
  for (let n = 0; n < 4; n++) opened.push(await openRace(small.base, REIFENBREITE, ['human', 'human']));
  const people = [];
  for (const { id, tokens } of opened) for (const token of tokens) people.push(await come(small.base, id, token));
  for (let n = 0; n < 4; n++)
    await Promise.all(people.slice(2 * n, 2 * n + 2).map((each, i) => each.play(i + 1, () => (each.seat?.entries.length ?? 0) > 12)));
  expect(await open()).toBe(4);
  people.slice(2).forEach((each) => each.cut());
  // a race stays open until the absence of its people is noted, and then not for another minute
  await expect.poll(open, { timeout: 50_000 }).toBe(1);
  const back = await come(small.base, opened[3]!.id, opened[3]!.tokens[0]!);
  expect(back.seat!.entries.length).toBeGreaterThan(12);
  for (const each of [...people, back]) each.cut();
  expect(small.reports).toEqual([]);
  await small.close();
}, 120_000);

test('many races at once, with spectators who never read: every acknowledged action is stored once, all clients agree, and nothing stays open', async () => {
  const before = await connections();
  const opened = await Promise.all(
    Array.from({ length: RACES }, (_, i) =>
      i % 2 === 0
        ? openRace(served.base, REIFENBREITE, ['human', 'human'])
        : openRace(served.base, AUSREISSER, ['human', 'human', 'human']),
    ),
  );
  const races = opened.map(({ id, tokens }) => ({
    id,
    people: tokens.map((token) => new RemotePlayer(id, token)),
    onlooker: new RemotePlayer(id, null),
  }));
  const all = races.flatMap(({ people, onlooker }) => [...people, onlooker]);
  const sleepers = await Promise.all(races.map(({ id }) => sleeper(id)));
  await Promise.all(all.map((each) => each.connect(served.base)));
  await expect.poll(connections).toBe(before + all.length + sleepers.length);

  const entriesOf = (far: RemotePlayer): number => far.seat?.entries.length ?? 0;
  const acknowledged = await Promise.all(
    races.map(({ people }, race) =>
      Promise.all(people.map((person, seat) => person.play(race * 10 + seat, () => entriesOf(person) >= ENTRIES))),
    ),
  );

  for (const [i, { id, people, onlooker }] of races.entries()) {
    const rows = await served.store.readRows(id, 1);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, n) => n + 1));
    const ids = rows.flatMap(({ id: name }) => (name === undefined ? [] : [name]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [seat, names] of acknowledged[i]!.entries()) {
      expect(names.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(names.map((name) => `${seat} ${name}`)));
    }
    const length = Math.max(...people.map(entriesOf));
    expect(length).toBeGreaterThanOrEqual(ENTRIES);
    await expect.poll(() => [...people, onlooker].map(entriesOf)).toEqual([...people, onlooker].map(() => length));
  }
  expect(served.reports).toEqual([]);

  all.forEach((each) => each.cut());
  sleepers.forEach((each) => each.terminate());
  await expect.poll(connections).toBe(before);
}, 120_000);
