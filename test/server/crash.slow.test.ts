import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/store/index.ts';
import { AUSREISSER, RemotePlayer, openRace, REIFENBREITE, type Opened } from './remote-player.ts';
import { codeForAll, folderForAll, pageForAll, postgresForAll } from './for-all.ts';

/** Server processes killed during races: every acknowledged action survives, and every race continues. */

const root = resolve(import.meta.dirname, '../..');
const folder = folderForAll('crash');
const web = pageForAll();
const running = new Set<ChildProcess>();
const postgres = await postgresForAll();

codeForAll();
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

interface Program {
  readonly base: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

async function program(where: string): Promise<Program> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  let child: ChildProcess;
  const it: Program = {
    base: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, [join(root, 'dist/command/server.js')], {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: where,
          WINDSCHATTEN_WEB: web,
          LANG: 'C',
          LC_ALL: '',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      await new Promise<void>((entriesSeen) => child.stdout!.once('data', () => entriesSeen()));
    },
    async kill() {
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGKILL');
      await gone;
    },
  };
  await it.start();
  return it;
}

/** A client that reconnects to whichever server answers. */
class ReconnectingPlayer {
  readonly acknowledged: string[] = [];
  readonly far: RemotePlayer;
  private readonly seed: number;

  constructor(race: string, token: string, seed: number) {
    this.far = new RemotePlayer(race, token);
    this.seed = seed;
  }

  async play(bases: readonly string[], stop: () => boolean): Promise<void> {
    for (let tried = 0; !stop() && !this.far.over; tried++) {
      try {
        if (!this.far.open) await this.far.connect(bases[(this.seed + tried) % bases.length]!);
        this.acknowledged.push(...(await this.far.play(this.seed * 1000 + tried, stop)));
      } catch {
        await new Promise((later) => setTimeout(later, 50));
      }
    }
  }
}

async function storedIds(where: string, race: string): Promise<readonly string[]> {
  const store = await openStore(where);
  const rows = await store.readRows(race, 1);
  await store.close();
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  return rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

describe.each([
  { name: 'SQLite', where: () => Promise.resolve(join(folder, 'races.sqlite')), is: true, processes: 1 },
  { name: 'PostgreSQL, two processes', where: () => postgres!.fresh(), is: postgres !== null, processes: 2 },
])('$name', ({ where: find, is, processes }) => {
  test.skipIf(!is)(
    'killed repeatedly under load: every acknowledged action is stored once, and every race goes on, bots included',
    async () => {
      const where = await find();
      const servers: Program[] = [];
      for (let i = 0; i < processes; i++) servers.push(await program(where));
      const races: Opened[] = [
        await openRace(servers[0]!.base, REIFENBREITE, ['human', 'easy']),
        await openRace(servers.at(-1)!.base, REIFENBREITE, ['human', 'human']),
        await openRace(servers[0]!.base, AUSREISSER, ['human', 'human', 'easy']),
      ];
      const riders = races.flatMap(({ id, tokens }) => tokens.flatMap((token, seat) => (token === null ? [] : [{ id, seat, token }])));
      const people = riders.map(({ id, token }, i) => new ReconnectingPlayer(id, token, i + 1));
      let stopped = false;
      const riding = Promise.all(
        people.map((each) =>
          each.play(
            servers.map(({ base }) => base),
            () => stopped,
          ),
        ),
      );
      const entriesSeen = (): number => people.reduce((sum, { far }) => sum + (far.seat?.entries.length ?? 0), 0);
      for (let kill = 0; kill < 4; kill++) {
        const before = entriesSeen();
        await expect.poll(() => entriesSeen() - before, { timeout: 40_000, interval: 20 }).toBeGreaterThan(25);
        const victim = servers[kill % servers.length]!;
        await victim.kill();
        // the other process, if any, goes on meanwhile
        if (servers.length > 1) {
          const alone = entriesSeen();
          await expect.poll(() => entriesSeen() - alone, { timeout: 40_000, interval: 20 }).toBeGreaterThan(25);
        }
        await victim.start();
      }
      const lengths = people.map(({ far }) => far.seat!.entries.length);
      await expect
        .poll(() => people.every(({ far }, i) => far.over || far.seat!.entries.length > lengths[i]!), { timeout: 40_000 })
        .toBe(true);
      stopped = true;
      people.forEach(({ far }) => far.cut());
      await riding;
      for (const { id } of races) {
        const ids = await storedIds(where, id);
        expect(new Set(ids).size).toBe(ids.length);
        riders.forEach((rider, i) => {
          if (rider.id === id) expect(ids).toEqual(expect.arrayContaining(people[i]!.acknowledged.map((name) => `${rider.seat} ${name}`)));
        });
      }
      expect(people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(20);
      for (const server of servers) await server.kill();
    },
    150_000,
  );
});

test.skipIf(postgres === null)(
  'PostgreSQL: the owner of a race is killed while a clock runs; the other process applies the deadline, and its bots continue',
  async () => {
    const where = await postgres!.fresh();
    const [owner, other] = [await program(where), await program(where)];
    const terms = { clock: { per: 'decision', limit: 3_000 }, absence: { does: 'bot', bot: 'easy' } };
    // opened and played at the first process only, which is the owner
    const { id, tokens } = await openRace(owner.base, AUSREISSER, ['human', 'human', 'easy'], terms);
    const people = tokens.slice(0, 2).map((token) => new RemotePlayer(id, token));
    for (const far of people) await far.connect(owner.base);
    for (const far of people) await far.until(() => far.seat !== null);
    const { length } = people[0]!.seat!.entries;
    await owner.kill();
    const onlooker = new RemotePlayer(id, null);
    await onlooker.connect(other.base);
    // both people miss their deadlines, and only bots are left
    await onlooker.until(() => onlooker.seat?.situation.drivers.every((driver) => driver === 'easy') ?? false);
    await onlooker.until(() => onlooker.seat!.entries.length > length + 10);
    const lines = onlooker.seat!.situation.agreed!.lines.map(({ what, seat }) => `${what} ${seat}`);
    expect(new Set(lines).size).toBe(lines.length);
    // a returning player gets the seat back at the other process
    const [anna] = people;
    await anna!.connect(other.base);
    await anna!.until(() => anna!.seat!.entries.length > length);
    if (!anna!.over) expect((await anna!.ask({ type: 'wish', id: 'back', wish: { do: 'come-back' } } as never)).refusal).toBeNull();
    onlooker.cut();
    anna!.cut();
    await other.kill();
  },
  120_000,
);
