import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';
import { main, pressMain, setUpShort, skipBots, whatIsAsked } from './reifenbreite-rider.ts';

/** What a tap does, and when bots move. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a second tap on the roll does not ride: what has come under it takes taps a moment later', async () => {
  const { page, complaints } = await site.visit();
  await setUpShort(page, { people: ['Anna'] });
  while ((await whatIsAsked(page)) !== 'turn') await pressMain(page);
  const { x, y, width, height } = (await main(page).boundingBox())!;
  const tap = (): Promise<void> => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await page.locator('[data-asked="move"]').waitFor();
  const step = (): Promise<string | null> => page.locator('[data-asked]').getAttribute('data-step');
  const asked = await step();
  await tap();
  expect(await page.locator('[data-asked="move"]').count()).toBe(1);
  expect(await step()).toBe(asked);
  await expect.poll(async () => (await tap(), step())).not.toBe(asked);
  expect(complaints).toEqual([]);
});

test('bots that wait for Enter move one by one, and ride on when they are let', async () => {
  const { page, complaints } = await site.visit({}, { pace: 'fast', patience: 'at-once', bots: 'one-by-one' });
  await setUpShort(page, { people: ['Anna'] });
  while ((await whatIsAsked(page)) !== 'turn') await pressMain(page);
  while ((await page.locator('[data-asked]').getAttribute('data-asked')) !== 'bots') await pressMain(page);
  const entries = async (): Promise<number> => Number(await page.locator('[data-entries]').getAttribute('data-entries'));
  const one = page.locator('[data-one-move]');
  await one.waitFor();
  // the keyboard is led there, and Enter is all it takes
  await expect.poll(() => page.evaluate("document.activeElement?.matches('[data-one-move]')")).toBe(true);
  const before = await entries();
  await page.keyboard.press('Enter');
  await expect.poll(entries).toBeGreaterThan(before);
  await one.waitFor();
  await page.keyboard.press('F8');
  await one.waitFor({ state: 'detached' });
  await skipBots(page);
  expect(complaints).toEqual([]);
});
