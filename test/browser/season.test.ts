import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { checkEveryLanguage } from './every-language.ts';
import { putRace } from './memory.ts';
import { openSite, type Site } from './site.ts';
import { standings } from './season-page.ts';

/** A club's season in this browser: members, races, results from a race here, from paper and from a file. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function download(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.locator(button).press('Enter');
  return readFile(await (await coming).path(), 'utf8');
}

async function addRace(page: Page, title: string, date: string): Promise<void> {
  await page.locator('[data-race-title]').fill(title);
  await page.locator('[data-race-date]').fill(date);
  await page.locator('[data-add-race]').press('Enter');
  await page.locator(`[data-race="${title}"]`).waitFor();
}

test('a season: a race of this browser by one tap, an evening on paper, standings, files, and the browser opened anew', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  await putRace(page, recordText('ausreisser/three-easy'));
  await page.evaluate("location.hash = '#/races'");
  await page.locator('[data-seasons]').click();
  await page.locator('[data-season-name]').fill('Winter 2026');
  await page.locator('[data-new-season]').press('Enter');
  await page.locator('h1', { hasText: 'Winter 2026' }).waitFor();
  for (const [name, team] of [
    ['Anna', 'Rot'],
    ['Ben', 'Blau'],
    ['Cleo', 'Rot'],
    ['Dora', 'Blau'],
  ] as const) {
    await page.locator('[data-member]').fill(name);
    await page.locator('[data-member-team]').fill(team);
    await page.locator('[data-add-member]').press('Enter');
  }
  await expect.poll(() => standings(page)).toHaveLength(4);

  await addRace(page, 'Stage night', '2026-11-20');
  await addRace(page, 'On paper', '2026-11-13');
  await page.locator('[data-race="Stage night"] [data-enter]').press('Enter');
  await page.locator('[data-take]').first().press('Enter');
  // Cleo won, Anna was second, Ben third
  await expect.poll(() => standings(page)).toEqual(['1. CleoRot 3', '2. AnnaRot 2', '3. BenBlau 1', '4. DoraBlau 0']);

  await page.locator('[data-race="On paper"] [data-enter]').press('Enter');
  await checkEveryLanguage(page, 'season');
  const places: Readonly<Record<string, number>> = { Dora: 1, Ben: 2, Anna: 3 };
  for (const [name, place] of Object.entries(places)) await page.locator(`[data-place="${name}"]`).fill(String(place));
  await page.locator('[data-number="climbs Dora"]').fill('7');
  // Dora rides for Cleo
  await page.locator('[data-for="Dora"]').selectOption({ label: 'Cleo' });
  await page.locator('[data-save-result]').press('Enter');
  await expect.poll(() => standings(page)).toEqual(['1. CleoRot 6', '2. AnnaRot 3', '2. BenBlau 3', '4. DoraBlau 0']);
  expect(await page.locator('[data-jerseys]').innerText()).toContain('Mountain jersey Dora, 7');

  await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
  await page.locator('[data-substitutes]').selectOption('self');
  await expect.poll(() => standings(page)).toEqual(['1. CleoRot 3', '1. DoraBlau 3', '3. AnnaRot 3', '3. BenBlau 3']);
  await page.locator('[data-bonus]').press(' ');
  await expect.poll(() => page.locator('[data-teams]').innerText()).toContain('12');

  // the battery is empty: the season is there again
  await page.reload();
  await expect.poll(() => standings(page)).toHaveLength(4);
  await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
  const results = await download(page, '[data-save-results]');
  expect(results.split('\r\n').filter((line) => line.startsWith('2026-11-13'))).toContain('2026-11-13,On paper,,Dora,Blau,1,0,Cleo,0,7,0');
  expect(await download(page, '[data-save-calendar]')).toContain('DTSTART;VALUE=DATE:20261113');
  expect(await download(page, '[data-save-standings]')).toContain('1,Dora,Blau,3');
  const whole = await download(page, '[data-save-json]');
  const poster = await download(page, '[data-save-poster="svg"]');
  for (const text of ['Winter 2026', '2 of 2 races ridden', 'Mountain jersey – Dora, 7', 'On paper, Nov 13, 2026 – Dora'])
    expect(poster).toContain(text);

  await page.locator('[data-load-csv]').setInputFiles({
    ...{ name: 'x.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      [
        'date;race;member;place;points\n2026-11-27;From a file;Emil;1;50\n2026-11-27;From a file;Ben;2;40\n',
        ...Array.from({ length: 7 }, (_, i) => `2026-12-0${i + 1};Long ${i};Emil;1;0\n`),
      ].join(''),
    ),
  });
  await page.locator('[data-race="From a file"]').waitFor();
  await expect.poll(() => standings(page)).toHaveLength(5);
  // the results of a long season are folded, except on paper
  expect(await page.locator('[data-races] details[open] > .places').count()).toBe(0);
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  expect(await page.locator('[data-races] [data-sheet]').count()).toBe(10);
  expect(await page.locator('[data-race="On paper"] [data-sheet]').innerText()).toMatch(/1\.\s+Dora\s+0\s+0\s+7\s+0\s+Cleo/);
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await page.locator('[data-undo]').press('Enter');

  // a file of the same season adds what is missing
  await page.evaluate("location.hash = '#/races/seasons'");
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(whole) });
  await page.locator('h1', { hasText: 'Winter 2026' }).waitFor();
  expect(complaints).toEqual([]);
});
