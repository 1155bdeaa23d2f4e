import { afterAll, beforeAll, expect, test } from 'vitest';
import { decision } from './ausreisser-rider.ts';
import { openSite, type Site } from './site.ts';

/** The first page: nothing on it moves by itself, own races stand first; and the ways back to a race. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WATCH_SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });`;

test('nothing shifts, with races or without; from the rules back to the race; a missing race says so', async () => {
  const page = await (await site.visitor({ viewport: { width: 360, height: 740 } })).newPage();
  await page.addInitScript(WATCH_SHIFTS);
  const look = async (): Promise<void> => {
    await page.locator('nav').last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('shifts')).toEqual([]);
  };
  await page.goto(site.address);
  await look();
  await page.getByRole('button', { name: 'Break away now' }).click();
  await decision(page).waitFor();

  await page.evaluate("location.hash = '#/rules'");
  await page.getByRole('link', { name: 'Back to the race' }).click();
  await decision(page).waitFor();
  expect(await page.getByRole('link', { name: 'Back to the race' }).count()).toBe(0);

  await page.goto(`${site.address}?again`);
  await look();
  // one's own race stands first
  const [race, game] = [page.getByRole('link', { name: /^Continue/ }), page.locator('[data-game]').first()];
  expect((await race.boundingBox())!.y).toBeLessThan((await game.boundingBox())!.y);

  await page.evaluate("location.hash = '#/race/nowhere'");
  await page.getByRole('heading', { level: 1, name: 'There is no such race' }).waitFor();
});
