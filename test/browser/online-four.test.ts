import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../server/far.ts';
import { openCable, type Cable } from './cable.ts';
import { faultsOf } from './look.ts';
import { rideOut } from './online-rider.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** Four people, each at a browser of his own, one of them on a phone and one whose network goes away in between. */

const served = serveRaces();
let cable: Cable;

beforeAll(async () => {
  cable = await openCable(served.server.address);
});
afterAll(() => cable.close());

const RIDERS = ['rider-a', 'rider-b', 'rider-c', 'rider-d'];

async function takeSeat(page: Page, seat: number, words: string): Promise<void> {
  await page.locator('[data-name]').fill(`Person ${seat}`);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-words]').fill(words);
}

test('four seal words for the cards, ride a whole stage, and find their words in its record', async () => {
  const wish = {
    game: 'ausreisser',
    setup: { riders: RIDERS, stages: 1, game: 'simple' },
    drivers: RIDERS.map(() => 'human'),
    window: 50,
    step: 0,
    envelopes: true,
  };
  const made = await post(served.server.address, 'api/races', wish);
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const at = [served.server.address, cable.address, served.server.address, served.server.address];
  const visitors = await Promise.all(
    at.map((address, seat) =>
      visit(served.site, `${address}#/online/${id}`, seat === 2 ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {}),
    ),
  );
  const pages = visitors.map(({ page }) => page);
  for (const [seat, page] of pages.entries()) await takeSeat(page, seat, seat === 0 ? 'wind from the west' : '');
  expect(await faultsOf(pages[2]!)).toEqual([]);
  await Promise.all(pages.map((page) => page.locator('[data-ready]').click()));
  await Promise.all(pages.map((page) => page.locator('[data-asked]').waitFor()));

  let acts = 0;
  await Promise.all(pages.map((page) => rideOut(page, () => ++acts > 40)));
  cable.pull();
  await pages[1]!.locator('[data-lost]').waitFor();
  cable.plug();
  await pages[1]!.locator('[data-lost]').waitFor({ state: 'detached' });
  await Promise.all(pages.map((page) => rideOut(page)));

  await pages[3]!.locator('[data-main]').click();
  await pages[3]!.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await pages[3]!.getByText('Person 3').first().waitFor();
  await pages[3]!.getByText('wind from the west').waitFor();
  await pages[3]!.locator('[data-own-envelope]').waitFor();
  await pages[3]!.locator('[data-verify]').click();
  await pages[3]!.locator('[data-verified]').waitFor();
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
});
