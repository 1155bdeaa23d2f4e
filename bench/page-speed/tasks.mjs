/**
 * What a tap costs the page's thread in processor time: what others do on the machine hardly matters to that, so two builds can be compared where milliseconds on a
 * clock say little. Nothing is slowed down here: four times as much is what a slow phone would take.
 */
import { loadavg } from 'node:os';
import { preview } from 'vite';
import { root } from '../../scripts/setup.mjs';
import { quantile } from './figures.mjs';
import { playRace } from './play-race.mjs';
import { showAll } from './taps.mjs';
import { traced } from './trace.mjs';
import { seededChance } from './waiting.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{ all: number, longest: number, long: number }} Cost milliseconds; `long`: tasks that would take a slow phone 50 ms and more */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, dur: number, tdur?: number }} TraceEvent */

/** Milliseconds of idle time before a tap, and of measuring after it. */
const [REST, AFTER] = [600, 800];
const LONG = 50 / 4;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * @param {Browser} browser @param {keyof typeof import('./play-race.mjs').QUESTIONS} game
 * @param {{ builds: readonly string[], taps: number, every: number, settings: Readonly<Record<string, string>> }} how folders with a built page, measured in turns with the same race
 */
export async function measureTasks(browser, game, { builds, taps, every, settings }) {
  /** @type {Map<string, Map<string, Cost[]>>} */
  const kinds = new Map();
  for (const build of builds)
    for (const [name, costs] of await playedRace(browser, game, { build, taps, every, settings })) {
      const byBuild = kinds.get(name) ?? new Map();
      kinds.set(name, byBuild.set(build, [...(byBuild.get(build) ?? []), ...costs]));
    }
  console.log(
    `\n${game}: processor time of the page's thread a tap, not slowed down, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  console.log(
    'tap                    times   all: median   longest task: median   95 %  worst   of 50 ms and more on a slow phone, a tap   build',
  );
  for (const [name, byBuild] of kinds)
    for (const [build, costs] of byBuild) {
      const of = (/** @type {keyof Cost} */ key) => costs.map((each) => each[key]);
      const ms = (/** @type {number} */ time) => time.toFixed(1).padStart(5);
      const long = of('long').reduce((a, b) => a + b, 0) / costs.length;
      console.log(
        `${name.padEnd(22)} ${String(costs.length).padStart(5)}         ${ms(quantile(of('all'), 0.5))}                  ${ms(quantile(of('longest'), 0.5))}  ` +
          `${ms(quantile(of('longest'), 0.95))}  ${ms(Math.max(...of('longest')))}                                      ${long.toFixed(2)}   ${build}`,
      );
    }
}

/**
 * @param {Browser} browser @param {keyof typeof import('./play-race.mjs').QUESTIONS} game
 * @param {{ build: string, taps: number, every: number, settings: Readonly<Record<string, string>> }} how
 */
async function playedRace(browser, game, { build, taps, every, settings }) {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: build },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(180_000);
  await context.addInitScript(seededChance(7));
  await context.addInitScript(
    `for (const [key, value] of ${JSON.stringify(Object.entries(settings))}) try { localStorage.setItem('windschatten.' + key, value); } catch {}`,
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await showAll(devtools);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator(`[data-game="${game}"] button.main`).tap();
  await page.locator('[data-asked]').waitFor();
  /** @type {Map<string, Cost[]>} */
  const kinds = new Map();
  let count = 0;
  const enough = new Error('enough');
  try {
    await playRace(
      page,
      game,
      async ({ name, what }) => {
        if (count++ >= taps) throw enough;
        await what.scrollIntoViewIfNeeded();
        await page.waitForTimeout(REST);
        const box = await what.boundingBox();
        if (box === null) return;
        /** @type {readonly TraceEvent[]} */
        const events = await traced(devtools, { includedCategories: CATEGORIES }, async () => {
          await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
          await page.waitForTimeout(AFTER);
        });
        kinds.set(name, [...(kinds.get(name) ?? []), costOf(events)]);
      },
      every,
    );
  } catch (error) {
    if (error !== enough) throw error;
  } finally {
    await context.close();
    await server.close();
  }
  return kinds;
}

/** @param {readonly TraceEvent[]} events @returns {Cost} */
function costOf(events) {
  // the page's thread is the one that lays out
  const threads = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ pid, tid }) => `${pid} ${tid}`);
  const times = (/** @type {string} */ each) => threads.filter((thread) => thread === each).length;
  const main = [...new Set(threads)].toSorted((a, b) => times(b) - times(a))[0];
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && `${pid} ${tid}` === main)
    .map(({ dur, tdur }) => (tdur ?? dur) / 1000);
  return { all: tasks.reduce((a, b) => a + b, 0), longest: Math.max(0, ...tasks), long: tasks.filter((task) => task >= LONG).length };
}
