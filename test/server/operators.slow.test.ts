import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync, closeSync, statSync, rmSync, chownSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/server/store/index.ts';
import { openRace, REIFENBREITE } from './remote-player.ts';
import { codeForAll, folderForAll, pageForAll } from './for-all.ts';
import { killProgramsAfterAll, startProgram, stopProgram, type Program } from './program.ts';

/** What an operator meets when a server starts and ends: each fault is said, and the exit code tells a wrong setting. */

const folder = folderForAll('operators');
const web = pageForAll();
codeForAll();
killProgramsAfterAll();

const start = (env: Readonly<Record<string, string>>, user?: string): Program =>
  startProgram({ env: { PORT: '0', HOST: '127.0.0.1', WINDSCHATTEN_WEB: web, ...env }, user });

test('SIGTERM ends a server within 2 seconds with its races handed over, though a request is half sent and a WebSocket hangs', async () => {
  const where = join(folder, 'term.sqlite');
  const program = start({ DATABASE_URL: where });
  const base = (await program.address).origin;
  const { id } = await openRace(base, REIFENBREITE, ['human', 'human']);
  const store = await openStore(where);
  await expect.poll(async () => (await store.findRace(id))!.owner).not.toBeNull();
  const { port, hostname } = new URL(base);
  const lines = [
    'POST /api/races HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game":',
    'GET /api/races HTTP/1.1\r\nHos',
    'GET /api/ride HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  ];
  const sockets: Socket[] = [];
  for (const line of lines) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await new Promise<void>((done) => socket.write(line, () => done()));
    sockets.push(socket);
  }
  // the upgrade is answered
  await new Promise((answered) => sockets[2]!.once('data', answered));
  const began = performance.now();
  expect(await stopProgram(program)).toBe(0);
  // the limit is 2 s; a busy machine may take longer to say so
  expect(performance.now() - began).toBeLessThan(4_000);
  expect((await store.findRace(id))!.owner).toBe('handed');
  sockets.forEach((socket) => socket.destroy());
  await store.close();
});

const CLIENTS = 1_000;
const systemLimit = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
test.skipIf(systemLimit < CLIENTS)(
  'a thousand clients that come while the process is busy all reach it, and none has to try again',
  async () => {
    const program = start({ DATABASE_URL: 'none' });
    const { port, hostname } = await program.address;
    // the system alone takes connections now
    program.child.kill('SIGSTOP');
    const sockets = Array.from({ length: CLIENTS }, () => connect(Number(port), hostname).on('error', () => undefined));
    // the system tries a second time after 1 s, again in vain
    await expect.poll(() => sockets.filter(({ readyState }) => readyState === 'open').length, { timeout: 20_000 }).toBe(CLIENTS);
    sockets.forEach((socket) => socket.destroy());
    program.child.kill('SIGCONT');
    await stopProgram(program);
  },
);

test('behind a proxy a taken port is an error, because the proxy would not find another one', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const program = start({ PORT: String(port), TRUST_PROXY: '1', DATABASE_URL: 'none' });
  expect(await program.ended).toBe(2);
  expect(program.said).toEqual({ out: '', error: `The server cannot listen at 127.0.0.1, port ${port} (EADDRINUSE).\n` });
  other.close();
});

const isRoot = process.getuid?.() === 0;
const canBeOther =
  isRoot &&
  (() => {
    try {
      return readFileSync('/etc/passwd', 'utf8').includes('\nnobody:');
    } catch {
      return false;
    }
  })();
test.skipIf(!canBeOther)('a folder that cannot be written ends the start with code 2', { timeout: 120_000 }, async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  // readable for others: the page as well
  for (const path of [folder, dirname(web), web]) chmodSync(path, 0o755);
  const store = await openStore(join(closed, 'races.sqlite'));
  await store.close();
  for (const end of ['-wal', '-shm']) rmSync(join(closed, `races.sqlite${end}`), { force: true });
  chmodSync(join(closed, 'races.sqlite'), 0o444);
  chmodSync(closed, 0o555);
  chownSync(closed, 0, 0);
  for (const file of ['races.sqlite', 'new.sqlite']) {
    const program = start({ DATABASE_URL: join(closed, file) }, 'nobody');
    expect(await program.ended, file).toBe(2);
    expect(program.said.error, file).toMatch(/closed\/(races|new)\.sqlite \(|closed\/(races|new)\.sqlite: /);
  }
  chmodSync(closed, 0o755);
});

test('a new database, and an empty file, are said', { timeout: 180_000 }, async () => {
  const [missing, empty] = [join(folder, 'missing.sqlite'), join(folder, 'empty.sqlite')];
  writeFileSync(empty, '');
  for (const where of [missing, empty]) {
    const program = start({ DATABASE_URL: where });
    await program.address;
    await expect
      .poll(() => program.said.out, { timeout: 20_000 })
      .toContain(`There was no database at ${where}, or an empty one; the server has made a new one.`);
    await stopProgram(program);
    const again = start({ DATABASE_URL: where });
    await again.address;
    await stopProgram(again);
    expect(again.said).toEqual({ out: expect.not.stringContaining('no database'), error: '' });
  }
});

test('damaged pages are said', { timeout: 120_000 }, async () => {
  const damaged = join(folder, 'damaged.sqlite');
  const store = await openStore(damaged);
  for (let i = 0; i < 200; i++) await store.addRace({ id: `race ${i}`, game: 'toy', listed: true, room: 'x'.repeat(3_000) }, []);
  await store.close();
  const { size } = statSync(damaged);
  const handle = openSync(damaged, 'r+');
  // the heads of pages in the second half
  for (let at = Math.floor(size / 8_192) * 4_096; at < size; at += 4_096) writeSync(handle, Buffer.alloc(2_000, 0xa5), 0, 2_000, at);
  closeSync(handle);
  const program = start({ DATABASE_URL: damaged });
  await Promise.race([program.address.catch(() => undefined), program.ended]);
  await expect.poll(() => program.said.error, { timeout: 20_000 }).toMatch(/is damaged \(.+\)\. Restore a backup\./);
  await stopProgram(program);
});

interface Healthy {
  readonly program: Program;
  readonly health: () => Promise<string>;
}

async function startHealthy(where: string): Promise<Healthy> {
  const program = start({ DATABASE_URL: where });
  const base = (await program.address).origin;
  return {
    program,
    async health() {
      const answer = await fetch(`${base}/healthz`);
      return `${answer.status} ${await answer.text()}`;
    },
  };
}

test('/healthz tells that the database file was deleted while the server runs', { timeout: 60_000 }, async () => {
  const where = join(folder, 'gone.sqlite');
  const { program, health } = await startHealthy(where);
  expect(await health()).toBe('200 {"status":"ok"}');
  rmSync(where);
  await expect.poll(health, { timeout: 20_000 }).toBe('503 {"status":"no-store","why":"lost"}');
  await stopProgram(program);
});

/** A disk of 2 MB, where the tests may mount one. */
const disk = join(folder, 'disk');
mkdirSync(disk);
const hasDisk = isRoot && spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (hasDisk) spawnSync('/usr/bin/umount', ['-l', disk]);
});
test.skipIf(!hasDisk)('/healthz writes, so it tells a full disk, and when there is room again', { timeout: 60_000 }, async () => {
  const { program, health } = await startHealthy(join(disk, 'races.sqlite'));
  expect(await health()).toBe('200 {"status":"ok"}');
  const filler = openSync(join(disk, 'filler'), 'w');
  try {
    for (;;) writeSync(filler, Buffer.alloc(4_096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
  closeSync(filler);
  await expect.poll(health, { timeout: 20_000, interval: 500 }).toBe('503 {"status":"no-store","why":"full"}');
  rmSync(join(disk, 'filler'));
  await expect.poll(health, { timeout: 20_000 }).toBe('200 {"status":"ok"}');
  await stopProgram(program);
});

test('/metrics has the lag of the event loop, the latency of the store, broken races and waiting bots', async () => {
  const program = start({ DATABASE_URL: join(folder, 'metrics.sqlite') });
  const base = (await program.address).origin;
  await expect.poll(async () => (await fetch(`${base}/metrics`)).text(), { timeout: 10_000 }).toMatch(/windschatten_store_seconds \d/);
  const text = await (await fetch(`${base}/metrics`)).text();
  for (const name of ['event_loop_lag_p99_seconds', 'event_loop_lag_max_seconds', 'races_broken', 'bots_waiting'])
    expect(text).toMatch(new RegExp(`^windschatten_${name} \\d`, 'm'));
  await stopProgram(program);
});
