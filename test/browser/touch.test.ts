import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traced } from '../../bench/page-speed/trace.mjs';
import * as road from './ausreisser-player.ts';
import { startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';
import { middleOf } from './touch.ts';

/**
 * What a finger costs before anything has come of it: how much of the page is made anew between its coming down and the click, and for what it leaves behind. In counts,
 * which are the same on every machine. How long it takes is told by `npm run bench:page`.
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

/** How often the layout, and the layers of the whole page, were made anew; how many elements got a style. */
interface Cost {
  readonly layouts: number;
  readonly layers: number;
  readonly restyled: number;
}

/** What the browser's main thread does meanwhile. */
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

/** Taps that lead to nothing: the click is swallowed. */
async function costOfTap(page: Page, devtools: CDPSession, what: Locator): Promise<Cost | null> {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox())!;
  let heard: unknown = false;
  const events = await traceOf(devtools, async () => {
    const clicked = page.evaluate('globalThis.clicked()');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    heard = await clicked;
  });
  if (heard !== true) return null;
  const touch = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown')!;
  return costOf(events.filter(({ pid, tid, ts }) => pid === touch.pid && tid === touch.tid && ts >= touch.ts));
}

/**
 * Nothing comes of a click; `clicked` answers three pictures after the next one, when what the finger did is on screen. False: the finger was there and no click
 * came of it, since what it touched had only just appeared (`hold-taps.ts`).
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

/** The camera has come to rest, and whatever moved: all is drawn as it stays. */
async function still(page: Page): Promise<void> {
  await page.locator('.sheet.moving').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length")).toBe(0);
}

/** The least of three: a timer of the page may fall into one. */
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
  /** How the button is shaded while a finger rests on it and nothing has come of it yet, and as soon as it has been heard, beneath that finger. */
  readonly resting: string;
  readonly heard: string;
  /** The question on screen when it has been heard, and how many hints it has. */
  readonly asked: string;
  readonly hints: number;
}

/** The main button is pressed and not let go (by a mouse, whose press a page is told of at once); it is clicked in the first picture in which it is seen to be pressed. */
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
      done({ resting, heard: shade(), asked, hints });
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
/** What is pressed, and what stands in it. */
const MAX_RESTYLED = 12;

test.each(['reifenbreite', 'ausreisser'])('%s: a finger on a button or a tab has no page laid out or put together anew', async (game) => {
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
  // what comes and goes is styled by itself, not with all that stands beside it
  for (const where of ['[data-asked]', '[role="tabpanel"]']) {
    const comes = `document.querySelector('${where}').append(document.createElement('div'))`;
    const goes = `document.querySelector('${where}').lastElementChild.remove()`;
    const step = (change: string): Promise<unknown> => page.evaluate(`(() => { ${change}; void document.body.offsetHeight; })()`);
    expect(costOf(await traceOf(devtools, () => step(comes))).restyled, where).toBeLessThan(MAX_RESTYLED);
    expect(costOf(await traceOf(devtools, () => step(goes))).restyled, where).toBeLessThan(MAX_RESTYLED);
  }
  const { resting, heard, ...answered } = await pressAndStay(page);
  // the hint goes with the question, not with the tap that answers it: without it the panel would be laid out before the tap is seen
  expect(answered).toEqual({ asked: game === 'reifenbreite' ? 'turn' : 'lay', hints: 1 });
  // the button says that it was heard, also beneath the finger that has not left it yet
  expect(heard).not.toBe(resting);
  expect(complaints).toEqual([]);
});

/** What the page holds of one thing in the very picture in which the next click is seen. */
const inNextFrame = (look: string): string => `new Promise((done) =>
  addEventListener('click', () => requestAnimationFrame(() => done((() => { ${look} })())), { capture: true, once: true }))`;

test('a card that a finger chooses has its mark in the next picture, and what hangs on it comes after', async () => {
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

test('a board at rest: what lies under a finger is found without a word on it being laid out', async () => {
  const { page, complaints } = await site.visit(PHONE);
  // by a finger: where a mouse rests, the browser asks by itself what lies under it
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
