import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { putRace } from './memory.ts';
import { openSite, type Site } from './site.ts';

/** The analysis of a race: one chart shows where it was won. A worker computes it, and the browser stores it with the race. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const moves = (page: Page) => page.locator('[data-moves]');
const status = (page: Page): Promise<string | null> => page.locator('[data-stand]').getAttribute('data-stand');

/** Loads a recorded race and opens its analysis. */
async function openAnalysis(page: Page, record: string): Promise<void> {
  await putRace(page, recordText(record));
  await page.locator('[data-analysis]').click();
  await moves(page).waitFor();
}

test('Um Reifenbreite: the chart, keys from move to move, watching a moment, and the stored analysis', async () => {
  const { page, complaints } = await site.visit();
  await openAnalysis(page, 'reifenbreite/034-everything-professional-two');
  await expect.poll(() => status(page)).toBe('done');
  // one row for each seat, whose parts add up to its result
  const rows = page.locator('[data-split] tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  for (const row of await rows.allInnerTexts()) {
    // columns: player, start, the parts, result, without luck
    const [, ...numbers] = row.split('\t').map((cell) => Number.parseFloat(cell.replace('−', '-')));
    const parts = numbers.slice(0, -2);
    expect(Math.abs(parts.reduce((a, b) => a + b, 0) - numbers.at(-2)!), row).toBeLessThan(0.5);
  }
  // the chart is visible without scrolling, and the greatest swing stands below it
  await expect.poll(() => page.locator('[data-chart]').evaluate((chart) => chart.getBoundingClientRect().bottom)).toBeLessThan(720);
  const swingOf = (head: string): number => Math.abs(Number.parseFloat(/([−+][\d.]+) points/.exec(head)![1]!.replace('−', '-')));
  const swings = (await page.locator('[data-moment] .head').allInnerTexts()).map(swingOf);
  const greatest = await page.locator('[data-greatest]').innerText();
  expect(swingOf(greatest)).toBe(Math.max(...swings));
  await page.locator('[data-show-greatest]').press('Enter');
  await expect.poll(() => moves(page).inputValue()).toBe(/Move (\d+)/.exec(greatest)![1]);
  await moves(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => moves(page).getAttribute('aria-valuetext')).toMatch(/^Before the start/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moves(page).getAttribute('aria-valuetext')).toMatch(/^Move 1, .* points, \d+ %/);
  expect(await faultsOf(page)).toEqual([]);
  const moment = page.locator('[data-moment]').first();
  const n = await moment.getAttribute('data-moment');
  await moment.locator('[data-see]').click();
  await page.locator('[data-timeline]').waitFor();
  await page.waitForURL(new RegExp(`#/watch/[a-z0-9]+/${n}$`));
  // back from watching to the same move, without computing it again
  await page.locator('[data-analysis]').click();
  await expect.poll(() => moves(page).inputValue()).toBe(n);
  await page.getByText('Saved with the race in this browser.').waitFor();
  expect(complaints).toEqual([]);
});

test('Der Ausreißer on a phone, in dark colours: stopped and continued', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' });
  await openAnalysis(page, 'ausreisser/four-mixed');
  const stop = page.locator('[data-stop]');
  // the analysis may be done before the tap
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
  await expect.poll(() => status(page)).toMatch(/given-up|done/);
  if ((await status(page)) === 'given-up') await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => status(page)).toBe('done');
  await expect.poll(() => page.locator('[data-split] tbody tr').count()).toBe(4);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

const mistakeOf = (page: Page) => page.locator('section [data-moment]', { hasText: 'Better:' }).first();

test.each([
  ['reifenbreite/034-everything-professional-two', { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' }],
  ['ausreisser/four-mixed', { viewport: { width: 1280, height: 720 } }],
] as const)('%s: a moment shows the position before it and after both moves, and play continues from it', async (record, options) => {
  const { page, complaints } = await site.visit({ ...options });
  await openAnalysis(page, record);
  await expect.poll(() => status(page)).toBe('done');
  // no board is drawn before the player opens it
  expect(await page.locator('[data-board]').count()).toBe(0);
  const moment = mistakeOf(page);
  await moment.locator('[data-boards] > summary').click();
  await expect
    .poll(() => moment.locator('[data-board]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['board'])))
    .toEqual(['before', 'done', 'instead']);
  await moment.locator('[data-board=before] svg').first().waitFor();
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  // both boxes in one call, because content that appears above moves both
  const lie = (): Promise<string> =>
    moment.evaluate((element) => {
      const [before, done] = ['before', 'done'].map((which) => element.querySelector(`[data-board=${which}]`)!.getBoundingClientRect());
      return done!.y === before!.y ? 'beside' : done!.y > before!.bottom ? 'below' : 'over';
    });
  await expect.poll(lie).toBe(options.viewport.width > 1000 ? 'beside' : 'below');
  expect(await faultsOf(page)).toEqual([]);
  const n = await moment.getAttribute('data-moment');
  const from = moment.locator('[data-ride-from]');
  await from.locator('summary').click();
  await from.locator('[data-ride-on]').click();
  await page.waitForURL(/#\/race\//);
  expect(Number(n)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('the reasons for a loss stand below the chart, and below them the calibration, among equals and in mixed fields', async () => {
  const { page, complaints } = await site.visit();
  await openAnalysis(page, 'ausreisser/four-mixed');
  await expect.poll(() => status(page)).toBe('done');
  const why = page.locator('[data-why]');
  const sums = async (): Promise<{ points: number; parts: number }> => {
    const number = (text: string): number => Number.parseFloat(text.replace('−', '-'));
    const [words, parts] = [await why.locator('p').first().innerText(), await why.locator('li .number').allInnerTexts()];
    const points = number(words) * (words.includes('behind') ? -1 : 1);
    return { points, parts: parts.map(number).reduce((a, b) => a + b, 0) };
  };
  for (const seat of ['0', '1', '2', '3']) {
    await why.locator('select').selectOption(seat);
    const { points, parts } = await sums();
    // each tenth is rounded by itself
    expect(Math.abs(points - parts)).toBeLessThan(0.35);
  }
  await page.locator('[data-calibration] > summary').click();
  await page.locator('[data-calibration] table').first().waitFor();
  await expect.poll(() => page.locator('[data-calibration] table').count()).toBe(7);
  await expect.poll(() => page.locator('[data-riders] tbody tr').count()).toBe(7);
  await expect.poll(() => page.locator('[data-cards] tbody tr').count()).toBe(4);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('over all races: the missing analyses are computed, stopped, continued, and compared with the field', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const name of ['three-easy', 'three-simple', 'four-mixed']) await putRace(page, recordText(`ausreisser/${name}`));
  await page.evaluate("location.hash = '#/races'");
  await page.locator('main [data-field]').click();
  const stop = page.locator('[data-stop]');
  await page.locator('[data-stand]').waitFor();
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
  await expect.poll(() => status(page)).toMatch(/given-up|done/);
  if ((await status(page)) === 'given-up') await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => status(page), { timeout: 120_000 }).toBe('done');
  await page.getByText('Races analysed: 3.').waitFor();
  await expect.poll(() => page.locator('[data-against] tbody tr').count()).toBeGreaterThan(4);
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  // stored analyses are not computed again
  await page.reload();
  await page.getByText('Races analysed: 3.').waitFor();
  await page.locator('[data-game=reifenbreite]').click();
  await page.locator('[data-none]').waitFor();
  expect(complaints).toEqual([]);
});
