import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from '../../scripts/lock.mjs';

/** One at a time, and nobody waits for the dead. */

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

const waits = (): (() => void) & { times: number } => {
  const waiting = Object.assign(() => void waiting.times++, { times: 0 });
  return waiting;
};

/** A process that takes the lock, does what it is told there, and says `in` and `out`. */
function holder(work: string): { readonly child: ChildProcess; readonly isIn: Promise<void>; readonly ended: Promise<void> } {
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
    isIn: new Promise((told) => child.stdout.once('data', () => told())),
    ended: new Promise((told) => child.on('exit', () => told())),
  };
}
const UNTIL_TOLD = `await new Promise((told) => process.stdin.once('data', told)); process.stdin.destroy();`;

describe('withLock', () => {
  test('gives back what the work gives, and leaves nothing behind', async () => {
    expect(await withLock(lock, waits(), () => Promise.resolve(7))).toBe(7);
    await expect(withLock(lock, waits(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the second waits, says so once, and comes after the first', async () => {
    const first = holder(UNTIL_TOLD);
    await first.isIn;
    const waiting = waits();
    const second = withLock(lock, waiting, () => Promise.resolve(readFileSync(join(folder, 'log'), 'utf8')));
    await expect.poll(() => waiting.times).toBe(1);
    first.child.stdin!.write('go\n');
    expect(await second).toBe('in\nout\n');
    expect(waiting.times).toBe(1);
  });

  test('six at once: one after the other', async () => {
    const all = Array.from({ length: 6 }, () => holder('await new Promise((later) => setTimeout(later, 20));'));
    await Promise.all(all.map(({ ended }) => ended));
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in\nout\n'.repeat(6));
    expect(existsSync(lock)).toBe(false);
  });

  test('an owner that was killed is given up at once', async () => {
    const first = holder(UNTIL_TOLD);
    await first.isIn;
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await withLock(lock, waits(), () => Promise.resolve('mine'))).toBe('mine');
    expect(existsSync(lock)).toBe(false);
  });

  /** A lock of somebody who lives, last heard of so many seconds ago. */
  const left = (seconds: number, owner: object | string): void => {
    mkdirSync(lock);
    writeFileSync(join(lock, 'owner.json'), typeof owner === 'string' ? owner : JSON.stringify(owner));
    const time = Date.now() / 1000 - seconds;
    utimesSync(lock, time, time);
  };

  test.each([
    ['another process has got his number', { pid: process.pid, host: hostname(), token: 'a' }],
    ['he was on another machine', { pid: 1, host: 'elsewhere', token: 'b' }],
    ['nobody can read who he was', '{'],
  ])('an owner long silent is given up: %s', async (_, owner) => {
    left(60, owner);
    expect(await withLock(lock, waits(), () => Promise.resolve('mine'))).toBe('mine');
  });

  test.each([
    ['lives', { pid: process.pid, host: hostname(), token: 'a' }],
    ['is on another machine', { pid: 1, host: 'elsewhere', token: 'b' }],
  ])('an owner who was heard of a moment ago is waited for: he %s', async (_, owner) => {
    left(1, owner);
    const waiting = waits();
    const mine = withLock(lock, waiting, () => Promise.resolve('mine'));
    await expect.poll(() => waiting.times).toBe(1);
    rmSync(lock, { recursive: true });
    expect(await mine).toBe('mine');
  });
});
