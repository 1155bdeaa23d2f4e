import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isStoreAway } from '../../src/server/store/store-away.ts';
import { StoreFailure } from '../../src/server/store/index.ts';
import { codeForAll, pageForAll, postgresForAll } from './for-all.ts';

/** A server that starts while its database is down waits for it, and logs this. */

const root = resolve(import.meta.dirname, '../..');
const web = pageForAll();
const postgres = await postgresForAll();
codeForAll();

function startServer(where: string): { readonly output: () => string; readonly ended: Promise<number | null>; stop(): Promise<unknown> } {
  const env = {
    ...process.env,
    LANG: 'C',
    LC_ALL: '',
    LC_MESSAGES: '',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: where,
    WINDSCHATTEN_WEB: web,
  };
  const child = spawn(process.execPath, [join(root, 'dist/command/server.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return {
    output: () => output,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test.skipIf(postgres === null)(
  'waits, says so once without the password, and starts when the database is there',
  { timeout: 120_000 },
  async () => {
    const where = (await postgres!.fresh()).replace('postgres@', 'postgres:secret@');
    await postgres!.kill();
    const server = startServer(where);
    await expect.poll(server.output, { timeout: 30_000 }).toMatch(/does not answer yet \(.*ECONNREFUSED.*\)\. The server waits for it\./);
    await new Promise((later) => setTimeout(later, 2_500));
    expect(server.output()).toMatch(/^The database at postgres:\/\/127[^\n]*\n$/);
    expect(server.output()).not.toContain('secret');
    await postgres!.start();
    await expect.poll(server.output, { timeout: 60_000 }).toContain('Windschatten is at');
    await server.stop();
  },
);

test.skipIf(postgres === null)(
  'a database that does not exist, or has tables of another program, ends the start with code 2',
  { timeout: 60_000 },
  async () => {
    const where = await postgres!.fresh();
    const missing = startServer(where.replace(/store_\d+$/, 'nowhere'));
    expect(await missing.ended).toBe(2);
    postgres!.run('psql', [where, '-c', 'create table schema_version (version integer); insert into schema_version values (999)']);
    const other = startServer(where);
    expect(await other.ended).toBe(2);
    expect(other.output()).toContain('schema version 999');
  },
);

test('only connection failures count as an unavailable database', () => {
  const failure = (code?: string, message = ''): Error =>
    new StoreFailure('lost', Object.assign(new Error(message), code === undefined ? {} : { code }));
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', '57P03', '57P01', '08006', '53300', '25006'])
    expect(isStoreAway(failure(code)), code).toBe(true);
  for (const message of ['timeout expired', 'Connection terminated unexpectedly', 'Query read timeout'])
    expect(isStoreAway(failure(undefined, message)), message).toBe(true);
  for (const code of ['28P01', '3D000', '42P01']) expect(isStoreAway(failure(code)), code).toBe(false);
  expect(isStoreAway(failure(undefined, 'the database has schema version 2, and this program knows version 1 only'))).toBe(false);
});

test('systemd starts the service again however often it fails', () => {
  const unit = readFileSync(join(root, 'deploy/windschatten.service'), 'utf8');
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});
