import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { often } from '../often.ts';
import { actAndWait, cards, lay, setUp, until } from './ausreisser-player.ts';
import { setTextSize, widerThanScreen } from './screen-faults.ts';
import { answer, pressMain, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Text at 200 %: the active rider stays visible, and texts do not overlap. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
];

/** Turns to check of a short race; `OFTEN=10` checks all. */
const TURNS = Math.min(6, often(4));

/** Pairs of visible matching elements that overlap by more than a pixel, as their texts. */
const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(`(() => {
    const boxes = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => ({ name: each.textContent.trim() || each.getAttribute('class') || each.tagName, at: each.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && at.height > 1);
    return boxes.flatMap((a, i) => boxes.slice(i + 1)
      .filter((b) => a.at.right > b.at.left + 1 && b.at.right > a.at.left + 1 && a.at.bottom > b.at.top + 1 && b.at.bottom > a.at.top + 1)
      .map((b) => a.name + ' / ' + b.name));
  })()`);

/** The visible share of the active rider's chip in the order strip, 0 to 1. */
const ACTIVE_SEEN = `(() => {
  const strip = document.querySelector('.strip ol').getBoundingClientRect();
  const chip = document.querySelector('.strip li.active')?.getBoundingClientRect();
  return chip === undefined ? null : (Math.min(chip.right, strip.right) - Math.max(chip.left, strip.left)) / chip.width;
})()`;

test.each(SCREENS)('Um Reifenbreite on $width by $height: the order strip follows whose turn it is', async (viewport) => {
  const { page, complaints } = await site.visit({ viewport });
  await setTextSize(page, 200);
  await page.locator('[data-game="reifenbreite"] button.main').click();
  for (let turn = 0; turn < TURNS; turn++) {
    await playUntil(page, 'turn');
    await expect.poll(() => page.evaluate(ACTIVE_SEEN)).toBeGreaterThan(0.99);
    for (const those of [
      '.strip li button, .strip ul li',
      '.board .tools button',
      'header :is(a.brand, h1, .heading p, button.menu, nav a, select)',
    ])
      await expect.poll(() => overlapping(page, those)).toEqual([]);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await answer(page, () => pressMain(page));
  }
  expect(complaints).toEqual([]);
});

test.each(SCREENS)('Der Ausreißer on $width by $height: no name, sign or card lies over another', async (viewport) => {
  const { page, complaints } = await site.visit({ viewport });
  await setTextSize(page, 200);
  await setUp(page, { riders: 4 });
  for (let turn = 0; turn < TURNS; turn++) {
    await until(page, 'lay');
    // checks the span, because the box around the tempo is higher than its digits
    for (const those of [
      '.scene .tag, .scene .tempo span, .scene .to-go',
      '.scene .scale text, .scene .shadow-word',
      '.table > ol :is(.who svg, .names, .cards, .counts)',
    ])
      await expect.poll(() => overlapping(page, those)).toEqual([]);
    // no name is truncated
    const cut =
      "[...document.querySelectorAll('.table > ol strong')].filter((each) => each.scrollWidth > each.clientWidth + 1 || each.clientWidth < 20).length";
    expect(await page.evaluate(cut)).toBe(0);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await (turn % 2 === 0 ? lay(page, 0) : actAndWait(page, async () => (await cards(page).first().focus(), page.keyboard.press('Enter'))));
  }
  expect(complaints).toEqual([]);
});
