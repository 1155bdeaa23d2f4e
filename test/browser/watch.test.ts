import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { raceUntil } from './partial-race.ts';
import { putRace } from './memory.ts';
import { openSite, type Site } from './site.ts';

/** Watching a recorded race: playback, steps, and any moment by its address. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const timeline = (page: Page) => page.locator('[data-timeline]');
const momentText = (page: Page): Promise<string | null> => timeline(page).getAttribute('aria-valuetext');
const at = async (page: Page): Promise<number> => Number(await timeline(page).inputValue());

async function watch(page: Page, record: string): Promise<void> {
  await putRace(page, recordText(record));
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await timeline(page).waitFor();
}

test('Um Reifenbreite: from the result, by sprints and by rider, by keys, by the log, and again by the address', async () => {
  const { page, complaints } = await site.visit();
  await watch(page, 'reifenbreite/034-everything-professional-two');
  await expect.poll(() => momentText(page)).toBe('Before the start');
  await page.locator('[data-kind]').selectOption({ label: 'sprints' });
  await page.locator('[data-later]').click();
  await expect.poll(() => momentText(page)).toBe('21 puts on the yellow jersey.');
  await page.getByText('21 wins the sprint at R: 11 points.').first().waitFor();
  const first = await at(page);
  await page.waitForURL(new RegExp(`#/watch/[a-z0-9]+/${first}$`));
  await page.getByRole('combobox', { name: 'Rider', exact: true }).selectOption({ label: '54' });
  await page.locator('[data-later]').click();
  await page
    .getByText(/^54 (wins the sprint|is (second|third)) at/)
    .first()
    .waitFor();
  // the log ends at the moment shown; a line leads to its moment
  await page.getByRole('tabpanel').getByRole('button', { name: 'Round 1.', exact: true }).click();
  await expect.poll(() => at(page)).toBeLessThan(first);
  await expect
    .poll(() =>
      page
        .getByRole('tabpanel')
        .getByRole('button', { name: /(wins the sprint|is (second|third)) at/ })
        .count(),
    )
    .toBe(0);
  await page.locator('h2, h1').first().click();
  await page.keyboard.press('End');
  await expect.poll(() => momentText(page)).toBe('Race 1 is over.');
  const end = await at(page);
  await page.waitForURL(new RegExp(`#/watch/[a-z0-9]+/${end}$`));
  const address = page.url();
  await page.reload();
  await expect.poll(async () => [await at(page), await momentText(page)]).toEqual([end, 'Race 1 is over.']);
  // the moment that another address names
  await page.evaluate(`location.hash = ${JSON.stringify(new URL(address).hash.replace(/\d+$/, String(first)))}`);
  await expect.poll(() => at(page)).toBe(first);
  await page.getByRole('link', { name: 'To the result' }).click();
  await page.getByRole('tab', { name: 'Places, round by round' }).waitFor();
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: played on a phone, paused, played to its end and once more', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await watch(page, 'ausreisser/four-mixed');
  const last = Number(await timeline(page).getAttribute('max'));
  // far enough from the end that it is not over before the pause
  await timeline(page).fill(String(last - 120));
  await page.locator('[data-main]').tap();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await timeline(page).fill(String(last - 12));
  const paused = await at(page);
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => at(page)).toBeGreaterThan(paused);
  await expect.poll(() => momentText(page)).toMatch(/ends stage 1 in yellow/);
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => at(page)).toBeLessThan(last - 12);
  // by rider
  await page.keyboard.press('Home');
  await page.getByRole('combobox', { name: 'Rider', exact: true }).selectOption({ index: 2 });
  const name = await page.getByRole('combobox', { name: 'Rider', exact: true }).locator('option:checked').innerText();
  await page.locator('[data-later]').tap();
  await expect.poll(() => momentText(page)).toContain(name);
  expect(complaints).toEqual([]);
});

test('an unfinished race is watched up to its current entry, from the list of saved races', async () => {
  const { page, complaints } = await site.visit();
  await putRace(page, raceUntil('ausreisser/four-mixed', ({ kind, left }) => kind === 'lay' && left < 60).record, [
    'human',
    'human',
    'human',
    'human',
  ]);
  await page.locator('.race[data-entries]').waitFor();
  const lastEntry = await page.locator('.race[data-entries]').getAttribute('data-entries');
  await page.evaluate("location.hash = '#/races'");
  await page.getByRole('link', { name: /^Watch the race/ }).click();
  await timeline(page).waitFor();
  await expect.poll(() => timeline(page).getAttribute('max')).toBe(lastEntry);
  await timeline(page).fill(lastEntry!);
  await page.locator(`.race[data-entries="${lastEntry}"]`).waitFor();
  await page.getByRole('link', { name: 'To the race' }).click();
  await page.waitForURL(/#\/race\//);
  // the watched race has a panel of its own
  await page.locator('[data-asked]:not([data-asked="watch"])').waitFor();
  expect(complaints).toEqual([]);
});

test('the link to a moment contains the race and opens that moment and the result; a truncated link is reported', async () => {
  const { page, complaints } = await site.visit();
  await watch(page, 'reifenbreite/034-everything-professional-two');
  await page.locator('[data-kind]').selectOption({ label: 'sprints' });
  await page.locator('[data-later]').click();
  await expect.poll(() => momentText(page)).toBe('21 puts on the yellow jersey.');
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  const link = await page.locator('[data-link]').inputValue();
  expect(link.length).toBeLessThan(2000);
  const other = await site.visit();
  await other.page.goto(link);
  const moment = [await at(page), '21 puts on the yellow jersey.'];
  await expect.poll(async () => [await at(other.page), await momentText(other.page)]).toEqual(moment);
  await other.page.getByRole('link', { name: 'To the result' }).click();
  await other.page.getByRole('tab', { name: 'Places, round by round' }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
  for (const bad of [link.replace(/\/\d+$/, '').slice(0, -40), `${site.address}#/watch/.nonsense`, `${site.address}#/watch/.x`]) {
    await other.page.goto('about:blank');
    await other.page.goto(bad);
    await other.page.getByRole('heading', { level: 1, name: 'This link is incomplete.' }).waitFor();
  }
});

test('the result shows the places and what made the difference, leads to the costliest turn, and is saved as a picture', async () => {
  const { page, complaints } = await site.visit();
  await putRace(page, recordText('ausreisser/four-mixed'));
  await page.getByText('Stages ended in yellow – Dan 1, Anna 0.').waitFor();
  // no rider of this race is at this screen
  expect(await page.locator('[data-own-place], [data-mine]').count()).toBe(0);
  const saved = async (format: 'png' | 'svg'): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.locator(`[data-poster-as="${format}"]`).click();
    return readFile(await (await download).path());
  };
  const picture = await saved('png');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // the PNG header contains the width
  expect(picture.readUInt32BE(16)).toBe(1080);
  const drawing = (await saved('svg')).toString('utf8');
  for (const text of ['Dan wins', 'Minutes lost – Dan 3, Anna 13.']) expect(drawing).toContain(text);
  expect(drawing).not.toContain('var(');
  const faults = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror').length,
    drawing,
  );
  expect(faults).toBe(0);
  await page.locator('[data-differences] a').first().click();
  await timeline(page).waitFor();
  await page
    .getByText(/^Anna .* 5 /)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});
