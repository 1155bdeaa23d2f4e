import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordOfDay } from '../../src/words/index.ts';
import { recordText } from '../games/recorded.ts';
import { actAndWait, decisionKind, lay } from './ausreisser-player.ts';
import { putRace } from './memory.ts';
import { serveRaces } from './online-server.ts';
import { pressMain } from './reifenbreite-player.ts';
import { faultsOf, widerThanScreen } from './screen-faults.ts';

/** The table of the race of the day, short links and square pictures, with a server. */

const served = serveRaces();
const GAME = 'ausreisser';

async function ride(page: Page): Promise<void> {
  await page.locator('[data-ride]').click();
  await page.waitForURL('**/#/race/*');
  for (let kind = await decisionKind(page); kind !== 'over'; kind = await decisionKind(page))
    await (kind === 'lay' ? lay(page, 0) : actAndWait(page, () => pressMain(page)));
}

test(
  'a race of the day that was ridden offline is sent later, is in the table, and is shared as a link and a picture',
  { timeout: 240_000 },
  async () => {
    const page = await served.site.open();
    await page.goto(`${served.server.address}#/same/${GAME}`);
    await page.locator('[data-day-table]').getByText('No one has sent a result yet.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await ride(page);
    await page.evaluate(`location.hash = '#/same/${GAME}'`);
    await page.getByLabel('Your name in the table').fill('Eva');
    served.server.kill();
    await page.locator('[data-day-send]').click();
    await page.getByText('Your result waits until the server can be reached.').waitFor();
    await served.server.start();
    // the first page sends what waits
    await page.goto(`${served.server.address}#/`);
    const table = async (): Promise<{ count: number; best: { name: string }[] }> =>
      (await fetch(`${served.server.address}api/days/${GAME}/${wordOfDay(Date.now())}`)).json() as never;
    await expect.poll(async () => (await table()).count, { timeout: 30_000 }).toBe(1);
    expect((await table()).best[0]!.name).toBe('Eva');
    await page.evaluate(`location.hash = '#/same/${GAME}'`);
    await page.locator('[data-day-place]', { hasText: 'You are the first in the table.' }).waitFor();
    await page.getByText('1 day in a row').waitFor();
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    await page.evaluate('navigator.share = undefined; delete Navigator.prototype.share');
    await page.locator('[data-share]').click();
    await page.locator('[data-picture]').waitFor();
    expect(await page.locator('[data-picture]').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1080, 1080,
    ]);
  },
);

test('the link to a long race is short, and leads to it', async () => {
  const page = await served.site.open();
  await page.goto(served.server.address);
  await putRace(page, recordText('ausreisser/four-mixed'));
  await page.evaluate('delete Navigator.prototype.share');
  // on a busy machine one press was lost; a second one has to work
  await expect
    .poll(
      async () => {
        await page.locator('[data-share]').click();
        return page
          .locator('[data-link]')
          .waitFor({ timeout: 5000 })
          .then(() => true)
          .catch(() => false);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const link = await page.locator('[data-link]').inputValue();
  expect(link).toMatch(/#\/s\/[\w-]{12}$/);
  const other = await served.site.open();
  await other.goto(link);
  await other.getByRole('heading', { level: 1, name: 'Dan wins' }).waitFor();
  await other.goto(`${served.server.address}#/s/aaaaaaaaaaaa`);
  await other.getByText('This short link is unknown here, or too old.').waitFor();
});
