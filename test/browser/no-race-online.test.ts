import { expect, test } from 'vitest';
import { AUSREISSER, openRace } from '../server/remote-player.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** An address of a race online at which the player cannot play: the page says why and offers a way on. */

const served = serveRaces();
const open = () => openRace(served.server.address.slice(0, -1), AUSREISSER, ['human', 'easy', 'easy'], { window: 50, step: 0 });

test('a token whose seat was handed on: the page says so, and one button watches the race', async () => {
  const { id } = await open();
  const { page, complaints } = await visit(served.site, served.server.address);
  await page.evaluate(`localStorage['windschatten.online.${id}'] = '{"seat":"${'x'.repeat(22)}"}'`);
  await page.goto(`${served.server.address}#/race/~${id}`);
  await page.getByRole('heading', { name: 'Your seat now belongs to someone else.' }).waitFor();
  await page.locator('[data-watch-instead]').click();
  await page.locator('.race[data-entries]').waitFor();
  // an onlooker is asked nothing, and the useless token is gone
  await page.locator('[data-asked="bots"]').waitFor();
  expect(await page.evaluate(`localStorage['windschatten.online.${id}'] ?? ''`)).not.toContain('seat');
  expect(complaints).toEqual([]);
});

test('a server that does not answer is no race that does not exist', async () => {
  const { id } = await open();
  const { page } = await visit(served.site, served.server.address);
  await page.route(`**/api/races/${id}`, (request) => request.abort());
  await page.goto(`${served.server.address}#/race/~${id}`);
  await page.getByRole('heading', { name: 'The server does not answer.' }).waitFor();
  expect(await page.getByText('There is no such race.').count()).toBe(0);
  await page.unroute(`**/api/races/${id}`);
  await page.locator('[data-retry]').click();
  await page.locator(`a[href="#/race/~${id}"]`).waitFor();
});

test('a race that the server does not know is said not to exist', async () => {
  const { page } = await visit(served.site, `${served.server.address}#/race/~${'y'.repeat(22)}`);
  await page.getByRole('heading', { name: 'There is no such race.' }).waitFor();
  expect(await page.locator('[data-retry]').count()).toBe(0);
});
