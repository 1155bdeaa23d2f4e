import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, setTextSize, widerThanScreen } from './screen-faults.ts';
import { pressMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const isThere = (page: Page, heading: string) => page.getByRole('heading', { name: heading, exact: true }).waitFor();
const main = (page: Page) => page.locator('[data-main]');

/** Plays these cards of the hand. */
async function lay(page: Page, ...cards: string[]): Promise<void> {
  await page.locator('[data-asked="lay"]').waitFor();
  for (const card of cards) await page.locator(`label:has([data-card="${card}"])`).first().click();
  await pressMain(page);
}

test('from the first page to its end, with a wrong attempt, left and continued', async () => {
  const { page, complaints } = await site.visit();
  await page.locator('[data-game="ausreisser"]').getByRole('link', { name: 'Learn in 5 minutes' }).click();
  await isThere(page, 'Your first stage');
  await page.getByRole('img', { name: 'The first stage with its nine moves' }).waitFor();
  await page.getByRole('link', { name: 'To the start' }).click();

  await isThere(page, 'Set the tempo');
  // the first question is for a card, and none is preselected
  await isThere(page, 'Which card do you play?');
  await expect.poll(() => main(page).innerText()).toBe('Pick a card first');
  expect(await main(page).isDisabled()).toBe(true);
  await lay(page, '48');
  await isThere(page, 'Done!');
  await pressMain(page);

  await isThere(page, 'In the slipstream');
  await lay(page, '41');
  await isThere(page, 'Not quite.');
  // beside the rider on the road, too
  await page.locator('.tag .note.bad', { hasText: 'Not quite.' }).waitFor();
  await page.getByText('Red (you) rides 41 at tempo 45 and is dropped, 4 minutes.').waitFor();
  // the cards that the others draw stay hidden
  expect(await page.getByText(/^(Blue|Black) draws/).count()).toBe(0);
  await pressMain(page);
  await lay(page, '43');
  await isThere(page, 'Done!');

  // the guide is left here and continues with the next step
  await page.goto(`${site.address}#/`);
  await page.locator('[data-game="ausreisser"]').getByRole('link', { name: 'Learn in 5 minutes' }).click();
  const STEPS: readonly (readonly [heading: string, ...cards: string[]])[] = [
    ['Take the lead', '46'],
    ['Drop the others', '48'],
    ['Win minutes back', '47'],
    ['A sprint', '43', 'spurt'],
    ['A hill', '45', 'hill'],
    ['Headwind', '47'],
    ['The last kilometre', '47'],
  ];
  for (const [heading, ...cards] of STEPS) {
    await isThere(page, heading);
    await lay(page, ...cards);
    await isThere(page, 'Done!');
    await pressMain(page);
  }

  await isThere(page, 'You can ride');
  await page.getByRole('button', { name: 'Ride the first race now' }).click();
  await page.locator('.decision[data-asked]').waitFor();
  // the race marks the player's own rider, too
  await page.getByText('Red (you)').first().waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard alone, on a phone, in dark colours, in German, and in large text', async () => {
  const { page, complaints } = await site.visit({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  await page.goto(`${site.address}#/first-stage/jersey`);
  await isThere(page, 'Die Führung übernehmen');
  await page.locator('[data-card="45"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isThere(page, 'Geschafft!');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  expect(await faultsOf(page)).toEqual([]);
  await main(page).focus();
  await page.keyboard.press('Enter');
  await isThere(page, 'Die anderen abhängen');
  await setTextSize(page, 200);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
