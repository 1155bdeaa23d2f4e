import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEveryLanguage } from './every-language.ts';
import { openSite, type Site } from './site.ts';

/** People throw real dice and draw real cards, and the page is board and referee. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function setUp(page: Page, at: string): Promise<void> {
  await page.evaluate(`location.hash = '${at}'`);
  await page.locator('details:has([data-throws]) > summary').press('Enter');
  await page.locator('[data-throws] input').nth(1).check();
}

test('Um Reifenbreite with dice of our own: taps, digits, a mistyped die, and a reload', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await setUp(page, '#/setup');
  await page.locator('.button.main:visible').last().click();

  const question = async (): Promise<string> => (await page.locator('.question').allInnerTexts()).join('');
  const firstDie = page.locator('[data-throw] [role="status"] button');
  // two taps, the first of them corrected
  const first = await page.locator('.question').innerText();
  await page.locator('[data-face="5"]').click();
  await firstDie.click();
  await page.locator('[data-face="6"]').click();
  await page.locator('[data-face="5"]').click();
  await expect.poll(question).not.toBe(first);
  // digits, the first again until the page takes it, because it takes none while the throw before is made
  for (const digits of ['12', '34', '21']) {
    await expect.poll(() => page.locator('[data-throw="start-roll"]').count()).toBe(1);
    const asked = await question();
    await expect
      .poll(async () => {
        if ((await firstDie.count()) === 0) await page.keyboard.press(digits[0]!);
        return firstDie.count();
      })
      .toBe(1);
    await page.keyboard.press(digits[1]!);
    await expect.poll(question).not.toBe(asked);
  }
  // the highest roller places first, after a reload too
  await expect.poll(() => page.locator('main').innerText()).toContain('has the highest roll');
  await page.reload();
  await expect.poll(() => page.locator('main').innerText()).toContain('has the highest roll');
  expect(complaints).toEqual([]);
  await checkEveryLanguage(page, 'dice of our own');
});

test('Der Ausreißer with cards of our own: the page deals nothing', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await setUp(page, '#/stages');
  await page.locator('.button.main:visible').last().click();
  for (const card of ['39', '41', '44', '50']) {
    await expect.poll(() => page.locator('[data-drawn]').count()).toBe(15);
    await page.locator(`[data-drawn="${card}"]`).click();
    await expect.poll(() => page.locator('main').innerText()).toContain(card);
  }
  await expect.poll(() => page.locator('[data-drawn]').count()).toBe(15);
  expect(complaints).toEqual([]);
});
