import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importRace } from './imported-race.ts';
import { raceUntil } from './partial-race.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit, visitSeat, type Visitor } from './online-visitor.ts';

/**
 * A stage race of two people on separate devices, with an onlooker: the end of a stage with the start of the next one,
 * and the end of the last stage. The race is imported, so that only the end of each stage is played here.
 */

const served = serveRaces();

const RACES = [
  { name: 'Um Reifenbreite', record: 'reifenbreite/stages-1', people: [0, 1] },
  { name: 'Der Ausreißer', record: 'ausreisser/six-stage-wins', people: [0, 1] },
] as const;

/** The number of player decisions left when the first stage has ended. */
function leftAfterStage(record: string): number {
  let left = 0;
  raceUntil(record, (asking) => {
    left = asking.left;
    return asking.stage > 1;
  });
  return left;
}

/** Opens the pages of both people, one of them on a phone, and of an onlooker. */
async function openStageRace(
  record: string,
  left: number,
  seats: readonly number[],
): Promise<{ readonly riders: Visitor[]; readonly onlooker: Visitor }> {
  const race = await importRace(served.server.address, { record, left, seats });
  const [first, second] = seats;
  return {
    riders: await Promise.all([
      visitSeat(served.site, served.server, race, first!, { viewport: { width: 1280, height: 720 } }),
      visitSeat(served.site, served.server, race, second!, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }),
    ]),
    onlooker: await visit(served.site, `${served.server.address}#/race/~${race.id}`),
  };
}

/** Saves a screenshot if WINDSCHATTEN_PICTURES names a folder. */
async function keepScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['WINDSCHATTEN_PICTURES'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

test.each(RACES)('$name: a stage ends, all see its winner, and the next one is played', async ({ name, record, people }) => {
  const { riders, onlooker } = await openStageRace(record, leftAfterStage(record) + 6, people);
  const pages = [...riders, onlooker].map(({ page }) => page);
  const cards = Promise.all(pages.map((page) => page.locator('[data-stage-card] summary').innerText()));
  let seen = false;
  void cards.then(() => (seen = true));
  await Promise.all(riders.map(({ page }) => playOut(page, () => seen)));
  expect(new Set(await cards).size).toBe(1);
  const close = (page: Page) => page.locator('[data-stage-card] > button');
  for (const [i, page] of pages.entries()) {
    await keepScreenshot(page, `${name} stage ${i}`);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    const box = (await close(page).count()) > 0 ? await close(page).boundingBox() : null;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await faultsOf(page, { picture: 'left out' })).toEqual([]);
  }
  // an onlooker is asked nothing and closes it
  await close(onlooker.page).click();
  let acts = 0;
  await Promise.all(riders.map(({ page }) => playOut(page, () => ++acts > 8)));
  for (const [i, page] of pages.entries()) await keepScreenshot(page, `${name} next ${i}`);
  expect([...riders, onlooker].flatMap(({ complaints }) => complaints)).toEqual([]);
});

// Um Reifenbreite's end before an onlooker: online.test.ts
test('the last stage ends, the race is over for all, and its chance is verified', async () => {
  const [, { name, record, people }] = RACES;
  const { riders, onlooker } = await openStageRace(record, 6, people);
  await Promise.all(riders.map(({ page }) => playOut(page)));
  const titles: string[] = [];
  for (const [i, { page }] of [...riders, onlooker].entries()) {
    await page.locator('[data-asked="over"]').waitFor();
    await keepScreenshot(page, `${name} over ${i}`);
    await page.locator('[data-asked="over"] [data-main]').click();
    titles.push(await page.getByRole('heading', { level: 1, name: /win|share/ }).innerText());
    await page.getByText('Person 0').first().waitFor();
    await keepScreenshot(page, `${name} result ${i}`);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await page.locator('[data-verify]').click();
    await page.locator('[data-verified]').waitFor();
  }
  expect(new Set(titles).size).toBe(1);
  expect([...riders, onlooker].flatMap(({ complaints }) => complaints)).toEqual([]);
});
