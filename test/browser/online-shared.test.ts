import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, widerThanScreen } from './screen-faults.ts';
import { press, reach } from './keys.ts';
import { picture } from './online-pictures.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** A couple on one tablet and a friend far away: two seats on one device, which is passed on where hands are hidden. */

const served = serveRaces();
const PHONE = { viewport: { width: 360, height: 740 } };

async function takeSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator(`[data-take="${seat}"]`).click();
  await page.locator('[data-ready]').waitFor();
}
const handsOf = (page: Page): Promise<number> => page.locator('.decision input[data-card]').count();

test('two on one device play with a friend elsewhere, see no hand that is not theirs, and have their seats after a reload', async () => {
  const anna = await visit(served.site, `${served.server.address}#/online`, PHONE);
  const { page } = anna;
  await page.locator('[data-open-now="ausreisser"]').click();
  await takeSeat(page, 0, 'Anna');
  // by keys, Bob sits down beside her
  await page.locator('[data-share-device] summary').press('Enter');
  expect(await page.locator('[data-take="1"]').isDisabled()).toBe(true);
  await reach(page, '[data-other-name]', 'Tab');
  await page.keyboard.type('Bob');
  await reach(page, '[data-take="1"]', 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('[data-seat="1"]').getByText('on this device').waitFor();
  await expect.poll(() => page.evaluate("document.activeElement?.closest('[data-seat]')?.dataset.seat")).toBe('1');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'shared-lobby');
  const link = await page.locator('[data-link]').first().inputValue();
  const cleo = await visit(served.site, link, { locale: 'de-DE' });
  await cleo.page.locator('[data-seat="1"]').getByText('am Gerät von Anna').waitFor();
  await takeSeat(cleo.page, 2, 'Cleo');
  // he leaves and comes back
  await page.locator('[data-free="1"]').click();
  await page.locator('[data-take="1"]').waitFor();
  await page.locator('[data-other-name]').fill('Bob');
  await page.locator('[data-take="1"]').click();
  await page.locator('[data-free="1"]').waitFor();
  await page.locator('[data-begin]').click();

  let isSeen = false;
  const cleos = playOut(cleo.page, () => isSeen);
  await playOut(page, (kind) => kind === 'cover');
  // no hand is open before the device is passed on
  expect(await handsOf(page)).toBe(0);
  await picture(page, 'shared-cover');
  await page.reload();
  await page.locator('[data-asked="cover"]').waitFor();
  const owner = /Anna|Bob/.exec((await page.locator('[data-main]').textContent()) ?? '')?.[0];
  await page.locator('[data-main]').press('Enter');
  await expect.poll(() => handsOf(page)).toBeGreaterThan(0);
  await picture(page, 'shared-hand');
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  // the other one is asked for with a covered hand, too
  const other = owner === 'Anna' ? 'Bob' : 'Anna';
  await playOut(page, (kind) => kind === 'cover');
  await page.locator('[data-asked="cover"] [data-main]').getByText(other).waitFor();
  isSeen = true;
  await cleos;
  expect([anna, cleo].flatMap(({ complaints }) => complaints)).toEqual([]);
});
