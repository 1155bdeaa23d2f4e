import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { openStore } from '../../src/server/store/index.ts';
import { come, openRace, post, REIFENBREITE } from './remote-player.ts';
import { serve, serveForAll } from './serve.ts';

/** Cheap requests stay cheap to answer, however often they come. */

const served = serveForAll('dear');

test('reading a room compiles no course, before the start and after it', async () => {
  const game = (await loadGame('reifenbreite'))!;
  const riding = await openRace(served.base, REIFENBREITE, ['human', 'human'], { listed: true });
  const opened = await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'], listed: true });
  const { id: gathering } = (await opened.json()) as { id: string };
  await post(served.base, `/api/races/${gathering}/seats/0`, { name: 'Anna' });
  const far = await come(served.base, riding.id, riding.tokens[0]!);
  const compiling = vi.spyOn(game, 'configure');
  for (const id of [riding.id, gathering]) {
    const room = (await (await fetch(`${served.base}/api/races/${id}`)).json()) as { seats: { name: string }[] };
    expect(room.seats.map(({ name }) => name)).toEqual(id === gathering ? ['Anna', 'team-b'] : ['Person 0', 'Person 1']);
  }
  const lobby = await (await fetch(`${served.base}/api/races`)).text();
  for (const id of [riding.id, gathering]) expect(lobby).toContain(id);
  expect(compiling).not.toHaveBeenCalled();
  compiling.mockRestore();
  far.cut();
  expect(served.reports).toEqual([]);
});

test('acting at a process other than the owner claims the race once, not with every action', async () => {
  const where = join(served.folder, 'races.sqlite');
  const store = await openStore(where);
  const claiming = vi.spyOn(store, 'claim');
  // it checks every two minutes
  const other = await serve(store, served.web, { leaseMs: 600_000 });
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
  const people = [await come(served.base, id, tokens[0]!), await come(other.base, id, tokens[1]!)];
  const actions = await Promise.all(people.map((far, i) => far.play(i + 1, () => far.seat!.entries.length > 40)));
  expect(actions[1]!.length).toBeGreaterThan(4);
  // at the opening, and with the first action
  expect(claiming.mock.calls.filter(([race]) => race === id).length).toBeLessThanOrEqual(2);
  people.forEach((far) => far.cut());
  expect([...served.reports, ...other.reports]).toEqual([]);
  await other.close();
});

test('while people keep acting there, each round checks all such races with one query', async () => {
  const store = await openStore(join(served.folder, 'races.sqlite'));
  const [claiming, asking] = [vi.spyOn(store, 'claim'), vi.spyOn(store, 'ownerlessAmong')];
  // it checks some thirty times a second
  const other = await serve(store, served.web, { leaseMs: 150 });
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
  const people = [await come(served.base, id, tokens[0]!), await come(other.base, id, tokens[1]!)];
  await Promise.all(people.map((far, i) => far.play(i + 1, () => far.seat!.entries.length > 40)));
  const looks = asking.mock.calls.map(([races]) => races.includes(id));
  expect(looks).toContain(true);
  // at the opening, with the first action, and again after each round without an action
  const rests = looks.filter((actions, i) => !actions && looks[i - 1] === true).length;
  expect(claiming.mock.calls.filter(([race]) => race === id).length).toBeLessThanOrEqual(2 + rests);
  people.forEach((far) => far.cut());
  expect([...served.reports, ...other.reports]).toEqual([]);
  await other.close();
});
