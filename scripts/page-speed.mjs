/**
 * `npm run bench:page`: how soon a tap is answered, on a processor slowed down four times, in the middle of a race. No test: it prints figures, and the
 * goal beside them (50 ms). `--profile` adds which functions took the time; `npx vite build --minify false --outDir FOLDER` and WINDSCHATTEN_WEB=FOLDER
 * give them their names.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { servePage } from './page-server.mjs';

const GOAL = 50;
const SLOWED = 4;
const { values: wanted } = parseArgs({
  options: {
    profile: { type: 'boolean', default: false },
    taps: { type: 'string', default: '8' },
    round: { type: 'string', default: '10' },
  },
});

/** Runs in the page before everything else: every interaction with the time until the next frame, and all long tasks. */
const WATCH = `
  window.taps = [];
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId > 0) taps.push({ id: interactionId, name, startTime, duration, delay: processingStart - startTime, work: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  for (const [key, value] of [['pace', 'fast'], ['patience', 'at-once']]) localStorage.setItem('windschatten.' + key, value);
`;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const server = await servePage();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-quic', '--no-first-run'] });
try {
  await measure(server.address);
} finally {
  await browser.close();
  await server.close();
}

/** @param {string} address */
async function measure(address) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-game="reifenbreite"] button.main').tap();
  await ride(page, async () => (await round(page)) >= Number(wanted.round) && (await asked(page)) === 'turn');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
  console.log(
    `A tap in round ${String(await round(page))}, processor slowed ${String(SLOWED)} times; goal ${String(GOAL)} ms to the next frame\n`,
  );
  console.log('tap                   times   median    worst   (waiting  work)   longest task in the second after');

  /** @type {[name: string, what: () => Promise<Locator | null>][]} */
  const kinds = [
    ['roll the dice', async () => (await at(page, 'turn')) && page.locator('[data-main]')],
    ['choose a space', async () => (await at(page, 'move')) && page.locator('.board [data-space]:not(.chosen)').last()],
    ['ride there', async () => (await at(page, 'move')) && page.locator('[data-main]')],
    ['pick a card', async () => (await at(page, 'turn')) && page.locator('[data-asked] .pick').first()],
    ['tab: teams', async () => page.locator('#tab-teams')],
    ['tab: score sheet', async () => page.locator('#tab-score')],
    ['tab: profile', async () => page.locator('#tab-profile')],
    ['tab: log', async () => (await page.locator('#tab-race').tap(), page.locator('#tab-log'))],
  ];
  for (const [name, what] of kinds) await measureKind(page, devtools, name, what);
}

/**
 * @param {Page} page
 * @param {import('playwright-core').CDPSession} devtools
 * @param {string} name
 * @param {() => Promise<Locator | null>} what
 */
async function measureKind(page, devtools, name, what) {
  /** @type {{ duration: number, delay: number, work: number, task: number }[]} */
  const found = [];
  /** @type {any[]} */
  const profiles = [];
  for (let n = 0; n < Number(wanted.taps); n++) {
    const target = await what();
    if (target === null || (await target.count()) === 0) continue;
    await target.scrollIntoViewIfNeeded();
    await quiet(page);
    const box = await target.boundingBox();
    if (box === null) continue;
    await page.evaluate('taps.length = tasks.length = 0');
    if (wanted.profile) await devtools.send('Profiler.start');
    // a bare touch: the checks of locator.tap() would run in the slowed page and be counted
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(1000);
    if (wanted.profile) profiles.push((await devtools.send('Profiler.stop')).profile);
    await quiet(page);
    const { taps, tasks } = /** @type {any} */ (await page.evaluate('({ taps, tasks })'));
    if (taps.length === 0) continue;
    const slowest = taps.reduce((/** @type {any} */ a, /** @type {any} */ b) => (b.duration > a.duration ? b : a), {
      duration: 0,
      delay: 0,
      work: 0,
    });
    found.push({ ...slowest, task: Math.max(0, ...tasks.map((/** @type {any} */ { duration }) => duration)) });
  }
  if (found.length === 0) return;
  const of = (/** @type {'duration' | 'delay' | 'work' | 'task'} */ key) => found.map((tap) => tap[key]).sort((a, b) => a - b);
  const middle = (/** @type {number[]} */ sorted) => sorted[sorted.length >> 1] ?? 0;
  const ms = (/** @type {number} */ value, width = 6) => `${value.toFixed(0).padStart(width)} ms`;
  const durations = of('duration');
  const mark = (durations.at(-1) ?? 0) > GOAL ? '!' : ' ';
  console.log(
    `${name.padEnd(20)} ${String(found.length).padStart(6)} ${ms(middle(durations))} ${ms(durations.at(-1) ?? 0)} ${mark} (${ms(middle(of('delay')), 4)} ${ms(middle(of('work')), 4)})   ${ms(of('task').at(-1) ?? 0)}`,
  );
  for (const line of slowestFunctions(profiles)) console.log(`      ${line}`);
}

/** Nothing happens any more: the bots are done and the page has drawn. @param {Page} page */
async function quiet(page) {
  await page.evaluate(`new Promise((done) => {
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      // a frame without a pause before it, twenty times: nobody works
      calm = now - last < 40 ? calm + 1 : 0;
      last = now;
      if (calm > 20) done(); else requestAnimationFrame(look);
    };
    let calm = 0;
    requestAnimationFrame(look);
  })`);
}

/**
 * Time of its own, a function, over all profiles.
 * @param {any[]} profiles
 */
function slowestFunctions(profiles) {
  /** @type {Map<string, number>} */
  const own = new Map();
  for (const { nodes, samples, timeDeltas } of profiles) {
    const byId = new Map(nodes.map((/** @type {any} */ node) => [node.id, node.callFrame]));
    samples.forEach((/** @type {number} */ id, /** @type {number} */ i) => {
      const { functionName, url, lineNumber } = byId.get(id);
      if (['(idle)', '(program)', '(root)'].includes(functionName)) return;
      const where = url === '' ? '' : ` ${url.split('/').at(-1)}:${String(lineNumber + 1)}`;
      const name = `${functionName || '(unnamed)'}${where}`;
      own.set(name, (own.get(name) ?? 0) + timeDeltas[i]);
    });
  }
  return [...own]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([name, time]) => `${(time / 1000 / profiles.length).toFixed(1).padStart(6)} ms a tap  ${name}`);
}

/** @param {Page} page */
function asked(page) {
  return page.locator('[data-asked]').getAttribute('data-asked');
}
/** @param {Page} page */
async function round(page) {
  return Number(/Round (\d+)/.exec(await page.locator('header').first().innerText())?.[1] ?? 0);
}

/**
 * Rides on until a question of that kind is asked; null when the race is over before.
 * @param {Page} page
 * @param {string} kind
 */
async function at(page, kind) {
  await ride(page, async () => (await asked(page)) === kind);
  return (await asked(page)) === kind ? true : null;
}

/**
 * @param {Page} page
 * @param {() => Promise<boolean>} enough
 */
async function ride(page, enough) {
  for (;;) {
    const now = await asked(page);
    if (now === 'over' || (await enough())) return;
    const question = await page.locator('[data-asked] h2').elementHandle();
    if (now === 'bots') {
      await page
        .locator('[data-asked="bots"] .foot button:enabled')
        .tap({ timeout: 300 })
        .catch(() => undefined);
      await page.locator('[data-asked]:not([data-asked="bots"])').waitFor({ timeout: 120_000 });
    } else {
      await page.locator('[data-main]').tap();
      await question?.waitForElementState('hidden');
    }
  }
}
