import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../server/remote-player.ts';
import { openCable, type Cable } from './cuttable-proxy.ts';
import { checkEveryLanguage } from './every-language.ts';
import { isAt, press, reach } from './keys.ts';
import { faultsOf } from './screen-faults.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** Four people, each with a browser of their own, one of them on a phone and one with a network failure. */

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

test('four players seal words for the cards, play a whole stage, and find their words in its record', async () => {
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
  const [anna] = pages as [Page];
  // Anna uses keys only, from her name to the envelopes that her page opens when all are there
  await reach(anna, '[data-name]');
  await anna.keyboard.type('Person 0');
  await reach(anna, '[data-take="0"]');
  // her socket reconnects while the answer is on its way, so the page learns of her seat before the answer
  await anna.route(`**/api/races/${id}/seats/0`, async (route) => {
    const response = await route.fetch();
    await anna.evaluate(`for (const what of ['offline', 'online']) dispatchEvent(new Event(what))`);
    await anna.locator('[data-words]').waitFor();
    await route.fulfill({ response });
  });
  await press(anna, 'Enter');
  await expect.poll(() => isAt(anna, '.seats > li:first-child')).toBe(true);
  await reach(anna, '[data-words]');
  await anna.keyboard.type('wind from the west');
  for (const [seat, page] of pages.entries()) if (seat > 0) await takeSeat(page, seat, '');
  expect(await faultsOf(pages[2]!)).toEqual([]);
  await reach(anna, '[data-ready]');
  await press(anna, 'Space');
  await anna.locator('[data-ready="yes"]:enabled').waitFor();
  await expect.poll(() => isAt(anna, '[data-ready]')).toBe(true);
  // the last envelope is opened late, and all pages name its owner
  let openLast = (): void => undefined;
  const opened = new Promise<void>((open) => (openLast = open));
  await pages[3]!.route('**/words', (route) => void opened.then(() => route.continue()));
  await Promise.all(pages.slice(1).map((page) => page.locator('[data-ready]').click()));
  await anna.getByRole('status').getByText('Still closed: Person 3').waitFor();
  await reach(anna, '[data-envelopes] summary');
  await press(anna, 'Enter');
  await anna.locator('[data-envelopes] dd').last().waitFor();
  openLast();
  await Promise.all(pages.map((page) => page.locator('[data-asked]').waitFor()));

  let acts = 0;
  await Promise.all(pages.map((page) => playOut(page, () => ++acts > 40)));
  cable.pull();
  await pages[1]!.locator('[data-lost]').waitFor();
  cable.plug();
  await pages[1]!.locator('[data-lost]').waitFor({ state: 'detached' });
  await Promise.all(pages.map((page) => playOut(page)));

  await pages[3]!.locator('[data-main]').click();
  await pages[3]!.getByRole('heading', { level: 1, name: /wins|share/ }).waitFor();
  await pages[3]!.getByText('Person 3').first().waitFor();
  await pages[3]!.getByText('wind from the west').waitFor();
  await pages[3]!.locator('[data-own-envelope]').waitFor();
  await pages[3]!.locator('[data-verify]').click();
  await pages[3]!.locator('[data-verified]').waitFor();
  await checkEveryLanguage(pages[3]!, 'result with envelopes');
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
});
