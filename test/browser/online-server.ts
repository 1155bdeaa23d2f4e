import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { compile } from '../server/for-all.ts';
import { openSite, type Site } from './site.ts';

/** The built server as a process with a database of its own. It can be killed and started again. */
export interface OnlineServer {
  /** The address of its page; the same after a restart. */
  readonly address: string;
  /** `kill -9`, so it cannot tidy up. */
  kill(): void;
  /** Starts it again at the same address and on the same database. */
  start(): Promise<void>;
  /** Kills it and deletes its database. */
  close(): void;
}

const root = resolve(import.meta.dirname, '../..');

/** Compiles first what is missing. */
export async function openServer(): Promise<OnlineServer> {
  compile();
  const folder = mkdtempSync(join(tmpdir(), 'windschatten-online-'));
  let starts = 0;
  const begin = (port: string): ChildProcess =>
    spawn(process.execPath, ['--import', join(root, 'test/seeded-bytes.mjs'), join(root, 'dist/command/server.js')], {
      env: {
        ...process.env,
        WINDSCHATTEN_START: String(++starts),
        PORT: port,
        DATABASE_URL: join(folder, 'races.sqlite'),
        LANG: 'C',
        LC_ALL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let running = begin('0');
  const address = await addressOf(running);
  const kill = (): void => void running.kill('SIGKILL');
  return {
    address,
    kill,
    async start() {
      running = begin(new URL(address).port);
      await addressOf(running);
    },
    close() {
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One server for all tests of a file, and a site to visit it from; both are started before the tests. */
export function serveRaces(): { readonly site: Site; readonly server: OnlineServer } {
  let site: Site;
  let server: OnlineServer;
  beforeAll(async () => {
    site = await openSite();
    server = await openServer();
  }, 180_000);
  afterAll(async () => {
    server.close();
    await site.close();
  });
  return {
    get site() {
      return site;
    },
    get server() {
      return server;
    },
  };
}

/** The address that the server prints on its first line. */
async function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, failed) => {
    let output = '';
    server.stdout!.on('data', (text) => {
      output += String(text);
      const found = /http:\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.on('exit', (code) => failed(new Error(`the server ended (${String(code)}) before it listened: ${output}`)));
  });
}
