import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { addRow, changeGame, changeHeads, everythingKept, keptRaces, loseRow, putRace, savedText } from './memory.ts';
import { answer, main, pressMain, question, round, setUpShortRace, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const goToRaces = async (page: Page): Promise<void> => {
  await page.evaluate("location.hash = '#/races'");
  await page.getByRole('heading', { level: 1, name: 'My races' }).waitFor();
};
const raceOf = (page: Page, name: string) => page.locator('li').filter({ hasText: name });
/** Identifies the place in a race by its round and question. */
const placeIn = async (page: Page): Promise<string> => `${await round(page)} ${await question(page).innerText()}`;

test('two races are played in turns; each continues where it was, and deleting one leaves the other', async () => {
  const { page, complaints } = await site.visit();
  const left = new Map<string, string>();
  // one just begun, one near its end
  await setUpShortRace(page, { people: ['Berta'], seed: 'Berta' });
  left.set('Berta', await placeIn(page));
  await goToRaces(page);
  const { record, seat } = raceUntil('reifenbreite/023-everything-classic-two', (asking) => asking.left === 20);
  await putRace(page, record, onePersonDrivers(seat));
  await decisionKind(page);
  left.set('Anna', await placeIn(page));
  await goToRaces(page);
  for (let turn = 0; turn < 4; turn++) {
    const name = turn % 2 === 0 ? 'Anna' : 'Berta';
    await raceOf(page, name)
      .getByRole('link', { name: /^Continue the race/ })
      .click();
    await decisionKind(page);
    expect(await placeIn(page)).toBe(left.get(name));
    for (let n = 0; n < 2 + turn; n++) {
      await answer(page, () => pressMain(page));
      await decisionKind(page);
    }
    left.set(name, await placeIn(page));
    await goToRaces(page);
  }

  await page
    .getByRole('button', { name: /^Delete the race/ })
    .last()
    .click();
  // the older one is the last of the list
  const [gone, stays] = ['Berta', 'Anna'];
  await page.locator('li').filter({ hasText: gone }).getByText('Delete for good?').waitFor();
  // the focus moves to `Keep`, and back
  await page.locator('button:focus', { hasText: 'Keep' }).press('Enter');
  await page.locator('button:focus', { hasText: 'Delete' }).waitFor();
  await expect.poll(() => page.locator('main li').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Delete the race/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => raceOf(page, gone).count()).toBe(0);
  await page.reload();
  await raceOf(page, stays).waitFor();
  expect(await raceOf(page, gone).count()).toBe(0);
  // the browser stores nothing of it, and all of the other
  expect(await keptRaces(page)).toHaveLength(1);
  await raceOf(page, stays)
    .getByRole('link', { name: /^Continue the race/ })
    .click();
  await decisionKind(page);
  expect(await placeIn(page)).toBe(left.get(stays));
  while ((await decisionKind(page)) !== 'over') await answer(page, () => pressMain(page));
  await main(page).click();
  await page.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await goToRaces(page);
  await raceOf(page, stays).getByText('Finished').waitFor();
  expect(complaints).toEqual([]);
});

test('a race that another tab deletes while it is on screen shows this at once and can be saved', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  const other = await page.context().newPage();
  await other.goto(`${site.address}#/races`);
  await other.getByRole('button', { name: /^Delete the race/ }).click();
  // the first deletion fails, and the page reports it
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
  await expect.poll(() => keptRaces(page)).toHaveLength(0);
  const file = page.waitForEvent('download');
  await page.locator('[data-save]').click();
  await file;
});

test('an unreadable step is reported, and nothing changes until the player continues from before it', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  for (let n = 0; n < 3; n++, await decisionKind(page)) await answer(page, () => pressMain(page));
  await goToRaces(page);
  await loseRow(page, 2);
  const before = await everythingKept(page);
  await page.getByRole('link', { name: /^Continue the race/ }).click();
  const notice = page.locator('[data-damage]');
  await notice.waitFor();
  await expect
    .poll(() => notice.locator('p').allInnerTexts())
    .toEqual([expect.stringMatching(/cannot be read, so/), 'Step 2 of the saved race is missing.']);
  await page.locator('[data-asked="damaged"]').getByText('The race is on hold').waitFor();
  // an older page must not void rows of a newer one
  expect(await everythingKept(page)).toBe(before);

  const text = await savedText(page);
  await notice.getByRole('button', { name: /^Continue from move \d+$/ }).focus();
  await page.keyboard.press('Enter');
  const mended = page.locator('[data-mended]');
  const goesOn = mended.getByText('it goes on from there');
  await goesOn.waitFor();
  // the button is gone, but the focus is on the notice or on the next question
  await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  await notice.waitFor({ state: 'detached' });
  // the actions after the damage are void, but the saved text contains them
  const actions = text.split('\n').filter((line) => /^\d+ (?:seat|chance)/.test(line));
  expect(actions.length).toBeGreaterThan(3);
  const after = await savedText(page);
  for (const line of actions) expect(after).toContain(line);
  expect(after).toContain(`\n# ${actions.at(-1)!}\n`);
  await answer(page, () => pressMain(page));
  await decisionKind(page);

  // the notice does not appear again
  await page.reload();
  await decisionKind(page);
  expect(await page.locator('[data-damage], [data-mended]').count()).toBe(0);
  // void actions can still be saved
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  const later = await savedText(page);
  for (const line of actions) expect(later).toContain(line);
});

test('a row of a newer page stops the tab that takes over the race, and only a person can void it', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('open in another tab').waitFor();
  await addRow(page, { kind: 'table', text: '{"fact":"weather","seat":0,"rain":true}' });
  const before = await everythingKept(page);
  await page.close();
  const notice = other.locator('[data-damage]');
  await notice.getByText(/^Step \d+ of the saved race is damaged\.$/).waitFor();
  await notice.locator('[data-mend]').waitFor();
  expect(await other.locator('main').innerText()).not.toContain('table-fact');
  expect(await everythingKept(other)).toBe(before);
  expect(await savedText(other)).toContain('# {"fact":"weather","seat":0,"rain":true}\n');
  await notice.locator('[data-mend]').click();
  await notice.waitFor({ state: 'detached' });
  await answer(other, () => pressMain(other));
  await decisionKind(other);
});

test('a race whose head cannot be read is saved as a text before it is deleted', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  await goToRaces(page);
  await changeHeads(page, 'windschatten-record 4', 'windschatten-record 9');
  await page.getByRole('link', { name: /^Continue the race/ }).click();
  await page.getByRole('heading', { level: 1, name: 'cannot be read' }).waitFor();
  await page.getByText('of the newer version 9').waitFor();
  const text = await savedText(page);
  expect(text).toMatch(/^windschatten-record 9\n/);
  expect(text).toContain('"Anna"');
});

test('a race of a game that only a newer page has is not reported as missing, and can be saved', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  await changeGame(page, 'sixdays');
  await page.reload();
  await page.getByText('There is no game “sixdays” here.').waitFor();
  expect(await savedText(page)).toContain('"Anna"');
});

test('a step that cannot be stored is reported, and can be tried again', async () => {
  const { page } = await site.visit();
  await setUpShortRace(page, { people: ['Anna'] });
  await page.evaluate(`{
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, ...how) {
      if (mode === 'readwrite') throw new DOMException('not now', 'UnknownError');
      return transaction.call(this, stores, mode, ...how);
    };
    document.addEventListener('disk-works', () => (IDBDatabase.prototype.transaction = transaction));
  }`);
  await pressMain(page);
  const notice = page.locator('[data-broken]');
  await notice.getByText('Saving failed. Your move was not made.').waitFor();
  await page.evaluate("document.dispatchEvent(new Event('disk-works'))");
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await answer(page, () => pressMain(page));
  await decisionKind(page);
});
