import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { recordText } from '../games/recorded.ts';
import * as ausreisser from './ausreisser-player.ts';
import { putRace } from './memory.ts';
import { answer, pressMain, startRace, playUntil, targets, decisionKind } from './reifenbreite-player.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** Features around a race: chart, printed score sheet, moments, undo, offline play, sound. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function loadRecord(page: Page): Promise<void> {
  await putRace(page, recordText('reifenbreite/034-everything-professional-two'));
  await page.getByRole('tab', { name: 'Places, round by round' }).waitFor();
}

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
}

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

test('the result shows the places as a chart and as a table, in light colours, and in dark colours on a phone', async () => {
  const { page, complaints } = await site.visit({ colorScheme: 'light' });
  await loadRecord(page);
  await page.getByRole('tab', { name: 'Places, round by round' }).click();
  await page.getByText('The same as a table').click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '53', exact: true }) });
  expect((await row.first().innerText()).trim().endsWith('3')).toBe(true);
  await page.getByRole('button', { name: 'Green' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Green', pressed: true }).waitFor();
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test('the score sheet prints on one sheet of A4 and of letter: filled, and empty for the real board (UR 18)', async () => {
  const { page, complaints } = await site.visit();
  await loadRecord(page);
  await page.getByRole('tab', { name: 'Score sheet' }).click();
  await page.getByRole('link', { name: 'Print the score sheet' }).click();
  const sheet = page.locator('article');
  await sheet.getByText('Anna').waitFor();
  await expectSound(page);
  for (const format of ['A4', 'Letter']) expect(sheetsOf(await page.pdf({ format })), format).toBe(1);
  await page.goto(`${site.address}#/sheet`);
  await page.getByRole('heading', { level: 1, name: 'Empty score sheet' }).waitFor();
  await page.getByLabel('Lines of').selectOption('paris-roubaix');
  await sheet.getByText('Line D').waitFor();
  await expectSound(page);
  for (const course of await page.getByLabel('Lines of').locator('option').all()) {
    await page.getByLabel('Lines of').selectOption(await course.getAttribute('value'));
    for (const format of ['A4', 'Letter']) expect(sheetsOf(await page.pdf({ format })), format).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('an action can be undone until chance has answered, by button and by key, and stays undone after a reload', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await playUntil(page, 'move');
  // the dice are rolled, so the choice of dice cannot be undone
  expect(await page.locator('[data-back]').count()).toBe(0);
  await page.goto(`${site.address}#/setup`);
  await page.getByRole('combobox', { name: 'How many managers?' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Played by' }).nth(1).selectOption('human');
  await page.getByRole('button', { name: 'Start the race' }).click();
  expect(await decisionKind(page)).toBe('place');
  const question = page.locator('[data-asked="place"] h2');
  const before = await question.innerText();
  await pressMain(page);
  await page.locator('[data-back]').click();
  await expect.poll(() => question.innerText()).toBe(before);
  await pressMain(page);
  await expect.poll(() => question.innerText()).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => question.innerText()).toBe(before);
  await page.reload();
  await expect.poll(() => question.innerText()).toBe(before);
  expect(await page.locator('.board .rider').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a line of the log shows the board as it was then, without moves to choose, and a button leads back', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await playUntil(page, 'move');
  const riders = page.locator('.board .rider');
  await targets(page).first().waitFor();
  const now = await riders.count();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /lines up/ })
    .last()
    .click();
  await page.getByRole('heading', { name: /^Moment \d+ of \d+$/ }).waitFor();
  await expect.poll(() => riders.count()).toBe(1);
  await expect.poll(() => targets(page).count()).toBe(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => riders.count()).toBe(2);
  await page.getByRole('button', { name: 'Back to the race' }).click();
  await page.locator('[data-asked="move"]').waitFor();
  await expect.poll(() => riders.count()).toBe(now);
  await targets(page).first().waitFor();
  expect(complaints).toEqual([]);
});

test('after the first visit the page can be installed, and races of both games can be played offline', async () => {
  const { page, complaints } = await site.visit({ serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const manifest = (await (await page.request.get(`${site.address}manifest.webmanifest`)).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, site.address).href)).status(), src).toBe(200);
  await page.context().setOffline(true);
  await page.reload();
  await startRace(page);
  await playUntil(page, 'move');
  await answer(page, () => pressMain(page));
  await page.goto(`${site.address}#/rules`);
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
  await page.goto(`${site.address}#/sheet`);
  await page.getByRole('heading', { level: 1, name: 'Empty score sheet' }).waitFor();
  await page.goto(`${site.address}#/`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await ausreisser.until(page, 'lay');
  await ausreisser.lay(page, 0);
  await ausreisser.until(page, 'lay');
  expect(complaints).toEqual([]);
});

test('sound is off by default, and stays on once it is turned on', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  const sound = page.getByRole('group', { name: 'Sound' });
  expect(await sound.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('true');
  await sound.getByRole('button', { name: 'On' }).click();
  await sound.getByRole('button', { name: 'On', pressed: true }).waitFor();
  await playUntil(page, 'move');
  await page.reload();
  await decisionKind(page);
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  await sound.getByRole('button', { name: 'On', pressed: true }).waitFor();
  expect(complaints).toEqual([]);
});
