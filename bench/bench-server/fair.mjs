/** Measures what one address that opens twenty races full of slow bots takes from the table of another. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { median } from './acts.mjs';
import { startProgram } from './processes.mjs';

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
    const server = await startProgram(lab.file('serve'), { where, content: lab.content, web: lab.web, ...how });
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
