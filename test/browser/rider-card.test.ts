import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUp, until } from './ausreisser-player.ts';
import { faultsOf } from './look.ts';
import { startRace, playUntil } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** A rider is asked who he is: on a phone what is told of him never hides him, nor the others. */

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

/** The card is all on screen and off the picture; a tap on it closes it and does nothing else. */
async function expectSheet(page: Page, picture: Locator): Promise<void> {
  const sheet = page.locator('aside[popover]');
  await sheet.locator('strong').waitFor();
  const size = page.viewportSize()!;
  // its place is measured when it is there
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

/** Upright, and turned on its side. */
async function inBothOrientations(page: Page, look: () => Promise<void>): Promise<void> {
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))');
    await look();
  }
}

test('Um Reifenbreite on a phone, upright and on its side: whoever is asked comes into the picture, and his card lies beside it', async () => {
  const { page, complaints } = await site.visit({ viewport: PHONES[0]!, hasTouch: true, isMobile: true });
  await startRace(page);
  await playUntil(page, 'turn');
  await inBothOrientations(page, async () => {
    await page.getByRole('button', { name: 'Follow the race' }).waitFor();
    const follow = page.getByRole('button', { name: 'Follow the race', pressed: false });
    if ((await follow.count()) > 0) await follow.tap();
    // so near to the road that the picture holds no more than a few
    const road = await boxOf(page.locator('.board'));
    await page.mouse.move(road.x + 40, road.y + 40);
    await page.mouse.wheel(0, -1500);
    await page.getByRole('button', { name: 'Follow the race', pressed: false }).waitFor();
    const chips = page.locator('.strip li button');
    for (const chip of [chips.first(), chips.last()]) {
      await chip.scrollIntoViewIfNeeded();
      await chip.tap();
      const rider = page.locator('.board .rider:has(.asked)');
      await rider.waitFor({ state: 'attached' });
      // the camera brings him
      await expect.poll(async () => overlap(await boxOf(page.locator('.board')), await boxOf(rider))).toBe(true);
      await expectSheet(page, page.locator('.board'));
    }
  });
  expect(complaints).toEqual([]);
});

test('Der Ausreißer on a phone, upright and on its side: the card lies beside the road', async () => {
  const { page, complaints } = await site.visit({ viewport: PHONES[0]!, hasTouch: true, isMobile: true });
  await setUp(page);
  await until(page, 'lay');
  await inBothOrientations(page, async () => {
    await page.locator('.table ol .asks').nth(1).tap();
    await expectSheet(page, page.locator('.scene'));
  });
  expect(complaints).toEqual([]);
});
