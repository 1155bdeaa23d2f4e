/**
 * `npm run bench:page` measures how soon a tap is answered through a whole race of each game, with the processor slowed down four times. It prints figures and
 * whether they meet the goal: at most 50 ms more than the same tap on an empty page, measured in turn in the same browser, so that a busy machine slows both.
 *
 * The time of a tap is the longest of its events by the browser's Event Timing, from the finger to the next picture, in steps of 8 ms. Taps that the browser does
 * not report count as 16 ms. That picture shows the first answer, such as a pressed button; later work is `longest task after`. Before each tap the page is idle
 * (`quiet`). `waiting` is the time until a handler runs, `work` the time in handlers. Only the main thread of the page is slowed down. Measure on a quiet machine. `--profile` adds which functions took the time; `npx vite build --minify false --outDir FOLDER` and WINDSCHATTEN_WEB=FOLDER give them their
 * names. `--every 3` measures at every third question only, `--game` one game.
 *
 * `--part waiting` measures how long three Experts keep a person waiting in a round at normal pace, on a desktop and slowed down. `--rounds 6` of each of `--races 3`, which are the
 * same every time.
 *
 * `--part tasks`: what a tap costs in processor time, which a busy machine changes little: of `--taps 40`, and by turns for every `--build FOLDER` (`npx vite build --outDir FOLDER`).
 *
 * `--part analysis`: how soon the analysis of a finished race is complete, and what a tap costs meanwhile; `--rounds 6` of each.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../scripts/browser.mjs';
import { measureAnalysis } from './page-speed/analysis.mjs';
import { HEAD, line, slowestFunctions } from './page-speed/figures.mjs';
import { QUESTIONS, playRace } from './page-speed/play-race.mjs';
import { measureTasks } from './page-speed/tasks.mjs';
import { showAll, tap, WATCH } from './page-speed/taps.mjs';
import { playWaiting, seededChance, SET_UPS, WATCH_WAITING } from './page-speed/waiting.mjs';
import { servePage } from './page-server.mjs';

const GOAL = 50;
const SLOWED = 4;
/** The number of taps between two on the empty page. */
const NOTHING_EVERY = 4;
const { values: wanted } = parseArgs({
  options: {
    profile: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    game: { type: 'string' },
    part: { type: 'string', default: 'taps' },
    rounds: { type: 'string', default: '6' },
    races: { type: 'string', default: '3' },
    taps: { type: 'string', default: '40' },
    build: { type: 'string', multiple: true, default: ['dist/web'] },
  },
});
const SETTINGS = { pace: 'fast', patience: 'at-once', meetings: 'off' };
/** What an empty page does at a tap: one word changes. */
const EMPTY = `<meta name=viewport content="width=device-width"><button style="padding:2em" onclick="this.textContent = Number(this.textContent) + 1">0</button>`;

const PARTS = { taps: measureGame, tasks: measureCosts, waiting: measureWaiting, analysis: measureUnderstanding };
if (!Object.hasOwn(PARTS, wanted.part)) throw new Error(`--part ${Object.keys(PARTS).join(' or ')}`);
/** Seconds a round, without moments and one's own. */
const PATIENT = new Map([
  [1, 6],
  [SLOWED, 15],
]);

const server = await servePage();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-quic', '--no-first-run'] });
try {
  for (const game of /** @type {(keyof typeof QUESTIONS)[]} */ (Object.keys(QUESTIONS)))
    if (wanted.game === undefined || wanted.game === game)
      await PARTS[/** @type {keyof typeof PARTS} */ (wanted.part)](game, server.address);
} finally {
  await browser.close();
  await server.close();
}

function load() {
  return (loadavg()[0] ?? 0).toFixed(1);
}

async function phone() {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(WATCH);
  await context.addInitScript(
    `for (const [key, value] of ${JSON.stringify(Object.entries(SETTINGS))}) try { localStorage.setItem('windschatten.' + key, value); } catch {}`,
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await showAll(devtools);
  /** @type {import('./page-speed/taps.mjs').Slow} */
  const slow = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, devtools, slow };
}

/** @param {keyof typeof QUESTIONS} game @param {string} address */
async function measureGame(game, address) {
  const empty = await phone();
  await empty.page.goto(`${address}manifest.webmanifest`);
  await empty.page.setContent(EMPTY);
  const { context, page, devtools, slow } = await phone();
  await page.goto(address);
  await page.locator(`[data-game="${game}"] button.main`).tap();
  await page.locator('[data-asked]').waitFor();
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 500 });

  /** @typedef {{ taps: import('./page-speed/taps.mjs').Tap[], profiles: any[] }} Found */
  /** @type {Map<string, Found>} */
  const kinds = new Map();
  /** @type {import('./page-speed/taps.mjs').Tap[]} */
  const nothing = [];
  let count = 0;
  await playRace(
    page,
    game,
    async ({ name, what }) => {
      if (count++ % NOTHING_EVERY === 0) {
        await empty.page.bringToFront();
        const found = await tap(empty.page, empty.page.locator('button'), { slow: empty.slow, slowed: SLOWED });
        if (found !== null) nothing.push(found);
        await page.bringToFront();
      }
      const kind = kinds.get(name) ?? { taps: [], profiles: [] };
      kinds.set(name, kind);
      const found = await tap(page, what, {
        slow,
        slowed: SLOWED,
        before: async () => wanted.profile && devtools.send('Profiler.start'),
        after: async () => wanted.profile && kind.profiles.push((await devtools.send('Profiler.stop')).profile),
      });
      if (found !== null) kind.taps.push(found);
    },
    Number(wanted.every),
  );
  console.log(
    `\n${game}: a whole race on a phone, processor slowed ${SLOWED} times, load of the machine ${load()}; goal ${GOAL} ms beyond nothing\n`,
  );
  console.log(HEAD);
  console.log(line('nothing: an empty page', nothing, nothing, GOAL));
  for (const [name, { taps, profiles }] of kinds) {
    if (taps.length === 0) continue;
    console.log(line(name, taps, nothing, GOAL));
    for (const each of slowestFunctions(profiles)) console.log(`      ${each}`);
  }
  await Promise.all([context.close(), empty.context.close()]);
}

/** @param {keyof typeof QUESTIONS} game @param {string} address */
async function measureUnderstanding(game, address) {
  await measureAnalysis(browser, game, address, { rounds: Number(wanted.rounds), empty: EMPTY, goal: GOAL });
}

/** @param {keyof typeof QUESTIONS} game */
async function measureCosts(game) {
  await measureTasks(browser, game, { builds: wanted.build, taps: Number(wanted.taps), every: Number(wanted.every), settings: SETTINGS });
}

/** @param {keyof typeof QUESTIONS} game @param {string} address */
async function measureWaiting(game, address) {
  for (const [slowed, goal] of PATIENT) {
    const waited = { rounds: 0, questions: 0, others: 0, moments: 0 };
    const races = [];
    for (let seed = 1; seed <= Number(wanted.races); seed++) {
      const each = await waitedIn(game, address, slowed, seed);
      for (const key of /** @type {(keyof typeof waited)[]} */ (Object.keys(waited))) waited[key] += each[key];
      races.push(seconds(each.others, each.rounds));
    }
    const { rounds, questions, others, moments } = waited;
    console.log(
      `${game}, three Experts, normal pace, processor slowed ${slowed} times, ${rounds} rounds of ${races.length} races, load ${load()}: ${seconds(others, rounds)} s a round ` +
        `(goal ${goal}; by race ${races.join(', ')}), moments besides ${seconds(moments, rounds)}; ${(questions / rounds).toFixed(1)} waits a round`,
    );
  }
}

/** @param {number} time @param {number} rounds */
function seconds(time, rounds) {
  return (time / 1000 / rounds).toFixed(1);
}

/** @param {keyof typeof QUESTIONS} game @param {string} address @param {number} slowed @param {number} seed */
async function waitedIn(game, address, slowed, seed) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 720 } });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(seededChance(seed));
  await context.addInitScript(WATCH_WAITING);
  // no explanations, and no waiting for the reader
  await context.addInitScript(
    `for (const key of ['meetings', 'patience']) try { localStorage.setItem('windschatten.' + key, { meetings: 'off', patience: 'at-once' }[key]); } catch {}`,
  );
  const page = await context.newPage();
  await page.goto(address);
  await SET_UPS[game](page);
  await page.locator('[data-asked]').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const waited = await playWaiting(page, game, Number(wanted.rounds));
  await context.close();
  return waited;
}
