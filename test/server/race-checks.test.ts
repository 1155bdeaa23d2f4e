import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { createAddressBudget } from '../../src/server/races/address-budget.ts';
import { checkRequest } from '../../src/server/races/check-request.ts';
import { prepareGame } from '../../src/server/races/prepare-game.ts';
import { startCheckThread, type CheckRunner } from '../../src/server/races/race-checks.ts';
import { openRequestSchema } from '../../src/protocol/index.ts';
import * as v from 'valibot';
import { content } from '../games/content.ts';
import { openRace, post, REIFENBREITE } from './remote-player.ts';
import { codeForAll, folderForAll, pageForAll } from './for-all.ts';
import { serve } from './serve.ts';

/** New races are checked in another thread, and each address has one budget for that and for the bytes it stores. */

const folder = folderForAll('checks');
const web = pageForAll();
codeForAll();
const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** Courses that no other test uses, so that none is compiled already. */
let courses = 0;
const ownCourse = (): { readonly course: string; readonly board: string } => ({
  course: `course own${++courses} "Own" start 1 lines S${' S'.repeat(8)} sprints none`,
  board: 'criterium',
});
const tour = (stages: number): { readonly game: string; readonly setup: typeof REIFENBREITE.setup } => ({
  game: 'reifenbreite',
  setup: { ...REIFENBREITE.setup, stages: Array.from({ length: stages }, ownCourse) },
});

test('opening a race compiles no course in the thread of the server', async () => {
  const game = (await loadGame('reifenbreite'))!;
  const elsewhere: unknown[] = [];
  const runner: CheckRunner = {
    run: async (request) => {
      elsewhere.push(request);
      compiling.mockRestore();
      const result = await checkRequest(request, { ...content });
      compiling = vi.spyOn(game, 'configure');
      return result;
    },
    close: () => Promise.resolve(),
  };
  let compiling = vi.spyOn(game, 'configure');
  const served = await serve(join(folder, 'elsewhere.sqlite'), web, { races: { checkRunner: runner } });
  closings.push(() => served.close());
  const made = await post(served.base, '/api/races', { ...tour(3), drivers: ['human', 'human'] });
  expect([made.status, elsewhere.length]).toEqual([201, 1]);
  expect(compiling).not.toHaveBeenCalled();
  compiling.mockRestore();
});

test('a set-up is compiled in steps, and configuring compiles nothing again', async () => {
  const game = (await loadGame('reifenbreite'))!;
  const { setup } = tour(5);
  const fresh = { ...content };
  let steps = 0;
  for (const step of game.prepare!(setup, fresh)) steps += step === undefined ? 1 : 0;
  expect(steps).toBe(10);
  const tables = (): readonly unknown[] => {
    const config = game.configure(setup, fresh);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    return (config.value as { readonly stages: readonly { readonly course: unknown; readonly successors: unknown }[] }).stages.flatMap(
      ({ course, successors }) => [course, successors],
    );
  };
  const reading = vi.spyOn(fresh, 'read');
  const first = tables();
  // a board would be read to compile a course
  expect(reading).not.toHaveBeenCalled();
  tables().forEach((table, i) => expect(table).toBe(first[i]));
  await prepareGame(game, { stages: 'none' }, fresh);
});

test('the thread answers as this one does', async () => {
  const server = join(resolve(import.meta.dirname, '../..'), 'dist/command/server.js');
  const [, code] = /['"](\.[^'"]+)['"]/.exec(readFileSync(server, 'utf8')) ?? [];
  const runner = startCheckThread(
    join(resolve(import.meta.dirname, '../..'), 'content'),
    join(dirname(server), dirname(code!), 'check-worker.js'),
  )!;
  closings.push(() => runner.close());
  const requests = [
    { ...REIFENBREITE, drivers: ['human', 'human'] },
    { ...REIFENBREITE, drivers: ['human'] },
    { game: 'chess', setup: {}, drivers: ['human'] },
    { ...tour(2), drivers: ['human', 'easy'] },
  ].map((request) => ({ open: v.parse(openRequestSchema, { ...request, window: 100, step: 0 }) }));
  for (const request of requests) expect(await runner.run(request)).toEqual(structuredClone(await checkRequest(request, content)));
  const unreadable = { bring: { ...requests[0]!.open, record: 'nonsense' } };
  expect(await runner.run(unreadable)).toEqual(await checkRequest(unreadable, content));
});

test('an address that has used up its budget is refused, another one is not, and it comes back with time', () => {
  let now = 0;
  const limits = { milliseconds: { burst: 1_000, perSecond: 100 }, bytes: { burst: 500, perSecond: 10 } };
  const budget = createAddressBudget(limits, () => now);
  const isAllowed = (address: string): boolean => budget.check(address).ok;
  budget.spend('a', { milliseconds: 900 });
  expect(isAllowed('a')).toBe(true);
  budget.spend('a', { milliseconds: 900 });
  expect([isAllowed('a'), isAllowed('b')]).toEqual([false, true]);
  now = 9_000;
  expect(isAllowed('a')).toBe(true);
  budget.spend('a', { bytes: 600 });
  expect(isAllowed('a')).toBe(false);
  now += 11_000;
  expect(isAllowed('a')).toBe(true);
  for (let i = 0; i < 10_050; i++) budget.spend(`address ${i}`, { bytes: 1 });
  expect(budget.size).toBe(10_000);
});

test('over the budget: 429 with the time to wait, and nothing is stored or checked', async () => {
  const unlimited = { burst: 1e9, perSecond: 1e9 };
  const served = await serve(join(folder, 'budget.sqlite'), web, {
    races: { addressLimits: { milliseconds: unlimited, bytes: { burst: 1_000, perSecond: 0 } } },
  });
  closings.push(() => served.close());
  const statuses: number[] = [];
  let last: Response | null = null;
  for (let i = 0; i < 5; i++) {
    last = await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'], listed: true });
    statuses.push(last.status);
  }
  expect(statuses.at(0)).toBe(201);
  expect(statuses.at(-1)).toBe(429);
  expect(last!.headers.get('retry-after')).toBe('30');
  expect(await last!.json()).toEqual({ problems: [{ code: 'wire-often' }] });
  expect(await served.store.listRaces('gathering', 10)).toHaveLength(statuses.filter((status) => status === 201).length);
  // races that exist go on
  const { status } = await fetch(`${served.base}/api/races`);
  expect(status).toBe(200);
});

test('short links and races count in the same budget of bytes', async () => {
  const unlimited = { burst: 1e9, perSecond: 1e9 };
  const served = await serve(join(folder, 'links.sqlite'), web, {
    races: { addressLimits: { milliseconds: unlimited, bytes: { burst: 1_000, perSecond: 0 } } },
  });
  closings.push(() => served.close());
  expect((await post(served.base, '/api/links', { to: `result/${'a'.repeat(1_200)}` })).status).toBe(201);
  expect((await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'] })).status).toBe(429);
});

test('taking a seat compiles own courses one by one, before the race is configured with the new name', async () => {
  const game = (await loadGame('reifenbreite'))!;
  const runner: CheckRunner = { run: (request) => checkRequest(request, { ...content }), close: () => Promise.resolve() };
  const served = await serve(join(folder, 'seats.sqlite'), web, { races: { checkRunner: runner } });
  closings.push(() => served.close());
  const made = await post(served.base, '/api/races', { ...tour(5), drivers: ['human', 'human'] });
  const { id } = (await made.json()) as { id: string };
  const order: string[] = [];
  const [prepare, configure] = [game.prepare!.bind(game), game.configure.bind(game)];
  const [preparing, configuring] = [vi.spyOn(game, 'prepare'), vi.spyOn(game, 'configure')];
  preparing.mockImplementation(function* (...args) {
    for (const step of prepare(...args)) {
      order.push('step');
      yield step;
    }
  });
  configuring.mockImplementation((...args) => {
    order.push('configure');
    return configure(...args);
  });
  expect((await post(served.base, `/api/races/${id}/seats/0`, { name: 'Anna' })).status).toBe(201);
  expect(order.indexOf('configure')).toBe(10);
  preparing.mockRestore();
  configuring.mockRestore();
});

test('a race of twelve own courses opens and begins', async () => {
  const served = await serve(join(folder, 'tour.sqlite'), web);
  closings.push(() => served.close());
  const { id } = await openRace(served.base, tour(12), ['human', 'easy']);
  expect((await served.store.findRace(id))!.phase).toBe('riding');
  expect(served.reports).toEqual([]);
});
