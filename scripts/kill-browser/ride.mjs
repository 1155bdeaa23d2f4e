/** Rides races in a browser that is killed again and again, and compares what it had shown with what it has kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readKept } from './kept.mjs';
import { startMortal } from './mortal.mjs';

/** @typedef {'normal' | 'fast'} Pace */
/**
 * @typedef {object} Site what is ridden on
 * @property {string} quiet an address of it at which nothing is ridden
 * @property {(page: import('playwright-core').Page, how: { race: string | null, pace: Pace }) => Promise<void>} ride
 *   Takes the race up, or a new one, and rides until the browser is dead; the page calls `shown(race, entry, over)` for whatever it has shown.
 * @property {() => Promise<void>} close
 */
/**
 * @typedef {object} Killed
 * @property {Pace} pace
 * @property {string} moment
 * @property {string} race
 * @property {number} shown the number of the last entry that was on screen
 * @property {number} fresh how many of them had been shown since the browser was started
 * @property {number} kept the number of the last entry that was there when it was opened again
 * @property {string | null} problem
 */

/** A little generator: the same moments for the same seed. @param {string} seed @returns {() => number} from 0 to below 1 */
function createRandom(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** The longest time from the first entry that is shown to the kill, in milliseconds. */
const LONGEST = 3000;
/** The most entries that are awaited before a kill right after one. */
const MOST = 40;
const PATIENCE = 120_000;

/**
 * @param {Site} site
 * @param {{ kills: number, seed: string, paces: readonly Pace[], told: (killed: Killed) => void }} wanted
 * @returns {Promise<Killed[]>}
 */
export async function rideAndKill(site, { kills, seed, paces, told }) {
  const random = createRandom(seed);
  const profile = mkdtempSync(join(tmpdir(), 'windschatten-kill-'));
  /** @type {Killed[]} */
  const all = [];
  /** What was on screen when the browser was killed last. @type {(Omit<Killed, 'kept' | 'problem'> & { over: boolean }) | null} */
  let before = null;
  try {
    for (let n = 0; n <= kills; n++) {
      const { page, kill } = await startMortal(profile);
      /** @type {{ kept: number, over: boolean } | null} */
      let left = null;
      if (before !== null) {
        await page.goto(site.quiet);
        const { over, ...last } = before;
        const { entries, problem } = await readKept(page, last.race);
        const killed = { ...last, kept: entries, problem };
        all.push(killed);
        told(killed);
        left = { kept: entries, over };
      }
      if (n === kills) {
        await kill();
        break;
      }
      const pace = paces[n % paces.length] ?? 'fast';
      // a race that was over when it was killed is left, another begun
      const race = before === null || left?.over ? null : before.race;
      const moment =
        random() < 0.5
          ? { kind: 'some time', after: Math.floor(random() * LONGEST) }
          : { kind: 'an entry', after: 1 + Math.floor(random() * MOST) };
      before = await rideUntil(site, { page, kill, race, pace, moment, from: race === null ? 0 : (left?.kept ?? 0) });
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return all;
}

/**
 * @param {Site} site
 * @param {{ page: import('playwright-core').Page, kill: () => Promise<void>, race: string | null, pace: Pace, moment: { kind: string, after: number }, from: number }} how
 */
async function rideUntil(site, { page, kill, race, pace, moment, from }) {
  const seen = { race, entry: from, over: false };
  /** @type {() => void} */
  let now = () => undefined;
  const reached = new Promise((resolve) => (now = () => resolve(undefined)));
  let timed = false;
  await page.exposeFunction('shown', (/** @type {string} */ id, /** @type {number} */ entry, /** @type {boolean} */ over) => {
    Object.assign(seen, { race: id, entry: Math.max(seen.entry, entry), over: over || seen.over });
    if (entry <= from && !over) return;
    // after so many entries, or as soon as the race is over: at once; else so long after the first
    if (seen.over || (moment.kind === 'an entry' && seen.entry - from >= moment.after)) now();
    else if (moment.kind !== 'an entry' && !timed) {
      timed = true;
      setTimeout(now, moment.after);
    }
  });
  // it rides until it is dead
  const ride = site.ride(page, { race, pace }).then(
    () => null,
    (/** @type {unknown} */ error) => error,
  );
  const failed = ride.then((error) =>
    error === null ? new Promise(() => undefined) : Promise.reject(error instanceof Error ? error : new Error(String(error))),
  );
  const late = sleep(PATIENCE, 'late', { ref: false }).then(() =>
    Promise.reject(new Error(`nothing was shown for ${String(PATIENCE)} ms`)),
  );
  late.catch(() => undefined);
  failed.catch(() => undefined);
  await Promise.race([reached, failed, late]);
  await kill();
  await ride;
  if (seen.race === null) throw new Error('killed before anything was shown');
  const when = seen.over ? 'the end' : `${moment.kind} (${String(moment.after)})`;
  return { pace, moment: when, race: seen.race, shown: seen.entry, fresh: seen.entry - from, over: seen.over };
}
