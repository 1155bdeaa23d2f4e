import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from '../../scripts/lock.mjs';

/** One process at a time, and a lock does not outlive its owner. */

let folder = '';
let lock = '';
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-lock-'));
  lock = join(folder, '.lock');
});
afterEach(() => {
  running.forEach((child) => child.kill('SIGKILL'));
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

const waitCounter = (): (() => void) & { times: number } => {
  const counter = Object.assign(() => void counter.times++, { times: 0 });
  return counter;
};

/** A process that takes the lock, logs `in`, works, and logs `out`. */
function holder(work: string): { readonly child: ChildProcess; readonly hasLock: Promise<void>; readonly ended: Promise<void> } {
  const script = `
    import { withLock } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../scripts/lock.mjs')).href)};
    import { appendFileSync } from 'node:fs';
    const log = (text) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, text + '\\n');
    await withLock(${JSON.stringify(lock)}, () => undefined, async () => {
      log('in');
      console.log('in');
      ${work}
      log('out');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  return {
    child,
    hasLock: new Promise((done) => child.stdout.once('data', () => done())),
    ended: new Promise((done) => child.on('exit', () => done())),
  };
}
const UNTIL_INPUT = `await new Promise((done) => process.stdin.once('data', done)); process.stdin.destroy();`;

describe('withLock', () => {
  test('returns the result of the work, and leaves nothing behind', async () => {
    expect(await withLock(lock, waitCounter(), () => Promise.resolve(7))).toBe(7);
    await expect(withLock(lock, waitCounter(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the second process waits, reports it once, and works after the first', async () => {
    const first = holder(UNTIL_INPUT);
    await first.hasLock;
    const waiting = waitCounter();
    const second = withLock(lock, waiting, () => Promise.resolve(readFileSync(join(folder, 'log'), 'utf8')));
    await expect.poll(() => waiting.times).toBe(1);
    first.child.stdin!.write('go\n');
    expect(await second).toBe('in\nout\n');
    expect(waiting.times).toBe(1);
  });

  test('six processes after an owner that was killed: one at a time', async () => {
    const killed = holder(UNTIL_INPUT);
    await killed.hasLock;
    const six = Array.from({ length: 6 }, () => holder('await new Promise((done) => setTimeout(done, 20));'));
    killed.child.kill('SIGKILL');
    await Promise.all(six.map(({ ended }) => ended));
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(`in\n${'in\nout\n'.repeat(6)}`);
    expect(readdirSync(folder)).toEqual(['log']);
  });

  test.each([
    ['runs', { pid: process.pid, host: hostname(), token: 'a' }],
    ['may run on another machine', { pid: 1, host: 'elsewhere', token: 'b' }],
  ])('waits for an owner that %s', async (_, owner) => {
    writeFileSync(lock, JSON.stringify(owner));
    const waiting = waitCounter();
    const result = withLock(lock, waiting, () => Promise.resolve('done'));
    await expect.poll(() => waiting.times).toBe(1);
    rmSync(lock);
    expect(await result).toBe('done');
  });
});
