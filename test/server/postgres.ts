import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** A PostgreSQL of this test's own, of Debian's packages, in a temporary folder. */
export interface Postgres {
  readonly url: string;
  /** Ends it at once, as a machine that fails; `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets it stand still, all its processes, or go on. */
  freeze(signal: 'STOP' | 'CONT'): void;
  /** An empty database; its address. */
  fresh(): Promise<string>;
  /** One of its programs for whoever asks it from outside: `pg_dump`, `pg_restore`. Throws with what it said where it fails. */
  run(program: string, args: readonly string[]): void;
  remove(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';
function binaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED)
    .filter((name) => existsSync(join(INSTALLED, name, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] === undefined ? null : join(INSTALLED, versions[0], 'bin');
}

/** Its programs refuse to be run by root: then they are run by `postgres`, whom the package has made. */
const asRoot = process.getuid?.() === 0;
const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Started anew so often where it ends at once. */
const MAX_START_FAILURES = 100;

/** Null, and said aloud, where there is none: what needs it is skipped. */
export async function startPostgres(): Promise<Postgres | null> {
  const bin = binaries();
  if (bin === null || (asRoot && spawnSync('id', ['postgres']).status !== 0)) {
    process.stderr.write('No PostgreSQL here (Debian: apt-get install postgresql): everything that needs it is skipped.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'windschatten-postgres-'));
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  execFileSync(...asUser(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']), { stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  let databases = 0;
  const postgres: Postgres = {
    url,
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=32MB'];
      const [program, args] = asUser(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])]);
      let said = '';
      const launch = (): ChildProcess => {
        const launched = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
        launched.stderr.setEncoding('utf8').on('data', (piece: string) => (said = (said + piece).slice(-2000)));
        return launched;
      };
      child = launch();
      // on a busy machine it takes its time; only one that ends by itself, again and again, will not come
      for (let ends = 0; ;) {
        // one that hangs while the server recovers would never be tried again
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
        client.on('error', () => undefined);
        try {
          await client.connect();
          await client.end();
          return;
        } catch (error) {
          await new Promise((later) => setTimeout(later, 100));
          if (child.exitCode === null && child.signalCode === null) continue;
          if (++ends > MAX_START_FAILURES) throw new Error(`PostgreSQL does not start: ${said}`, { cause: error });
          // its port may have been somebody else's for a moment, or what it left behind not be gone yet
          child = launch();
        }
      }
    },
    async kill() {
      const gone = new Promise((ended) => child?.once('exit', ended));
      // `runuser` passes no SIGKILL on: the server itself is told, by its own number
      execFileSync(...asUser(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']), { stdio: 'ignore' });
      await gone;
    },
    freeze(signal) {
      const server = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' });
      for (const pid of [server, ...backends.split(/\s+/).filter(Boolean)]) process.kill(Number(pid), `SIG${signal}`);
      // `runuser` stands still with those it has started
      if (signal === 'CONT') child?.kill('SIGCONT');
    },
    async fresh() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const name = `store_${++databases}`;
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    run(program, args) {
      const { status, stderr } = spawnSync(join(bin, program), [...args], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`${program}: ${stderr}`);
    },
    async remove() {
      if (child?.exitCode === null) await postgres.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
