import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUp, until } from './ausreisser-player.ts';
import { faultsOf } from './screen-faults.ts';
import { startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The card with details of a rider never hides the picture on a phone. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONES = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const boxOf = async (what: Locator): Promise<Box> => (await what.boundingBox())!;
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
const step = (page: Page): Promise<string | null> => page.locator('[data-asked]').getAttribute('data-step');

/** Expects the card within the screen and beside the picture. A tap on it only closes it. */
async function expectSheet(page: Page, picture: Locator): Promise<void> {
  const sheet = page.locator('aside[popover]');
  await sheet.locator('strong').waitFor();
  const size = page.viewportSize()!;
  // the page positions the card after it appears
  const faults = async (): Promise<string[]> => {
    const [card, shown] = [await boxOf(sheet), await boxOf(picture)];
    const boxes = JSON.stringify({ card, shown });
    return [
      ...(overlap(card, shown) ? [`over the picture: ${boxes}`] : []),
      ...(card.y + card.height > size.height + 1 || card.x + card.width > size.width + 1 ? [`off the screen: ${boxes}`] : []),
    ];
  };
  await expect.poll(faults).toEqual([]);
  expect(await faultsOf(page, { picture: 'left out', contrast: 'left out' })).toEqual([]);
  const before = await step(page);
  await expect.poll(async () => (await sheet.tap({ position: { x: 30, y: 60 }, timeout: 2000 }).catch(() => 0), sheet.count())).toBe(0);
  expect(await step(page)).toBe(before);
}

/** Portrait and landscape. */
async function inBothOrientations(page: Page, look: () => Promise<void>): Promise<void> {
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))');
    await look();
  }
}

test('Um Reifenbreite on a phone, portrait and landscape: the camera shows the chosen rider, and his card lies beside the picture', async () => {
  const { page, complaints } = await site.visit({ viewport: PHONES[0]!, hasTouch: true, isMobile: true });
  await startRace(page);
  await playUntil(page, 'turn');
  await inBothOrientations(page, async () => {
    await page.getByRole('button', { name: 'Follow the race' }).waitFor();
    const follow = page.getByRole('button', { name: 'Follow the race', pressed: false });
    if ((await follow.count()) > 0) await follow.tap();
    // zooms in until only a few riders fit
    const road = await boxOf(page.locator('.board'));
    await page.mouse.move(road.x + 40, road.y + 40);
    await page.mouse.wheel(0, -1500);
    await page.getByRole('button', { name: 'Follow the race', pressed: false }).waitFor();
    const chips = page.locator('.strip li button');
    for (const chip of [chips.first(), chips.last()]) {
      await chip.scrollIntoViewIfNeeded();
      await chip.tap();
      const rider = page.locator('.board .rider:has(.marked)');
      await rider.waitFor({ state: 'attached' });
      // the camera moves to the rider
      await expect.poll(async () => overlap(await boxOf(page.locator('.board')), await boxOf(rider))).toBe(true);
      await expectSheet(page, page.locator('.board'));
    }
  });
  expect(complaints).toEqual([]);
});

test('Der Ausreißer on a phone, portrait and landscape: the card lies beside the road', async () => {
  const { page, complaints } = await site.visit({ viewport: PHONES[0]!, hasTouch: true, isMobile: true });
  await setUp(page);
  await until(page, 'lay');
  await inBothOrientations(page, async () => {
    await page.locator('.table ol .asks').nth(1).tap();
    await expectSheet(page, page.locator('.scene'));
  });
  expect(complaints).toEqual([]);
});
