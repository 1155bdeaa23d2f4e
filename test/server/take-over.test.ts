import { expect, test } from 'vitest';
import type { OpenRace } from '../../src/server/races/open-race-interface.ts';
import { createMissedRows } from '../../src/server/races/missed-rows.ts';
import { createTakeOver } from '../../src/server/races/take-over.ts';
import { StoreFailure, type Store } from '../../src/server/store/index.ts';

/** Which races a process takes over from a dead one, in which order; and how it finds rows whose notice was lost. */

interface FakeRace {
  role: 'leader' | 'replica';
  isIdle: boolean;
  rowCount: number;
}
function fakeRace(id: string, { role = 'replica', isIdle = true, rowCount = 0 }: Partial<FakeRace> = {}): OpenRace & FakeRace {
  const race = {
    ...{ id, role, isIdle, rowCount, isOver: false },
    setRole: (next: 'leader' | 'replica') => ((race.role = next), Promise.resolve()),
    catchUp: () => Promise.resolve(),
  };
  return race as unknown as OpenRace & FakeRace;
}

/** A store with races of one dead process. */
function deadOwner(races: readonly string[]) {
  const left = new Set(races);
  const claims: string[][] = [];
  const store: Pick<Store, 'orphans' | 'ownerlessAmong' | 'claimAll' | 'dueRaces'> = {
    orphans: (most) => Promise.resolve([...left].slice(0, most)),
    ownerlessAmong: (ids) => Promise.resolve(ids.filter((id) => left.has(id))),
    claimAll(ids) {
      const claimed = ids.filter((id) => left.delete(id));
      if (ids.length > 0) claims.push(claimed);
      return Promise.resolve(claimed);
    },
    dueRaces: () => Promise.resolve([]),
  };
  return { store: store as Store, left, claims };
}

function setUp(races: readonly string[], watched: readonly string[]) {
  const dead = deadOwner(races);
  const opened = new Map<string, OpenRace & FakeRace>(watched.map((id) => [id, fakeRace(id, { isIdle: false })]));
  const reports: unknown[] = [];
  const opening = { now: 0, most: 0 };
  let awayTimes = 2;
  const takeOver = createTakeOver({
    ...{ store: dead.store, process: 'me', opened, isClosed: () => false, report: (error) => reports.push(error) },
    async open(id) {
      opening.most = Math.max(opening.most, ++opening.now);
      await Promise.resolve();
      opening.now--;
      if (id === 'broken') throw new Error(id);
      if (id === 'away' && awayTimes-- > 0) throw new StoreFailure('lost', 'away');
      const race = fakeRace(id, { role: 'leader' });
      opened.set(id, race);
      return race;
    },
  });
  return { ...dead, opened, reports, opening, takeOver };
}

test('watched races first; the others a round later, if no other process has taken them', async () => {
  const all = Array.from({ length: 120 }, (_, i) => `r${i}`);
  const { takeOver, claims, left, opened, opening } = setUp(all, ['r7', 'r100', 'elsewhere']);
  await takeOver.run();
  expect(claims).toEqual([['r7', 'r100']]);
  expect(['r7', 'r100', 'elsewhere'].map((id) => opened.get(id)!.role)).toEqual(['leader', 'leader', 'replica']);
  // another process has clients of this one
  left.delete('r50');
  await takeOver.run();
  expect(left.size).toBe(0);
  expect(claims.flat()).toHaveLength(119);
  await expect.poll(() => [...opened.values()].filter(({ role }) => role === 'leader').length).toBe(119);
  expect(opening.most).toBe(8);
});

test('a race that does not open is reported and holds no other one up; it is tried again if the store was away', async () => {
  const { takeOver, opened, reports } = setUp(['a', 'broken', 'away', 'c'], []);
  for (let round = 0; round < 2; round++) await takeOver.run();
  await expect.poll(() => [...opened.keys()]).toEqual(['a', 'c']);
  await expect.poll(() => reports.map(String)).toEqual(['Error: broken', 'Error: store lost: away']);
  await expect
    .poll(async () => {
      await takeOver.run();
      return [...opened.keys()];
    })
    .toEqual(['a', 'c', 'away']);
  expect(reports).toHaveLength(3);
});

test('a process that gets no race because another is faster stops asking until the next round', async () => {
  const { takeOver, store, claims } = setUp(['a', 'b'], []);
  store.claimAll = (ids) => (claims.push([...ids]), Promise.resolve([]));
  await takeOver.run();
  await takeOver.run();
  expect(claims.filter((ids) => ids.length > 0)).toEqual([['a', 'b']]);
});

test('missed rows: each query asks for a limited number of races, all come in turn, and a broken one holds no other one up', async () => {
  const opened = new Map<string, OpenRace & FakeRace>();
  for (let i = 0; i < 600; i++) opened.set(`r${i}`, fakeRace(`r${i}`, { role: i % 2 === 0 ? 'leader' : 'replica', isIdle: i % 4 === 1 }));
  const caughtUp: string[] = [];
  for (const race of opened.values())
    race.catchUp = () => (race.id === 'r0' ? Promise.reject(new Error('broken')) : (caughtUp.push(race.id), Promise.resolve()));
  const asked: number[] = [];
  const reports: unknown[] = [];
  const changed: string[] = [];
  const missed = createMissedRows({
    opened,
    store: {
      progressOf: (ids) => (
        asked.push(ids.length),
        Promise.resolve(ids.map((id) => ({ id, rows: ['r0', 'r2', 'r599'].includes(id) ? 1 : 0, version: 1 })))
      ),
    },
    watchedRooms: () => ['room'],
    onRoomChanged: (id) => changed.push(id),
    report: (error) => reports.push(error),
  });
  await missed.checkSome();
  await missed.checkSome();
  expect(asked).toEqual([250, 201]);
  expect([caughtUp, changed, reports]).toEqual([['r2', 'r599'], ['room'], [new Error('broken')]]);
  await missed.checkSome();
  expect([asked.at(-1), changed]).toEqual([250, ['room']]);
  await missed.checkAll();
  expect(asked.at(-1)).toBe(601);
});
