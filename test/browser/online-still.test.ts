import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { picture } from './online-pictures.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';
import { places, SIZES } from './places.ts';

/** While a player decides, the buttons of the decision, the tabs and the table's button stay where they are, whatever happens elsewhere. */

const served = serveRaces();

async function takeSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-ready]').waitFor();
}

test.each(['ausreisser', 'reifenbreite'])(
  '%s: nothing slides under the pointer when a line of chat comes, the connection is lost, or a player goes and comes back',
  async (game) => {
    const anna = await visit(served.site, `${served.server.address}#/online`, { viewport: SIZES[0]! });
    const opening = anna.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/races'));
    await anna.page.locator(`[data-open-now="${game}"]`).click();
    // a round of Um Reifenbreite has some thirty steps of bots, and is to last less than 8 seconds
    const { step } = (await opening).postDataJSON() as { readonly step?: number };
    expect(step ?? 700).toBeLessThanOrEqual(game === 'reifenbreite' ? 150 : 700);
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
