import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../games/recorded.ts';
import { putRace } from './memory.ts';
import { onePersonDrivers, raceUntil, type PartialRace } from './partial-race.ts';
import { decisionKind, pressMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The end of a race: the last kilometre, the photo of the finish and the podium; and bars that forced colours and printers leave. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ROAD = raceUntil('reifenbreite/020-everything-advanced-pairs', ({ kind, left }) => kind === 'turn' && left < 6);
const CARDS = raceUntil('ausreisser/four-mixed', ({ kind, left }) => kind === 'lay' && left < 4);

async function playToTheEnd(page: Page, { record, seat }: PartialRace): Promise<void> {
  await putRace(page, record, onePersonDrivers(seat));
  for (;;) {
    if ((await page.locator('[data-asked="over"]').count()) > 0) return;
    if ((await decisionKind(page)) === 'over') return;
    const step = await page.locator('[data-asked]').getAttribute('data-step');
    await pressMain(page);
    await page.locator(`[data-asked]:not([data-step="${step}"]), [data-asked="over"]`).first().waitFor();
  }
}

test.each([
  ['Um Reifenbreite', ROAD],
  ['Der Ausreißer', CARDS],
] as const)('%s: with little motion the race ends on the podium, with a whole sentence for you', async (_game, race) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    const { page, complaints } = await site.visit({ viewport });
    await playToTheEnd(page, race);
    const ceremony = page.locator('[data-ceremony="podium"]');
    await ceremony.waitFor();
    expect(await ceremony.locator('.figure').count()).toBeGreaterThan(1);
    const own = ceremony.locator('.words .own');
    expect(await own.innerText()).toMatch(/^You (have won|share the win|came \w+)[.!]$/);
    // nothing of the words is cut off, and the result can be reached
    const isCut = await ceremony
      .locator('.words')
      .evaluate((words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight);
    expect(isCut).toBe(false);
    const news = page.locator('.news ul');
    expect(await news.evaluate((list) => list.scrollHeight <= list.clientHeight + 1)).toBe(true);
    await page.locator('[data-close-ceremony]').click();
    await ceremony.waitFor({ state: 'detached' });
    await page.locator('a[data-main]').waitFor();
    expect(complaints).toEqual([]);
  }
});

test('the last kilometre is shown in slow motion and can be skipped; a race of bots shows the podium alone', async () => {
  const { page, complaints } = await site.visit({ reducedMotion: 'no-preference' });
  await playToTheEnd(page, CARDS);
  await page.locator('[data-ceremony="finish"]').waitFor();
  await page.locator('[data-skip-ceremony]').press('Enter');
  await page.locator('[data-ceremony="podium"]').waitFor();
  await putRace(page, CARDS.record, ['easy', 'easy', 'easy', 'easy']);
  await page.locator('[data-ceremony]').waitFor();
  expect(await page.locator('[data-ceremony]').getAttribute('data-ceremony')).toBe('podium');
  expect(complaints).toEqual([]);
});

/** Of some shapes: the fill as it is painted, and whether there is anything to paint. */
const PAINTED = (shapes: string): string => `[...document.querySelectorAll(${JSON.stringify(shapes)})].map((shape) => {
  const { width, height } = shape.getBoundingClientRect();
  return [getComputedStyle(shape).fill !== getComputedStyle(document.body).backgroundColor, width > 0 && height > 0].join();
})`;

test('the odds are drawn in forced colours', async () => {
  const { page } = await site.visit({ forcedColors: 'active' });
  const { record, seat } = raceUntil('reifenbreite/paris-roubaix', ({ kind }) => kind === 'turn');
  await putRace(page, record, onePersonDrivers(seat));
  await page.locator('figure .bar').first().waitFor();
  const painted = await page.evaluate<string[]>(PAINTED('figure .bar .share'));
  expect(painted.length).toBeGreaterThan(8);
  expect(new Set(painted)).toEqual(new Set(['true,true']));
});

test('the bars of an analysis are drawn in forced colours and in print', async () => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await putRace(page, recordText('ausreisser/three-easy'));
  await page.locator('[data-analysis]').click();
  await page.locator('[data-why] .bar').first().waitFor();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const painted = await page.evaluate<string[]>(PAINTED('[data-why] .bar .plus, [data-why] .bar .minus'));
    // a part that changed nothing has no bar
    expect(painted.filter((each) => each === 'true,true').length, media).toBeGreaterThan(1);
    expect(
      painted.filter((each) => each.startsWith('false')),
      media,
    ).toEqual([]);
  }
});
