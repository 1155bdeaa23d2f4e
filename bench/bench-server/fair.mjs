/** Measures what one address that opens twenty races full of slow bots takes from the table of another. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { median } from './acts.mjs';
import { startServer } from './processes.mjs';

/** @typedef {import('./lab.d.ts').Lab} Lab */

const ATTACKERS = 20;
const WARM_UP_MS = 2_000;
const STILL_MS = 5_000;
const END = /end (\d+)\\n"\}$/;

/**
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureFair(lab, fresh) {
  const content = lab.src.createContent(lab.content);
  const [quick, slow] = [await lab.src.planBots(content, 'easy'), await lab.src.planBots(content, 'expert')];
  const kinds = /** @type {const} */ ([
    ['alone', { attack: 'none' }],
    ['in the order of the questions, twenty races watched', { attack: 'watched', queue: 'first' }],
    ['shared fairly, twenty races watched', { attack: 'watched' }],
    ['shared fairly, twenty races left', { attack: 'left' }],
  ]);
  /** @type {Record<string, number[]>} */
  const rates = {};
  // one after the other in each round, so that all share what else the machine does
  for (const [name, { attack, ...how }] of Array.from({ length: lab.rounds }, () => kinds).flat()) {
    const where = await fresh();
    const store = await lab.src.openForSeeding(where);
    const ids = [];
    for (let i = 0; i < ATTACKERS; i++) ids.push((await lab.src.seedRace(store, slow, 0)).id);
    const { id: race } = await lab.src.seedRace(store, quick, 0);
    await store.close();
    const server = await startServer(lab, where, how);
    const watch = (/** @type {string} */ race, /** @type {string} */ address) => new Watcher(lab, server.port, race, address);
    const attackers = attack === 'none' ? [] : ids.map((id) => watch(id, '198.51.100.7'));
    await wait(WARM_UP_MS);
    if (attack === 'left') attackers.forEach((each) => each.close());
    const table = watch(race, '192.0.2.1');
    for (const end = performance.now() + lab.seconds * 1000; performance.now() < end && !table.isStill();) await wait(20);
    (rates[name] ??= []).push(table.rate());
    table.close();
    attackers.forEach((each) => each.close());
    await server.end();
  }
  const found = Object.fromEntries(Object.entries(rates).map(([name, each]) => [name, median(each)]));
  for (const [name, rate] of Object.entries(found)) {
    const share = (100 * rate) / (found['alone'] ?? 1);
    lab.log(`a table of quick bots, ${name}: ${rate.toFixed(1)} entries a second, ${share.toFixed(0)} % of those alone`);
  }
  return found;
}

/** A race of thirty courses of its own, none of which is compiled already. */
let courses = 0;
const ownTour = () => ({
  game: 'reifenbreite',
  setup: {
    stages: Array.from({ length: 30 }, () => ({
      course: `course own${String(++courses)} "Own" start 1 lines S S S S sprints none`,
      board: 'criterium',
    })),
    rules: 'classic',
    managers: [
      { name: 'team-a', teams: ['red'] },
      { name: 'team-b', teams: ['blue'] },
    ],
  },
  drivers: ['human', 'easy'],
});

/**
 * Measures how late the event loop is while one address opens races of thirty own courses, takes a seat in each and starts them.
 * @param {Lab} lab
 * @param {() => Promise<string>} fresh
 */
export async function measureOwnCourses(lab, fresh) {
  /** @type {Record<string, number[]>} */
  const late = {};
  const kinds = /** @type {const} */ ([
    ['in the server’s thread', { checks: 'own' }],
    ['in another thread', {}],
  ]);
  for (const [name, how] of Array.from({ length: lab.rounds }, () => kinds).flat()) {
    const server = await startServer(lab, await fresh(), how);
    /** @type {(path: string, body: object, token?: string) => Promise<any>} */
    const post = async (path, body, token) => {
      const answer = await globalThis.fetch(`http://127.0.0.1:${String(server.port)}/api/races${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} ${String(answer.status)} ${await answer.text()}`);
      return answer.json();
    };
    // the first request loads the game and the thread
    await post('', ownTour());
    await server.ask({ type: 'reset' });
    for (let i = 0; i < 3; i++) {
      const { id, token } = await post('', ownTour());
      await post(`/${id}/seats/0`, { name: 'Anna' });
      await post(`/${id}/begin`, {}, token);
    }
    const { delay } = await server.ask({ type: 'figures' });
    (late[name] ??= []).push(delay.max);
    await server.end();
  }
  const found = Object.fromEntries(Object.entries(late).map(([name, each]) => [name, median(each)]));
  for (const [name, most] of Object.entries(found))
    lab.log(`races of thirty own courses, checked ${name}: the event loop is late by ${most.toFixed(0)} ms at most`);
  return found;
}

/** A spectator from an address, which the server takes from the proxy's header. */
class Watcher {
  entries = 0;
  #began = performance.now();
  #changed = performance.now();
  /** @type {WebSocket} */
  #socket;

  /** @param {Lab} lab @param {number} port @param {string} race @param {string} address */
  constructor(lab, port, race, address) {
    const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/api/ride`, {
      headers: { 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', form: lab.src.PROTOCOL_VERSION, race })));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const count = Number(END.exec(String(data))?.[1] ?? 0);
      if (count <= this.entries) return;
      this.entries = count;
      this.#changed = performance.now();
    });
  }

  /** The race is over. */
  isStill() {
    return this.entries > 0 && performance.now() - this.#changed > STILL_MS;
  }

  /** Entries a second. */
  rate() {
    return this.entries / ((this.#changed - this.#began) / 1000);
  }

  close() {
    this.#socket.terminate();
  }
}
