/** Programs of other people, run for a build. What they say goes to standard error: standard output belongs to what the command was asked for. */
import { spawn } from 'node:child_process';
import process from 'node:process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// who is ended in the middle of a build takes its programs along
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * @param {string} folder where it runs
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] what it finds in its environment in place of what we find
 * @returns {Promise<void>} rejected where it cannot run or fails
 */
export function runOrThrow(folder, program, args, env = {}) {
  const shell = process.platform === 'win32' && program === 'npm';
  const name = [program === process.execPath ? 'node' : program, ...args].join(' ');
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2], shell });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      failed(new Error(`\`${name}\` failed: ${error.message}`));
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) done();
      else failed(new Error(`\`${name}\` failed (${code === null ? String(signal) : `exit code ${String(code)}`}).`));
    });
  });
}

const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Does some work so that a signal ends it as it ends any program, but with the work of `exit` handlers done: no lock and no half-made folder is left.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function endingCleanly(work) {
  const end = (/** @type {NodeJS.Signals} */ signal) => process.exit(signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 129);
  for (const signal of ENDINGS) process.on(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of ENDINGS) process.off(signal, end);
  }
}
