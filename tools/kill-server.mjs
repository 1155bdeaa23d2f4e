/**
 * `npm run kill:server` plays races of people and bots on a server, kills it (SIGKILL) at moments drawn from the seed, and counts acknowledged actions that
 * are missing afterwards. Every race is planned, so a race that goes on differently is found too. `--kills N`, `--seed N`, `--store sqlite|postgres` (two
 * processes, of which one is killed at a time), `--races N`, `--minutes N` at most. The exit code is 0 if nothing was lost.
 *
 * `--cuts N` leaves the servers alone and cuts off their PostgreSQL N times instead, in turn by a restart, by ending all connections, by SIGKILL of all its processes or of those
 * of its connections, and by a pause (`--pause SECONDS`, 30). A server that ends by itself is a fault, and fails the run.
 *
 * `npm run kill:cluster` (`--cluster --cuts 20`) kills the primary of a cluster under Patroni instead, and prints how long no action was acknowledged.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBench } from '../bench/bench-server/build.mjs';
import { startCluster } from './kill-server/cluster.mjs';
import { cutOff } from './kill-server/cuts.mjs';
import { playPersistently } from './kill-server/race-clients.mjs';
import { ensureCode, root } from '../scripts/setup.mjs';

const { values: wanted } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
    races: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '0' },
    pause: { type: 'string', default: '30' },
    cluster: { type: 'boolean', default: false },
  },
});
/** Maximum milliseconds from an acknowledged action to the kill. */
const MAX_LIFE_MS = 600;
/** A server that acknowledges nothing for this long (in milliseconds) fails the run. */
const TIMEOUT_MS = 60_000;
const cuts = Number(wanted.cuts);
/** Replies to actions that were stored before a kill arrive within this time. */
const ON_THE_WAY_MS = 2_000;
/** The number of kills between two checks that all acknowledged actions are stored. */
const CHECK_INTERVAL = 25;

await ensureCode();
const { file, remove } = await buildBench();
/** @type {typeof import('../bench/bench-server/exports.ts')} */
const src = await import(pathToFileURL(file('exports')).href);
const folder = mkdtempSync(join(tmpdir(), 'windschatten-kill-'));
mkdirSync(join(folder, 'web'));
writeFileSync(join(folder, 'web/index.html'), '<!doctype html>');
const content = src.createContent(join(root, 'content'));
const plans = [await src.planRace(content), await src.planRace(content, { drivers: ['human', 'easy'] })];
const cluster = wanted.cluster ? await startCluster() : null;
if (wanted.cluster && cluster === null) process.exit(2);
const onPostgres = cluster === null && (wanted.store === 'postgres' || cuts > 0);
const postgres = onPostgres ? await src.startPostgres() : null;
if (onPostgres && postgres === null) process.exit(2);
const where = cluster ? cluster.url : postgres ? await postgres.fresh() : join(folder, 'races.sqlite');
const random = src.createRandom(Number(wanted.seed));

/** @type {{ port: number, child: import('node:child_process').ChildProcess | null }[]} */
const servers = [];
for (let i = 0; i < ((postgres ?? cluster) ? 2 : 1); i++) servers.push({ port: await freePort(), child: null });
const killAll = () => servers.forEach(({ child }) => child?.kill('SIGKILL'));
process.on('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
for (const server of servers) await start(server);

const store = await src.openStore(where);
/** @type {{ plan: import('../bench/bench-server/plan.ts').Plan, played: import('./kill-server/race-clients.mjs').PlayedRace }[]} */
let all = [];
const kills = cuts > 0 ? 0 : Number(wanted.kills);
const count = { cut: 0, faults: 0, killed: 0, acknowledged: 0, lost: 0, twice: 0, otherwise: 0, over: 0 };
const began = performance.now();
let acknowledgements = 0;
try {
  while (all.length < Number(wanted.races)) await begin();
  while (count.killed < kills && performance.now() - began < Number(wanted.minutes) * 60_000) {
    const victim = /** @type {(typeof servers)[number]} */ (servers[count.killed % servers.length]);
    await acknowledgedMore();
    await wait(random.below(MAX_LIFE_MS));
    await kill(victim);
    count.killed++;
    // if there is another server, it continues alone
    if (servers.length > 1) await acknowledgedMore();
    if (count.killed % CHECK_INTERVAL === 0 || count.killed === kills) await look();
    await start(victim);
    await replaceThoseThatAreOver();
  }
  /** @type {Map<string, number>} */
  const done = new Map();
  /** Seconds without an acknowledged action. @type {number[]} */
  const away = [];
  while (cluster !== null && count.cut < cuts && performance.now() - began < Number(wanted.minutes) * 60_000) {
    await acknowledgedMore();
    await wait(random.below(MAX_LIFE_MS));
    const killed = await cluster.killPrimary();
    const since = performance.now();
    // replies of actions that were stored before the kill
    await wait(ON_THE_WAY_MS);
    await acknowledgedMore();
    away.push((performance.now() - since) / 1000);
    count.cut++;
    await startThoseThatEnded();
    await look();
    await cluster.restart(killed);
    await replaceThoseThatAreOver();
  }
  if (cluster !== null)
    console.log(
      `primaries killed ${String(count.cut)}, away for at most ${Math.max(...away).toFixed(1)} s, on average ${(away.reduce((sum, each) => sum + each, 0) / away.length).toFixed(1)} s`,
    );
  while (postgres !== null && count.cut < cuts && performance.now() - began < Number(wanted.minutes) * 60_000) {
    await acknowledgedMore();
    await wait(random.below(MAX_LIFE_MS));
    const how = await cutOff(postgres, where, count.cut, Number(wanted.pause) * 1000);
    count.cut++;
    done.set(how, (done.get(how) ?? 0) + 1);
    await startThoseThatEnded();
    await acknowledgedMore();
    if (count.cut % CHECK_INTERVAL === 0) await look();
    await replaceThoseThatAreOver();
  }
  if (cuts > 0)
    console.log(
      `cuts ${String(count.cut)} (${[...done].map(([how, n]) => `${how} ${String(n)}`).join(', ')}), servers that ended ${String(count.faults)}`,
    );
  await acknowledgedMore();
  await look();
  for (const { played } of all) count.acknowledged += played.acknowledged.length;
} finally {
  for (const { played } of all) played.stop();
  killAll();
  await store.close();
  await postgres?.remove();
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
  remove();
}
console.log(
  `kills ${String(count.killed)}, actions acknowledged ${String(count.acknowledged)}, lost ${String(count.lost)}, kept twice ${String(count.twice)}, races that went differently ${String(count.otherwise)}, races played to their end ${String(count.over)}; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
if (count.faults + count.lost + count.twice + count.otherwise > 0 || count.acknowledged === 0) process.exitCode = 1;
process.exit();

async function begin() {
  const plan = /** @type {import('../bench/bench-server/plan.ts').Plan} */ (plans[random.below(plans.length)]);
  const race = await src.seedRace(store, plan, 1);
  const played = playPersistently(plan, race, {
    ports: servers.map(({ port }) => port),
    form: src.PROTOCOL_VERSION,
    onAcknowledged: () => acknowledgements++,
    // while the database is away the server says so and closes the connection
    expected: cuts > 0 ? /"wire-(too-much|store|closing)"/ : /"wire-too-much"/,
  });
  all.push({ plan, played });
}

async function acknowledgedMore() {
  const before = acknowledgements;
  for (const until = performance.now() + TIMEOUT_MS; acknowledgements === before; await wait(5))
    if (performance.now() > until)
      throw new Error(`nothing was acknowledged for ${String(TIMEOUT_MS)} ms after kill ${String(count.killed)}`);
}

/** Checks that every acknowledged action is stored once, and that the stored rows are those of the plan. */
async function look() {
  let [acknowledged, over] = [count.acknowledged, count.over];
  for (const { plan, played } of all) {
    const acknowledgedIds = [...played.acknowledged];
    const rows = await readRows(played.id);
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    count.lost += acknowledgedIds.filter((id) => !ids.includes(id)).length;
    count.twice += ids.length - new Set(ids).size;
    const isCounted = rows.every((row, i) => row.n === i + 1);
    // during a long cut people count as missing, which is a row of its own kind
    const planned = textsOf(plan.rows.map(({ row }) => row));
    const same = isCounted && textsOf(rows).every((text, i) => text === planned[i]) && played.wrong.length === 0;
    if (!same) console.error(`race ${played.id}: ${played.wrong.join('; ') || 'other rows than planned'}`);
    if (!same) count.otherwise++;
    acknowledged += acknowledgedIds.length;
    if (played.over) over++;
  }
  console.log(
    `${String(cuts > 0 ? count.cut : count.killed)} ${cuts > 0 ? 'cuts' : 'kills'}: ${String(acknowledged)} actions acknowledged, ${String(count.lost)} lost; ${String(over)} races to their end`,
  );
}

/** Waits for a database that was cut off. @param {string} race */
async function readRows(race) {
  for (const until = performance.now() + TIMEOUT_MS; ; await wait(500))
    try {
      return await store.readRows(race, 1);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
}

/** @param {readonly import('../src/table/index.ts').Row[]} rows */
function textsOf(rows) {
  return rows.filter(({ kind }) => cuts === 0 || kind === 'acts').map(({ text }) => text);
}

async function replaceThoseThatAreOver() {
  if (!all.some(({ played }) => played.over)) return;
  const done = all.filter(({ played }) => played.over);
  const going = all;
  all = done;
  await look();
  for (const { played } of done) {
    count.acknowledged += played.acknowledged.length;
    count.over++;
    played.stop();
  }
  all = going.filter((each) => !done.includes(each));
  while (all.length < Number(wanted.races)) await begin();
}

/** A server that ended although only its database was cut off has a fault. */
async function startThoseThatEnded() {
  for (const server of servers) {
    if (server.child?.exitCode === null && server.child.signalCode === null) continue;
    count.faults++;
    await start(server);
  }
}

/** @param {(typeof servers)[number]} server */
async function start(server) {
  const env = {
    ...process.env,
    PORT: String(server.port),
    HOST: '127.0.0.1',
    DATABASE_URL: where,
    WINDSCHATTEN_WEB: join(folder, 'web'),
    LANG: 'C',
    LC_ALL: '',
  };
  const child = spawn(process.execPath, [join(root, 'dist/command/server.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server.child = child;
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
  });
  child.removeAllListeners('exit');
}

/** @param {(typeof servers)[number]} server */
async function kill({ child }) {
  const gone = new Promise((ended) => child?.once('exit', ended));
  child?.kill('SIGKILL');
  await gone;
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
