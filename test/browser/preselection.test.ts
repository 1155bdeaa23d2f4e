import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { actAndWait, setUp, until } from './ausreisser-player.ts';
import { putRace } from './memory.ts';
import { answer, pressMain, startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** Before the first input the page preselects the best visible option, and nothing hides what it belongs to. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The minutes stated below a card; fewer are better. */
const minutesOf = (text: string): number => {
  const found = /([+−-])\s?(\d+)/.exec(text);
  return found === null ? 0 : Number(found[2]) * (found[1] === '+' ? 1 : -1);
};

test('Um Reifenbreite: the preselected space is one of the farthest', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  for (let move = 0; move < 6; move++) {
    await playUntil(page, 'move');
    const picked = page.locator('.board [data-space].chosen text');
    await picked.waitFor({ state: 'attached' });
    const lengths = await page.locator('.board [data-space] text').allTextContents();
    expect(Number(await picked.textContent())).toBe(Math.max(...lengths.map(Number)));
    await answer(page, () => pressMain(page));
  }
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: the preselected card costs the fewest minutes, or wins the most back', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { riders: 4 });
  const chosen: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await until(page, 'lay');
    const picked = minutesOf(await page.locator('.speeds .chosen .flag').innerText());
    const all = (await page.locator('.speeds .flag').allInnerTexts()).map(minutesOf);
    expect(picked).toBe(Math.min(...all));
    chosen.push(...all.filter((minutes) => minutes !== picked));
    await actAndWait(page, () => pressMain(page));
  }
  // the cards differed, so the choice mattered
  expect(chosen.length).toBeGreaterThan(8);
  expect(complaints).toEqual([]);
});

test('Der Ausreißer: a headwind is drawn behind the rider it blows on', async () => {
  const { page, complaints } = await site.visit();
  const record = recordText('ausreisser/four-mixed');
  await putRace(page, record);
  await page.getByRole('link', { name: 'Watch the race' }).click();
  await page.locator('[data-timeline]').waitFor();
  await goTo(page, entryOf(record, /^ {2}wind-laid/));
  const wind = page.locator('.scene .rider .wind');
  await wind.waitFor({ state: 'attached' });
  // SVG paints later elements over earlier ones
  const after = `(() => {
    const wind = document.querySelector('.scene .rider .wind');
    const drawn = [...wind.parentElement.children];
    return drawn.slice(drawn.indexOf(wind) + 1).map(({ tagName }) => tagName);
  })()`;
  expect(await page.evaluate(after)).toContain('g');
  expect(complaints).toEqual([]);
});

/** The number of the last entry of a record with a matching line. */
function entryOf(record: string, line: RegExp): number {
  let entry = 0;
  let found = 0;
  for (const each of record.split('\n')) {
    entry = Number(/^\d+/.exec(each)?.[0] ?? entry);
    if (line.test(each)) found = entry;
  }
  return found;
}

const goTo = (page: Page, entry: number): Promise<unknown> =>
  page.evaluate(`location.hash = location.hash.split('/').slice(0, 3).join('/') + '/${entry}'`);
