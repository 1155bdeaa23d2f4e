/** A thousand sockets: the time of an action to the other screens, and the time until all are back after the server was killed. */
import { performance } from 'node:perf_hooks';
import { FLAGS, median, openLab, warmUp } from './acts.mjs';
import { startProgram } from './processes.mjs';

/** @typedef {import('./lab.d.ts').Lab} Lab */

/** Races of two people each. */
const RACES = 500;
/** Actions per second that do not saturate the machine. */
const PACE = 200;

/**
 * @param {Lab} lab
 * @param {string} name
 * @param {() => Promise<string>} fresh
 */
export async function measureSockets(lab, name, fresh) {
  const it = await openLab(lab, fresh, 1);
  await warmUp(it);
  /** @type {{ p99: number, echo: number, commit: number }[]} */
  const all = [];
  for (let round = 0; round < lab.rounds; round++) {
    const play = async (/** @type {readonly string[]} */ urls, /** @type {any} */ races) =>
      (await it.play({ urls, races, atOnce: RACES, pace: PACE })).p99;
    const echo = await play(it.echo('echo'), await it.seedBare(RACES));
    const commit = await play(it.echo('commit'), await it.seedBare(RACES));
    all.push({ echo, commit, p99: await play(it.urls, await it.seedServed(RACES)) });
  }
  const line = {
    sockets: 2 * RACES,
    aSecond: PACE,
    p99: median(all.map(({ p99 }) => p99)),
    echoP99: median(all.map(({ echo }) => echo)),
    commitP99: median(all.map(({ commit }) => commit)),
    ofEcho: median(all.map(({ p99, echo }) => p99 / echo)),
    ofCommit: median(all.map(({ p99, commit }) => p99 / commit)),
  };
  await it.close();
  lab.log(
    `${name}, ${String(line.sockets)} sockets, ${String(PACE)} actions/s: to the others' screens p99 ${line.p99.toFixed(1)} ms; bare echo ${line.echoP99.toFixed(1)} (${line.ofEcho.toFixed(1)} times), echo with commit ${line.commitP99.toFixed(1)} (${line.ofCommit.toFixed(1)} times)`,
  );
  return line;
}

/**
 * Watches 1,000 seats, kills the server, starts another on the same store, and lets all come back at once. The races are at the middle of their actions.
 * @param {Lab} lab
 * @param {string} name
 * @param {() => Promise<string>} fresh
 */
export async function measureReturn(lab, name, fresh) {
  /** @type {{ p50: number, p99: number, up: number }[]} */
  const all = [];
  for (let round = 0; round < lab.rounds; round++) {
    const where = await fresh();
    const store = await lab.src.openForSeeding(where);
    /** @type {import('./plan.ts').SeededRace[]} */
    const races = [];
    for (let i = 0; i < RACES; i += 100)
      races.push(...(await Promise.all(Array.from({ length: 100 }, () => lab.src.seedRace(store, lab.plans.people, 60)))));
    await store.close();
    const order = { where, content: lab.content, web: lab.web };
    const first = await startProgram(lab.file('serve'), order, FLAGS);
    const client = await startProgram(lab.file('client'), {});
    const comeBack = async (/** @type {number} */ port) => {
      const { done, failed } = await client.ask({ work: 'return', order: { urls: [`ws://127.0.0.1:${String(port)}/api/ride`], races } });
      if (failed) throw new Error(failed);
      return /** @type {readonly number[]} */ (done);
    };
    await comeBack(first.port);
    await first.kill();
    const killed = performance.now();
    const second = await startProgram(lab.file('serve'), order, FLAGS);
    const up = performance.now() - killed;
    const times = await comeBack(second.port);
    const at = (/** @type {number} */ share) => times[Math.floor((times.length - 1) * share)] ?? NaN;
    all.push({ p50: at(0.5), p99: at(0.99), up });
    await second.end();
    await client.end();
  }
  const line = {
    sockets: 2 * RACES,
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    worstP99: Math.max(...all.map(({ p99 }) => p99)),
    up: median(all.map(({ up }) => up)),
  };
  lab.log(
    `${name}, ${String(line.sockets)} sockets back after a kill: p50 ${line.p50.toFixed(0)} ms, p99 ${line.p99.toFixed(0)} ms (worst round ${line.worstP99.toFixed(0)}), after the ${line.up.toFixed(0)} ms in which the next server started`,
  );
  return line;
}
