import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { putRace } from './memory.ts';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { answer, decisionKind, pressMain } from './reifenbreite-player.ts';
import { faultsOf } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** The result is about the player at this screen; tables and charts stand behind tabs, and are printed all. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(['reifenbreite/stages-1', 'ausreisser/four-mixed'])('%s: my race in three sentences, and one table at a time', async (name) => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 } });
  const { record, seat } = raceUntil(name, ({ left }) => left <= 4);
  await putRace(page, record, onePersonDrivers(seat));
  for (let kind: string = await decisionKind(page); kind !== 'over'; kind = await decisionKind(page))
    await answer(page, () => pressMain(page));
  await page.locator('[data-main]').click();
  const mine = page.locator('[data-mine]');
  await mine.waitFor();
  expect(await mine.locator('li').count()).toBe(3);
  // a moment leads to its place in the race
  expect(await mine.locator('a').count()).toBeGreaterThan(0);
  const tabs = page.getByRole('tab');
  const panels = page.getByRole('tabpanel');
  expect(await tabs.count()).toBeGreaterThan(2);
  expect(await panels.count()).toBe(1);
  const first = await panels.getAttribute('aria-label');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => panels.getAttribute('aria-label')).not.toBe(first);
  expect(await panels.count()).toBe(1);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await faultsOf(page, { contrast: 'left out' })).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('[role="tabpanel"]:visible').count()).toBe(await page.locator('[role="tabpanel"]').count());
  expect(complaints).toEqual([]);
});

test('a chart is printed to its last round', async () => {
  const { page } = await site.visit();
  await putRace(page, recordText('reifenbreite/tour-de-france'));
  await page.getByRole('tab', { name: 'Places, round by round' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 990 });
  const widths = (): Promise<readonly number[]> =>
    page.locator('svg[data-poster]').evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await widths()))).toBeLessThanOrEqual(700);
});

test('one button shares the result, by the system’s sheet or as a copied link, and the link shows it to others', async () => {
  const { page } = await site.visit();
  await page.addInitScript(`navigator.share = (shared) => { window.shared = shared; return Promise.resolve(); };`);
  await putRace(page, recordText('ausreisser/four-mixed'));
  await page.reload();
  await page.locator('[data-share]').click();
  await expect.poll(() => page.evaluate('window.shared?.text')).toMatch(/^Der Ausreißer.* · .*2\d{3}.*\. Dan wins\. 1\. Dan · /);
  const link = await page.evaluate<string>('window.shared.url');
  const other = await site.visit();
  await other.page.goto(link);
  await other.page.getByRole('heading', { level: 1, name: 'Dan wins' }).waitFor();
  expect(await other.page.locator('[data-mine], [data-own-place]').count()).toBe(0);
});
