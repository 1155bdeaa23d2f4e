import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { picture } from './online-pictures.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** While a player decides, the buttons of the decision, the tabs and the table's button stay where they are, whatever happens elsewhere. */

const served = serveRaces();

async function takeSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-ready]').waitFor();
}

/** Where the buttons of the decision and the tabs are, by their words without numbers. */
const PLACES = `Object.fromEntries([...document.querySelectorAll('[data-asked] button, [data-asked] label, [role="tab"], [data-table-more]')].flatMap((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const words = each.textContent.replace(/\\s*\\(?\\d*\\)?\\d*$/, '').trim() || each.getAttribute('aria-label');
  return width === 0 ? [] : [[words, [left, top, width, height].map(Math.round).join(' ')]];
}))`;
const FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
async function readPlaces(page: Page): Promise<string> {
  await page.evaluate(FRAMES);
  return JSON.stringify(await page.evaluate(PLACES));
}
async function places(page: Page): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // the layout of a new size may take several frames
    let last = '';
    for (let now = await readPlaces(page); now !== last; now = await readPlaces(page)) last = now;
    found.push(JSON.parse(last));
  }
  return found;
}

test.each(['ausreisser', 'reifenbreite'])(
  '%s: nothing slides under the pointer when a line of chat comes, the connection is lost, or a player goes and comes back',
  async (game) => {
    const anna = await visit(served.site, `${served.server.address}#/online`, { viewport: SIZES[0]! });
    await anna.page.locator(`[data-open-now="${game}"]`).click();
    await takeSeat(anna.page, 0, 'Anna');
    const link = await anna.page.locator('[data-link]').first().inputValue();
    const ben = await visit(served.site, link);
    await takeSeat(ben.page, 1, 'Ben');
    const personal = await ben.page.locator('[data-link]').last().inputValue();
    await anna.page.locator('[data-begin]').click();
    await anna.page.locator('[data-table-more]').waitFor();
    // the lot may let Ben begin
    const isAsked = async (): Promise<boolean> => (await anna.page.locator('[data-asked]:not([data-asked="bots"])').count()) > 0;
    let asked = false;
    const bens = playOut(ben.page, () => asked);
    await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
    asked = true;
    await bens;
    const before = await places(anna.page);

    await ben.page.locator('#tab-chat').press('Enter');
    await ben.page.locator('[data-phrase]').first().click();
    await anna.page.locator('.unread').waitFor();
    expect(await places(anna.page), 'a line of chat').toEqual(before);

    await anna.page.context().setOffline(true);
    await anna.page.locator('[data-lost]').waitFor();
    expect(await places(anna.page), 'the connection is lost').toEqual(before);
    await picture(anna.page, `still-lost-${game}`);
    await anna.page.context().setOffline(false);
    await anna.page.locator('[data-lost]').waitFor({ state: 'detached' });

    await ben.page.context().close();
    await anna.page.locator('[data-replace="1"]').waitFor({ timeout: 60_000 });
    expect(await places(anna.page), 'a player has gone').toEqual(before);
    await picture(anna.page, `still-gone-${game}`);
    const back = await visit(served.site, personal);
    await back.page.locator('[data-arrive="yes"]').click();
    await back.page.locator('a[href^="#/race/"]').click();
    await anna.page.locator('[data-replace="1"]').waitFor({ state: 'detached' });
    expect(await places(anna.page), 'a player is back').toEqual(before);
    expect([...anna.complaints, ...back.complaints]).toEqual([]);
  },
);
