/**
 * Measures the analysis of a race in the page: the time to its first result and to the complete one, and the cost of a tap meanwhile. Only the page can be slowed down: Chromium
 * slows no workers, so the worker that analyses the race is as fast as the machine.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { HEAD, line, quantile } from './figures.mjs';
import { showAll, tap, WATCH } from './taps.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./taps.mjs').Tap} Tap */
/** @typedef {{ seconds: readonly number[], taps: readonly { name: string, tap: Tap }[], nothing: readonly Tap[] }} AnalysisTimes seconds: to the first result, to the first with all luck, to the end */

/** Some 700 entries each. */
const RECORDS = { reifenbreite: 'reifenbreite/paris-roubaix', ausreisser: 'ausreisser/two-five-stages' };
const GOALS = { first: 3, all: 60 };
const DEVICES = [
  { name: 'desktop', slowed: 1, viewport: { width: 1280, height: 720 } },
  { name: 'phone', slowed: 4, viewport: { width: 360, height: 740 } },
];
/** The number of taps between two on the empty page. */
const NOTHING_EVERY = 3;

/** Runs in the page before everything else. Records when each part of the analysis appears after `began`, in the frame that shows it. */
const WATCH_PICTURES = `
  window.pictures = {};
  {
    const SEEN = { first: '[data-chart] .stroke', luck: '[data-split]', all: '[data-stand="done"]' };
    const look = () => {
      for (const [name, selector] of Object.entries(SEEN))
        if (window.began !== undefined && !(name in pictures) && document.querySelector(selector))
          requestAnimationFrame(() => (pictures[name] ??= performance.now() - began));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stand'] });
  }
`;

/** Taps everything on the page, one after the other. @param {Page} page */
const KINDS = (page) => [
  { name: 'points or chance', what: page.locator('[data-chart-shows] [aria-pressed="false"]').first() },
  { name: 'jump on the timeline', what: page.locator('[data-moves]'), at: [0.2, 0.5, 0.8] },
  { name: 'jump on the chart', what: page.locator('[data-chart]'), at: [0.7, 0.3, 0.9] },
  { name: 'open a moment', what: page.locator('section [data-boards]:not([open]) > summary').first() },
  { name: 'moment on the chart', what: page.locator('section [data-moment] [data-on-chart]').first() },
  { name: 'whose race', what: page.locator('[data-why] select') },
];

/**
 * @param {Browser} browser @param {keyof typeof RECORDS} game @param {string} address
 * @param {{ rounds: number, empty: string, goal: number }} how `empty`: the page on which nothing happens; `goal`: milliseconds beyond it
 */
export async function measureAnalysis(browser, game, address, { rounds, empty, goal }) {
  const record = await readFile(new URL(`../../records/${RECORDS[game]}.record`, import.meta.url));
  for (const { name, slowed, viewport } of DEVICES) {
    /** @type {AnalysisTimes[]} */
    const all = [];
    for (let round = 0; round < rounds; round++) all.push(await understandOnce(browser, address, { record, slowed, viewport, empty }));
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const seconds = (/** @type {number} */ which) => all.map((each) => each.seconds[which] ?? NaN);
    const median = (/** @type {number} */ which) =>
      `${quantile(seconds(which), 0.5).toFixed(1)} (worst ${Math.max(...seconds(which)).toFixed(1)})`;
    console.log(
      `\n${RECORDS[game]} understood ${rounds} times on a ${name}, the page slowed ${slowed} times, load of the machine ${load}: ` +
        `first result after ${median(0)} s (goal ${GOALS.first}), all luck ${median(1)}, all choices ${median(2)} (goal ${GOALS.all})\n`,
    );
    const nothing = all.flatMap((each) => each.nothing);
    console.log(HEAD);
    console.log(line('nothing: an empty page', nothing, nothing, goal));
    for (const kind of new Set(all.flatMap(({ taps }) => taps.map((each) => each.name)))) {
      const taps = all.flatMap((each) => each.taps.filter((one) => one.name === kind).map((one) => one.tap));
      console.log(line(kind, taps, nothing, goal));
    }
  }
}

/**
 * @param {Browser} browser @param {string} address
 * @param {{ record: Buffer, slowed: number, viewport: { width: number, height: number }, empty: string }} what
 * @returns {Promise<AnalysisTimes>}
 */
async function understandOnce(browser, address, { record, slowed, viewport, empty }) {
  const context = await browser.newContext({ locale: 'en-GB', viewport, hasTouch: true });
  context.setDefaultTimeout(300_000);
  await context.addInitScript(WATCH + WATCH_PICTURES);
  const [page, blank] = [await context.newPage(), await context.newPage()];
  await blank.goto(`${address}manifest.webmanifest`);
  await blank.setContent(empty);
  await page.bringToFront();
  await page.goto(`${address}#/load`);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.race', mimeType: 'text/plain', buffer: record });
  await page.locator('main button.main').click();
  const link = page.locator('[data-analysis]');
  await link.waitFor();
  const slower = async (/** @type {Page} */ each) => {
    const devtools = await context.newCDPSession(each);
    await showAll(devtools);
    return (/** @type {number} */ rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  const [slow, slowBlank] = [await slower(page), await slower(blank)];
  // the worker is measured, and no tap waits for it
  const how = { slow, slowed, workersToo: false };
  // the first result is drawn by the slowed page
  await slow(slowed);
  // not by a tap of Playwright's, whose checks would be counted
  await page.evaluate("window.began = performance.now(); document.querySelector('[data-analysis]').click()");
  await page.locator('[data-chart] .stroke').first().waitFor();

  /** @type {{ name: string, tap: Tap }[]} */
  const taps = [];
  /** @type {Tap[]} */
  const nothing = [];
  for (let turn = 0; (await page.locator('[data-stand="working"]').count()) > 0; turn++) {
    if (turn % NOTHING_EVERY === 0) {
      await blank.bringToFront();
      const found = await tap(blank, blank.locator('button'), { ...how, slow: slowBlank });
      if (found !== null) nothing.push(found);
      await page.bringToFront();
    }
    const { name, what, at = [0.5] } = /** @type {ReturnType<typeof KINDS>[number]} */ (KINDS(page)[turn % KINDS(page).length]);
    // some of them come with the first result that knows the luck
    if ((await what.count()) === 0) continue;
    const found = await tap(page, partOf(what, /** @type {number} */ (at[turn % at.length])), how);
    // work after the complete result is left out
    if (found !== null && (await page.locator('[data-stand="working"]').count()) > 0) taps.push({ name, tap: found });
    if (name === 'whose race') await page.keyboard.press('Escape');
  }
  await page.waitForFunction('"all" in pictures');
  const seconds = /** @type {number[]} */ (await page.evaluate('[pictures.first, pictures.luck, pictures.all]')).map((ms) => ms / 1000);
  await context.close();
  return { seconds, taps, nothing };
}

/** The same somewhere else than in its middle: all that `tap` asks of it. @param {import('playwright-core').Locator} what @param {number} at 0 to 1 from the left */
const partOf = (what, at) =>
  /** @type {import('playwright-core').Locator} */ (
    /** @type {unknown} */ ({
      scrollIntoViewIfNeeded: () => what.scrollIntoViewIfNeeded(),
      async boundingBox() {
        const box = await what.boundingBox();
        return box && { ...box, x: box.x + (at - 0.5) * box.width };
      },
    })
  );
