import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { type BusFailure, connectNats } from '../../src/server/bus/index.ts';
import { BOTS_SUBJECT } from '../../src/server/races/bot-wire.ts';
import { createRemoteBots } from '../../src/server/races/remote-bots.ts';
import { inProcessBots } from '../../src/server/races/bot-runner.ts';
import { openStore } from '../../src/server/store/index.ts';
import { codeForAll, pageForAll, postgresForAll } from './for-all.ts';
import { startNats } from './nats.ts';
import { AUSREISSER, come, openRace } from './remote-player.ts';
import { serve } from './serve.ts';

/** Two servers and two programs for bots on a cluster of three NATS nodes. One node and both programs are killed while people play. */

const root = resolve(import.meta.dirname, '../..');
const web = pageForAll();
const postgres = await postgresForAll();
const nats = await startNats();
afterAll(() => nats?.remove());
codeForAll();
const programs: ChildProcess[] = [];
afterAll(() => programs.forEach((child) => child.kill('SIGKILL')));

async function startBots(urls: readonly string[]): Promise<ChildProcess> {
  const env = { ...process.env, BUS_URL: urls.join(','), LANG: 'C', LC_ALL: '' };
  const child = spawn(process.execPath, [join(root, 'dist/command/bots.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(child);
  await new Promise<void>((ready, failed) => {
    child.stdout.once('data', () => ready());
    child.once('exit', (code) => failed(new Error(`windschatten-bots ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  return child;
}
async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}

const TIMEOUT = { timeout: 300_000 };
test.skipIf(nats === null || postgres === null)(
  'notices and bots survive a killed node, and bots survive their killed programs',
  TIMEOUT,
  async () => {
    const { urls } = nats!;
    const reports: string[] = [];
    const report = (error: unknown, doing: string): void => void reports.push(`${doing}: ${String(error)}`);
    const where = await postgres!.fresh();
    const bots = await Promise.all([startBots(urls), startBots([...urls].reverse())]);
    const servers = await Promise.all(
      [urls, [...urls].reverse()].map(async (each) => {
        const bus = await connectNats({ urls: each, report });
        // the first question waits for a thread that loads the games
        const remote = createRemoteBots({ bus, own: inProcessBots, report, answerTimeoutMs: 10_000, lostRestMs: 200, awayRestMs: 200 });
        // only the bus brings notices in time, because rounds are rare
        const served = await serve(await openStore(where, bus), web, { leaseMs: 600_000, races: { bots: remote } });
        return { bus, remote, served };
      }),
    );
    await expect.poll(() => servers.every(({ bus }) => bus.isConnected)).toBe(true);
    // the nodes tell each other who answers; a question that cannot be read gets no answer
    for (const { bus } of servers)
      await expect.poll(() => bus.request(BOTS_SUBJECT, '', 100).catch((error: BusFailure) => error.why)).toBe('late');
    const asked = (): number => servers.reduce((sum, { remote }) => sum + remote.counts().bots_remote, 0);
    const [one, two] = servers.map(({ served }) => served);
    const { id, tokens } = await openRace(one!.base, AUSREISSER, ['human', 'human', 'easy']);
    const people = [await come(one!.base, id, tokens[0]!), await come(two!.base, id, tokens[1]!)];
    const playUntil = (entries: number) =>
      Promise.all(people.map((far, i) => far.play(i + entries, () => far.seat!.entries.length > entries)));

    await playUntil(30);
    const [before] = [asked()];
    expect(before).toBeGreaterThan(0);
    await nats!.kill(0);
    await playUntil(60);
    await kill(bots[0], 'SIGKILL');
    await playUntil(90);
    await expect.poll(() => servers.every(({ bus }) => bus.isConnected)).toBe(true);
    expect(asked()).toBeGreaterThan(before);
    await kill(bots[1], 'SIGKILL');
    await playUntil(120);
    // a new program is asked again, and ends in order
    const last = await startBots(urls);
    const then = asked();
    await playUntil(160);
    expect(asked()).toBeGreaterThan(then);
    expect(await kill(last, 'SIGTERM')).toBe(0);

    for (const far of people) far.cut();
    expect([...reports, ...one!.reports, ...two!.reports]).toEqual([]);
    for (const { served, bus } of servers) {
      await served.close();
      await bus.close();
    }
  },
);

test.skipIf(nats === null)('without a server of NATS nothing waits for the bus, and the failure is reported once', async () => {
  const reports: string[] = [];
  const bus = await connectNats({ urls: ['nats://127.0.0.1:1'], report: (error, doing) => reports.push(`${doing}: ${String(error)}`) });
  expect(bus.isConnected).toBe(false);
  let gaps = 0;
  bus.onGap(() => gaps++);
  await expect(bus.request('anything', '', 100)).rejects.toThrow('bus away');
  await expect.poll(() => gaps).toBeGreaterThan(0);
  expect(reports).toHaveLength(1);
  await bus.close();
});
