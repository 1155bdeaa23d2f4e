/** PostgreSQL under Patroni with etcd on one machine, from the Debian packages: a primary and a synchronous standby, as docs/operating.md shows it for three machines. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** In seconds; a primary that has not renewed its key for `ttl` is replaced. */
const TIMES = { ttl: 10, loop_wait: 1, retry_timeout: 3 };
const START_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 200;
const PASSWORD = 'test';

/**
 * @typedef {object} Cluster
 * @property {string} url names both hosts
 * @property {() => Promise<string>} killPrimary kills the primary with its Patroni, as a machine that loses power; returns its name
 * @property {(name: string) => Promise<void>} restart starts it again and waits until it is the synchronous standby
 * @property {() => Promise<void>} remove
 */

/** @returns {Promise<Cluster | null>} null, with a message, if a package is missing */
export async function startCluster() {
  const bin = postgresPrograms();
  const missing = ['patroni', 'etcd'].filter((program) => spawnSync('which', [program]).status !== 0);
  if (bin === null || missing.length > 0) {
    process.stderr.write('Needs the Debian packages postgresql, patroni and etcd-server.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'windschatten-cluster-'));
  const asRoot = process.getuid?.() === 0;
  const [etcdPort, peerPort, ...ports] = await freePorts(6);
  const nodes = ['one', 'two'].map((name, i) => ({ name, port: ports[i * 2] ?? 0, rest: ports[i * 2 + 1] ?? 0, data: join(folder, name) }));
  const etcd = spawn(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', `http://127.0.0.1:${String(etcdPort)}`],
      ...['--advertise-client-urls', `http://127.0.0.1:${String(etcdPort)}`, '--listen-peer-urls', `http://127.0.0.1:${String(peerPort)}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${String(peerPort)}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${String(peerPort)}`],
    ],
    { stdio: 'ignore' },
  );
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  process.on('exit', stopAll);

  /** @param {(typeof nodes)[number]} node */
  function launch(node) {
    const { name, port, rest, data } = node;
    const config = join(folder, `${name}.json`);
    const local = `127.0.0.1/32`;
    // JSON is YAML
    writeFileSync(
      config,
      JSON.stringify({
        scope: 'windschatten',
        name,
        restapi: { listen: `127.0.0.1:${String(rest)}`, connect_address: `127.0.0.1:${String(rest)}` },
        etcd3: { hosts: [`127.0.0.1:${String(etcdPort)}`] },
        bootstrap: {
          dcs: {
            ...TIMES,
            synchronous_mode: true,
            postgresql: {
              use_pg_rewind: true,
              use_slots: true,
              parameters: { wal_log_hints: 'on', shared_buffers: '32MB', max_connections: 60 },
            },
          },
          initdb: [{ encoding: 'UTF8' }],
          pg_hba: [`host replication replicator ${local} md5`, `host all all ${local} md5`],
        },
        postgresql: {
          listen: `127.0.0.1:${String(port)}`,
          connect_address: `127.0.0.1:${String(port)}`,
          data_dir: data,
          bin_dir: bin,
          authentication: {
            superuser: { username: 'postgres', password: PASSWORD },
            replication: { username: 'replicator', password: PASSWORD },
          },
          parameters: { unix_socket_directories: folder },
        },
      }),
    );
    const log = join(folder, `${name}.log`);
    const shell = `exec patroni ${config} >>${log} 2>&1`;
    const [program, args] = asRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', 'sh', '-c', shell]]
      : ['sh', ['-c', shell]];
    running.set(
      name,
      spawn(/** @type {string} */ (program), /** @type {string[]} */ (args), {
        stdio: 'ignore',
        cwd: folder,
        env: { ...process.env, HOME: folder, PGPASSFILE: join(folder, `${name}.pgpass`) },
      }),
    );
  }

  /** @param {string} host @param {string} sql @returns {Promise<Record<string, unknown>[] | null>} */
  async function ask(host, sql) {
    const client = new pg.Client({ connectionString: host, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } catch {
      return null;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
  const addressOf = (/** @type {number} */ port) => `postgres://postgres:${PASSWORD}@127.0.0.1:${String(port)}/postgres`;
  async function primary() {
    for (const until = performance.now() + START_TIMEOUT_MS; performance.now() < until; await wait(POLL_INTERVAL_MS))
      for (const node of nodes)
        if ((await ask(addressOf(node.port), 'select pg_is_in_recovery() as standby'))?.[0]?.['standby'] === false) return node;
    throw new Error(`no primary: ${logs()}`);
  }
  async function untilSynchronous() {
    const leader = await primary();
    for (const until = performance.now() + START_TIMEOUT_MS; performance.now() < until; await wait(POLL_INTERVAL_MS)) {
      // only a standby that Patroni has noted as synchronous may take over
      const { rest } = /** @type {(typeof nodes)[number]} */ (nodes.find((node) => node !== leader));
      if ((await statusOf(`http://127.0.0.1:${String(rest)}/synchronous`)) === 200) return;
    }
    throw new Error(`no synchronous standby: ${logs()}`);
  }
  const logs = () => nodes.map(({ name }) => readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2_000)).join('\n');

  /** @param {(typeof nodes)[number]} node */
  function kill({ name, data }) {
    running.get(name)?.kill('SIGKILL');
    running.delete(name);
    const file = join(data, 'postmaster.pid');
    if (!existsSync(file)) return;
    const postmaster = readFileSync(file, 'utf8').split('\n')[0] ?? '';
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' }).stdout;
    for (const pid of [postmaster, ...children.split(/\s+/).filter(Boolean)])
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // it has ended by itself
      }
  }
  function stopAll() {
    nodes.forEach(kill);
    etcd.kill('SIGKILL');
  }

  for (const { data } of nodes) mkdirSync(data, { mode: 0o700 });
  if (asRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  nodes.forEach(launch);
  await untilSynchronous();
  return {
    url: `postgres://postgres:${PASSWORD}@${nodes.map(({ port }) => `127.0.0.1:${String(port)}`).join(',')}/postgres`,
    async killPrimary() {
      const node = await primary();
      kill(node);
      return node.name;
    },
    async restart(name) {
      launch(/** @type {(typeof nodes)[number]} */ (nodes.find((node) => node.name === name)));
      await untilSynchronous();
    },
    async remove() {
      process.off('exit', stopAll);
      stopAll();
      await wait(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} url @returns {Promise<number | undefined>} undefined: no answer */
const statusOf = (url) =>
  new Promise((resolve) => {
    const request = get(url, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('error', () => resolve(undefined));
  });

function postgresPrograms() {
  const installed = '/usr/lib/postgresql';
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return versions[0] === undefined ? null : join(installed, versions[0], 'bin');
}

/** @param {number} count @returns {Promise<number[]>} */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  for (const server of servers) await new Promise((closed) => server.close(closed));
  return ports;
}
