import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traced } from '../../bench/page-speed/trace.mjs';
import * as road from './ausreisser-player.ts';
import { startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';
import { middleOf } from './touch.ts';

/**
 * The cost of a touch before its effect: how much layout and styling happens between touch and click, and shortly after.
 * Measured in counts, which are the same on every machine. `npm run bench:page` measures the time.
 */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly type?: string } };
}

/** Counts of layouts, of layer updates of the whole page, and of restyled elements. */
interface Cost {
  readonly layouts: number;
  readonly layers: number;
  readonly restyled: number;
}

/** Traces the browser while `act` runs. */
const traceOf = (devtools: CDPSession, act: () => Promise<unknown>): Promise<readonly Traced[]> =>
  traced(devtools, { includedCategories: ['devtools.timeline', 'blink'], excludedCategories: ['*'] }, act);

function costOf(events: readonly Traced[]): Cost {
  const named = (wanted: string): readonly Traced[] => events.filter(({ name, ph }) => ph === 'X' && name === wanted);
  return {
    layouts: named('Layout').length,
    layers: named('PaintArtifactCompositor::Update').length,
    restyled: named('UpdateLayoutTree').reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  };
}

/** The cost of a tap whose click is swallowed; null if no click came. */
async function costOfTap(page: Page, devtools: CDPSession, what: Locator): Promise<Cost | null> {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox())!;
  let hasClicked: unknown = false;
  const events = await traceOf(devtools, async () => {
    const clicked = page.evaluate('globalThis.clicked()');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    hasClicked = await clicked;
  });
  if (hasClicked !== true) return null;
  const touch = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown')!;
  return costOf(events.filter(({ pid, tid, ts }) => pid === touch.pid && tid === touch.tid && ts >= touch.ts));
}

/**
 * Swallows clicks. `clicked` resolves to true three frames after the next click, when its effect is on screen, or to
 * false if the touch caused no click, because its target had only just appeared (`hold-taps.ts`).
 */
const SWALLOW_CLICKS = `
  globalThis.clicked = () => new Promise((done) => {
    const after = (pictures, then) => (pictures === 0 ? then() : requestAnimationFrame(() => after(pictures - 1, then)));
    const click = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      after(3, () => done(true));
    };
    addEventListener('click', click, { capture: true, once: true });
    const ended = () => after(30, () => { removeEventListener('click', click, { capture: true }); done(false); });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ended, { capture: true, once: true });
  });
`;

/** Waits until the camera rests and no animation runs. */
async function still(page: Page): Promise<void> {
  await page.locator('.sheet.moving').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length")).toBe(0);
}

/** The minimum of three measurements, because a timer of the page may disturb one. */
async function leastCost(page: Page, devtools: CDPSession, what: Locator): Promise<Cost> {
  const costs: Cost[] = [];
  while (costs.length < 3) {
    await still(page);
    const cost = await costOfTap(page, devtools, what);
    if (cost !== null) costs.push(cost);
  }
  const least = (key: keyof Cost): number => Math.min(...costs.map((cost) => cost[key]));
  return { layouts: least('layouts'), layers: least('layers'), restyled: least('restyled') };
}

interface PressResult {
  /** The shadow of the button while it is pressed, and right after its click, while it is still pressed. */
  readonly resting: string;
  readonly clicked: string;
  /** The question on screen right after the click, and the number of its hints. */
  readonly asked: string;
  readonly hints: number;
}

/** Holds the main button down (by mouse, because its press is reported at once) and clicks it in the first frame that shows it pressed. */
async function pressAndStay(page: Page): Promise<PressResult> {
  const seen = page.evaluate<PressResult>(`new Promise((done) => {
    const main = document.querySelector('[data-main]');
    const shade = () => getComputedStyle(main).boxShadow;
    const look = async () => {
      if (!main.matches(':active')) return requestAnimationFrame(look);
      const resting = shade();
      main.click();
      await Promise.resolve();
      const [asked, hints] = [document.querySelector('[data-asked]').dataset.asked, document.querySelectorAll('[data-hint]').length];
      done({ resting, clicked: shade(), asked, hints });
    };
    look();
  })`);
  const { x, y } = await middleOf(page.locator('[data-main]'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const pressed = await seen;
  await page.mouse.up();
  return pressed;
}

const NO_LAYOUT = { layouts: 0, layers: 0 };
/** Enough for the pressed element and its contents. */
const MAX_RESTYLED = 12;

test.each(['reifenbreite', 'ausreisser'])('%s: a touch on a button or a tab causes no layout and no layer update', async (game) => {
  const { page, complaints } = await site.visit(PHONE);
  if (game === 'reifenbreite') {
    await startRace(page);
    await playUntil(page, 'turn');
  } else {
    await road.setUp(page);
    await page.locator('[data-asked="lay"]').waitFor();
  }
  await page.evaluate(SWALLOW_CLICKS);
  const devtools = await page.context().newCDPSession(page);
  for (const what of [page.locator('[data-main]'), page.locator('[role="tab"]').nth(1)]) {
    const { restyled, ...anew } = await leastCost(page, devtools, what);
    expect(anew).toEqual(NO_LAYOUT);
    expect(restyled).toBeLessThan(MAX_RESTYLED);
  }
  // adding or removing an element does not restyle its neighbours
  for (const where of ['[data-asked]', '[role="tabpanel"]']) {
    const comes = `document.querySelector('${where}').append(document.createElement('div'))`;
    const goes = `document.querySelector('${where}').lastElementChild.remove()`;
    const step = (change: string): Promise<unknown> => page.evaluate(`(() => { ${change}; void document.body.offsetHeight; })()`);
    expect(costOf(await traceOf(devtools, () => step(comes))).restyled, where).toBeLessThan(MAX_RESTYLED);
    expect(costOf(await traceOf(devtools, () => step(goes))).restyled, where).toBeLessThan(MAX_RESTYLED);
  }
  const { resting, clicked, ...answered } = await pressAndStay(page);
  // the hint disappears with the question, not with the tap, because its removal would cause a layout before the tap shows
  expect(answered).toEqual({ asked: game === 'reifenbreite' ? 'turn' : 'lay', hints: 1 });
  // the button shows the click even while it is still pressed
  expect(clicked).not.toBe(resting);
  expect(complaints).toEqual([]);
});

/** Evaluates `look` in the frame that shows the next click. */
const inNextFrame = (look: string): string => `new Promise((done) =>
  addEventListener('click', () => requestAnimationFrame(() => done((() => { ${look} })())), { capture: true, once: true }))`;

test('a tapped card is marked in the next frame, before everything that depends on it', async () => {
  const { page, complaints } = await site.visit(PHONE);
  await road.setUp(page);
  await page.locator('[data-asked="lay"]').waitFor();
  const other = page.locator('.speeds label:not(.chosen)').first();
  const speed = (await other.locator('input').getAttribute('data-card'))!;
  const seen = page.evaluate(
    inNextFrame("return [...document.querySelectorAll('.speeds .chosen input:checked')].map(({ value }) => value)"),
  );
  await other.tap();
  expect(await seen).toEqual([speed]);
  expect(complaints).toEqual([]);
});

test('a board at rest: finding the element under a touch causes no layout', async () => {
  const { page, complaints } = await site.visit(PHONE);
  // by touch, because a resting mouse makes the browser look for the element under it
  await page.locator('[data-game="reifenbreite"] button.main').tap();
  await playUntil(page, 'move');
  // at another scale
  await page.getByRole('button', { name: 'Whole board' }).press('Enter');
  await still(page);
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = await page.evaluate<[number, number]>(`(() => {
    const { x, y, width, height } = document.querySelector('.board .view').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  const finger = (): Promise<unknown> => page.evaluate(`document.elementFromPoint(${x}, ${y})`);
  expect(costOf(await traceOf(devtools, finger))).toMatchObject(NO_LAYOUT);
  expect(complaints).toEqual([]);
});
