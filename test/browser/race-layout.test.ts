import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/index.ts';
import { chooseLanguage } from './choose-language.ts';
import { putRace } from './memory.ts';
import { onePersonDrivers, raceUntil, type PartialRace } from './partial-race.ts';
import { openSite, type Site } from './site.ts';

/** What lies where on the race screen, at the sizes of phones, tablets and laptops. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { width: 360, height: 740 };
const SIZES = [
  PHONE,
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
];
const sizeName = ({ width, height }: { width: number; height: number }): string => `${width} by ${height}`;

const START = raceUntil('reifenbreite/paris-roubaix', ({ kind }) => kind === 'turn');
const MIDDLE = raceUntil('reifenbreite/paris-roubaix', ({ kind, left, choices }) => kind === 'move' && left < 250 && choices > 3);
const FOLLOW = raceUntil('reifenbreite/paris-roubaix', ({ kind, left }) => kind === 'follow' && left < 300);

async function put(page: Page, { record, seat }: PartialRace): Promise<void> {
  await putRace(page, record, onePersonDrivers(seat));
  await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
}

/** The narrowest jersey on the board, in pixels. */
const NARROWEST = `Math.min(...[...document.querySelectorAll('.board .rider .jersey')].map((each) => each.getBoundingClientRect().width))`;

test.each(SIZES)('jerseys are 24 pixels wide at the start, in a move and when asked to follow, $width by $height', async (viewport) => {
  const { page, complaints } = await site.visit({ viewport });
  for (const [name, race] of Object.entries({ START, MIDDLE, FOLLOW })) {
    await put(page, race);
    await expect.poll(() => page.evaluate<number>(NARROWEST), { message: name }).toBeGreaterThanOrEqual(24);
    // the rider who is asked is in the picture, and no button lies on the picture
    const seen = await page.evaluate(`(() => {
      const [view, rider] = ['.board .view', '.board .rider.active .jersey'].map((each) => document.querySelector(each).getBoundingClientRect());
      const isIn = rider.left >= view.left && rider.right <= view.right && rider.top >= view.top && rider.bottom <= view.bottom;
      const over = [...document.querySelectorAll('.board .tools button')].filter((button) => {
        const box = button.getBoundingClientRect();
        return box.left < view.right && box.right > view.left && box.top < view.bottom && box.bottom > view.top;
      });
      return [isIn, over.length];
    })()`);
    expect(seen, name).toEqual([true, 0]);
  }
  expect(complaints).toEqual([]);
});

test('the header is as high in every race, in three languages', async () => {
  for (const viewport of SIZES) {
    const { page } = await site.visit({ viewport });
    const heights = new Set<number>();
    for (const race of [START, raceUntil('reifenbreite/luettich-bastenaken-luettich', ({ kind, left }) => kind === 'turn' && left < 60)]) {
      await put(page, race);
      for (const language of LANGUAGES) {
        await chooseLanguage(page, language);
        heights.add(
          await page
            .locator('header')
            .first()
            .evaluate((header) => Math.round(header.getBoundingClientRect().height)),
        );
      }
    }
    expect([...heights], sizeName(viewport)).toHaveLength(1);
  }
});

/** The height of the sheet in pixels, once it rests. */
async function sheetHeight(page: Page): Promise<number> {
  const measure = (): Promise<number> =>
    page.locator('#question-panel').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().height));
  let before = -1;
  await expect.poll(async () => before === (before = await measure())).toBe(true);
  return before;
}

test('on a phone the sheet is dragged, moved by keys, and raised by a tab', async () => {
  const { page, complaints } = await site.visit({ viewport: PHONE, hasTouch: true });
  await put(page, MIDDLE);
  const handle = page.getByRole('separator', { name: 'Height of the panel' });
  const usual = await sheetHeight(page);
  const box = (await handle.boundingBox())!;
  await page.mouse.move(180, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(180, box.y + 60);
  await page.mouse.move(180, box.y + 110);
  await page.mouse.up();
  await expect.poll(() => sheetHeight(page)).toBeLessThan(usual - 90);
  const low = await sheetHeight(page);
  // what is asked can still be answered
  const main = (await page.locator('[data-main]').boundingBox())!;
  expect(main.y + main.height).toBeLessThanOrEqual(PHONE.height);
  await handle.press('ArrowUp');
  await expect.poll(() => sheetHeight(page)).toBeGreaterThan(low + 60);
  await handle.press('Home');
  await expect.poll(() => sheetHeight(page)).toBeLessThan(PHONE.height * 0.26);
  await page.getByRole('tab', { name: 'Teams' }).click();
  await expect.poll(() => sheetHeight(page)).toBeGreaterThan(PHONE.height * 0.7);
  const bar = (await page.getByRole('tab', { name: 'Teams' }).boundingBox())!;
  expect(bar.y).toBeLessThan(PHONE.height * 0.5);
  expect(complaints).toEqual([]);
});

test('on a phone each race opens with its board in sight, after one whose panel was raised, too', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, complaints } = await site.visit({ viewport, hasTouch: true });
  for (const race of [MIDDLE, START]) {
    await put(page, race);
    await sheetHeight(page);
    const board = (await page.locator('.board').boundingBox())!;
    expect(board.height).toBeGreaterThan(viewport.height * 0.44);
    const main = (await page.locator('[data-main]').boundingBox())!;
    expect(main.y + main.height).toBeLessThanOrEqual(viewport.height);
    await page.getByRole('tab', { name: 'Teams' }).click();
    await expect.poll(() => sheetHeight(page)).toBeGreaterThan(viewport.height * 0.7);
  }
  expect(complaints).toEqual([]);
});

/** Hands of seven different cards, with all that a card can bring. */
const HANDS = [
  raceUntil('ausreisser/letter-four', ({ kind, left }) => kind === 'lay' && left === 227),
  raceUntil('ausreisser/letter-two', ({ kind, left }) => kind === 'lay' && left === 265),
];
/** The tags that are broken, clipped or wider than their card. */
const BROKEN_TAGS = `(() => {
  const lines = (element) => { const range = document.createRange(); range.selectNodeContents(element); return range.getBoundingClientRect(); };
  return [...document.querySelectorAll('.asking label')].flatMap((label) => {
    const tag = label.querySelector('.flag, .does');
    const [text, box, style] = [lines(tag), label.getBoundingClientRect(), getComputedStyle(tag)];
    const isBroken = text.height > parseFloat(style.fontSize) * 1.9;
    return isBroken || text.left < box.left - 0.5 || text.right > box.right + 0.5 ? [tag.innerText] : [];
  });
})()`;

test.each([320, 360, 390, 430])('Der Ausreißer: no tag under seven cards is broken, %d pixels wide', async (width) => {
  const { page } = await site.visit({ viewport: { width, height: 740 } });
  for (const hand of HANDS) {
    await put(page, hand);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, language);
      expect(await page.locator('.asking label').count()).toBe(7);
      expect(await page.evaluate(BROKEN_TAGS), `${language} ${width}`).toEqual([]);
    }
  }
});
