import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRecord } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { setUp, until } from './ausreisser-player.ts';
import { faultsOf, setTextSize } from './screen-faults.ts';
import { answer, pressMain, startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** A player may ask for the best options and pick one of them. The record states that a hint was used. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const panel = (page: Page) => page.locator('[data-hints]');

test('Um Reifenbreite: opened by key, closed, opened again, picked, played by the button, and marked in the log', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await playUntil(page, 'move');
  await page.keyboard.press('F1');
  await panel(page).waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('[data-hint]').press('Enter');
  const options = panel(page).locator('[data-advice]');
  await options.first().waitFor();
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  expect(await options.count()).toBeLessThanOrEqual(3);
  expect(await options.first().locator('[data-worth]').getAttribute('data-worth')).toBe('best');
  // what the board shows comes before the figure
  await expect.poll(() => options.first().innerText()).toMatch(/asphalt next, costs nothing[\s\S]*best/);
  const second = options.nth(1);
  const to = /^move ([^\s@]+)/.exec((await second.getAttribute('data-advice'))!)![1]!;
  const name = await second.locator('strong').innerText();
  await second.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  // the option is picked but not played; the main button has its words and the focus
  await page.locator(`.board .chosen[data-space="${to}"]`).waitFor();
  await page.locator('[data-main]:focus', { hasText: name }).waitFor();
  await answer(page, () => pressMain(page));
  await page.locator('[data-asked-hint]').first().waitFor();
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: the picked cards are selected, and the record states the hint', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { riders: 2 });
  await until(page, 'lay');
  await page.locator('[data-hint]').press('Enter');
  const options = panel(page).locator('[data-advice]');
  await options.first().waitFor();
  await expect.poll(() => options.first().innerText()).toMatch(/(opens the stage with|sets the tempo at|at tempo) \d+[\s\S]*best/);
  expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  // with large text on a phone the name of an option takes at most three lines, above its value
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 200);
  for (const name of await options.locator('strong').all())
    expect(await name.evaluate((each) => each.getBoundingClientRect().height <= 3 * parseFloat(getComputedStyle(each).fontSize))).toBe(
      true,
    );
  await setTextSize(page, 100);
  await page.setViewportSize(before);
  const last = options.last();
  const card = /^lay (\d+|[a-z]+)/.exec((await last.getAttribute('data-advice'))!)![1]!;
  await last.press('Enter');
  await page.locator(`input[data-card="${card}"]:checked`).waitFor();
  await page.locator('#tab-race').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const read = parseRecord(await readFile(await (await download).path(), 'utf8'), { game: gameById, content });
  expect(read.problems).toEqual([]);
  expect(read.race?.hints).toEqual([{ seat: 0, n: read.race!.entries.length + 1 }]);
  expect(complaints).toEqual([]);
});
