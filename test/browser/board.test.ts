import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { playUntil, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a course built by tapping lines is kept in the address and played; keys and taps on jersey and board do not move a rider', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate("location.hash = '#/setup'");
  await page.locator('.stage select').first().selectOption('own');
  const line = (name: string) => page.locator(`.build [data-line="${name}"]`);
  await page.getByRole('button', { name: 'Start 2' }).click();
  // a line that cannot come next shows the reason and is not added
  await line('A').click({ force: true });
  await page.getByText(/^Line A cannot come next/).waitFor();
  await line('C').click();
  await line('D').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction("location.hash === '#/setup/own.rundfahrt.2.CD.'");
  await page.getByText(/spaces of road · no climbs · 23 spaces of cobbles/).waitFor();
  expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);
  await page.reload();
  await line('D').waitFor();
  await expect
    .poll(() => page.locator('.own input').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value)))
    .toEqual(['2', 'C D', '']);

  await page.getByText('Dice', { exact: true }).click();
  await page.getByLabel('Seed (optional)').fill('board');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await decisionKind(page);
  await playUntil(page, 'turn');
  const step = await page.locator('[data-asked]').getAttribute('data-step');

  await page.keyboard.press('Shift+F4');
  const card = page.locator('.card.upright');
  await card.getByText(/^Has still to move/).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.locator('.board .rider.active .hit').click();
  await card.locator('strong').waitFor();
  await page.keyboard.press('F4');
  await page.locator('.board .announcement').waitFor();
  await page.getByRole('button', { name: 'Where no rider follows', pressed: true }).click();
  await page.locator('.board .announcement').waitFor({ state: 'detached' });
  await page.locator('#tab-panel li > button.plain').first().hover();
  await page.locator('.board .marked').first().waitFor();
  expect(await page.locator('[data-asked]').getAttribute('data-step')).toBe(step);
  expect(complaints).toEqual([]);
});

test.each(['light', 'dark'] as const)('riders who fell lie where they fell, with a flash behind them (%s)', async (colorScheme) => {
  const { page, complaints } = await site.visit({ colorScheme });
  await page.goto(`${site.address}#/scenarios/card-fall`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect.poll(() => page.locator('.board .rider .burst').count()).toBe(3);
  // it is as large as the jersey at least
  const [burst] = await page.locator('.board .rider .burst').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(burst).toBeGreaterThanOrEqual(24);
  expect(complaints).toEqual([]);
});
