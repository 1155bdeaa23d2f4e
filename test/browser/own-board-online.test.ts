import { expect, test } from 'vitest';
import { BOT_STEP_MS } from '../../src/web/reifenbreite/setup/bot-step.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** A race on a board of the workshop, online: the race carries the board, so a friend needs nothing but the link. */

const served = serveRaces();

test('a friend sees and rides a board that the other has built', { timeout: 120_000 }, async () => {
  const anna = await visit(served.site, `${served.server.address}#/board-workshop`);
  await anna.page.locator('[data-new]').click();
  await anna.page.locator('[data-status][data-sound="true"]').waitFor();
  const field = anna.page.locator('[data-workshop] textarea');
  await field.fill((await field.inputValue()).replace('"Two laps"', '"Round the block"'));
  await anna.page.locator('[data-race]').click();
  await expect.poll(() => anna.page.locator('[data-course="0"]').inputValue()).toMatch(/\/laps$/);
  await anna.page.locator('.manager').nth(1).locator('[data-driver]').selectOption('human');
  // the form is still on its way when the button is pressed
  let letGo = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => (letGo = resolve));
  await anna.page.route(/OpenForm/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await anna.page.locator('[data-online]').click();
  const wish = anna.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/races'));
  await anna.page.locator('[data-open-online]').click();
  letGo();
  // as from the home page, the bots of this game move as fast as offline
  expect((await wish).postDataJSON()).toMatchObject({ step: BOT_STEP_MS });
  const takeSeat = async (page: typeof anna.page, seat: number, name: string): Promise<void> => {
    await page.locator('[data-name]').fill(name);
    await page.locator(`[data-take="${seat}"]`).click();
    await page.locator('[data-ready]').waitFor();
  };
  await takeSeat(anna.page, 0, 'Anna');
  const ben = await visit(served.site, await anna.page.locator('[data-link]').first().inputValue());
  await ben.page.getByText('Round the block').first().waitFor();
  await takeSeat(ben.page, 1, 'Ben');
  for (const { page } of [anna, ben]) await page.locator('[data-ready]').click();
  for (const { page } of [anna, ben]) {
    await page.locator('.board .picture svg').waitFor();
    await page.locator('.board .picture svg').getByText('My board').waitFor({ state: 'attached' });
  }
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
});
