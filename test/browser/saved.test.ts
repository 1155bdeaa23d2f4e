import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyPerson, raceUntil } from './half-ridden.ts';
import { keptRaces, loseRow, putRace } from './memory.ts';
import { answer, main, pressMain, question, round, setUpShort, whatIsAsked } from './rider.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const home = async (page: Page): Promise<void> => {
  await page.locator('header a').first().click();
  await page.getByRole('heading', { level: 2, name: 'Your races' }).waitFor();
};
const raceOf = (page: Page, name: string) => page.locator('li').filter({ hasText: name });
/** What is asked, and in which round: where one is in a race. */
const placeIn = async (page: Page): Promise<string> => `${await round(page)} ${await question(page).innerText()}`;

test('two races are ridden by turns; each goes on where it was, and to delete one leaves the other', async () => {
  const { page, complaints } = await site.visit();
  const left = new Map<string, string>();
  // one just begun, one near its end
  await setUpShort(page, { people: ['Berta'], seed: 'Berta' });
  left.set('Berta', await placeIn(page));
  await home(page);
  const { record, seat } = raceUntil('reifenbreite/023-everything-classic-two', (asking) => asking.left === 30);
  await putRace(page, record, onlyPerson(seat));
  await whatIsAsked(page);
  left.set('Anna', await placeIn(page));
  await home(page);
  for (let turn = 0; turn < 4; turn++) {
    const name = turn % 2 === 0 ? 'Anna' : 'Berta';
    await raceOf(page, name)
      .getByRole('link', { name: /^Continue the race/ })
      .click();
    await whatIsAsked(page);
    expect(await placeIn(page)).toBe(left.get(name));
    for (let n = 0; n < 2 + turn; n++) {
      await answer(page, () => pressMain(page));
      await whatIsAsked(page);
    }
    left.set(name, await placeIn(page));
    await home(page);
  }

  await page
    .getByRole('button', { name: /^Delete the race/ })
    .last()
    .click();
  // the older one is the last of the list
  const [gone, stays] = ['Berta', 'Anna'];
  await page.locator('li').filter({ hasText: gone }).getByText('Delete for good?').waitFor();
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(await page.locator('main li').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Delete the race/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => raceOf(page, gone).count()).toBe(0);
  await page.reload();
  expect(await raceOf(page, gone).count()).toBe(0);
  // nothing of it is left in the browser, and nothing of the other is gone
  expect(await keptRaces(page)).toHaveLength(1);
  await raceOf(page, stays)
    .getByRole('link', { name: /^Continue the race/ })
    .click();
  await whatIsAsked(page);
  expect(await placeIn(page)).toBe(left.get(stays));
  while ((await whatIsAsked(page)) !== 'over') await answer(page, () => pressMain(page));
  await main(page).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await home(page);
  await raceOf(page, stays).getByText('Finished').waitFor();
  expect(complaints).toEqual([]);
});

test('a race that another tab deletes while it is on screen is there to be saved, and says so at once', async () => {
  const { page } = await site.visit();
  await setUpShort(page, { people: ['Anna'] });
  const other = await page.context().newPage();
  await other.goto(site.address);
  await other.getByRole('button', { name: /^Delete the race/ }).click();
  // the disk is busy: nothing has happened, and that is said
  await other.evaluate(`{
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, ...how) {
      if (mode !== 'readwrite') return transaction.call(this, stores, mode, ...how);
      IDBDatabase.prototype.transaction = transaction;
      throw new DOMException('not now', 'UnknownError');
    };
  }`);
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await other.getByRole('alert').getByText('could not delete').waitFor();
  expect(await keptRaces(page)).toHaveLength(1);
  await other.getByRole('button', { name: /^Delete the race/ }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('This race was deleted in this browser.').waitFor();
  expect(await keptRaces(page)).toHaveLength(0);
  const file = page.waitForEvent('download');
  await page.locator('[data-save]').click();
  await file;
});

test('a row that is missing is told once, and the race goes on from before it', async () => {
  const { page } = await site.visit();
  await setUpShort(page, { people: ['Anna'] });
  for (let n = 0; n < 3; n++, await whatIsAsked(page)) await answer(page, () => pressMain(page));
  await home(page);
  await loseRow(page, 2);
  await page.getByRole('link', { name: /^Continue the race/ }).click();
  const told = page.locator('.problem').filter({ hasText: 'The saved race was damaged' });
  await told.waitFor();
  expect(await told.locator('p').count()).toBe(2);
  expect(await whatIsAsked(page)).toBe('place');
});
