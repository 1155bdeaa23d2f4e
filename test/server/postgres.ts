import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** A PostgreSQL server for one test file, from the Debian packages, in a temporary folder. */
export interface Postgres {
  readonly url: string;
  /** Stops it at once, as a failing machine would; `start` starts it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Kills all its processes (SIGKILL); `start` starts it again. */
  crash(): Promise<void>;
  /** Kills its processes of connections (SIGKILL); the server then restarts by itself. */
  killBackends(): void;
  /** Suspends or resumes all its processes. */
  freeze(signal: 'STOP' | 'CONT'): void;
  /** Creates an empty database and returns its address. */
  fresh(): Promise<string>;
  /** Runs a client program such as `pg_dump`. Throws its error output on failure. */
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

/** PostgreSQL refuses to run as root, so the user `postgres` of the package runs it then. */
const asRoot = process.getuid?.() === 0;
const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Restarts after an immediate exit. */
const MAX_START_FAILURES = 100;

/** Null, with a message, if PostgreSQL is not installed; tests that need it are skipped. */
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
  /** The ids of the server and of its children. */
  function processes(): readonly string[] {
    const server = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' });
    return [server, ...backends.split(/\s+/).filter(Boolean)];
  }
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
      // waits as long as it runs, because a busy machine is slow; only repeated exits are an error
      for (let ends = 0; ;) {
        // a timeout, because a connection during the recovery may hang
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
          // another process may have used the port for a moment, or files of the last run still exist
          child = launch();
        }
      }
    },
    async kill() {
      const gone = new Promise((ended) => child?.once('exit', ended));
      // `runuser` does not pass SIGKILL on, so pg_ctl stops the server itself
      execFileSync(...asUser(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']), { stdio: 'ignore' });
      await gone;
    },
    async crash() {
      const gone = new Promise((ended) => child?.once('exit', ended));
      for (const pid of processes()) signalIfAlive(Number(pid), 'SIGKILL');
      await gone;
    },
    killBackends() {
      const [server] = processes();
      const all = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', server!], { encoding: 'utf8' });
      for (const [, pid] of all.matchAll(/^\s*(\d+) postgres: postgres /gm)) signalIfAlive(Number(pid), 'SIGKILL');
    },
    freeze(signal) {
      for (const pid of processes()) signalIfAlive(Number(pid), `SIG${signal}`);
      // `runuser` is suspended together with its child
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

/** A connection may have ended since its process was listed. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
