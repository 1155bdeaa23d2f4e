import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { press, reach } from './keys.ts';
import { picture } from './online-pictures.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** A player who takes a seat and never comes: the host frees the seat, or the others go on with a bot or a substitute, and the owner comes back. */

const served = serveRaces();
const PHONE = { viewport: { width: 360, height: 740 } };
async function takeSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-ready]').waitFor();
}

test('a seat is freed before the start; a player who never comes gets a substitute, and takes the seat back in another browser', async () => {
  const anna = await visit(served.site, `${served.server.address}#/online`);
  await anna.page.locator('[data-open-now="ausreisser"]').click();
  await takeSeat(anna.page, 0, 'Anna');
  const link = await anna.page.locator('[data-link]').first().inputValue();
  const race = link.split('/').at(-1)!;
  const gone = await visit(served.site, link);
  await takeSeat(gone.page, 1, 'Nobody');
  await gone.page.context().close();

  // by keys, the host frees the seat
  await reach(anna.page, '[data-free="1"]', 'Shift+Tab');
  await picture(anna.page, 'free');
  expect(await faultsOf(anna.page)).toEqual([]);
  await press(anna.page, 'Enter');
  await anna.page.locator('[data-free="1"]').waitFor({ state: 'detached' });
  // Ben takes it, keeps his personal link, and closes his browser before the start
  const ben = await visit(served.site, link, PHONE);
  await takeSeat(ben.page, 1, 'Ben');
  const personal = await ben.page.locator('[data-link]').last().inputValue();
  await ben.page.context().close();
  await anna.page.locator('[data-begin]').click();
  await anna.page.locator('[data-asked]').waitFor();
  await anna.page.locator('[data-replace="1"]').waitFor();
  await anna.page.locator('[data-table]').getByText('Missing: Ben').waitFor();
  await picture(anna.page, 'missing');
  await anna.page.setViewportSize(PHONE.viewport);
  expect(await widerThanScreen(anna.page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(anna.page, { picture: 'left out' })).toEqual([]);
  await picture(anna.page, 'missing-phone');
  await anna.page.setViewportSize({ width: 1280, height: 800 });

  await anna.page.locator('[data-invite="1"]').click();
  await anna.page.locator('[data-hand-on="1"]').click();
  await anna.page.getByRole('heading', { name: 'At the table', exact: true }).waitFor();
  const invitation = await anna.page.locator('[data-table] [data-link]').first().inputValue();
  await picture(anna.page, 'invitation');
  const cleo = await visit(served.site, invitation, PHONE);
  await picture(cleo.page, 'substitute');
  await cleo.page.locator('[data-take-over]').click();
  await cleo.page.locator('[data-table]').getByText('You are playing for Ben until Ben is back.').waitFor();
  await picture(cleo.page, 'substitute-plays');
  await anna.page.locator('[data-replace="1"]').waitFor({ state: 'detached' });

  // Ben comes back in another browser, by his personal link
  const back = await visit(served.site, personal, { locale: 'de-DE' });
  await back.page.getByRole('heading', { name: 'Bist du Ben?' }).waitFor();
  await picture(back.page, 'asked-de');
  expect(await faultsOf(back.page)).toEqual([]);
  await back.page.locator('[data-arrive="yes"]').click();
  await back.page.locator(`a[href="#/race/~${race}"]`).click();
  await back.page.locator('[data-table]').getByText('Ein Ersatz spielt für dich.').waitFor();
  await picture(back.page, 'back-de');
  await back.page.locator('[data-come-back]').click();
  await back.page.locator('[data-come-back]').waitFor({ state: 'detached' });
  await cleo.page.locator('[data-refused="wire-token"]').waitFor();
  expect(await back.page.locator('[data-refused]').count()).toBe(0);
  expect([anna, cleo, back].flatMap(({ complaints }) => complaints)).toEqual([]);
});
