/** Measures memory, the opening of races, and the delay that bots cause. */
import { FLAGS, median } from './acts.mjs';
import { startProgram, startServer } from './processes.mjs';

/** @typedef {import('./lab.d.ts').Lab} Lab */

const LONG = 3_600_000;
const CONNECTIONS = 2_000;
const OPEN = 10_000;
/** The number of races with bots that are played at once. */
const BOT_RACES = 20;

/**
 * @param {Lab} lab
 * @param {import('./plan.ts').Plan} plan
 * @param {import('../../src/server/store/index.ts').Store} store
 * @param {{ count: number, rows: number }} wish
 */
async function seed(lab, plan, store, { count, rows }) {
  /** @type {import('./plan.ts').SeededRace[]} */
  const races = [];
  while (races.length < count)
    races.push(
      ...(await Promise.all(Array.from({ length: Math.min(200, count - races.length) }, () => lab.src.seedRace(store, plan, rows)))),
    );
  return races;
}

/**
 * Measures the time to open a race that is not in the memory of the process, by its number of actions.
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureOpening(lab, fresh) {
  const { people } = lab.plans;
  const where = await fresh();
  const store = await lab.src.openForSeeding(where);
  const server = await startServer(lab, where, {}, FLAGS);
  const client = await startProgram(lab.file('client'), {});
  const races = await seed(lab, people, store, { count: 100, rows: people.rows.length - 1 });
  const order = { urls: [`ws://127.0.0.1:${String(server.port)}/api/ride`], races };
  /** @type {{ done: number[] }} */
  const { done } = await client.ask({ work: 'open', order });
  const [p50, p95] = [done[Math.floor(done.length * 0.5)] ?? NaN, done[Math.floor(done.length * 0.95)] ?? NaN];
  lab.log(
    `opening a race of ${String(people.acts.length)} actions: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, the first ever ${(done.at(-1) ?? NaN).toFixed(0)} ms at most`,
  );
  await client.end();
  await server.end();
  await store.close();
  return { p50, p95 };
}

/**
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureMemory(lab, fresh) {
  const { people } = lab.plans;
  /** @type {Record<string, number>} */
  const found = {};
  for (const rows of [1, Math.floor(people.rows.length / 2), people.rows.length - 1]) {
    const where = await fresh();
    const store = await lab.src.openForSeeding(where);
    const count = rows === 1 ? OPEN : rows < people.rows.length - 1 ? 2_000 : 500;
    const races = await seed(lab, people, store, { count, rows });
    const server = await startServer(lab, where, { leaseMs: LONG }, ['--expose-gc']);
    await server.ask({ type: 'open', ids: races.slice(0, 20).map(({ id }) => id) });
    const before = await server.ask({ type: 'collect' });
    await server.ask({ type: 'open', ids: races.map(({ id }) => id) });
    const after = await server.ask({ type: 'collect' });
    const each = (after.heap - before.heap) / (count - 20) / 1024;
    found[`race after ${String(rows)} rows, kB`] = each;
    lab.log(
      `memory: ${String(count)} open races of ${String(rows)} rows: ${each.toFixed(1)} kB of heap each; the process ${(before.rss / 2 ** 20).toFixed(0)} MB before, ${(after.rss / 2 ** 20).toFixed(0)} MB with them`,
    );
    if (rows === 1) {
      const client = await startProgram(lab.file('client'), {});
      const url = `ws://127.0.0.1:${String(server.port)}/api/ride`;
      const { failed } = await client.ask({ work: 'hold', order: { urls: [url], races: races.slice(0, CONNECTIONS) } });
      if (failed) throw new Error(failed);
      const held = await server.ask({ type: 'collect' });
      found['connection, kB'] = (held.heap - after.heap) / CONNECTIONS / 1024;
      found['10,000 races and 2,000 connections, MB'] = held.rss / 2 ** 20;
      lab.log(
        `memory: ${String(CONNECTIONS)} connections: ${((held.heap - after.heap) / CONNECTIONS / 1024).toFixed(1)} kB of heap, ${((held.rss - after.rss) / CONNECTIONS / 1024).toFixed(1)} kB in all each (its seat's picture of the race included); with ${String(OPEN)} open races ${(held.rss / 2 ** 20).toFixed(0)} MB`,
      );
      await client.end();
    }
    await server.end();
    await store.close();
  }
  return found;
}

/**
 * Measures the delay of the event loop of the server while bots think, in the same thread and in others, and the throughput of people meanwhile.
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureBots(lab, fresh) {
  const { withBots } = lab.plans;
  const client = await startProgram(lab.file('client'), {});
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  const kinds = /** @type {const} */ ([
    ['in its own thread', { bots: 'own' }],
    ['in other threads', {}],
  ]);
  /** @type {Record<string, { p50: number, p99: number, max: number, rate: number }[]>} */
  const all = {};
  for (let round = 0; round < lab.rounds; round++)
    for (const [name, how] of kinds) {
      const where = await fresh();
      const store = await lab.src.openForSeeding(where);
      const races = await seed(lab, withBots, store, { count: BOT_RACES * 2, rows: 1 });
      await store.close();
      const server = await startServer(lab, where, how);
      const urls = [`ws://127.0.0.1:${String(server.port)}/api/ride`];
      const order = { urls, races, atOnce: BOT_RACES, acts: withBots.acts, seconds: lab.seconds * 2 };
      const { done, failed } = await client.ask({ work: 'play', order });
      if (failed) throw new Error(failed);
      const { delay } = await server.ask({ type: 'figures' });
      (all[name] ??= []).push({ ...delay, rate: done.rate });
      await server.end();
    }
  for (const [name, runs] of Object.entries(all)) {
    const of = (/** @type {'p50' | 'p99' | 'max' | 'rate'} */ which) => median(runs.map((each) => each[which]));
    found[name] = { p50: of('p50'), p99: of('p99'), max: of('max'), rate: of('rate') };
    lab.log(
      `${String(BOT_RACES)} races with a bot (medium) at full speed, thinking ${name}: the event loop is late by p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, at most ${of('max').toFixed(1)} ms; ${of('rate').toFixed(0)} actions/s of people`,
    );
  }
  await client.end();
  return found;
}
