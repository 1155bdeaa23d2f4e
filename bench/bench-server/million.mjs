/** Measures a store with a million open races: the queries that each process repeats, and how fast one process takes over the races of another. */
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { FLAGS } from './acts.mjs';
import { startServer } from './processes.mjs';

/** @typedef {import('./lab.d.ts').Lab} Lab */

const TIMES = 50;
const TAKEN = 1_000;
const TIMEOUT_MS = 60_000;
const MAX_QUERY_MS = 5;

/**
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureMillion(lab, fresh) {
  const where = await fresh();
  const million = await lab.src.openMillion(where);
  const since = performance.now();
  await lab.src.fillMillion(million);
  lab.log(
    `${String(lab.src.OPEN_RACES)} open races, ${String(lab.src.OWNED_RACES)} of them owned, made in ${((performance.now() - since) / 1000).toFixed(0)} s`,
  );
  const queries = await million.measure(TIMES);
  for (const { name, p50, p99 } of queries)
    lab.log(`  ${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms${p50 < MAX_QUERY_MS ? '' : ' (TOO SLOW)'}`);
  const takeOver = await measureTakeOver(lab, where, million);
  await million.store.close();
  return { queries, takeOver };
}

/**
 * @param {Lab} lab
 * @param {string} where
 * @param {import('./million.ts').Million} million
 */
async function measureTakeOver(lab, where, { store, sql, renew }) {
  const { people } = lab.plans;
  const half = Math.floor(people.rows.length / 2);
  const living = setInterval(() => void renew(), 10_000);
  /** @type {string[]} */
  const ids = [];
  for (let i = 0; i < TAKEN; i += 100)
    ids.push(...(await Promise.all(Array.from({ length: 100 }, () => lab.src.seedRace(store, people, half)))).map(({ id }) => id));
  await renew();
  await store.beat('dies', 59_000);
  await store.claimAll(ids, 'dies');
  const server = await startServer(lab, where, {}, FLAGS);
  await wait(2_000);
  await store.beat('dies', -1);
  const died = performance.now();
  const left = async () =>
    Number(
      (await sql.query("select count(*) as count from races where phase = 'riding' and owner = 'dies' and owner is not null"))[0]?.[
        'count'
      ],
    );
  while ((await left()) > 0) {
    if (performance.now() - died > TIMEOUT_MS) throw new Error(`${String(await left())} races have no living owner`);
    await wait(20);
  }
  const seconds = (performance.now() - died) / 1000;
  lab.log(
    `${String(TAKEN)} races of ${String(half)} actions whose process has stopped: another process owns them after ${seconds.toFixed(1)} s`,
  );
  clearInterval(living);
  await server.end();
  return { seconds };
}
