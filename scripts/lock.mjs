/**
 * One command at a time installs and builds; the others wait and then use what it made. Plain Node: it runs before the first install.
 *
 * The lock is a folder that comes into being with its owner's name inside, by a rename. It saves double work, and nothing hangs on it: every build is
 * made in a folder of its own and takes effect by renames, so that a lock taken from somebody who is only slow spoils nothing.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as later } from 'node:timers/promises';

/** How often an owner shows that he is still at work, and after how long a silence he is given up, in milliseconds. */
const BEAT = 2_000;
const SILENCE = 20_000;
const POLL = 100;
/** How long a lock that was given up stays beside, so that nobody gives it up twice. */
const TOMBSTONE = 3_600_000;

/** @typedef {{ pid: number, host: string, token: string }} Owner */

/**
 * Does some work while no other process does work under the same lock.
 * @template Result
 * @param {string} lock path of the lock's folder; the folder it lies in is made
 * @param {() => void} waiting called once where somebody else has it
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(lock, waiting, work) {
  mkdirSync(dirname(lock), { recursive: true });
  /** @type {Owner} */
  const me = { pid: process.pid, host: hostname(), token: randomBytes(8).toString('hex') };
  for (let told = false; !take(lock, me);) {
    if (giveUp(lock)) continue;
    if (!told) waiting();
    told = true;
    await later(POLL);
  }
  const beat = setInterval(() => touch(lock), BEAT);
  const release = () => {
    clearInterval(beat);
    if (readOwner(lock)?.token === me.token) bury(lock, 'done', me.token);
    rmSync(beside(lock, 'done', me.token), { recursive: true, force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/**
 * @param {string} lock
 * @param {'new' | 'gone' | 'done'} what
 * @param {string} token
 */
const beside = (lock, what, token) => `${lock}-${what}-${token}`;

/**
 * @param {string} lock
 * @param {Owner} me
 * @returns {boolean} whether it is mine now
 */
function take(lock, me) {
  const prepared = beside(lock, 'new', me.token);
  mkdirSync(prepared, { recursive: true });
  writeFileSync(join(prepared, 'owner.json'), JSON.stringify(me));
  try {
    // fails where there is a lock: a folder with something in it is not replaced
    renameSync(prepared, lock);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    if (!isThere(error)) throw error;
    return false;
  }
}

/**
 * Whether a folder could not be renamed since there is one of that name; Windows has no word of its own for it.
 * @param {unknown} error
 */
function isThere(error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOTEMPTY' || code === 'EEXIST' || (process.platform === 'win32' && (code === 'EPERM' || code === 'EACCES'));
}

/**
 * Takes the lock away from an owner who is dead or has long been silent.
 * @param {string} lock
 * @returns {boolean} whether it is worth trying again at once
 */
function giveUp(lock) {
  sweep(lock);
  const owner = readOwner(lock);
  const silent = silence(lock);
  // gone by itself
  if (silent === null) return true;
  const dead = owner?.host === hostname() && !isAlive(owner.pid);
  if (!dead && silent < SILENCE) return false;
  // the name says whose lock was judged: a second judge of the same one finds the place taken, and leaves the next owner's alone
  return bury(lock, 'gone', owner?.token ?? 'nameless');
}

/**
 * @param {string} lock
 * @param {'gone' | 'done'} what
 * @param {string} token
 */
function bury(lock, what, token) {
  try {
    renameSync(lock, beside(lock, what, token));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} lock */
function sweep(lock) {
  for (const name of readdirSync(dirname(lock))) {
    if (!name.startsWith(`${basename(lock)}-`)) continue;
    const path = join(dirname(lock), name);
    if ((silence(path) ?? 0) > TOMBSTONE) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * @param {string} lock
 * @returns {Owner | null}
 */
function readOwner(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, 'owner.json'), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} path
 * @returns {number | null} milliseconds since it was last touched; null where it is not there
 */
function silence(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : null;
}

/** @param {string} lock */
function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // somebody has taken it away
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // somebody else's process is alive too
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
