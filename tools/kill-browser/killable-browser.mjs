/** A Chromium that can be killed. It is a process group of its own, and its profile outlives it. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { SWITCHES, UNPAINTED } from '../chromium-switches.mjs';

/** Options that playwright would set if it started the browser: no window, a debugging port, and the size of the first page. */
const BY_HAND = ['--headless', '--remote-debugging-port=0', '--window-size=1280,800', 'about:blank'];
const TIMEOUT_MS = 60_000;

/**
 * @param {string} profile the folder in which the browser stores everything
 * @returns {Promise<{ page: import('playwright-core').Page, kill: () => Promise<void> }>} `kill` ends all its processes at once (SIGKILL), and is resolved when they are gone and
 * all their messages have arrived
 */
export async function startKillable(profile) {
  const child = spawn(ensureBrowser(), [`--user-data-dir=${profile}`, ...SWITCHES, UNPAINTED, ...BY_HAND], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The browser does not start.');
  // the end of this program ends its browser
  const end = () => void killGroup(pid);
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await listening(child);
  const browser = await chromium.connectOverCDP(address);
  const silent = new Promise((resolve) => browser.once('disconnected', resolve));
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(TIMEOUT_MS);
  return {
    page,
    async kill() {
      process.off('exit', end);
      killGroup(pid);
      await ended;
      while (killGroup(pid)) await sleep(5);
      await silent;
    },
  };
}

/** @param {number} pid @returns {boolean} whether a process of the group was still there */
function killGroup(pid) {
  try {
    return process.kill(-pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function listening(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The browser does not answer: ${output}`)), TIMEOUT_MS);
    child.stderr?.on('data', (/** @type {Buffer} */ data) => {
      output += String(data);
      const found = /DevTools listening on (ws:\S+)/.exec(output);
      if (!found?.[1]) return;
      clearTimeout(timer);
      resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The browser has ended: ${output}`)));
  });
}
