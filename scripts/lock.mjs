/** A lock file, so that one command at a time installs and builds. Uses no package, because it runs before the first install. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 100;

/** @typedef {{ pid: number, host: string, token: string }} Owner */

/**
 * Does some work while no other process works under the same lock. A lock whose owner has died is taken over.
 * @template Result
 * @param {string} file the lock file; its folder is created
 * @param {() => void} onWait called once when another process holds the lock
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  /** @type {string[]} */
  const claims = [];
  for (let hasWaited = false; !tryToLock(file);) {
    const abandoned = abandonedLock(file);
    if (abandoned !== null && tryToClaim(abandoned.claim)) {
      claims.push(abandoned.claim);
      rmSync(file, { force: true });
      continue;
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await sleep(POLL_INTERVAL_MS);
  }
  const release = () => {
    rmSync(file, { force: true });
    for (const claim of claims) rmSync(claim, { recursive: true, force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** @param {string} file @returns {boolean} whether this process holds the lock now */
function tryToLock(file) {
  /** @type {Owner} */
  const owner = { pid: process.pid, host: hostname(), token: randomBytes(8).toString('hex') };
  return succeeds('EEXIST', () => writeFileSync(file, JSON.stringify(owner), { flag: 'wx' }));
}

/**
 * Several processes may find the same abandoned lock. The one that creates the claim removes the lock; it keeps the claim until its
 * own work is done, so that a slower process does not remove the new lock.
 * @param {string} claim
 */
const tryToClaim = (claim) => succeeds('EEXIST', () => mkdirSync(claim));

/** @param {string} file @returns {{ claim: string } | null} null unless the owner ran on this machine and has ended */
function abandonedLock(file) {
  /** @type {Owner} */
  let owner;
  try {
    owner = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // released in this moment, or its owner is still writing it
    return null;
  }
  if (owner.host !== hostname() || isRunning(owner.pid)) return null;
  return { claim: `${file}-abandoned-${owner.token}` };
}

/** @param {number} pid */
const isRunning = (pid) => succeeds('ESRCH', () => process.kill(pid, 0));

/**
 * @param {string} code of the error that means no
 * @param {() => unknown} action
 */
function succeeds(code, action) {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false;
    // EPERM: the process of another user
    if (code === 'ESRCH') return true;
    throw error;
  }
}
