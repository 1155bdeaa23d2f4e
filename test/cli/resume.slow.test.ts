import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { root } from './call.ts';

/** `simulate --records --resume` after the process was killed: the same report and the same files as without the kill. */

const RACES = 120;
const HALF_WRITTEN = 'race-000007.record.0123abcd.unfinished';
const folder = mkdtempSync(join(tmpdir(), 'windschatten-resume-'));
let whole: Outcome;

interface Outcome {
  readonly report: string;
  readonly files: Readonly<Record<string, string>>;
}

const start = (records: string, workers: number, ...more: readonly string[]) => {
  const races = ['--game', 'ausreisser', '--bots', 'easy,medium', '--races', String(RACES), '--seed', 'kill', '--json'];
  const args = ['simulate', ...races, '--workers', String(workers), '--records', records, ...more];
  return spawn(process.execPath, [join(root, 'bin/windschatten.mjs'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
};

const filesOf = (records: string): string[] => {
  try {
    return readdirSync(records);
  } catch {
    return [];
  }
};

async function run(records: string, workers: number, ...more: readonly string[]): Promise<Outcome> {
  const child = start(records, workers, ...more);
  let report = '';
  child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  const files = Object.fromEntries(filesOf(records).map((name) => [name, readFileSync(join(records, name), 'utf8')]));
  return { report, files };
}

/** Kills the run as soon as it has written so many records. Returns how many are there. */
async function runAndKill(records: string, workers: number, least: number, ...more: readonly string[]): Promise<number> {
  const child = start(records, workers, ...more);
  const ended = once(child, 'exit');
  while (filesOf(records).length < least && child.exitCode === null) await wait(1);
  child.kill('SIGKILL');
  await ended;
  return filesOf(records).length;
}

beforeAll(async () => {
  whole = await run(join(folder, 'whole'), 2);
  expect(Object.keys(whole.files)).toHaveLength(RACES);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(Array.from({ length: Number(process.env['WINDSCHATTEN_KILLS'] ?? 3) }, (_, kill) => kill))('kill %i', async (kill) => {
  const random = createRandom(`resume/${kill}`, 0);
  const workers = (): number => 1 + random.below(4);
  const records = join(folder, `kill-${kill}`);
  const written = await runAndKill(records, workers(), 1 + random.below(RACES - 1));
  writeFileSync(join(records, HALF_WRITTEN), 'half a rec');
  // the second run is killed, too
  const more = written + random.below(Math.max(1, RACES - written));
  await runAndKill(records, workers(), more, '--resume');
  const resumed = await run(records, workers(), '--resume');
  expect(resumed).toEqual(whole);
});
