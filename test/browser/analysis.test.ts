import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { faultsOf, widerThanScreen } from './look.ts';
import { putRace } from './memory.ts';
import { openSite, type Site } from './site.ts';

/** After a race everybody sees in one picture where it was won; worked out beside the page, kept with the race. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const moves = (page: Page) => page.locator('[data-moves]');
const stand = (page: Page): Promise<string | null> => page.locator('[data-stand]').getAttribute('data-stand');

/** From the result of a recorded race to where it was won. */
async function understand(page: Page, record: string): Promise<void> {
  await putRace(page, recordText(record));
  await page.locator('[data-analysis]').click();
  await moves(page).waitFor();
}

test('Um Reifenbreite: the picture, by keys from move to move, a moment watched, kept for the next time', async () => {
  const { page, complaints } = await site.visit();
  await understand(page, 'reifenbreite/034-everything-professional-two');
  await expect.poll(() => stand(page)).toBe('done');
  // a row a seat, and what came of it adds up
  const rows = await page.locator('[data-split] tbody tr').allInnerTexts();
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    // who, start, the parts, result, without luck
    const [, ...numbers] = row.split('\t').map((cell) => Number.parseFloat(cell.replace('−', '-')));
    const parts = numbers.slice(0, -2);
    expect(Math.abs(parts.reduce((a, b) => a + b, 0) - numbers.at(-2)!), row).toBeLessThan(0.5);
  }
  await moves(page).focus();
  await page.keyboard.press('Home');
  expect(await moves(page).getAttribute('aria-valuetext')).toMatch(/^Before the start/);
  await page.keyboard.press('ArrowRight');
  expect(await moves(page).getAttribute('aria-valuetext')).toMatch(/^Move 1: .* points, \d+ %/);
  expect(await faultsOf(page)).toEqual([]);
  const moment = page.locator('[data-moment]').first();
  const n = await moment.getAttribute('data-moment');
  await moment.locator('[data-see]').click();
  await page.locator('[data-timeline]').waitFor();
  expect(page.url()).toMatch(new RegExp(`#/watch/[a-z0-9]+/${n}$`));
  // from what is watched back to the same move, which nobody has to work out again
  await page.locator('[data-analysis]').click();
  await moves(page).waitFor();
  expect(await moves(page).inputValue()).toBe(n);
  await page.getByText('Kept with the race in this browser.').waitFor();
  expect(complaints).toEqual([]);
});

test('Der Ausreißer on a phone: stopped on the way, gone on with, in the dark', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' });
  await understand(page, 'ausreisser/four-mixed');
  const stop = page.locator('[data-stop]');
  // whoever is quicker than a tap is done
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
  await expect.poll(() => stand(page)).toMatch(/given-up|done/);
  if ((await stand(page)) === 'given-up') await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => stand(page)).toBe('done');
  expect(await page.locator('[data-split] tbody tr').count()).toBe(4);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
