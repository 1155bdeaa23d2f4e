/** Taps with a finger, and what the browser itself says of each: when the next frame after it was on screen, and what kept the page busy afterwards. */

/** Runs in the page before everything else: every interaction with the time until the next frame, and all long tasks. */
export const WATCH = `
  window.taps = [];
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId > 0) taps.push({ duration, delay: processingStart - startTime, work: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

/** The browser does not report shorter ones. */
const SHORTEST = 16;
/** So long after a tap its long tasks are counted, in milliseconds. */
const AFTER = 700;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ duration: number, delay: number, work: number, task: number }} Tap all in milliseconds; `task`: the longest task soon after */

/** So much processor time all pages together may take while they rest, of what passes. */
const RESTING = 0.1;
/** So long is looked, and so often, in milliseconds. */
const [LOOK, LOOKS] = [150, 30];

/** @type {WeakMap<import('playwright-core').Browser, Promise<import('playwright-core').CDPSession>>} */
const sessions = new WeakMap();

/**
 * Bots think in a worker, on the same cores: what they take is no cost of the tap. The browser is asked, so that nothing has to be known of who works there.
 * @param {Page} page
 */
async function workersRest(page) {
  const browser = page.context().browser();
  if (browser === null) return;
  const session = sessions.get(browser) ?? browser.newBrowserCDPSession();
  sessions.set(browser, session);
  const devtools = await session;
  const taken = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  for (let look = 0, before = await taken(); look < LOOKS; look++) {
    await page.waitForTimeout(LOOK);
    const now = await taken();
    if (now - before < LOOK * RESTING) return;
    before = now;
  }
}

/**
 * Waits until nothing happens any more: the bots have played, the camera and the riders are at rest, and the page has painted.
 * @param {Page} page @param {boolean} workersToo left out where one is meant to work on
 */
async function quiet(page, workersToo) {
  await page.evaluate(`new Promise((done) => {
    let last = performance.now();
    const began = last;
    const look = () => {
      const now = performance.now();
      // twelve frames in a row without a pause mean that the page is idle; on a busy machine pauses occur by themselves
      const moves = document.querySelector('.sheet.moving') !== null || document.getAnimations().some(({ playState }) => playState === 'running');
      calm = now - last < 40 && !moves ? calm + 1 : 0;
      last = now;
      if (calm > 12 || now - began > 4000) done(); else requestAnimationFrame(look);
    };
    let calm = 0;
    requestAnimationFrame(look);
  })`);
  if (workersToo) await workersRest(page);
}

/**
 * Chromium without a screen makes a window as large as the page, and takes its own bars from it: what stands at the page's foot is never shown, and a tap on it seems to be
 * answered by whatever changes further up, much later.
 * @param {import('playwright-core').CDPSession} devtools of a page
 */
export async function showAll(devtools) {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1600, height: 1200 } });
}

/** How many times slower the main thread is made. @typedef {(times: number) => Promise<unknown>} Slow */

/**
 * The page is slowed down for the tap alone: a slowed page takes processor time without doing anything, and would never be found at rest.
 * @param {Page} page
 * @param {Locator} target
 * @param {{ slow: Slow, slowed: number, workersToo?: boolean, before?: () => Promise<unknown>, after?: () => Promise<unknown> }} how `before`, `after`: what is done
 *   just before and after what is measured; `workersToo`: the tap waits until they rest as well
 * @returns {Promise<Tap | null>} null: it is not to be seen
 */
export async function tap(page, target, { slow, slowed, workersToo = true, before, after }) {
  await target.scrollIntoViewIfNeeded();
  await quiet(page, workersToo);
  await slow(slowed);
  const box = await target.boundingBox();
  if (box === null) {
    await slow(1);
    return null;
  }
  await page.evaluate('taps.length = tasks.length = 0');
  await before?.();
  // a bare touch: the checks of locator.tap() would run in the slowed page and be counted
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(AFTER);
  await after?.();
  await slow(1);
  const { taps, tasks } = /** @type {{ taps: Omit<Tap, 'task'>[], tasks: number[] }} */ (await page.evaluate('({ taps, tasks })'));
  const none = { duration: SHORTEST, delay: 0, work: 0 };
  const slowest = taps.reduce((a, b) => (b.duration > a.duration ? b : a), none);
  return { ...slowest, task: Math.max(0, ...tasks) };
}
