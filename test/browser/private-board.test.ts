import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as ausreisser from './ausreisser-player.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { everythingKept, savedRecord } from './memory.ts';
import { answer, pressMain, setUpShortRace, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The private board over a running race: moves for all players, undo, restart. The race itself does not change. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const board = (page: Page) => page.locator('[data-board]');
const step = async (page: Page): Promise<number> => Number(await board(page).locator('[data-tried]').getAttribute('data-step'));

async function openBoard(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  await page.locator('[data-open-board]').click();
  await board(page).locator('[data-tried]').waitFor();
}
/** Makes the preselected move for the active player of the board. */
async function move(page: Page): Promise<void> {
  const before = await step(page);
  await board(page).locator('[data-main]:not([disabled])').press('Enter');
  await expect.poll(() => step(page)).toBeGreaterThan(before);
}

test('Um Reifenbreite: moves for all players, undo, restart; no key changes the race behind it', async () => {
  const { page, complaints } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  await answer(page, () => pressMain(page));
  await decisionKind(page);
  const [record, kept] = [await savedRecord(page), await everythingKept(page)];
  await openBoard(page);
  await board(page).locator('.decision [data-main]:focus').waitFor();
  for (let i = 0; i < 6; i++) await move(page);
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  await board(page).locator('[data-back]').click();
  // keys that undo and continue in the race behind the board
  for (const key of ['Control+z', 'F9', 'F8', 'F1']) await page.keyboard.press(key);
  await board(page).locator('[data-again]').click();
  await expect.poll(() => board(page).locator('[data-back]').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await board(page).waitFor({ state: 'detached' });
  expect(await everythingKept(page)).toBe(kept);
  expect(await savedRecord(page)).toBe(record);
  await answer(page, () => pressMain(page));
  expect(complaints).toEqual([]);
});

test('Der Ausreißer, on a phone: hidden cards are dealt at random, and the board states this', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await ausreisser.setUp(page, { riders: 3, people: ['Anna'], stages: 1 });
  await ausreisser.until(page, 'lay');
  const [record, kept] = [await savedRecord(page), await everythingKept(page)];
  await openBoard(page);
  await board(page).locator('[data-imagined]').waitFor();
  // the focus is on the question, which shows the hand, so the picture shows only the road
  await board(page).locator('.decision [data-first]:focus').waitFor();
  expect(
    await board(page)
      .getByRole('list', { name: /^Hand of/ })
      .count(),
  ).toBe(0);
  await expect
    .poll(() =>
      board(page)
        .locator('.picture svg')
        .first()
        .evaluate((each) => each.getBoundingClientRect().height),
    )
    .toBeGreaterThan(150);
  await move(page);
  await board(page).locator('[data-deal]').click();
  await board(page).locator('[data-tried="lay"]').waitFor();
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  await board(page).locator('[data-close]').click();
  await board(page).waitFor({ state: 'detached' });
  expect(await everythingKept(page)).toBe(kept);
  expect(await savedRecord(page)).toBe(record);
  expect(complaints).toEqual([]);
});
