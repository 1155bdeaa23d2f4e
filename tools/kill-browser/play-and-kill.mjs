/** Plays races in a browser that is killed repeatedly, and compares the entries that it had shown with those that it has stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { readStored } from './stored-race.mjs';
import { startKillable } from './killable-browser.mjs';

/** @typedef {'normal' | 'fast'} Pace */
/**
 * @typedef {object} Site the page under test
 * @property {string} quiet an address of the page at which no race is played
 * @property {boolean} ends whether its races come to an end
 * @property {(page: import('playwright-core').Page, how: { race: string | null, pace: Pace, skips: boolean }) => Promise<void>} play
 *   Continues the race, or begins a new one, and plays on after the promise is resolved. `skips` shows no moves of bots. The page calls
 *   `shown(race, entry, over, bots)` for every entry that it has shown; `bots` says that it is their turn.
 * @property {() => Promise<void>} close
 */
/**
 * @typedef {object} Killed
 * @property {Pace} pace
 * @property {string} moment
 * @property {boolean} bots whether it was the bots' turn when the kill was due
 * @property {string} race
 * @property {number} shown the number of the last entry that was on screen
 * @property {number} fresh the number of entries shown since the start of the browser
 * @property {number} kept the number of the last entry that was stored at the next start
 * @property {string | null} problem
 */

/** A small random generator: equal seeds give equal moments. @param {string} seed @returns {() => number} from 0 to below 1 */
function createRandom(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** When to kill: `after` milliseconds after the first new entry, after that many new entries, or at the next entry after that in the bots' turn. */
/** @typedef {{ kind: 'some time' | 'an entry' | 'bots' | 'the end', after: number }} Moment */
/** The moments that a run may request: drawn from the seed, a turn of the bots, or right after the race's last action. */
export const MOMENTS = /** @type {const} */ (['any', 'bots', 'end']);

/** Maximum milliseconds until a kill. A later end of the race is awaited only if ends are requested. */
const MAX_WAIT_MS = { 'some time': 3000, 'the end': 60_000 };
/** Maximum number of new entries until a kill, by pace. */
const MAX_ENTRIES = { normal: 8, fast: 40 };
/** The same before a kill in a turn of the bots; small, so that most of the race is still to come. */
const MAX_ENTRIES_BEFORE_BOTS = 3;
/** If no entry is shown for this long (in milliseconds), the run fails. */
const TIMEOUT_MS = 120_000;

/** @param {() => number} random @param {{ pace: Pace, ends: boolean, moment: typeof MOMENTS[number] }} of @returns {Moment} */
function drawMoment(random, { pace, ends, moment }) {
  const [which, when] = [random(), random()];
  if (moment === 'bots') return { kind: 'bots', after: 1 + Math.floor(when * MAX_ENTRIES_BEFORE_BOTS) };
  if (moment === 'end') return { kind: 'the end', after: Infinity };
  if (ends && which < 0.25) return { kind: 'the end', after: MAX_WAIT_MS['the end'] };
  return which < 0.65
    ? { kind: 'some time', after: Math.floor(when * MAX_WAIT_MS['some time']) }
    : { kind: 'an entry', after: 1 + Math.floor(when * MAX_ENTRIES[pace]) };
}

/**
 * @param {Site} site
 * @param {{ kills: number, seed: string, paces: readonly Pace[], moments: readonly (typeof MOMENTS[number])[], onKill: (killed: Killed) => void }} wanted
 *   `moments`: all of them in turn at one pace, then at the next
 * @returns {Promise<Killed[]>}
 */
export async function playAndKill(site, { kills, seed, paces, moments, onKill }) {
  const random = createRandom(seed);
  const profile = mkdtempSync(join(tmpdir(), 'windschatten-kill-'));
  /** @type {Killed[]} */
  const all = [];
  /** What was on screen when the browser was killed last. @type {Awaited<ReturnType<typeof playUntilKill>> | null} */
  let before = null;
  try {
    for (let n = 0; n <= kills; n++) {
      const { page, kill } = await startKillable(profile);
      try {
        let kept = 0;
        if (before !== null) {
          await page.goto(site.quiet);
          const found = await readStored(page, before.race);
          kept = found.entries;
          const unfinished = before.over && !found.over ? 'its end was shown, and not stored' : null;
          const killed = { ...before, kept, problem: before.problem ?? found.problem ?? unfinished };
          all.push(killed);
          onKill(killed);
        }
        if (n === kills) break;
        const pace = paces[Math.floor(n / moments.length) % paces.length] ?? 'fast';
        const wanted = moments[n % moments.length] ?? 'any';
        // a race that was over at the kill is replaced by a new one
        const race = before === null || before.over ? null : before.race;
        const moment = drawMoment(random, { pace, ends: site.ends, moment: wanted });
        before = await playUntilKill(site, { page, kill, race, pace, moment, from: race === null ? null : kept });
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return all;
}

/**
 * @param {Pick<Site, 'play'>} site
 * @param {{ page: import('playwright-core').Page, kill: () => Promise<void>, race: string | null, pace: Pace, moment: Moment, from: number | null }} how `from`: the last entry before; null:
 *   the first that is shown
 */
export async function playUntilKill(site, { page, kill, race, pace, moment, from }) {
  const seen = { race, entry: from ?? 0, over: false, first: -1 };
  /** The state when the kill was due. A browser plays on until it is dead, on a busy machine to the end of the race. */
  const then = { bots: false, over: false };
  const { promise: reached, resolve: now } = withResolvers();
  const { promise: failed, reject: fail } = withResolvers();
  failed.catch(() => undefined);
  const wait = () => setTimeout(() => fail(new Error(`nothing was shown for ${String(TIMEOUT_MS)} ms`)), TIMEOUT_MS);
  let watch = wait();
  let timed = false;
  let dying = false;
  await page.exposeFunction('shown', (/** @type {string} */ id, /** @type {number} */ entry, over = false, bots = false) => {
    clearTimeout(watch);
    // messages during its death are counted but not awaited, because a timer started then would keep this program alive for its whole length
    if (!dying) watch = wait();
    if (seen.first < 0) seen.first = entry;
    const before = from ?? seen.first;
    Object.assign(seen, { race: id, entry: Math.max(seen.entry, entry), over: over || seen.over });
    if (!dying) Object.assign(then, { bots, over: seen.over });
    const counts = moment.kind === 'an entry' || moment.kind === 'bots';
    if (seen.over || (counts && seen.entry - before >= moment.after && (bots || moment.kind !== 'bots'))) now();
    else if (!counts && moment.after < Infinity && !timed && entry > before) {
      timed = true;
      setTimeout(now, moment.after);
    }
  });
  const playing = site.play(page, { race, pace, skips: moment.kind === 'the end' });
  playing.catch(fail);
  try {
    await Promise.race([reached, failed]);
  } finally {
    dying = true;
    clearTimeout(watch);
    await kill();
    await playing.catch(() => undefined);
  }
  if (seen.race === null) throw new Error('killed before anything was shown');
  const kind = moment.kind === 'bots' ? 'an entry' : moment.kind;
  const when = then.over ? 'the end' : kind === 'the end' ? 'some time' : `${kind} (${String(moment.after)})`;
  const problem = from !== null && seen.first < from ? `opened at entry ${String(seen.first)} of ${String(from)}` : null;
  return {
    pace,
    moment: when,
    bots: then.bots,
    race: seen.race,
    shown: seen.entry,
    fresh: seen.entry - (from ?? seen.first),
    over: seen.over,
    problem,
  };
}

/** @returns {{ promise: Promise<void>, resolve: () => void, reject: (error: unknown) => void }} */
function withResolvers() {
  /** @type {() => void} */
  let resolve = () => undefined;
  /** @type {(error: unknown) => void} */
  let reject = () => undefined;
  const promise = new Promise((/** @type {(value: void) => void} */ done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
