import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** The set-up pages: the start button is always in sight, and what was typed outlives another page and a reload. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each([
  ['setup', '.manager', 1280, 720],
  ['setup', '.manager', 360, 740],
  ['stages', '.rider', 1280, 720],
  ['stages', '.rider', 360, 740],
])('%s: start is in sight, and a filled form stays (%#)', async (address, seat, width, height) => {
  const { page, complaints } = await site.visit({ viewport: { width, height } });
  await page.goto(`${site.address}#/${address}`);
  const start = page.locator('form button.main');
  const bottom = (): Promise<number> => start.evaluate((button) => button.getBoundingClientRect().bottom);
  await start.waitFor();
  expect(await bottom()).toBeLessThanOrEqual(height);
  // the riders begin on the first screen, too
  expect((await page.locator(seat).first().boundingBox())!.y).toBeLessThan((await start.boundingBox())!.y);
  expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);

  await page.locator('[data-bots]').selectOption('medium');
  await page.locator(seat).nth(1).locator('input').fill('Běla');
  await page.locator(seat).nth(2).locator('[data-driver]').selectOption('human');
  await page.evaluate("location.hash = '#/learn'");
  await start.waitFor({ state: 'detached' });
  await page.evaluate(`location.hash = '#/${address}'`);
  await start.waitFor();
  await page.reload();
  await start.waitFor();
  const drivers = (): Promise<string[]> =>
    page.locator('[data-driver]').evaluateAll((menus: HTMLSelectElement[]) => menus.map(({ value }) => value));
  await expect.poll(drivers).toEqual(['human', 'medium', 'human', 'medium']);
  expect(await page.locator(seat).nth(1).locator('input').inputValue()).toBe('Běla');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect.poll(bottom).toBeLessThanOrEqual(height);

  await page.locator('[data-reset]').click();
  await expect.poll(drivers).toEqual(['human', 'easy', 'easy', 'easy']);
  await page.locator('[data-reset]').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
