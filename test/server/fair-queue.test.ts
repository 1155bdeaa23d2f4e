import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue, type Share } from '../../src/server/races/fair-queue.ts';

/** The queue of bots' decisions: watched races first, then the race that has used the least time. Time is simulated. */

interface World {
  readonly queue: FairQueue;
  /** Starts a decision of this length and notes when it ends. */
  think(race: string, share: Share | (() => Share | null), milliseconds: number): Promise<void>;
  /** Lets time pass until nothing more happens, or until `at`. */
  run(until?: number): Promise<void>;
  readonly now: () => number;
}

function createWorld(threads: number): World {
  let time = 0;
  let timers: { readonly at: number; readonly done: () => void }[] = [];
  const wait = (milliseconds: number, done: () => void): void => void timers.push({ at: time + milliseconds, done });
  const queue = createFairQueue({ threads: () => threads, now: () => time, wait });
  const settle = (): Promise<void> => new Promise((later) => setImmediate(later));
  return {
    queue,
    think: (race, share, milliseconds) =>
      queue.run(race, typeof share === 'function' ? share : () => share, () => new Promise((done) => wait(milliseconds, done))),
    async run(until = Infinity) {
      for (;;) {
        await settle();
        const next = timers.reduce<(typeof timers)[number] | null>(
          (first, each) => (first === null || each.at < first.at ? each : first),
          null,
        );
        if (next === null || next.at > until) break;
        timers = timers.filter((each) => each !== next);
        time = next.at;
        next.done();
      }
      if (until !== Infinity) time = until;
    },
    now: () => time,
  };
}

const watched = (...addresses: string[]): Share => ({ addresses, isWatched: true });
const unwatched = (...addresses: string[]): Share => ({ addresses, isWatched: false });

test('a table with quick bots keeps half of the thread beside twenty races of slow bots that one address watches', async () => {
  const world = createWorld(1);
  let turns = 0;
  void (async () => {
    for (;;) {
      await world.think('quick', watched('friend'), 10);
      turns++;
    }
  })();
  const slow = Array.from({ length: 20 }, (_, i) => `tour ${i}`);
  const counts = slow.map(() => 0);
  for (const [i, race] of slow.entries())
    void (async () => {
      for (;;) {
        await world.think(race, watched('stranger'), 500);
        counts[i]!++;
      }
    })();
  await world.run(60_000);
  const ofStranger = counts.reduce((sum, each) => sum + each) * 500;
  // of 6,000 turns alone in a minute
  expect(turns).toBeGreaterThan(2_500);
  expect(ofStranger).toBeGreaterThan(20_000);
  // the races of one address share among themselves
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test('races that no one watches wait for those that are watched, and have the thread when these pause', async () => {
  const world = createWorld(1);
  let [seen, unseen] = [0, 0];
  void (async () => {
    for (;;) {
      await world.think('left', unwatched('stranger'), 500);
      unseen++;
    }
  })();
  void (async () => {
    for (; seen < 1_000; seen++) await world.think('quick', watched('friend'), 10);
  })();
  await world.run(10_400);
  expect(seen).toBeGreaterThan(900);
  // the one that had begun before
  expect(unseen).toBeLessThanOrEqual(1);
  await world.run(60_000);
  expect(unseen).toBeGreaterThan(80);
});

test('a race rests while no one watches, goes on when someone does, and is forgotten when it is closed', async () => {
  const world = createWorld(1);
  let share: Share | null = null;
  let done = 0;
  void world.think('r', () => share, 10).then(() => done++);
  await world.run(1_000);
  expect([done, world.queue.length]).toEqual([0, 1]);
  share = watched('friend');
  world.queue.wake();
  await world.run(2_000);
  expect([done, world.queue.length]).toEqual([1, 0]);
  share = null;
  void world.think('r', () => share, 10).then(() => done++);
  await world.run(3_000);
  world.queue.drop('r');
  expect(world.queue.length).toBe(0);
  share = watched('friend');
  world.queue.wake();
  await world.run(4_000);
  expect(done).toBe(1);
});

test('a race that several addresses watch is charged to the one that has used the least', async () => {
  const world = createWorld(1);
  for (let i = 0; i < 10; i++) await Promise.all([world.think('a', watched('greedy'), 1_000), world.run()]);
  const order: string[] = [];
  const note =
    (name: string): (() => void) =>
    () =>
      void order.push(name);
  void world.think('x', watched('greedy'), 10).then(note('greedy alone'));
  void world.think('y', watched('greedy', 'friend'), 10).then(note('with a friend'));
  await world.run();
  expect(order).toEqual(['with a friend', 'greedy alone']);
});

test('all threads work while there is work for them, and a failed decision frees its thread', async () => {
  const world = createWorld(4);
  const began = world.now();
  await expect(
    Promise.all([
      world.queue.run(
        'f',
        () => watched('a'),
        () => Promise.reject(new Error('no bot')),
      ),
      world.run(),
    ]),
  ).rejects.toThrow('no bot');
  await Promise.all([...Array.from({ length: 8 }, (_, i) => world.think(`r${i}`, watched('a'), 100)), world.run()]);
  expect(world.now() - began).toBeLessThan(260);
});
