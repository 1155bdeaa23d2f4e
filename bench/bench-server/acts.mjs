/** Durable actions per second, and the time from an action to the other screens, each beside the baseline of this machine. */
import process from 'node:process';
import { startProgram, startServer } from './processes.mjs';

/** @typedef {import('./lab.d.ts').Lab} Lab */
/** @typedef {import('./client.ts').PlayedRace} PlayedRace */

/** Races at once. */
const LOADS = (process.env['LOADS'] ?? '1,40,1000').split(',').map(Number);
/** The number of races played one after the other. */
const SPARE = 4;
/** Actions per second that do not saturate the machine. */
const PACE = 100;
/** Options of Node for the servers, to profile them. */
const WARM_UP = 6;
export const FLAGS = (process.env['BENCH_FLAGS'] ?? '').split(' ').filter(Boolean);

/**
 * Starts everything that is measured, with a store for the servers and one for the baseline.
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 * @param {number} servers
 */
export async function openLab(lab, fresh, servers) {
  const { people } = lab.plans;
  const [where, bareWhere] = [await fresh(), await fresh()];
  const [store, bareStore] = [await lab.src.openForSeeding(where), await lab.src.openForSeeding(bareWhere)];
  const { acts } = people;
  /** @type {import('./processes.mjs').Program[]} */
  const served = [];
  for (let i = 0; i < servers; i++) served.push(await startServer(lab, where, {}, FLAGS));
  const bare = await startProgram(lab.file('bare'), { where: bareWhere, plan: { rows: people.rows } });
  const client = await startProgram(lab.file('client'), {});
  const play = async (/** @type {object} */ order) => {
    const { done, failed } = await client.ask({ work: 'play', order: { acts, seconds: lab.seconds, ...order } });
    if (failed) throw new Error(failed);
    return /** @type {PlayedRace} */ (done);
  };
  const seed = async (/** @type {import('../../src/server/store/index.ts').Store} */ into, /** @type {number} */ count) => {
    const races = [];
    // each action needs a commit; concurrent ones are written together
    for (let i = 0; i < count; i += 200)
      races.push(...(await Promise.all(Array.from({ length: Math.min(200, count - i) }, () => lab.src.seedRace(into, people, 1)))));
    return races;
  };
  return {
    served,
    seedServed: (/** @type {number} */ count) => seed(store, count),
    seedBare: (/** @type {number} */ count) => seed(bareStore, count),
    bare,
    play,
    /** Where seats connect: to one server, or each to its own. */
    urls: served.map(({ port }) => `ws://127.0.0.1:${String(port)}/api/ride`),
    echo: (/** @type {'echo' | 'commit'} */ kind) => [`ws://127.0.0.1:${String(bare.port)}/${kind}`],
    async close() {
      for (const program of [...served, bare, client]) await program.end();
      await store.close();
      await bareStore.close();
    },
  };
}

/** Warms the engines up. @param {Awaited<ReturnType<typeof openLab>>} it */
export async function warmUp(it) {
  await it.play({ urls: it.echo('commit'), races: await it.seedBare(80), atOnce: 40, seconds: WARM_UP });
  await it.play({ urls: it.urls, races: await it.seedServed(80), atOnce: 40, seconds: WARM_UP });
}

/**
 * @param {Lab} lab
 * @param {string} name
 * @param {() => Promise<string>} fresh
 */
export async function measureActs(lab, name, fresh) {
  const processes = name === 'postgres' ? [1, 2] : [1];
  /** @type {Record<string, unknown>[]} */
  const found = [];
  for (const count of processes) {
    const it = await openLab(lab, fresh, count);
    await warmUp(it);
    for (const load of LOADS) {
      /** @type {{ each: number[], gathered: number[], echo: PlayedRace[], commit: PlayedRace[], served: PlayedRace[], cpu: number[] }} */
      const all = { each: [], gathered: [], echo: [], commit: [], served: [], cpu: [] };
      const races = load + (load === 1 ? 60 : load * SPARE > 400 ? 0 : 40);
      for (let round = 0; round < lab.rounds; round++) {
        const own = await it.seedServed(races);
        const forBare = async () => (await it.seedBare(Math.max(races, 200))).map(({ id }) => id);
        const { seconds } = lab;
        all.each.push((await it.bare.ask({ type: 'insert', how: 'each', seconds, atOnce: load, races: await forBare() })).rate);
        all.gathered.push((await it.bare.ask({ type: 'insert', how: 'gathered', seconds, atOnce: load, races: await forBare() })).rate);
        all.echo.push(await it.play({ urls: it.echo('echo'), races: await it.seedBare(races), atOnce: load }));
        all.commit.push(await it.play({ urls: it.echo('commit'), races: await it.seedBare(races), atOnce: load }));
        for (const each of it.served) await each.ask({ type: 'reset' });
        all.served.push(await it.play({ urls: it.urls, races: own, atOnce: load }));
        for (const each of it.served) {
          const { cpu, seconds: took } = await each.ask({ type: 'figures' });
          all.cpu.push(cpu / took);
        }
      }
      const rate = (/** @type {readonly PlayedRace[]} */ of) => median(of.map((each) => each.rate));
      const line = {
        processes: count,
        races: load,
        acts: rate(all.served),
        each: median(all.each),
        gathered: median(all.gathered),
        echo: rate(all.echo),
        commit: rate(all.commit),
        ofEach: median(all.served.map((each, i) => each.rate / (all.each[i] ?? 1))),
        ofGathered: median(all.served.map((each, i) => each.rate / (all.gathered[i] ?? 1))),
        ofEcho: median(all.served.map((each, i) => each.rate / (all.echo[i]?.rate ?? 1))),
        ofCommit: median(all.served.map((each, i) => each.rate / (all.commit[i]?.rate ?? 1))),
        cpu: median(all.cpu),
        refused: all.served.reduce((sum, each) => sum + each.refused, 0),
      };
      found.push(line);
      lab.log(
        `${name}, ${String(count)} process${count > 1 ? 'es (the seats of a race at different ones)' : ''}, ${String(load)} races: ${line.acts.toFixed(0)} actions/s; a commit each ${line.each.toFixed(0)} (${line.ofEach.toFixed(2)} of it), gathered ${line.gathered.toFixed(0)} (${line.ofGathered.toFixed(2)}), echo ${line.echo.toFixed(0)} (${line.ofEcho.toFixed(2)}), echo with commit ${line.commit.toFixed(0)} (${line.ofCommit.toFixed(2)}); server's CPU ${line.cpu.toFixed(2)}; refused ${String(line.refused)}`,
      );
    }
    await it.close();
  }
  return found;
}

/**
 * Measures the time to the screens of the other players while nothing is saturated.
 * @param {Lab} lab
 * @param {string} name
 * @param {() => Promise<string>} fresh
 */
export async function measurePace(lab, name, fresh) {
  /** @type {Record<string, unknown>[]} */
  const found = [];
  for (const count of name === 'postgres' ? [1, 2] : [1]) {
    const it = await openLab(lab, fresh, count);
    await warmUp(it);
    /** @type {{ p50: number, p99: number, bare50: number, bare99: number }[]} */
    const all = [];
    for (let round = 0; round < lab.rounds; round++) {
      const bare = await it.play({ urls: it.echo('commit'), races: await it.seedBare(40), atOnce: 40, pace: PACE });
      const served = await it.play({ urls: it.urls, races: await it.seedServed(40), atOnce: 40, pace: PACE });
      all.push({ p50: served.p50, p99: served.p99, bare50: bare.p50, bare99: bare.p99 });
    }
    const of = (/** @type {(one: { p50: number, p99: number, bare50: number, bare99: number }) => number} */ read) => median(all.map(read));
    const line = {
      processes: count,
      aSecond: PACE,
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
      bareP50: of(({ bare50 }) => bare50),
      bareP99: of(({ bare99 }) => bare99),
      ratio: of(({ p99, bare99 }) => p99 / bare99),
    };
    found.push(line);
    lab.log(
      `${name}, ${String(count)} process${count > 1 ? 'es' : ''}, 40 races, ${String(PACE)} actions/s: to the others' screens p50 ${line.p50.toFixed(1)} ms, p99 ${line.p99.toFixed(1)} ms; bare echo with commit ${line.bareP50.toFixed(1)}, ${line.bareP99.toFixed(1)}; p99 ${line.ratio.toFixed(2)} of it`,
    );
    await it.close();
  }
  return found;
}

export const median = (/** @type {readonly number[]} */ of) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? NaN;
