import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEveryLanguage } from './every-language.ts';
import { openSite, type Site } from './site.ts';

/** An evening at a real table: every card is tapped, with undo, corrections and an empty battery in the middle. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const card = (page: Page, of: string | number) => page.locator(`[data-pad] [data-card="${of}"]`);
const more = (page: Page, what: string) => page.locator(`[data-stepper="${what}"] [data-more]`);
const place = (page: Page, seat: number): Promise<string> => page.locator(`[data-rider="${seat}"] [data-place]`).innerText();
const notes = (page: Page) => page.locator('[data-notes] > li');

/** Notes a card by the keyboard. */
async function lay(page: Page, speed: number): Promise<void> {
  const before = await notes(page).count();
  await card(page, speed).focus();
  await card(page, speed).press(' ');
  await card(page, speed).press('Enter');
  await expect.poll(() => notes(page).count()).toBe(before + 1);
}

test('Der Ausreißer at a real table on a phone: notes, undo, a correction, a reload, rulings, the result and its file', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await page.evaluate("location.hash = '#/workshop'");
  await page.locator('a[href$="companion/ausreisser"]').click();
  for (const [seat, name] of ['Anna', 'Ben', 'Cleo'].entries()) await page.locator(`[data-name="${seat}"]`).fill(name);
  await page.locator('select:has(option[value="6"])').selectOption('3');
  await page.locator('input[name="stages"]').first().press(' ');
  await page.locator('[data-begin]').click();
  await page.locator('[data-leads="0"]').click();
  await lay(page, 45);
  await lay(page, 41);
  expect(await place(page, 1)).toBe('4 minutes');
  await lay(page, 44);
  expect(await place(page, 2)).toBe('in the bunch');

  // undo, and a card with sprints and a headwind instead
  await page.locator('[data-undo]').press('Enter');
  await expect.poll(() => notes(page).count()).toBe(3);
  await card(page, 46).press(' ');
  await more(page, 'spurts').press('Enter');
  await more(page, 'spurts').press('Enter');
  await more(page, 'winds').press('Enter');
  await expect.poll(() => page.locator('[data-brings]').innerText()).toContain('takes the lead from Anna');
  await page.locator('[data-note]').press('Enter');
  await expect.poll(() => place(page, 2)).toBe('in yellow');

  // the battery is empty: the evening is there again
  await page.locator('.page:not([data-storing])').waitFor();
  await page.reload();
  await expect.poll(() => notes(page).count()).toBe(4);
  expect(await place(page, 1)).toBe('4 minutes');

  // Anna played 43 and not 45, so everything after it is worked out again
  await page.locator('[data-note-at="1"]').press('Enter');
  await page.locator('[data-change]').press('Enter');
  expect(await card(page, 45).isChecked()).toBe(true);
  await card(page, 43).press(' ');
  await page.locator('[data-note]').press('Enter');
  await expect.poll(() => place(page, 1)).toBe('in the bunch');
  await page.locator('[data-undo]').press('Enter');
  await expect.poll(() => place(page, 1)).toBe('4 minutes');

  // a second hill cannot be, unless the table rules so
  await page.locator('[data-hill]').press(' ');
  await lay(page, 47);
  await page.locator('[data-hill-out]').press('Enter');
  await page.locator('[data-hill-by="0"]').press('Enter');
  await expect.poll(() => page.locator('[data-doubts]').innerText()).toContain('A hill is in play already');
  await page.locator('[data-all-the-same]').press('Enter');
  await expect.poll(() => page.locator('[data-ruled]').count()).toBe(1);
  await page.locator('[data-undo]').press('Enter');
  await page.locator('[data-ruling]').press('Enter');
  await page.locator('select[data-rider]').selectOption('1');
  await page.locator('[data-value]').fill('2');
  await page.locator('[data-rule]').press('Enter');
  await expect.poll(() => place(page, 1)).toBe('2 minutes');
  await checkEveryLanguage(page, 'companion');

  await page.locator('[data-stage-over]').press('Enter');
  await page.locator('[data-end-stage]').press('Enter');
  await page.locator('[data-winner]', { hasText: 'Cleo' }).waitFor();
  const download = page.waitForEvent('download');
  await page.locator('[data-save]').press('Enter');
  const file = await (await download).path();

  // the file opens where the evening was closed
  // a correction that is left unfinished ends with the evening
  await page.locator('[data-note-at="0"]').press('Enter');
  await page.locator('[data-change]').press('Enter');
  await page.locator('[data-close]').press('Enter');
  await page.locator('[data-delete]').press('Enter');
  await page.locator('[data-begin]').waitFor();
  const text = await readFile(file, 'utf8');
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(`${text}{`) });
  await page.getByText('This file has no evening that can be read.').waitFor();
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[data-winner]', { hasText: 'Cleo' }).waitFor();
  // undo leads back to the beginning
  while (await page.locator('[data-undo]').isEnabled()) await page.locator('[data-undo]').press('Enter');
  await page.locator('[data-leads="0"]').waitFor();
  expect(complaints).toEqual([]);
});
